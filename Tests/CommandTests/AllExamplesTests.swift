import Command
import Foundation
import Lint
import TestSupport
import Testing

/// The bad examples of all rules, as catalogs on the disk.
@Suite struct AllExamplesTests {
  /// Many catalogs in one run are so many catalogs: none sees another.
  @Test func oneRunFindsWhatManyFind() async throws {
    let folder = try TemporaryFolder()
    let ids = Rules.all.map(\.about.id)
    for rule in Rules.all.map(\.about) {
      for file in rule.bad.files { try folder.put("\(rule.id)/\(file.path)", file.text) }
    }
    let together = try await findings(ids, in: folder)
    var singly: [String] = []
    for id in ids { singly += try await findings([id], in: folder) }
    #expect(together.count >= ids.count)
    #expect(together.sorted() == singly.sorted())
  }

  private func findings(_ paths: [String], in folder: TemporaryFolder) async throws -> [String] {
    let screen = Screen(workingDirectory: folder.path)
    #expect(await screen.run(["lint", "--format", "json"] + paths) != .unable, "\(paths): \(screen.errors)")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(screen.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return findings.map {
      "\($0["file"] ?? ""):\($0["line"] ?? ""):\($0["column"] ?? ""): \($0["rule"] ?? "") \($0["message"] ?? "")"
    }
  }
}
