import AppStore
import CatalogModel
import Diagnostics
import Generate
package import Lint
import Reports

/// What there is to read of one rule, for `rules RULE` and for the documentation.
package struct RulePage {
  /// A part of the page, whatever it is written as.
  private enum Block {
    /// Labels with their values.
    case facts([(String, String)])
    case heading(String)
    case paragraph(String)
    case code(String, language: String)
  }

  private let rule: RuleDescription
  private var blocks: [Block] = []

  /// Lints the bad example, so that the page shows what is really said of it.
  package init(_ rule: any Rule) async {
    let about = rule.about
    self.rule = about
    let findings = await RuleExample.findings(in: about.bad, of: rule)
    blocks = [
      .facts([
        ("severity", "\(about.severity.rawValue)\(about.isSettable ? "" : ", always")"),
        ("profiles", about.profiles.map(\.rawValue).joined(separator: ", ")),
        ("source", "\(about.source) (\(about.asOf))"),
      ]),
      .paragraph(about.why), .heading("Bad"),
    ]
    blocks += Self.code(about.bad)
    let context = ReportContext(workingDirectory: "/catalog", style: .plain, toolVersion: Version.current)
    blocks += [
      .heading("What lint says"),
      .code(TextReport().render(findings, context), language: "text"),
    ]
    let fixes = findings.compactMap(\.fix).map(Self.sentence)
    if !fixes.isEmpty { blocks += [.heading("Fix")] + fixes.map(Block.paragraph) }
    blocks += [.heading("Good")] + Self.code(about.good)
    if about.isSettable {
      blocks.append(.paragraph("Set its severity in the catalog: lint: { rules: { \(about.id): off } }"))
    }
  }

  private static func code(_ example: Example) -> [Block] {
    example.files.map { file in
      let name = example.files.count > 1 ? "# \(file.path)\n" : ""
      return .code(name + file.text, language: file.path.hasSuffix(".yaml") ? "yaml" : "text")
    }
  }

  private static func sentence(_ fix: Fix) -> String {
    let old = String(decoding: fix.location.source.bytes[fix.location.range], as: UTF8.self)
    if fix.replacement.isEmpty { return "\(old.quoted) is removed." }
    return old.isEmpty ? "\(fix.replacement.quoted) is inserted." : "\(old.quoted) becomes \(fix.replacement.quoted)."
  }

  /// For a terminal.
  package var text: String {
    let parts = blocks.map { block in
      switch block {
      case .facts(let facts): facts.map { Self.aligned($0) + "\($1)\n" }.joined()
      case .heading(let heading): "\(heading):\n"
      case .paragraph(let text): ColumnText.wrapped(text, to: 80).joined(separator: "\n") + "\n"
      case .code(let code, _): Self.lines(of: code).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      }
    }
    return (["\(rule.id): \(rule.summary)\n"] + parts).joined(separator: "\n")
  }

  /// For the documentation.
  package var markdown: String {
    let parts = blocks.map { block in
      switch block {
      case .facts(let facts): facts.map { "- **\($0)**: \(Self.plain($1))\n" }.joined()
      case .heading(let heading): "## \(heading)\n"
      case .paragraph(let text): Self.plain(text) + "\n"
      case .code(let code, let language):
        "```\(language)\n\(Self.lines(of: code).map { "\($0)\n" }.joined())```\n"
      }
    }
    return
      (["# \(rule.id)\n", Self.plain(rule.summary.prefix(1).uppercased() + rule.summary.dropFirst()) + ".\n"] + parts)
      .joined(separator: "\n")
  }

  /// A label, and blanks up to the column of the values.
  private static func aligned(_ label: String) -> String {
    label + String(repeating: " ", count: max(1, 10 - label.count))
  }

  /// Lines without what a terminal or a reader would not see.
  private static func lines(of code: String) -> [String] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.last == "" ? lines.dropLast() : lines[...]).map { String($0).visible }
  }

  /// With what Markdown would read as its own signs kept as it is.
  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_<>[]|".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
