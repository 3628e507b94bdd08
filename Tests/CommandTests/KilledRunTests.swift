import Foundation
import TestSupport
import Testing

/// `generate` as a real process, killed while it changes every output.
@Suite(.serialized) struct KilledRunTests {
  /// Two states of a catalog whose outputs have no file in common.
  private static func catalog(_ state: String) -> String {
    let products = (1...60).map { number in
      """
        - id: \(state).pack\(number)
          reference_name: Pack \(number) \(state)
          localizations: { en-US: { display_name: Pack \(number), description: One hundred coins }\u{20}}
      """
    }
    let outputs = (1...12).map { number in
      """
          - product-ids-json: { file: "\(number)/{app}.json" }
          - product-ids-plist: { file: "\(number)/{app}.plist" }
      """
    }
    return """
      app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
      generate:
        outputs:
          - product-ids-swift
          - product-ids-objc
      \(outputs.joined(separator: "\n"))
      defaults: { type: consumable, price: 0.99 }
      products:
      \(products.joined(separator: "\n"))

      """
  }

  @Test func eachFileIsWhollyOldOrWhollyNewAndTheNextRunMends() throws {
    let folder = try TemporaryFolder()
    func state(_ name: String) throws -> [String: Data] {
      try folder.put("catalog/game.yaml", Self.catalog(name))
      #expect(try run("generate", in: folder) == 0)
      return try files(in: folder)
    }
    let old = try state("old")
    let new = try state("new")
    #expect(old.count >= 27 && Set(old.keys) == Set(new.keys))
    #expect(old.allSatisfy { new[$0.key] != $0.value })

    var states = (from: new, to: old, name: "old")
    let start = ContinuousClock.now
    _ = try state("old")
    let duration = ContinuousClock.now - start
    states = (from: old, to: new, name: "new")

    var random = SeededRandom(state: 2012)
    var interrupted = 0
    for _ in 1...100 {
      try folder.put("catalog/game.yaml", Self.catalog(states.name))
      try runAndKill(after: duration * Double.random(in: 0.05...1.1, using: &random), in: folder)

      let found = try files(in: folder).filter { !$0.key.contains(".iapcatalog") }
      for (name, bytes) in found {
        #expect(bytes == states.from[name] || bytes == states.to[name], "\(name) is neither old nor new")
      }
      let isDone = try files(in: folder) == states.to
      if !isDone { interrupted += 1 }
      #expect(try run("generate --check", in: folder) == (isDone ? 0 : 1))
      #expect(try run("generate", in: folder) == 0)
      #expect(try files(in: folder) == states.to)
      #expect(try run("generate --check", in: folder) == 0)
      states = (from: states.to, to: states.from, name: states.name == "new" ? "old" : "new")
    }
    // Otherwise nothing was put to the test.
    #expect(interrupted > 0)
  }

  /// Everything below `generated`, by relative path.
  private func files(in folder: TemporaryFolder) throws -> [String: Data] {
    let root = folder("generated")
    var files: [String: Data] = [:]
    for name in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
      let url = URL(fileURLWithPath: "\(root)/\(name)")
      if !url.hasDirectoryPath { files[name] = try Data(contentsOf: url) }
    }
    return files
  }

  private func process(_ words: String, in folder: TemporaryFolder) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Shell.tool())
    process.arguments = words.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func run(_ words: String, in folder: TemporaryFolder) throws -> Int32 {
    let process = try process(words, in: folder)
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func runAndKill(after delay: Duration, in folder: TemporaryFolder) throws {
    let process = try process("generate", in: folder)
    Thread.sleep(forTimeInterval: Double(delay.components.attoseconds) / 1e18 + Double(delay.components.seconds))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// The same numbers on every run.
private struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
