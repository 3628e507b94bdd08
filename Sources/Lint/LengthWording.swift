import AppStore
import Diagnostics

/// How findings speak of texts that are too short or too long.
enum LengthWording {
  /// What is wrong with the length of a thing, such as `the app's name`, and how much that weighs; nil where it fits.
  static func fault(_ thing: String, _ verdict: LimitVerdict, _ limit: FieldLimit) -> (message: String, Severity)? {
    switch verdict {
    case .fits: nil
    case .tooShort(0): ("\(thing) is empty", .error)
    case .tooShort(let count):
      ("\(thing) has \(length(count, limit)); the store takes no fewer than \(limit.minimum)", .error)
    case .tooLong(let count):
      ("\(thing) has \(length(count, limit)); the store takes no more than \(limit.maximum)", .error)
    case .maybeTooShort(let count):
      ("\(thing) has \(length(count, limit)); the store may refuse fewer than \(limit.warnBelow ?? 0)", .warning)
    case .maybeTooLong(let count):
      ("\(thing) has \(length(count, limit)); the store may refuse more than \(limit.warnAbove ?? 0)", .warning)
    }
  }

  /// Such as `write 2 to 30 characters`.
  static func help(_ limit: FieldLimit) -> String {
    "write \(limit.minimum) to \(limit.maximum) \(limit.unit == .bytes ? "bytes" : "characters")"
  }

  private static func length(_ count: Int, _ limit: FieldLimit) -> String {
    let unit = limit.unit == .bytes ? "byte" : "character"
    return count == 1 ? "1 \(unit)" : "\(count) \(unit)s"
  }
}
