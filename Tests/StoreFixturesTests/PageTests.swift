import Foundation
import StoreFixtures
import TestSupport
import Testing

/// The library's page says nothing that is not so.
@Suite struct PageTests {
  static let sources = HandWritten.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/StoreFixtures")
  static let catalog = sources.appendingPathComponent("StoreFixtures.docc")

  private let page: String

  init() throws {
    page = try String(contentsOf: Self.catalog.appendingPathComponent("StoreFixtures.md"), encoding: .utf8)
  }

  /// The text of the block that begins with some lines.
  private func block(_ start: String) throws -> String {
    let range = try #require(page.range(of: "\n```\(start)"))
    let body = page[range.lowerBound...].dropFirst().drop { $0 != "\n" }.dropFirst()
    return String(body[..<(try #require(body.range(of: "```\n")).lowerBound)])
  }

  private static let settings = [
    "swiftc", "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  private static func library(in scratch: Scratch) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    #expect(
      try scratch.run(
        settings + [
          "-parse-as-library", "-wmo", "-module-name", "StoreFixtures", "-emit-object", "-o", "StoreFixtures.o",
          "-emit-module", "-emit-module-path", "StoreFixtures.swiftmodule", "-emit-symbol-graph",
          "-emit-symbol-graph-dir", "symbols",
        ] + names.sorted().map { sources.appendingPathComponent($0).path }) == "")
  }

  @Test func theExampleDoesWhatItSays() throws {
    let scratch = try Scratch()
    try Self.library(in: scratch)
    try scratch.write(try block("swift\nimport Foundation\n"), to: "main.swift")
    #expect(
      try scratch.run(Self.settings + ["-I", ".", "main.swift", "StoreFixtures.o", "-o", "example"]) == "")
    #expect(try scratch.run([scratch.path("example"), HandWritten.folder.path]) == (try block("text\n")))
    if Program("docc").isWanted {
      let run = try Program("docc").run(
        [
          "convert", Self.catalog.path, "--output-path", scratch.path("out"), "--fallback-display-name",
          "StoreFixtures", "--fallback-bundle-identifier", "StoreFixtures", "--additional-symbol-graph-dir",
          scratch.path("symbols"), "--warnings-as-errors",
        ], in: scratch.path("."))
      #expect(run.code == 0, "\(run.output)\(run.errors)")
    }
  }

  @Test func theManifestIsOne() throws {
    let scratch = try Scratch()
    try scratch.write(try block("swift\n// swift-tools-version"), to: "Package.swift")
    let said = try scratch.run(["swift", "package", "dump-package"])
    #expect(said.contains(#""StoreFixtures""#), "\(said)")
  }

  @Test func allReasonsAreExplained() {
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let words = rows.map { $0.dropFirst(3).prefix { $0 != "`" } }.map(String.init)
    #expect(words.count == 8)
    for word in words {
      if case .other = InvalidIdentifier.Reason(rawValue: word) { Issue.record("no reason is called \(word)") }
    }
    #expect(Set(words).count == words.count)
  }
}
