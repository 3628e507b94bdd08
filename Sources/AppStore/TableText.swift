/// Reads the compact texts that the tables are kept in.
enum TableText {
  /// One row a line, its fields divided by `|`.
  static func rows(of text: String) -> [[String]] {
    let bytes = Array(text.utf8)
    var rows: [[String]] = []
    var row: [String] = []
    var start = 0
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
      guard byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\n") else { continue }
      row.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 1
      guard byte == UInt8(ascii: "\n") else { continue }
      rows.append(row)
      row.removeAll(keepingCapacity: true)
    }
    return rows
  }

  /// The bytes of each line.
  static func lines(of text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"))
  }

  /// The words between spaces and line breaks.
  static func words(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// Amounts between spaces and line breaks.
  static func amounts(of text: String) -> [Amount] {
    amounts(in: Array(text.utf8)[...])
  }

  /// The same from bytes.
  static func amounts(in bytes: ArraySlice<UInt8>) -> [Amount] {
    var amounts: [Amount] = []
    amounts.reserveCapacity(bytes.count / 4)
    var start = bytes.startIndex
    for index in bytes.startIndex...bytes.endIndex where index == bytes.endIndex || bytes[index] <= UInt8(ascii: " ") {
      if start < index {
        guard let amount = Amount(bytes: bytes[start..<index]) else { preconditionFailure("a table holds amounts") }
        amounts.append(amount)
      }
      start = index + 1
    }
    return amounts
  }
}

extension String {
  /// Itself, or nil where a table leaves the field empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
