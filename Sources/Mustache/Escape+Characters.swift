extension Escape {
  /// What is written for a character, or nil where it stands for itself.
  ///
  /// - Parameter before: the character before it, for what is special only in pairs.
  func replacement(for scalar: Unicode.Scalar, after before: Unicode.Scalar) -> String? {
    switch self {
    case .none, .csv, .markdown: nil
    case .html: Self.html(scalar)
    case .xml: Self.xml(scalar)
    case .swift: quoted(scalar, "\\\"") ?? braced(scalar)
    case .objectiveC: objectiveC(scalar, after: before)
    case .json, .yaml, .csharp: quoted(scalar, "\\\"") ?? fourDigits(scalar)
    case .kotlin: quoted(scalar, "\\\"$") ?? fourDigits(scalar)
    case .typescript: quoted(scalar, "\\\"'`$") ?? fourDigits(scalar)
    case .dart: quoted(scalar, "\\\"'$") ?? braced(scalar)
    }
  }

  private static func html(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }

  private static func xml(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x27: "&apos;"
    case 0x09, 0x0A: nil
    // A reader would turn a bare carriage return into a line feed.
    case 0x0D: "&#13;"
    case 0x00...0x1F, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: html(scalar)
    }
  }

  /// Octal escapes take three digits at most, so that no digit after one can join it; `\u` may not name ASCII in C.
  private func objectiveC(_ scalar: Unicode.Scalar, after before: Unicode.Scalar) -> String? {
    switch scalar {
    case "\\", "\"": return "\\\(scalar)"
    // Else `??/` and its like would be read as other characters.
    case "?" where before == "?": return "\\?"
    default: break
    }
    if let short = short(scalar) { return short }
    guard Self.needsEscape(scalar) else { return nil }
    guard scalar.value < 0x80 else { return scalar.value < 0xA0 ? nil : fourDigits(scalar) }
    return "\\" + padded(scalar.value, radix: 8, to: 3)
  }

  /// With a backslash before it where it is one of `special`, or as a line break or tab is written.
  private func quoted(_ scalar: Unicode.Scalar, _ special: String) -> String? {
    special.unicodeScalars.contains(scalar) ? "\\\(scalar)" : short(scalar)
  }

  private func short(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: nil
    }
  }

  /// `\u{7F}`
  private func braced(_ scalar: Unicode.Scalar) -> String? {
    Self.needsEscape(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
  }

  /// `\u007F`; all that need it are in the first plane.
  private func fourDigits(_ scalar: Unicode.Scalar) -> String? {
    Self.needsEscape(scalar) ? "\\u" + padded(scalar.value, radix: 16, to: 4) : nil
  }

  private func padded(_ value: UInt32, radix: Int, to width: Int) -> String {
    let digits = String(value, radix: radix, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Controls, line separators, the byte order mark, and what turns the direction of the text around it.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
