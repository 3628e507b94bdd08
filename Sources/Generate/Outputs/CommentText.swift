/// Text for a comment that ends with its line.
enum CommentText {
  /// The lines of a text, without what would leave the comment or turn it around.
  static func lines(_ text: String?) -> [String] {
    (text ?? "").split(whereSeparator: \.isNewline).map { safe(String($0)) }.filter { !$0.isEmpty }
  }

  /// The same as one line.
  static func line(_ text: String) -> String {
    lines(text).joined(separator: " ")
  }

  private static func safe(_ line: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalars.append(" ")
      case .format where isDirection(scalar): break
      default: scalars.append(scalar)
      }
    }
    let words = scalars.split(separator: " ", omittingEmptySubsequences: true).map { String($0) }
    let result = words.joined(separator: " ")
    // A C compiler would take the next line for a part of the comment.
    return result.hasSuffix("\\") || result.hasSuffix("??/") ? result + "." : result
  }

  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
