package import Diagnostics
import XML

/// For services that show tests: a suite for each file, and a case for each finding.
///
/// A failed case is what fails the run: an error, and in a strict run a warning. Other findings are skipped cases, which
/// services show with their message and do not count as failures. A run without findings is one case that passed.
package struct JUnitReport: Report {
  package let name = "junit"
  package let summary = "for services that show JUnit's XML: errors fail, other findings are skipped"

  package init() {}

  package func render(_ findings: [Diagnostic], _ context: ReportContext) -> String {
    var places = Places(workingDirectory: context.workingDirectory)
    var suites = FindingsOfFile.list(findings).map { file in
      let path = places.servicePath(file.path, context)
      return Suite(name: path, cases: file.findings.map { testCase($0, path, &places, context) })
    }
    suites += context.failures.map { failure in
      let path = places.servicePath(failure.path, context)
      let error = Element("error", attributes: [("type", "unreadable"), ("message", failure.reason)])
      return Suite(name: path, cases: [Case(name: "the file can be read", path: path, outcome: .error, result: error)])
    }
    if suites.isEmpty {
      suites = [Suite(name: "catalog", cases: [Case(name: "no findings", path: nil, outcome: .passed, result: nil)])]
    }
    let root = Element(
      "testsuites", attributes: [("name", "iapcatalog lint")] + Suite.counts(of: suites.flatMap(\.cases)),
      suites.map(\.element))
    return XMLWriter.text(root, indentation: 2)
  }

  private func testCase(
    _ finding: Diagnostic, _ path: String, _ places: inout Places, _ context: ReportContext
  ) -> Case {
    let start = places.start(of: finding.location)
    let place = "\(path):\(start.line):\(start.column)"
    let isFailure = finding.severity == .error || (finding.severity == .warning && context.isStrict)
    let lines = ["\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"]
    let result = Element(
      isFailure ? "failure" : "skipped",
      attributes: [("type", finding.severity.rawValue), ("message", finding.message)],
      text: (lines + places.details(of: finding)).joined(separator: "\n"))
    return Case(
      name: "\(finding.rule) at \(start.line):\(start.column): \(finding.message)", path: path,
      outcome: isFailure ? .failed : .skipped, result: result)
  }
}

private struct Case {
  enum Outcome {
    case passed, failed, error, skipped
  }

  let name: String
  /// From the repository.
  let path: String?
  let outcome: Outcome
  let result: Element?

  var element: Element {
    let file = path.map { [("file", $0)] } ?? []
    return Element(
      "testcase", attributes: [("name", name), ("classname", path ?? "catalog")] + file, result.map { [$0] } ?? [])
  }
}

private struct Suite {
  let name: String
  let cases: [Case]

  var element: Element {
    Element("testsuite", attributes: [("name", name)] + Self.counts(of: cases), cases.map(\.element))
  }

  static func counts(of cases: [Case]) -> [(String, String)] {
    func count(_ outcome: Case.Outcome) -> String { String(cases.count { $0.outcome == outcome }) }
    return [
      ("tests", String(cases.count)), ("failures", count(.failed)), ("errors", count(.error)),
      ("skipped", count(.skipped)),
    ]
  }
}
