extension String {
  /// In double quotes, for a message: invisible characters are shown as `U+00A0`, a long text is cut in its middle.
  package var quoted: String {
    "\"\(shortened.visible)\""
  }

  /// With every character that a terminal would not show (or would obey) written as its code point.
  package var visible: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible { result += scalar.codePoint } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  private var shortened: String {
    let limit = 120
    guard utf8.count > limit, count > limit else { return self }
    return "\(prefix(80))…\(suffix(30))"
  }
}

extension Unicode.Scalar {
  /// As `U+00A0`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether a reader would see nothing, or a blank that is not the space bar's.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    case .spaceSeparator: value != 0x20
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
