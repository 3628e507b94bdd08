import AppStore
import CatalogModel
import Diagnostics

extension Report {
  /// Reports a text that is longer than a limit allows, or than every source allows; `key` is its name in `lint.limits`.
  mutating func addIfTooLong(_ text: Text, _ noun: String, _ limit: FieldLimit, key: String?, of owner: TextOwner) {
    // No text has more characters than bytes.
    guard catalog.byteCount(of: text) > limit.warnAbove ?? limit.maximum else { return }
    let bytes = catalog.bytes(of: text)
    if limit.unit == .characters, TextScan(bytes).scalars <= limit.warnAbove ?? limit.maximum { return }
    let verdict = limit.verdict(of: bytes)
    guard let wording = TooLong(noun, catalog.string(of: text), limit, verdict, key: key) else { return }
    add(wording.message, at: text.place, of: owner, severity: wording.severity, help: wording.help)
  }
}

/// What is said of a text that is too long.
struct TooLong: Sendable {
  let severity: Severity
  let message: String
  let help: String

  /// Nil for a text that is not too long; `key` is the limit's name in `lint.limits`.
  init?(_ noun: String, _ text: String, _ limit: FieldLimit, _ verdict: LimitVerdict, key: String?) {
    let unit = limit.unit == .bytes ? "bytes" : "characters"
    switch verdict {
    case .tooLong(let count):
      severity = .error
      message = "the \(noun) \(text.quoted) has \(count) \(unit); the store takes no more than \(limit.maximum)"
      help = "shorten it by \(count - limit.maximum)"
    case .maybeTooLong(let count):
      let safe = limit.warnAbove ?? limit.maximum
      severity = .warning
      message = "the \(noun) \(text.quoted) has \(count) \(unit); the store may take no more than \(safe)"
      let setting = key.map { ", or set lint: { limits: { \($0): \(limit.maximum) } } if yours was taken" }
      help = "shorten it by \(count - safe)\(setting ?? "")"
    case .fits, .tooShort, .maybeTooShort: return nil
    }
  }
}
