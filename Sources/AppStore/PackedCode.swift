/// Short ASCII codes as one number, for look-ups that allocate nothing.
package enum PackedCode {
  /// The bytes of a code in little-endian order; nil for none, more than eight, or a NUL among them.
  package static func pack(_ bytes: some Sequence<UInt8>) -> UInt64? {
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      guard shift < 64, byte != 0 else { return nil }
      packed |= UInt64(byte) << shift
      shift += 8
    }
    return packed == 0 ? nil : packed
  }

  /// The same of a text.
  package static func pack(_ text: String) -> UInt64? {
    pack(text.utf8)
  }
}

/// Finds the index of a packed code in a constant list: open addressing, at most half full.
struct PackedIndex: Sendable {
  private var keys: [UInt64]
  private var values: [Int]
  private let shift: UInt64

  init(_ codes: some Collection<String>) {
    var bits: UInt64 = 2
    while 1 << bits < codes.count * 2 { bits += 1 }
    shift = 64 - bits
    keys = Array(repeating: 0, count: 1 << bits)
    values = Array(repeating: 0, count: 1 << bits)
    for (index, code) in codes.enumerated() {
      guard let packed = PackedCode.pack(code) else { preconditionFailure("a code has one to eight bytes") }
      let slot = slot(of: packed)
      precondition(keys[slot] == 0, "a code is listed once")
      keys[slot] = packed
      values[slot] = index
    }
  }

  subscript(packed: UInt64) -> Int? {
    let slot = slot(of: packed)
    return keys[slot] == 0 ? nil : values[slot]
  }

  subscript(code: String) -> Int? {
    PackedCode.pack(code).flatMap { self[$0] }
  }

  /// Where the code is, or the free slot where it would be.
  private func slot(of packed: UInt64) -> Int {
    var slot = Int((packed &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while keys[slot] != 0, keys[slot] != packed { slot = (slot + 1) % keys.count }
    return slot
  }
}
