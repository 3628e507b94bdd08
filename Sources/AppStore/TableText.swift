/// Reads the compact texts that the tables are kept in.
enum TableText {
  /// One row a line, its fields divided by `|`.
  static func rows(of text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The words between spaces and line breaks.
  static func words(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// Amounts between spaces and line breaks.
  static func amounts(of text: String) -> [Amount] {
    let bytes = Array(text.utf8)
    var amounts: [Amount] = []
    amounts.reserveCapacity(bytes.count / 4)
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] <= UInt8(ascii: " ") {
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
