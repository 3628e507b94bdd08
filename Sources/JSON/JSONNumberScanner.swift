/// Finds where a number ends, by the grammar of RFC 8259, section 6.
struct JSONNumberScanner {
  let bytes: [UInt8]
  /// The start of the number; after ``scan()`` its end, or the byte that is wrong.
  var index: Int

  /// What is wrong with the number, if anything.
  mutating func scan() -> String? {
    if at("-") { index += 1 }
    if at("0") {
      index += 1
      if skipDigits() { return "a number cannot start with 0" }
    } else if !skipDigits() {
      return "a number needs a digit here"
    }
    if at(".") {
      index += 1
      if !skipDigits() { return "a number needs a digit after its point" }
    }
    if at("e") || at("E") {
      index += 1
      if at("+") || at("-") { index += 1 }
      if !skipDigits() { return "a number needs a digit in its exponent" }
    }
    return nil
  }

  private func at(_ letter: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: letter)
  }

  /// Whether there were any.
  private mutating func skipDigits() -> Bool {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index > start
  }
}
