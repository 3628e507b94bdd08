import AppStore
import CatalogModel
import Foundation
@testable import Generate
import Testing

/// Dates are held against Foundation's calendar and time zones.
struct InstantTests {
  private static let dates = stride(from: 1_000_000_000, to: 4_200_000_000, by: 7_654_321).map { $0 * 1000 }

  /// The hours around each change of the clocks of 2006, 2007 and 2026.
  private static let changes: [Int] = {
    let seconds = [1_143_972_000, 1_162_112_400, 1_173_607_200, 1_194_166_800, 1_772_964_000, 1_793_523_600]
    return seconds.flatMap { second in (-3...3).map { (second + $0 * 1800) * 1000 } }
  }()

  @Test("texts of receipts") func texts() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    for milliseconds in Self.dates + Self.changes {
      let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      let instant = Instant(milliseconds: milliseconds)
      formatter.timeZone = TimeZone(identifier: "UTC")
      #expect(instant.greenwichText == "\(formatter.string(from: date)) Etc/GMT")
      formatter.timeZone = TimeZone(identifier: "America/Los_Angeles")
      #expect(instant.californianText == "\(formatter.string(from: date)) America/Los_Angeles")
    }
  }

  @Test("periods later and earlier") func periods() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for milliseconds in Self.dates {
      let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      for period in Period.allCases {
        for count in [-3, -1, 1, 2] {
          let unit: Calendar.Component =
            switch period.unit {
            case .day, .week: .day
            case .month: .month
            case .year: .year
            }
          let value = period.count * count * (period.unit == .week ? 7 : 1)
          let expected = try #require(calendar.date(byAdding: unit, value: value, to: date))
          let moved = Instant(milliseconds: milliseconds).advanced(by: period, count)
          #expect(moved.milliseconds == Int(expected.timeIntervalSince1970 * 1000), "\(date) \(period) \(count)")
        }
      }
    }
  }
}
