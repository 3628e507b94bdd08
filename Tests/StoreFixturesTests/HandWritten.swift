import Foundation
import StoreFixtures
import TestSupport

/// The fixtures beside these tests, written by hand.
enum HandWritten {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
  static let store = folder.appendingPathComponent("store.json")

  static func load() throws -> StoreFixtures {
    try StoreFixtures(contentsOf: folder)
  }

  /// The store's text with some of it written otherwise, which must be in it.
  static func load(_ text: String, as other: String) throws -> StoreFixtures {
    let original = try String(contentsOf: store, encoding: .utf8)
    let changed = original.replacingOccurrences(of: text, with: other)
    precondition(changed != original, "the fixture has no \(text)")
    return try load(changed)
  }

  /// Fixtures from the text of a `store.json`.
  static func load(_ text: String) throws -> StoreFixtures {
    let folder = try TemporaryFolder()
    try folder.put("store.json", text)
    return try StoreFixtures(contentsOf: URL(fileURLWithPath: folder("store.json")))
  }

  /// What an error says, without the folder.
  static func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      let text = error.localizedDescription
      return text.range(of: "/store.json").map { "store.json" + text[$0.upperBound...] } ?? text
    }
  }
}

/// A whole product ID of the fixtures.
func id(_ name: String) -> String {
  "com.razeware.inapprage.\(name)"
}
