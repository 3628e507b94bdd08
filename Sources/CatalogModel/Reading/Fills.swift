import Diagnostics
import YAML

/// What the placeholders of one series entry stand for.
struct Fills: Sendable {
  /// The entry's keys that are no product fields, in order.
  let values: [(name: String, value: Written)]
  /// The names that some other entry of the series gives a value.
  var ofOtherEntries: Set<String> = []
  /// Names that some text has used.
  var used: Set<String> = []
  /// Names of other entries that some text of this one wants.
  var missing: [String] = []

  static func hasBraces(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  func value(_ name: String) -> Written? {
    values.first { $0.name == name }?.value
  }

  /// A text cut into literal parts and placeholders; `{{` and `}}` are braces.
  enum Part: Equatable {
    case literal(String)
    case placeholder(String)
  }

  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = Substring(text)
    while let character = rest.first {
      rest = rest.dropFirst()
      if (character == "{" || character == "}"), rest.first == character {
        literal.append(character)
        rest = rest.dropFirst()
      } else if character == "{", let end = nameEnd(rest) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.placeholder(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// The brace after a placeholder's name, which is short.
  private static func nameEnd(_ text: Substring) -> Substring.Index? {
    guard let end = text.prefix(65).firstIndex(of: "}"), end != text.startIndex,
      !text[..<end].contains(where: { $0 == "{" || $0.isWhitespace })
    else { return nil }
    return end
  }
}

extension Reader {
  /// The text with its placeholders filled in, as a text of its own; unreadable where one has no value.
  mutating func filled(_ text: Text, with fills: Fills, id: String? = nil) -> TextField {
    var result = ""
    var isWhole = true
    for part in Fills.parts(of: string(of: text)) {
      switch part {
      case .literal(let literal): result += literal
      case .placeholder(let name):
        if let id, name == "id" {
          result += id
        } else if let value = fills.value(name) {
          // An empty value, or one of another kind, has its finding.
          isWhole = isWhole && value.kind == .scalar && !value.isNull
          result += value.string ?? ""
          self.fills?.used.insert(name)
        } else {
          isWhole = false
          noteMissing(name, in: text, fills)
        }
      }
    }
    guard isWhole else { return .unreadable(text.place) }
    return .set(Text(file: text.file, node: text.node, filled: filledTexts.append(result)))
  }

  /// What only this entry lacks is reported once, at the entry.
  private mutating func noteMissing(_ name: String, in text: Text, _ fills: Fills) {
    if !fills.ofOtherEntries.contains(name) {
      reportUnknownPlaceholder(name, in: text, fills)
    } else if self.fills?.missing.contains(name) == false {
      self.fills?.missing.append(name)
    }
  }

  /// The placeholders that an entry gives no value, though others of its series do.
  mutating func reportMissingFills(of entry: Written) {
    for name in fills?.missing ?? [] {
      report(
        "unknown-placeholder", "the series entry gives no value for \("{\(name)}".quoted)", at: entry.place,
        help: "add \(name): with a value, as in the other entries")
    }
  }

  private mutating func reportUnknownPlaceholder(_ name: String, in text: Text, _ fills: Fills) {
    let names = fills.values.map(\.name)
    let help: String
    if let meant = Spelling.nearest(to: name, among: names) {
      help = "did you mean \"{\(meant)}\"?"
    } else if names.isEmpty {
      help = "the series entry has no values; write {{ for a brace"
    } else {
      help = "the series entry has \(names.sorted().map { "{\($0)}" }.joined(separator: ", ")); write {{ for a brace"
    }
    findings.append(
      Diagnostic(
        rule: "unknown-placeholder", severity: .error,
        message: "no series entry gives a value for \("{\(name)}".quoted)", at: location(ofPlaceholder: name, in: text),
        help: help))
  }

  /// Where a placeholder stands; all of the text where it is not written as it reads.
  func location(ofPlaceholder name: String, in text: Text) -> Location {
    let whole = location(of: text.place)
    let mark = Array("{\(name)}".utf8)
    var start = whole.range.lowerBound
    while start + mark.count <= whole.range.upperBound {
      let range = start..<start + mark.count
      if whole.source.bytes[range].elementsEqual(mark) { return Location(source: whole.source, range: range) }
      start += 1
    }
    return whole
  }

  /// The paths of a product, with the placeholders that they may have: those of its series, and `{id}`.
  mutating func fillPaths(of product: inout ProductFields) {
    product.review.screenshot = filledPath(product.review.screenshot, of: product)
    product.promotion.image = filledPath(product.promotion.image, of: product)
  }

  private mutating func filledPath(_ field: TextField, of product: ProductFields) -> TextField {
    guard let text = field.text, text.filled == Text.asWritten,
      Fills.hasBraces(files[Int(text.file)].bytes(of: text.node))
    else { return field }
    let id = string(of: product.id) ?? product.productID?.string ?? "{id}"
    return filled(text, with: fills ?? Fills(values: []), id: id)
  }
}
