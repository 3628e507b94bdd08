/// A day, as `2027-01-31`; of no time zone.
package struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Reads `2027-01-31` and nothing else; nil for a day that does not exist.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]), let day = Self.number(bytes[8..<10]),
      (1...12).contains(month), day >= 1, day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  package var description: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  /// The day after.
  package var next: CalendarDate {
    if day < Self.days(inMonth: month, of: year) { return CalendarDate(year: year, month: month, day: day + 1) }
    return month < 12
      ? CalendarDate(year: year, month: month + 1, day: 1) : CalendarDate(year: year + 1, month: 1, day: 1)
  }

  private init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Days after the first of January 1970; negative before.
  package var daysSince1970: Int {
    // Years begin in March, so that the leap day is a year's last; eras of 400 years have the same number of days.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * Self.daysOfEra + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - Self.daysTo1970
  }

  /// The day so many days after the first of January 1970.
  package init(daysSince1970: Int) {
    let days = daysSince1970 + Self.daysTo1970
    let era = (days >= 0 ? days : days - (Self.daysOfEra - 1)) / Self.daysOfEra
    let dayOfEra = days - era * Self.daysOfEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / (Self.daysOfEra - 1)) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// So many months later, or earlier; the last day of a month that is too short.
  package func adding(months: Int) -> CalendarDate {
    let total = year * 12 + month - 1 + months
    let newYear = total >= 0 ? total / 12 : (total - 11) / 12
    let newMonth = total - newYear * 12 + 1
    return CalendarDate(year: newYear, month: newMonth, day: min(day, Self.days(inMonth: newMonth, of: newYear)))
  }

  private static let daysOfEra = 146_097
  /// From the first of March of the year 0.
  private static let daysTo1970 = 719_468

  /// Whether the day is within a first and a last one; one that is absent bounds nothing, and of one that cannot be read it
  /// is not known.
  func isWithin(_ first: Field<CalendarDate>, _ last: Field<CalendarDate>) -> Bool {
    (first.isAbsent || first.value.map { $0 <= self } == true)
      && (last.isAbsent || last.value.map { $0 >= self } == true)
  }

  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
