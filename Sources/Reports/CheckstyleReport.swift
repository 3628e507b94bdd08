package import Diagnostics
import XML

/// For the many services that read Checkstyle's XML: the findings of each file, with paths from the repository.
package struct CheckstyleReport: Report {
  package let name = "checkstyle"
  package let summary = "for services that read Checkstyle's XML"

  package init() {}

  package func render(_ findings: [Diagnostic], _ context: ReportContext) -> String {
    var places = Places(workingDirectory: context.workingDirectory)
    let files = FindingsOfFile.list(findings).map { file in
      Element(
        "file", attributes: [("name", places.servicePath(file.path, context))],
        file.findings.map { element($0, &places) })
    }
    let failures = context.failures.map { failure in
      let error = Element(
        "error",
        attributes: [("line", "1"), ("severity", "error"), ("message", failure.reason), ("source", "iapcatalog")])
      return Element("file", attributes: [("name", places.servicePath(failure.path, context))], [error])
    }
    return XMLWriter.text(
      Element("checkstyle", attributes: [("version", "4.3")], files + failures), indentation: 2)
  }

  private func element(_ finding: Diagnostic, _ places: inout Places) -> Element {
    let start = places.start(of: finding.location)
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    let message = ([finding.message] + places.details(of: finding)).joined(separator: "\n")
    return Element(
      "error",
      attributes: [
        ("line", String(start.line)), ("column", String(start.column)), ("severity", severity), ("message", message),
        ("source", "iapcatalog.\(finding.rule)"),
      ])
  }
}

/// The findings of one file, for reports that are made of files.
struct FindingsOfFile {
  let path: String
  var findings: [Diagnostic]

  /// In the order in which files come first.
  static func list(_ findings: [Diagnostic]) -> [FindingsOfFile] {
    var files: [FindingsOfFile] = []
    var indices: [[UInt8]: Int] = [:]
    for finding in findings {
      let path = finding.location.source.path
      if let index = indices[Array(path.utf8)] {
        files[index].findings.append(finding)
      } else {
        indices[Array(path.utf8)] = files.count
        files.append(FindingsOfFile(path: path, findings: [finding]))
      }
    }
    return files
  }
}
