/// Writes ASN.1 values in the distinguished encoding.
enum DER {
  /// A value of a type that its identifier byte names.
  static func value(_ identifier: UInt8, _ content: [UInt8]) -> [UInt8] {
    [identifier] + length(content.count) + content
  }

  static func sequence(_ values: [[UInt8]]) -> [UInt8] { value(0x30, values.flatMap { $0 }) }

  /// The elements in the order of their encodings, as the distinguished encoding asks of a set.
  static func set(of values: [[UInt8]]) -> [UInt8] {
    value(0x31, values.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 })
  }

  /// An integer that is not negative, from its bytes, the highest first.
  static func integer(magnitude: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array(magnitude.drop { $0 == 0 })
    if bytes.first.map({ $0 >= 0x80 }) ?? true { bytes.insert(0, at: 0) }
    return value(0x02, bytes)
  }

  static func integer(_ number: UInt64) -> [UInt8] {
    integer(magnitude: bigEndian(number)[...])
  }

  static func octets(_ content: [UInt8]) -> [UInt8] { value(0x04, content) }

  static let null = value(0x05, [])

  static func utf8(_ text: String) -> [UInt8] { value(0x0C, Array(text.utf8)) }

  /// A text of ASCII characters.
  static func ia5(_ text: String) -> [UInt8] { value(0x16, Array(text.utf8)) }

  /// A value under the tag of this number, which says more than its own type.
  static func tagged(_ number: UInt8, _ content: [UInt8]) -> [UInt8] { value(0xA0 | number, content) }

  /// The values that the content of one value consists of.
  static func parts(of value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var rest = content(of: value)
    var parts: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      let end = content(of: rest).endIndex
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    return parts
  }

  /// Without what the value before it begins with: its type and its length.
  private static func content(of value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = value.startIndex + 2
    let first = Int(value[start - 1])
    guard first >= 0x80 else { return value[start..<start + first] }
    let length = value[start..<start + first - 0x80].reduce(0) { $0 << 8 | Int($1) }
    return value[start + first - 0x80..<start + first - 0x80 + length]
  }

  private static func length(_ count: Int) -> [UInt8] {
    if count < 0x80 { return [UInt8(count)] }
    let bytes = bigEndian(UInt64(count)).drop { $0 == 0 }
    return [0x80 | UInt8(bytes.count)] + bytes
  }

  private static func bigEndian(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
  }
}
