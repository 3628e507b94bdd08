internal import Diagnostics

/// Goes through a template once, from tag to tag.
struct TemplateParser {
  let source: Source
  let text: TemplateText
  var nodes: [TemplateNode] = []
  var findings: [Diagnostic] = []
  /// Sections, parents and blocks whose closing tag has not come yet.
  var open: [OpenElement] = []
  /// Where the text begins that no node holds yet.
  var textStart: Int
  private var position: Int
  private var isStopped = false
  private var openDelimiter = Array("{{".utf8)
  private var closeDelimiter = Array("}}".utf8)

  static let nestingLimit = 128
  private static let findingLimit = 100
  private static let delimiterLimit = 16

  init(_ source: Source) {
    self.source = source
    text = TemplateText(source.bytes)
    textStart = text.start
    position = text.start
  }

  mutating func run() {
    if let offset = invalidByte {
      report("byte that is no UTF-8; a template is UTF-8 text", at: offset..<offset + 1)
      return
    }
    while !isStopped, let start = text.find(openDelimiter, from: position) { readTag(at: start) }
    guard !isStopped else { return abandonOpenElements() }
    emitText(upTo: text.bytes.count)
    for element in open {
      report("\(element.described) is not closed; \(closingTag(of: element).quoted) is missing", at: element.tag)
    }
    abandonOpenElements()
  }

  mutating func report(_ message: String, at range: Range<Int>, notes: [Note] = []) {
    guard !isStopped else { return }
    findings.append(
      Diagnostic(
        rule: "template-syntax", severity: .error, message: message, at: Location(source: source, range: range),
        notes: notes))
    if findings.count == Self.findingLimit { isStopped = true }
  }

  mutating func stop(_ message: String, at range: Range<Int>) {
    report(message, at: range)
    isStopped = true
  }

  func closingTag(of element: OpenElement) -> String {
    String(decoding: openDelimiter + [UInt8(ascii: "/")], as: UTF8.self) + element.name
      + String(decoding: closeDelimiter, as: UTF8.self)
  }

  private var invalidByte: Int? {
    let bytes = text.bytes
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    guard !repaired.elementsEqual(bytes) else { return nil }
    return zip(repaired, bytes).prefix { $0 == $1 }.count
  }

  // MARK: Tags

  private mutating func readTag(at start: Int) {
    var content = start + openDelimiter.count
    while content < text.bytes.count, TemplateText.isWhitespace(text.bytes[content]) { content += 1 }
    let sigil = content < text.bytes.count ? text.bytes[content] : 0
    let ending: [UInt8] =
      switch sigil {
      case UInt8(ascii: "{"): [UInt8(ascii: "}")] + closeDelimiter
      case UInt8(ascii: "="): [UInt8(ascii: "=")] + closeDelimiter
      default: closeDelimiter
      }
    let hasSigil = Self.sigils.contains(sigil)
    let inside = hasSigil ? content + 1 : content
    guard let end = text.find(ending, from: inside) else {
      textStart = text.bytes.count
      return stop(
        "tag is not closed; \(String(decoding: ending, as: UTF8.self).quoted) is missing",
        at: start..<start + openDelimiter.count)
    }
    let mayHoldDelimiters = sigil == UInt8(ascii: "!") || sigil == UInt8(ascii: "=") || openDelimiter == closeDelimiter
    if !mayHoldDelimiters, let next = text.find(openDelimiter, from: inside, to: end) {
      return skipUnclosedTag(at: start, next: next, ending: ending)
    }
    let tag = Tag(
      sigil: hasSigil ? sigil : 0, range: start..<end + ending.count, content: text.trimmed(inside..<end))
    position = tag.range.upperBound
    read(tag)
  }

  private mutating func skipUnclosedTag(at start: Int, next: Int, ending: [UInt8]) {
    let width = openDelimiter.count
    emitText(upTo: start, beforeTag: true)
    report(
      "tag is not closed before the next one begins; \(String(decoding: ending, as: UTF8.self).quoted) is missing",
      at: start..<start + width,
      notes: [Note("the next tag begins here", at: Location(source: source, range: next..<next + width))])
    (textStart, position) = (next, next)
  }

  private static let sigils = Set("{=!#^/>&<$".utf8)

  private mutating func read(_ tag: Tag) {
    switch tag.sigil {
    case UInt8(ascii: "!"): passStandalone(tag.range)
    case UInt8(ascii: "="):
      passStandalone(tag.range)
      setDelimiters(tag)
    case UInt8(ascii: "{"), UInt8(ascii: "&"): readValue(tag, isRaw: true)
    case UInt8(ascii: "#"), UInt8(ascii: "^"): openSection(tag)
    case UInt8(ascii: "/"): closeElement(tag)
    case UInt8(ascii: ">"):
      let indentation = passStandalone(tag.range)
      if let reference = reference(tag) { nodes.append(.partial(reference, indentation: indentation)) }
    case UInt8(ascii: "<"): openParent(tag)
    case UInt8(ascii: "$"): openBlock(tag)
    default: readValue(tag, isRaw: false)
    }
  }

  private mutating func readValue(_ tag: Tag, isRaw: Bool) {
    emitText(upTo: tag.range.lowerBound, beforeTag: true)
    textStart = tag.range.upperBound
    if let name = name(tag.content, in: tag) { nodes.append(.value(name, isRaw: isRaw)) }
  }

  private mutating func setDelimiters(_ tag: Tag) {
    let parts = text.bytes[tag.content].split(whereSeparator: TemplateText.isWhitespace)
    guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }),
      parts.allSatisfy({ $0.count <= Self.delimiterLimit })
    else {
      return report(
        "bad delimiters \(text.string(tag.content).quoted); two of up to \(Self.delimiterLimit) bytes without \"=\" are needed, such as \"<% %>\"",
        at: tag.content.isEmpty ? tag.range : tag.content)
    }
    openDelimiter = Array(parts[0])
    closeDelimiter = Array(parts[1])
  }

  // MARK: Names

  /// The dotted name of a tag, or nil with a finding.
  mutating func name(_ content: Range<Int>, in tag: Tag) -> TagName? {
    guard let word = word(content, in: tag) else { return nil }
    if word == "." { return TagName(path: [], range: content) }
    let path = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !path.contains("") else {
      report("name \(word.quoted) has an empty part; names are joined by single dots", at: content)
      return nil
    }
    return TagName(path: path, range: content)
  }

  /// The template that a partial or parent tag names, or nil with a finding.
  mutating func reference(_ tag: Tag) -> TemplateReference? {
    if text.bytes[tag.content].first == UInt8(ascii: "*") {
      let content = text.trimmed(tag.content.lowerBound + 1..<tag.content.upperBound)
      return name(content, in: tag).map { TemplateReference(target: .dynamic($0), range: tag.content) }
    }
    return word(tag.content, in: tag).map { TemplateReference(target: .name($0), range: tag.content) }
  }

  /// One word, or nil with a finding.
  mutating func word(_ content: Range<Int>, in tag: Tag) -> String? {
    let word = text.string(content)
    if content.isEmpty {
      report("tag \(text.string(tag.range).quoted) has no name", at: tag.range)
      return nil
    }
    if text.bytes[content].contains(where: TemplateText.isWhitespace) {
      report("name \(word.quoted) has white space; a name is one word", at: content)
      return nil
    }
    return word
  }
}

/// One tag as it stands in the text.
struct Tag {
  /// The character that says what it is, or 0 for `{{name}}`.
  let sigil: UInt8
  /// With its delimiters.
  let range: Range<Int>
  /// Without sigil and white space around it.
  let content: Range<Int>
}
