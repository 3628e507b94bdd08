import Diagnostics
import Foundation
import TestSupport
import Testing
import YAML

/// A case of the public YAML test suite: a folder with `in.yaml`, what it means, and whether it is an error.
struct SuiteCase: CustomTestStringConvertible, Sendable {
  let name: String
  let folder: URL

  var testDescription: String { name }

  static let suite = SharedFolder.url.appendingPathComponent("suites/yaml-test-suite", isDirectory: true)

  /// Every case, those in numbered folders inside a case too.
  static let all: [SuiteCase] = {
    guard let found = FileManager.default.enumerator(atPath: suite.path) else { return [] }
    return found.compactMap { $0 as? String }.filter { $0.hasSuffix("/in.yaml") }.map { String($0.dropLast(8)) }
      .sorted()
      .map { SuiteCase(name: $0, folder: suite.appendingPathComponent($0, isDirectory: true)) }
  }()

  func text(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
  }

  var isError: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("error").path)
  }
}

@Suite(.enabled(if: SharedFolder.isWanted)) struct SuiteTests {
  @Test func theSuiteIsThere() {
    #expect(SuiteCase.all.count == 402)
  }

  @Test func everyDifferenceIsOfACase() {
    let names = Set(SuiteCase.all.map(\.name))
    let known = LibraryDifferences.acceptedErrors.union(LibraryDifferences.rejected)
      .union(LibraryDifferences.otherEvents.keys)
    #expect(known.subtracting(names) == [])
  }

  @Test(arguments: SuiteCase.all) func isReadAsTheSuiteSays(_ suiteCase: SuiteCase) throws {
    let source = Source(path: "in.yaml", text: try suiteCase.text("in.yaml"))
    let parsed = Document.parse(source)
    let isRefused =
      suiteCase.isError
      ? !LibraryDifferences.acceptedErrors.contains(suiteCase.name)
      : LibraryDifferences.rejected.contains(suiteCase.name)
    if isRefused {
      #expect(parsed.document == nil)
      #expect(parsed.findings.count == 1)
      let finding = try #require(parsed.findings.first)
      #expect(["yaml-syntax", "unknown-anchor"].contains(finding.rule))
      #expect(finding.location.range.upperBound <= source.bytes.count)
      #expect(!finding.message.isEmpty && finding.help?.isEmpty == false)
    } else {
      let document = try #require(parsed.document)
      #expect(parsed.findings == [])
      guard !suiteCase.isError else { return }
      let suite = EventNotation.reduced(try suiteCase.text("test.event"))
      #expect(EventNotation.lines(of: document) == LibraryDifferences.otherEvents[suiteCase.name] ?? suite)
    }
  }
}
