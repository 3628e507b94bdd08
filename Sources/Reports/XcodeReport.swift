package import Diagnostics

/// For Xcode's issue navigator: one line for each finding, help and note, with absolute paths.
package struct XcodeReport: Report {
  package let name = "xcode"
  package let summary = "for Xcode's issue navigator: one line each, absolute paths"

  package init() {}

  package func render(_ findings: [Diagnostic], _ context: ReportContext) -> String {
    var places = Places(workingDirectory: context.workingDirectory)
    var text = ""
    func write(_ location: Location, _ severity: Severity, _ message: String) {
      let path = places.absolutePath(of: location.source).onOneLine
      let start = places.start(of: location)
      text += "\(path):\(start.line):\(start.column): \(severity.rawValue): \(message.onOneLine)\n"
    }
    for finding in findings {
      write(finding.location, finding.severity, "\(finding.message) [\(finding.rule)]")
      if let help = finding.help {
        write(finding.location, .note, "help: \(help.replacing("\n", with: " "))")
      }
      for note in finding.notes { write(note.location ?? finding.location, .note, note.message) }
    }
    return text
  }
}
