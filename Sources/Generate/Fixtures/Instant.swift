import AppStore
import CatalogModel

/// A moment of a fixture, in milliseconds since 1970, as the store's tokens count.
struct Instant: Hashable, Comparable {
  let milliseconds: Int

  static let hour = 3_600_000
  static let day = 24 * hour

  init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// A time of a day, in UTC.
  init(_ date: CalendarDate, millisecondsOfDay: Int = 0) {
    milliseconds = date.daysSince1970 * Self.day + millisecondsOfDay
  }

  static func + (instant: Instant, milliseconds: Int) -> Instant {
    Instant(milliseconds: instant.milliseconds + milliseconds)
  }

  static func - (instant: Instant, milliseconds: Int) -> Instant {
    instant + -milliseconds
  }

  static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

  /// The day in UTC.
  var date: CalendarDate {
    CalendarDate(daysSince1970: (milliseconds - millisecondsOfDay) / Self.day)
  }

  /// What has passed of the day in UTC.
  var millisecondsOfDay: Int {
    let rest = milliseconds % Self.day
    return rest < 0 ? rest + Self.day : rest
  }

  /// So many periods later, or earlier where `count` is negative; a month that is too short ends on its last day.
  func advanced(by period: Period, _ count: Int = 1) -> Instant {
    let units = period.count * count
    let date = date
    let moved =
      switch period.unit {
      case .day: CalendarDate(daysSince1970: date.daysSince1970 + units)
      case .week: CalendarDate(daysSince1970: date.daysSince1970 + 7 * units)
      case .month: date.adding(months: units)
      case .year: date.adding(months: 12 * units)
      }
    return Instant(moved, millisecondsOfDay: millisecondsOfDay)
  }
}

// MARK: - Texts

extension Instant {
  /// As `2026-09-21 14:13:20`, of a clock that is ahead of UTC by so many hours.
  private func text(hoursAhead: Int) -> String {
    let local = self + hoursAhead * Self.hour
    let seconds = local.millisecondsOfDay / 1000
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return "\(local.date) \(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  /// As receipts have it: `2026-09-21 14:13:20 Etc/GMT`.
  var greenwichText: String { "\(text(hoursAhead: 0)) Etc/GMT" }

  /// As receipts have it: `2026-09-21 07:13:20 America/Los_Angeles`.
  var californianText: String { "\(text(hoursAhead: isSummerInCalifornia ? -7 : -8)) America/Los_Angeles" }

  /// By the rules of the United States of 1987, and of 2007: from the second Sunday of March, two o'clock, to the
  /// first of November.
  private var isSummerInCalifornia: Bool {
    let year = date.year
    let start = year < 2007 ? CalendarDate.sunday(1, of: 4, year) : CalendarDate.sunday(2, of: 3, year)
    let end = year < 2007 ? CalendarDate.sunday(0, of: 11, year) : CalendarDate.sunday(1, of: 11, year)
    return self >= Instant(start) + 10 * Self.hour && self < Instant(end) + 9 * Self.hour
  }
}

extension CalendarDate {
  /// The first, second, … Sunday of a month; with 0 the last one of the month before.
  fileprivate static func sunday(_ number: Int, of month: Int, _ year: Int) -> CalendarDate {
    let first = CalendarDate(daysSince1970: 0).adding(months: (year - 1970) * 12 + month - 1).daysSince1970
    // The first of January 1970 was a Thursday.
    let untilSunday = (7 - (first + 4) % 7) % 7
    return CalendarDate(daysSince1970: first + untilSunday + 7 * (number - 1))
  }
}

/// The boundaries of a subscription's periods, counted from one of them.
///
/// All are counted from the same day, so that a subscription of the 31st is renewed on the 28th of February and on the
/// 31st of March.
struct PeriodLine {
  let anchor: Instant
  let period: Period

  subscript(_ number: Int) -> Instant { anchor.advanced(by: period, number) }
}
