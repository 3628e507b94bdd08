/// A property list value, as far as catalogs need them.
package indirect enum PropertyList: Sendable, Hashable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([PropertyList])
  case dictionary([Entry])

  /// One key of a dictionary with its value.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package let value: PropertyList

    package init(_ key: String, _ value: PropertyList) {
      self.key = key
      self.value = value
    }
  }

  /// The entries in the order given.
  package static func dictionary(_ entries: [(String, PropertyList)]) -> PropertyList {
    .dictionary(entries.map { Entry($0.0, $0.1) })
  }
}

extension PropertyList: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(booleanLiteral value: Bool) { self = .boolean(value) }

  package init(integerLiteral value: Int) { self = .integer(value) }

  package init(stringLiteral text: String) { self = .string(text) }

  package init(arrayLiteral elements: PropertyList...) { self = .array(elements) }

  package init(dictionaryLiteral entries: (String, PropertyList)...) { self = .dictionary(entries) }
}

/// Writes property lists as `plutil` and Xcode do, byte for byte, but for the order of keys, which is the caller's.
///
/// One difference is meant: a carriage return becomes `&#13;`, where Apple's raw one is lost on other readers.
package enum PropertyListWriter {
  package static func text(_ value: PropertyList) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(value, depth: 0, to: &text)
    return text + "</plist>\n"
  }

  private static func write(_ value: PropertyList, depth: Int, to text: inout String) {
    let tabs = String(repeating: "\t", count: depth)
    switch value {
    case .string(let string): text += "\(tabs)<string>\(XMLWriter.escape(string))</string>\n"
    case .integer(let integer): text += "\(tabs)<integer>\(integer)</integer>\n"
    case .boolean(let boolean): text += "\(tabs)<\(boolean)/>\n"
    case .array(let elements) where elements.isEmpty: text += "\(tabs)<array/>\n"
    case .dictionary(let entries) where entries.isEmpty: text += "\(tabs)<dict/>\n"
    case .array(let elements):
      text += "\(tabs)<array>\n"
      for element in elements { write(element, depth: depth + 1, to: &text) }
      text += "\(tabs)</array>\n"
    case .dictionary(let entries):
      text += "\(tabs)<dict>\n"
      for entry in entries {
        text += "\(tabs)\t<key>\(XMLWriter.escape(entry.key))</key>\n"
        write(entry.value, depth: depth + 1, to: &text)
      }
      text += "\(tabs)</dict>\n"
    }
  }
}
