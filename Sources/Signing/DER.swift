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

  private static func length(_ count: Int) -> [UInt8] {
    if count < 0x80 { return [UInt8(count)] }
    let bytes = bigEndian(UInt64(count)).drop { $0 == 0 }
    return [0x80 | UInt8(bytes.count)] + bytes
  }

  private static func bigEndian(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
  }
}
