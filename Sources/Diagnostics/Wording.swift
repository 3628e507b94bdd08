extension Unicode.Scalar {
  /// As a message names it: `"ô" (U+00F4)`, or `U+00A0 (no-break space)` where a reader would see nothing.
  package var named: String {
    if self == " " { return "a space" }
    if !isInvisible { return "\"\(self)\" (\(codePoint))" }
    guard let name = properties.name ?? properties.nameAlias else { return codePoint }
    return "\(codePoint) (\(name.lowercased()))"
  }
}

extension Sequence<String> {
  /// As a sentence lists them: `a`, `a and b`, `a, b and c`.
  package var listed: String {
    let words = Array(self)
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}
