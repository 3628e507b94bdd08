import YAML

/// A document in the notation of the YAML test suite, as far as a document keeps what was written: without the explicit
/// marks of documents.
enum EventNotation {
  static func lines(of document: Document) -> [String] {
    var lines = ["+STR"]
    for root in document.roots {
      lines.append("+DOC")
      add(root, of: document, to: &lines)
      lines.append("-DOC")
    }
    lines.append("-STR")
    return lines
  }

  /// The suite's own lines, without what a document does not keep.
  static func reduced(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      if line.hasPrefix("+DOC") { return "+DOC" }
      if line.hasPrefix("-DOC") { return "-DOC" }
      return String(line)
    }
  }

  private static func add(_ node: NodeID, of document: Document, to lines: inout [String]) {
    let isFlow = document.isFlow(node)
    let properties =
      (document.anchor(of: node).map { " &\($0)" } ?? "") + (document.tag(of: node).map { " <\($0)>" } ?? "")
    switch document.kind(of: node) {
    case .alias: lines.append("=ALI *\(document.anchor(of: node) ?? "")")
    case .scalar: lines.append("=VAL\(properties) \(mark(document.style(of: node)))\(escaped(document.text(of: node)))")
    case .sequence:
      lines.append("+SEQ\(isFlow ? " []" : "")\(properties)")
      for child in document.children(of: node) { add(child, of: document, to: &lines) }
      lines.append("-SEQ")
    case .mapping:
      lines.append("+MAP\(isFlow ? " {}" : "")\(properties)")
      for child in document.children(of: node) { add(child, of: document, to: &lines) }
      lines.append("-MAP")
    }
  }

  private static func mark(_ style: ScalarStyle) -> String {
    switch style {
    case .plain: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
