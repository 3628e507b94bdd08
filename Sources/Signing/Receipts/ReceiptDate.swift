/// Dates as receipts have them, by RFC 3339.
enum ReceiptDate {
  /// As `2026-12-01T12:00:00Z`, of milliseconds since 1970; what is below a second is dropped.
  static func text(_ milliseconds: Int) -> String {
    let (days, time) = floored(floored(milliseconds, by: 1000).quotient, by: 86_400)
    let (year, month, day) = date(ofDay: days)
    let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0, to: 2) }.joined(separator: ":")
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))T\(clock)Z"
  }

  /// The day in the calendar, of days since 1970-01-01, by counting years from March on, so that a leap day is the last.
  private static func date(ofDay days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = floored(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, day)
  }

  private static func floored(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = (number % divisor + divisor) % divisor
    return ((number - remainder) / divisor, remainder)
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
