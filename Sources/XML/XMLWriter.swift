/// Writes XML 1.0 in UTF-8: the same element gives the same bytes everywhere, ending in one newline.
///
/// An element that holds elements alone has one on each line; one with text is written as it is, without a blank
/// added. A character that XML 1.0 cannot hold at all, such as U+0007, becomes U+FFFD.
package struct XMLWriter {
  private let indentation: Int
  private var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The whole document with its declaration; `indentation` is in spaces a level.
  package static func text(_ root: Element, indentation: Int = 4) -> String {
    var writer = XMLWriter(indentation: indentation)
    writer.write(root, depth: 0)
    return writer.text + "\n"
  }

  /// A text as it stands between tags; a carriage return is a reference, since a reader would drop it.
  package static func escape(_ text: String) -> String {
    escape(text, attribute: false)
  }

  /// A text as it stands between double quotes; line breaks and tabs are references, since a reader would make them blanks.
  package static func escape(attribute text: String) -> String {
    escape(text, attribute: true)
  }

  /// Whether XML 1.0 can hold a character in any spelling.
  package static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }

  private init(indentation: Int) {
    self.indentation = indentation
  }

  /// `depth` is nil inside text, where a blank would be content.
  private mutating func write(_ element: Element, depth: Int?) {
    text += "<\(element.name)"
    for attribute in element.attributes {
      text += " \(attribute.name)=\"\(Self.escape(attribute: attribute.value))\""
    }
    guard !element.content.isEmpty else {
      text += "/>"
      return
    }
    text += ">"
    let isList = element.content.allSatisfy { if case .element = $0 { true } else { false } }
    let innerDepth = isList ? depth.map { $0 + 1 } : nil
    for item in element.content {
      if let innerDepth { breakLine(depth: innerDepth) }
      switch item {
      case .element(let child): write(child, depth: innerDepth)
      case .text(let characters): text += Self.escape(characters)
      }
    }
    if let depth, isList { breakLine(depth: depth) }
    text += "</\(element.name)>"
  }

  private mutating func breakLine(depth: Int) {
    text += "\n" + String(repeating: " ", count: indentation * depth)
  }

  private static func escape(_ text: String, attribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\"" where attribute: result += "&quot;"
      case "\n" where attribute: result += "&#10;"
      case "\t" where attribute: result += "&#9;"
      default: result.unicodeScalars.append(canHold(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
