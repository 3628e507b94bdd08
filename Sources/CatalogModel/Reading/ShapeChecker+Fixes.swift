import Diagnostics
import YAML

/// What surely mends a fault of reading: where the right text is in doubt, there is help alone.
extension ShapeChecker {
  /// The change to the word that is surely meant; for a key, `mapping` is where it stands.
  func fix(_ node: NodeID, _ word: WordKind, keyOf mapping: NodeID? = nil) -> Fix? {
    guard let meant = word.certain(document.text(of: node)) else { return nil }
    if let mapping, isTaken(meant, in: mapping, but: node, { word.certain($0) }) { return nil }
    return fix(node, toSay: meant)
  }

  /// The change to the key that is surely meant: it is the only one that is one slip away, and is not written beside it.
  func fix(_ key: NodeID, in mapping: NodeID, to names: [String]) -> Fix? {
    guard let meant = Self.certain(document.text(of: key), among: names),
      !isTaken(meant, in: mapping, but: key, { Self.certain($0, among: names) })
    else { return nil }
    return fix(key, toSay: meant)
  }

  /// Numbers and booleans are plain, everything else is written in the style it had.
  func fix(_ node: NodeID, toSay text: String) -> Fix? {
    let isNumber = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
    }
    return isNumber || text == "true" || text == "false"
      ? document.fix(node, toBePlain: text) : document.fix(node, toSay: text)
  }

  private static func certain(_ typed: String, among names: [String]) -> String? {
    if let same = names.first(where: { Spelling.isSame(typed, $0) }) { return same }
    let letters = Array(typed.utf8.prefix(64))
    // Of short keys, too many others are one slip away.
    guard letters.count > 3 else { return nil }
    let near = names.filter { abs($0.utf8.count - letters.count) <= 1 }
      .filter { Spelling.distance(from: letters, to: Array($0.utf8)) == 1 }
    return near.count == 1 ? near.first : nil
  }

  /// Whether another key of a mapping is that name, or surely means it too.
  private func isTaken(
    _ name: String, in mapping: NodeID, but key: NodeID, _ certain: (String) -> String?
  ) -> Bool {
    // Nobody writes so many by hand, and each would be looked at for each.
    if document.childCount(of: mapping) > 500 { return true }
    return document.entries(of: mapping).contains { entry in
      guard entry.key != key, document.isScalar(document.resolved(entry.key)) else { return false }
      let other = document.text(of: document.resolved(entry.key))
      return other == name || certain(other) == name
    }
  }
}
