import Foundation

/// What is wrong with a value of a file or a token, and where in it.
struct ReadingFault: Error {
  enum Problem {
    case missing
    case wrong(expected: String, found: String)
  }

  let problem: Problem
  /// From the value outwards: `.price`, `.USA`, `.prices`, `[3]`, `.products`.
  private var steps: [String] = []

  init(_ problem: Problem) {
    self.problem = problem
  }

  init(_ expected: String, found value: JSONValue) {
    problem = .wrong(expected: expected, found: value.noun)
  }

  /// The same, seen from an object's member.
  func inside(_ key: String) -> ReadingFault {
    var fault = self
    fault.steps.append(".\(key)")
    return fault
  }

  /// The same, seen from an array's element, from 0.
  func inside(_ index: Int) -> ReadingFault {
    var fault = self
    fault.steps.append("[\(index)]")
    return fault
  }

  /// Such as `products[3].prices.USA.price`; empty for the whole.
  var path: String {
    let path = steps.reversed().joined()
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }
}

extension JSONValue {
  /// What a message calls it.
  fileprivate var noun: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): "the number \(number.text.shortened)"
    case .string(let text): "the text \(text.quoted)"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension String {
  /// No longer than a message can bear.
  var shortened: String {
    count > 80 ? prefix(80) + "…" : self
  }

  /// In quotation marks, on one line, shortened.
  var quoted: String {
    "\"" + String(shortened.unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) }) + "\""
  }
}

/// A value that others than the listed ones may be of.
protocol OpenValue: RawRepresentable, Hashable, Sendable {
  init(rawValue: RawValue)
}

/// A reader of a value.
typealias Reader<Value> = (JSONValue) throws(ReadingFault) -> Value

extension JSONObject {
  /// The same as by any name; quicker, since what equals ASCII in another normal form is longer.
  private subscript(ascii key: String) -> JSONValue? {
    let count = key.utf8.count
    for member in members where member.key.utf8.count == count && member.key == key { return member.value }
    return nil
  }

  /// The value of a member that must be there.
  func need<Value>(_ key: String, _ read: Reader<Value>) throws(ReadingFault) -> Value {
    guard let value = self[ascii: key] else { throw ReadingFault(.missing).inside(key) }
    do {
      return try read(value)
    } catch {
      throw error.inside(key)
    }
  }

  /// The value of a member; nil where it is left out or null.
  func may<Value>(_ key: String, _ read: Reader<Value>) throws(ReadingFault) -> Value? {
    guard let value = self[ascii: key], value != .null else { return nil }
    do {
      return try read(value)
    } catch {
      throw error.inside(key)
    }
  }

  /// The values of a list that must be there.
  func needList<Value>(_ key: String, _ read: Reader<Value>) throws(ReadingFault) -> [Value] {
    try need(key) { (value) throws(ReadingFault) in try Read.list(value, read) }
  }

  /// The values of a list; nil where it is left out or null.
  func mayList<Value>(_ key: String, _ read: Reader<Value>) throws(ReadingFault) -> [Value]? {
    try may(key) { (value) throws(ReadingFault) in try Read.list(value, read) }
  }
}

/// Readers of plain values.
enum Read {
  static func text(_ value: JSONValue) throws(ReadingFault) -> String {
    guard case .string(let text) = value else { throw ReadingFault("a text", found: value) }
    return text
  }

  static func flag(_ value: JSONValue) throws(ReadingFault) -> Bool {
    guard case .bool(let flag) = value else { throw ReadingFault("true or false", found: value) }
    return flag
  }

  static func integer(_ value: JSONValue) throws(ReadingFault) -> Int {
    guard let number = value.number?.int else { throw ReadingFault("a whole number", found: value) }
    return number
  }

  static func object(_ value: JSONValue) throws(ReadingFault) -> JSONObject {
    guard case .object(let object) = value else { throw ReadingFault("an object", found: value) }
    return object
  }

  /// Milliseconds since 1970, with or without a fraction.
  static func date(_ value: JSONValue) throws(ReadingFault) -> Date {
    guard let milliseconds = value.number?.double else {
      throw ReadingFault("milliseconds since 1970", found: value)
    }
    return Date(timeIntervalSince1970: milliseconds / 1000)
  }

  /// A number that is written as text or as a number.
  static func digits(_ value: JSONValue) throws(ReadingFault) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number): return number.text
    default: throw ReadingFault("a text", found: value)
    }
  }

  static func uuid(_ value: JSONValue) throws(ReadingFault) -> UUID {
    guard let uuid = UUID(uuidString: try text(value)) else { throw ReadingFault("a UUID", found: value) }
    return uuid
  }

  /// A text that may be none of those known.
  static func word<Word: OpenValue>(_ value: JSONValue) throws(ReadingFault) -> Word where Word.RawValue == String {
    Word(rawValue: try text(value))
  }

  /// A number that may be none of those known.
  static func code<Code: OpenValue>(_ value: JSONValue) throws(ReadingFault) -> Code where Code.RawValue == Int {
    Code(rawValue: try integer(value))
  }

  static func list<Value>(_ value: JSONValue, _ read: Reader<Value>) throws(ReadingFault) -> [Value] {
    guard case .array(let values) = value else { throw ReadingFault("a list", found: value) }
    var list: [Value] = []
    list.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do {
        list.append(try read(value))
      } catch {
        throw error.inside(index)
      }
    }
    return list
  }

  /// Decimal text such as `0.99` or `120`.
  static func price(_ value: JSONValue) throws(ReadingFault) -> String {
    let text = try text(value)
    var previous = UInt8(ascii: ".")
    var points = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), previous != byte {
        points += 1
      } else if byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") {
        points = 2
      }
      previous = byte
    }
    let isDecimal = points < 2 && previous != UInt8(ascii: ".")
    // A `Decimal` holds all of that length.
    guard isDecimal, text.utf8.count <= 30 else {
      throw ReadingFault("a price such as \"0.99\", or null", found: value)
    }
    return text
  }

  /// A day, `2027-01-31`, which is ordered as its text is.
  static func day(_ value: JSONValue) throws(ReadingFault) -> String {
    let day = try text(value)
    let isDay =
      day.utf8.count == 10
      && zip(day.utf8, "0000-00-00".utf8).allSatisfy { byte, pattern in
        pattern == UInt8(ascii: "-")
          ? byte == pattern : byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      }
    guard isDay else { throw ReadingFault("a day such as \"2027-01-31\"", found: value) }
    return day
  }
}
