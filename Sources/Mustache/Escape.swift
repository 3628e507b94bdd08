/// How a value is written so that it stays one value in the language of the file that a template makes.
package enum Escape: String, CaseIterable, Sendable {
  /// As it is.
  case none
  /// Text or a quoted attribute.
  case html
  /// Text or a quoted attribute; what XML cannot hold becomes U+FFFD.
  case xml
  /// Between double quotes.
  case swift
  /// Between `@"` and `"`, also C.
  case objectiveC = "objective-c"
  /// Between double quotes.
  case json
  /// Between double quotes.
  case kotlin
  /// Between quotes of any of the three kinds; JavaScript too.
  case typescript
  /// Between quotes of either kind.
  case dart
  /// Between double quotes.
  case csharp
  /// A whole field, quoted where it needs to be.
  case csv
  /// A part of one line; line breaks become spaces.
  case markdown
  /// Between double quotes.
  case yaml

  /// The escape for what a template, or the file it makes, is called: `ids.swift.mustache` and `ids.swift` are Swift.
  package static func forTemplate(named name: String) -> Escape {
    var parts = name.split(separator: "/").last.map { $0.split(separator: ".", omittingEmptySubsequences: false) } ?? []
    if parts.count > 1, parts.last?.lowercased() == "mustache" { parts.removeLast() }
    guard parts.count > 1, let ending = parts.last?.lowercased() else { return .none }
    return byFileEnding[ending] ?? .none
  }

  private static let byFileEnding: [String: Escape] = [
    "html": .html, "htm": .html,
    "xml": .xml, "plist": .xml, "xhtml": .xml, "svg": .xml, "stringsdict": .xml,
    "swift": .swift,
    "h": .objectiveC, "m": .objectiveC, "mm": .objectiveC, "c": .objectiveC,
    "json": .json, "storekit": .json, "xcstrings": .json,
    "kt": .kotlin, "kts": .kotlin,
    "ts": .typescript, "tsx": .typescript, "mts": .typescript, "js": .typescript, "jsx": .typescript,
    "mjs": .typescript,
    "dart": .dart,
    "cs": .csharp,
    "csv": .csv,
    "md": .markdown, "markdown": .markdown,
    "yaml": .yaml, "yml": .yaml,
  ]

  /// The escaped text.
  package func apply(_ text: String) -> String {
    switch self {
    case .none: return text
    case .csv: return csvField(text)
    case .markdown: return markdown(text)
    default: break
    }
    guard text.utf8.contains(where: { !Self.isPlain($0) }) else { return text }
    var result = ""
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if let replacement = replacement(for: scalar, after: before) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
      before = scalar
    }
    return result
  }

  /// Letters, digits and what no language minds, so that most texts are copied whole.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func csvField(_ text: String) -> String {
    let needsQuotes =
      text.utf8.contains { ",;\"\t\r\n".utf8.contains($0) } || text.utf8.first == UInt8(ascii: " ")
      || text.utf8.last == UInt8(ascii: " ")
    guard needsQuotes else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  private func markdown(_ text: String) -> String {
    var result = ""
    var atStart = true
    var startsWithDigits = false
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "&", "~", "#": result += "\\"
      case "+", "-", "=": if atStart { result += "\\" }
      case ".", ")": if startsWithDigits { result += "\\" }
      default: break
      }
      if scalar == "\n" || scalar == "\r" {
        if result.unicodeScalars.last != " " { result += " " }
      } else {
        result.unicodeScalars.append(scalar)
      }
      startsWithDigits = isDigit && (atStart || startsWithDigits)
      atStart = atStart && scalar == " "
    }
    return result
  }
}
