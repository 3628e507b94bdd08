extension StoreText {
  /// The number of characters as a reader sees them; a carriage return and its line feed are one.
  package static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let (scalar, length) = decode(bytes, at: index)
      guard scalar.standsAlone else { return String(decoding: bytes, as: UTF8.self).count }
      count += 1
      index += length
    }
    return count
  }

  /// The scalar at a byte and its length; U+FFFD for a byte that starts none.
  static func decode(_ bytes: ArraySlice<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1, index + length <= bytes.endIndex else { return ("\u{FFFD}", 1) }
    var value = UInt32(first & (0xFF >> UInt8(length + 1)))
    for next in (index + 1)..<(index + length) {
      guard bytes[next] & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(bytes[next] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }
}

extension Unicode.Scalar {
  /// Whether it is a character of its own beside any other of these, so that counting them needs no look at properties.
  fileprivate var standsAlone: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A,
      0x671...0x6D3, 0xE01...0xE30, 0x1E00...0x1EFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF,
      0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF9D:
      true
    default: false
    }
  }
}
