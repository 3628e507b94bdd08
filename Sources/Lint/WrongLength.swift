import AppStore
import CatalogModel
import Diagnostics

/// What is said of a text that is too short or too long.
struct WrongLength: Sendable {
  let severity: Severity
  let message: String
  let help: String

  /// Nil for a text that fits; `key` is the limit's name in `lint.limits`.
  init?(_ noun: String, _ text: String, _ limit: FieldLimit, _ verdict: LimitVerdict, key: String? = nil) {
    let unit = limit.unit == .bytes ? "bytes" : "characters"
    let safe = (least: limit.warnBelow ?? limit.minimum, most: limit.warnAbove ?? limit.maximum)
    let subject = "the \(noun) \(text.quoted)"
    switch verdict {
    case .fits: return nil
    case .tooShort(0):
      severity = .error
      message = "the \(noun) is empty"
      help = "write \(safe.least) to \(safe.most) \(unit)"
    case .tooShort(let count):
      severity = .error
      message = "\(subject) has \(Self.characters(count)); the store takes no fewer than \(limit.minimum)"
      help = "write \(safe.least) to \(safe.most) \(unit)"
    case .maybeTooShort(let count):
      severity = .warning
      message = "\(subject) has \(Self.characters(count)); the store may take no fewer than \(safe.least)"
      help = "write \(safe.least) to \(safe.most) \(unit)"
    case .maybeTooLong(let count):
      severity = .warning
      message = "\(subject) has \(count) \(unit); the store may take no more than \(safe.most)"
      let setting = key.map { ", or set lint: { limits: { \($0): \(limit.maximum) } } if yours was taken" }
      help = "shorten it by \(count - safe.most)\(setting ?? "")"
    case .tooLong(let count):
      severity = .error
      message = "\(subject) has \(count) \(unit); the store takes no more than \(limit.maximum)"
      help = "shorten it by \(count - limit.maximum)"
    }
  }

  /// Of a short text, where one byte is one character.
  private static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }
}

extension Report {
  /// Reports a text that is longer than a limit allows, or than every source allows; `key` is its name in `lint.limits`.
  mutating func addIfTooLong(_ text: Text, _ noun: String, _ limit: FieldLimit, key: String?, of owner: TextOwner) {
    let most = limit.warnAbove ?? limit.maximum
    // No text has more characters than bytes.
    guard catalog.byteCount(of: text) > most else { return }
    let bytes = catalog.bytes(of: text)
    if limit.unit == .characters, TextScan(bytes).scalars <= most { return }
    let verdict = limit.verdict(of: bytes)
    guard let wrong = WrongLength(noun, catalog.string(of: text), limit, verdict, key: key) else { return }
    add(wrong.message, at: text.place, of: owner, severity: wrong.severity, help: wrong.help)
  }
}
