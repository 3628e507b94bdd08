/// An XML element: a name, attributes in order, and what is inside.
package struct Element: Sendable, Hashable {
  /// What an element can hold.
  package enum Content: Sendable, Hashable {
    case element(Element)
    case text(String)
  }

  /// An attribute with its unescaped value.
  package struct Attribute: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  package let name: String
  package var attributes: [Attribute]
  package var content: [Content]

  /// Names must be plain XML names of ASCII letters, digits, `-`, `_`, `.` and `:`; they are ours, not a user's.
  package init(_ name: String, attributes: [(String, String)] = [], _ content: [Content] = []) {
    precondition(([name] + attributes.map(\.0)).allSatisfy(Self.isName), "no XML name in <\(name)>")
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.0, value: $0.1) }
    self.content = content
  }

  package init(_ name: String, attributes: [(String, String)] = [], _ children: [Element]) {
    self.init(name, attributes: attributes, children.map(Content.element))
  }

  package init(_ name: String, attributes: [(String, String)] = [], text: String) {
    self.init(name, attributes: attributes, text.isEmpty ? [] : [Content.text(text)])
  }

  private static func isName(_ name: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || "_:".utf8.contains(byte)
    }
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy { isLetter($0) || "-.0123456789".utf8.contains($0) }
  }
}
