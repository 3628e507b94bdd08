public import Foundation

/// A JSON value as it was written: objects keep their order, numbers their digits.
///
/// Nested no deeper than 200 arrays and objects.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, exactly as written.
  case number(JSONNumber)
  /// A text without its quotes and escapes.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Names and values in order.
  case object(JSONObject)
}

/// A number of JSON, kept as its text, such as `1`, `0.10` or `1e6`.
public struct JSONNumber: Hashable, Sendable {
  /// The digits as written.
  public let text: String

  /// The number without rounding where it is a whole one that an `Int` holds, also written `1.0`; nil otherwise.
  public var int: Int? {
    if let int = Int(text) { return int }
    // Without digits that a double would round away.
    guard decimal != nil, let double, abs(double) < 9_007_199_254_740_992 else { return nil }
    return Int(exactly: double)
  }

  /// The nearest double; nil where it is too great for one.
  public var double: Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number in decimal, up to 38 digits; nil where a `Decimal` cannot hold its size.
  public var decimal: Decimal? {
    guard let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), decimal.isFinite else {
      return nil
    }
    return decimal
  }

  init(text: String) {
    self.text = text
  }
}

/// The members of a JSON object, in the order of the file.
///
/// Two objects are equal when they have equal members in the same order.
public struct JSONObject: Hashable, Sendable {
  /// One name and its value.
  public struct Member: Hashable, Sendable {
    /// The name, without its quotes and escapes.
    public let key: String
    /// What is said of it.
    public let value: JSONValue
  }

  /// All members, in order.
  public let members: [Member]

  /// Whether it has no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The names, in order.
  public var keys: [String] { members.map(\.key) }

  /// The value of the first member whose name has exactly these bytes; nil where there is none.
  public subscript(key: String) -> JSONValue? {
    for member in members where member.key == key && member.key.utf8.elementsEqual(key.utf8) {
      return member.value
    }
    return nil
  }

  init(members: [Member] = []) {
    self.members = members
  }
}

extension JSONValue {
  /// The text, where it is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, where it is one.
  public var number: JSONNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// `true` or `false`, where it is one of them; nil for all other values.
  public var bool: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// The values, where it is an array.
  public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The members, where it is an object.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }
}
