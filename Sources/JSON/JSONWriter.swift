/// Writes JSON: the same value gives the same bytes everywhere, ending in one newline.
///
/// Members stay in their order and numbers keep their text. Escaped is only what must be: quotes, backslashes and
/// control characters.
package struct JSONWriter {
  /// How the text is laid out.
  package enum Style: Sendable, CaseIterable {
    /// Two spaces a level, `"key": value`, `[]`.
    case pretty
    /// One line without a blank.
    case compact
    /// As Xcode writes StoreKit configurations: `"key" : value`, and an empty array or object around a blank line.
    case xcode
  }

  private let style: Style
  private var bytes: [UInt8] = []

  private init(_ style: Style) {
    self.style = style
  }

  package static func text(_ value: JSONValue, style: Style = .pretty) -> String {
    String(decoding: bytes(value, style: style), as: UTF8.self)
  }

  package static func bytes(_ value: JSONValue, style: Style = .pretty) -> [UInt8] {
    var writer = JSONWriter(style)
    writer.write(value, depth: 0)
    writer.bytes.append(UInt8(ascii: "\n"))
    return writer.bytes
  }

  /// On one line, and without the line end of a file: what is signed.
  package static func compactBytes(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.write(value, depth: 0)
    return writer.bytes
  }

  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value.content {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): write(text)
    case .array(let elements):
      writeList(elements, "[", "]", depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      writeList(members, "{", "}", depth: depth) { writer, member in
        writer.write(member.key)
        writer.bytes += writer.colon.utf8
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private var colon: String {
    switch style {
    case .pretty: ": "
    case .compact: ":"
    case .xcode: " : "
    }
  }

  private mutating func writeList<Item>(
    _ items: [Item], _ open: Unicode.Scalar, _ close: Unicode.Scalar, depth: Int,
    item write: (inout JSONWriter, Item) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth: depth + 1)
      write(&self, item)
    }
    if !items.isEmpty {
      breakLine(depth: depth)
    } else if style == .xcode {
      bytes.append(UInt8(ascii: "\n"))
      breakLine(depth: depth)
    }
    bytes.append(UInt8(ascii: close))
  }

  private mutating func breakLine(depth: Int) {
    guard style != .compact else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func write(_ text: String) {
    JSONText.append(text, to: &bytes)
  }
}
