import AppStore
import Diagnostics

/// What is said of a text that is too short or too long.
struct WrongLength: Sendable {
  let severity: Severity
  let message: String
  let help: String

  /// Nil for a text that fits; `key` is the limit's name in `lint.limits`.
  init?(_ noun: String, _ text: String, _ limit: FieldLimit, key: String? = nil) {
    let verdict = limit.verdict(of: text)
    if let long = TooLong(noun, text, limit, verdict, key: key) {
      severity = long.severity
      message = long.message
      help = long.help
      return
    }
    switch verdict {
    case .tooShort(let count), .maybeTooShort(let count):
      severity = count < limit.minimum ? .error : .warning
      let least = count < limit.minimum ? limit.minimum : limit.warnBelow ?? limit.minimum
      let unit = limit.unit == .bytes ? "bytes" : "characters"
      message =
        count == 0
        ? "the \(noun) is empty"
        : "the \(noun) \(text.quoted) has only \(count == 1 ? "1 \(unit.dropLast())" : "\(count) \(unit)")"
      help = "write \(least) to \(limit.maximum) \(unit)"
    case .fits, .tooLong, .maybeTooLong: return nil
    }
  }
}
