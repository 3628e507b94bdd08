/// A path with placeholders, such as `{app}/ProductID.swift`; `{{` and `}}` are braces.
struct PathPattern {
  enum Part: Equatable {
    case literal(String)
    /// With its bytes in the pattern, braces included.
    case placeholder(String, bytes: Range<Int>)
  }

  let parts: [Part]

  init(_ text: String) {
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var literal: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == open || byte == close, index + 1 < bytes.count, bytes[index + 1] == byte {
        literal.append(byte)
        index += 2
      } else if byte == open, let end = bytes[index...].firstIndex(of: close) {
        if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
        parts.append(.placeholder(String(decoding: bytes[index + 1..<end], as: UTF8.self), bytes: index..<end + 1))
        index = end + 1
      } else {
        literal.append(byte)
        index += 1
      }
    }
    if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
    self.parts = parts
  }

  /// The placeholders that paths of outputs may have.
  static let placeholders = ["app", "bundle_id"]
}
