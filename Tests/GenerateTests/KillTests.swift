import Diagnostics
import Files
import Foundation
import Generate
import Signing
import TestSupport
import Testing

/// The same with a real process and the signal that nothing can catch.
@Suite struct KillTests {
  static let count = 40

  /// Forty files of about 100 KB; with each generation all change, one goes and one comes.
  static func files(in root: String, generation: Int) -> [PlannedFile] {
    (generation..<generation + count).map { number in
      let line = "file \(number) of generation \(generation)\n"
      return PlannedFile(
        output: "ids", folder: root + "/generated", path: "part\(number % 3)/\(number).txt",
        bytes: Array(String(repeating: line, count: 100_000 / line.utf8.count).utf8))
    }
  }

  static func make(_ root: String, _ generation: Int) -> (plan: WritePlan, problems: [WriteProblem]) {
    WritePlan.make(
      files: files(in: root, generation: generation), knownFolders: [root + "/generated"], confinement: root)
  }

  /// Seeded, so that a failure comes again.
  private static func delays(_ count: Int, upTo longest: Double) -> [Double] {
    var state: UInt64 = 20_261_130
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53) * longest
    }
  }

  @Test func aRunKilledAtAnyMomentIsMended() async throws {
    let space = try Workspace()
    let root = space.root.path
    try Self.make(root, 0).plan.perform()
    let plan = Self.make(root, 1).plan
    let start = ContinuousClock.now
    try plan.perform()
    let seconds = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
    var unfinished = 0
    for (round, delay) in Self.delays(100, upTo: seconds * 1.2).enumerated() {
      let generation = round + 2
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [
          root = root as String, generation = generation as Int, delay = delay as Double
        ] in
        let plan = KillTests.make(root, generation).plan
        let killer = Thread {
          Thread.sleep(forTimeInterval: delay)
          kill(getpid(), SIGKILL)
        }
        killer.start()
        try plan.perform()
        try await Task.sleep(for: .seconds(60))
      }
      if try !expectWhole(root, generation) { unfinished += 1 }
      try expectMended(space, generation)
    }
    // How many it is depends on the machine; with none, nothing was put to the test.
    #expect(unfinished > 0)
  }

  /// - Returns: whether the killed run had come to its end.
  private func expectWhole(_ root: String, _ generation: Int) throws -> Bool {
    let old = Self.hashes(root, generation - 1)
    let new = Self.hashes(root, generation)
    var isNew = true
    for path in Set(old.keys).union(new.keys) {
      let full = "\(root)/generated/\(path)"
      let found = Disk.status(full) == nil ? nil : SHA256.hex(of: try Disk.read(full))
      #expect(found == old[path] || found == new[path], "\(path) is neither old nor new")
      isNew = isNew && found == new[path]
    }
    let check = Self.make(root, generation)
    if !isNew { #expect(!check.plan.isClean) }
    #expect(check.problems == [])
    return check.plan.isClean
  }

  private static func hashes(_ root: String, _ generation: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files(in: root, generation: generation).map { ($0.path, SHA256.hex(of: $0.bytes)) })
  }

  private func expectMended(_ space: Workspace, _ generation: Int) throws {
    let root = space.root.path
    try Self.make(root, generation).plan.perform()
    #expect(Self.make(root, generation).plan.isClean)
    let wanted = Self.files(in: root, generation: generation).map { "generated/" + $0.path }
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
    let found = names.filter { Disk.status("\(root)/\($0)")?.kind == .file }
    #expect(found.sorted() == (wanted + ["generated/.iapcatalog.json"]).sorted())
  }
}
