package import Diagnostics

/// For people: each finding with its line of source, what to write instead, and the other places.
package struct TextReport: Report {
  package let name = "text"
  package let summary = "for people: each finding with its line of source"

  package init() {}

  package func render(_ findings: [Diagnostic], _ context: ReportContext) -> String {
    guard !findings.isEmpty else { return "" }
    var writer = TextWriter(places: Places(workingDirectory: context.workingDirectory), style: context.style)
    for finding in findings { writer.write(finding) }
    return writer.text + Reports.summary(findings) + "\n"
  }
}

private struct TextWriter {
  var places: Places
  let style: TextStyle
  var text = ""
  /// The line that was shown last for the finding at hand; its notes do not show it again.
  private var shownLine: (source: Source, line: Int)?

  init(places: Places, style: TextStyle) {
    self.places = places
    self.style = style
  }

  mutating func write(_ finding: Diagnostic) {
    shownLine = nil
    let severity = style.paint("\(finding.severity.rawValue):", finding.severity.colour)
    let message = finding.message.onOneLine
    write("\(place(finding.location)) \(severity) \(message) [\(finding.rule)]")
    writeSnippet(finding.location)
    if let help = finding.help { writeHelp(help) }
    for note in finding.notes { write(note) }
  }

  private mutating func write(_ note: Note) {
    let message = "\(style.paint("note:", .cyan)) \(note.message.onOneLine)"
    guard let location = note.location else {
      write(message)
      return
    }
    write("\(place(location)) \(message)")
    writeSnippet(location)
  }

  private mutating func writeHelp(_ help: String) {
    let lines = help.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)).onOneLine }
    write("help: " + lines.joined(separator: "\n      "))
  }

  private mutating func place(_ location: Location) -> String {
    let path = places.relativePath(of: location.source).onOneLine
    let start = places.start(of: location)
    return style.paint("\(path):\(start.line):\(start.column):", .bold)
  }

  private mutating func writeSnippet(_ location: Location) {
    let table = places.table(of: location.source)
    let line = table.position(of: location.range.lowerBound).line
    if let shownLine, shownLine.source == location.source, shownLine.line == line { return }
    shownLine = (location.source, line)
    guard let snippet = Snippet(location, lineRange: table.range(ofLine: line)) else { return }
    write(snippet.text)
    write(snippet.indentation + style.paint(snippet.marks, .green))
  }

  private mutating func write(_ line: String) {
    text += line
    text += "\n"
  }
}

/// The colours of a terminal, by their escape sequences.
private enum Colour: Int {
  case bold = 1
  case red = 31
  case green = 32
  case magenta = 35
  case cyan = 36
}

extension Severity {
  fileprivate var colour: Colour {
    switch self {
    case .error: .red
    case .warning: .magenta
    case .note: .cyan
    }
  }
}

extension TextStyle {
  fileprivate func paint(_ text: String, _ colour: Colour) -> String {
    switch self {
    case .plain: text
    case .colour: "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
