import AppStore
import Diagnostics

/// The number that the store gives an app or a product, which it calls Apple ID.
enum AppleID {
  /// What keeps a text from being such a number, and how much that weighs; nil for a sound one.
  static func fault(_ number: String) -> (message: String, severity: Severity)? {
    if !Identifiers.isStoreNumber(number) { return ("the Apple ID \(number.quoted) is no number", .error) }
    guard Identifiers.isShortStoreNumber(number) else { return nil }
    return ("the Apple ID \(number.quoted) is shorter than any that the store gave", .warning)
  }
}
