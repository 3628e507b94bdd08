import Diagnostics

// MARK: Values that want quotes

extension SyntaxFault {
  var forbiddenStart: Diagnostic? {
    wronglyStarted(at: fault.problemOffset, as: nil)
  }

  /// A value whose first character means something in YAML.
  func wronglyStarted(at start: Int, as meaning: String?) -> Diagnostic {
    let range = start..<valueEnd(from: start)
    let first = source.text(in: characterRange(at: start)).quoted
    let message =
      meaning.map { "a value that starts with \(first) is read as \($0)" } ?? "a value cannot start with \(first)"
    return finding(message, range, help: "put the value in quotes: \(inQuotes(range))")
  }

  /// Text on the line of a quote or a bracket that has just closed.
  var trailingText: Diagnostic? {
    let place = fault.problemOffset
    var before = place
    while before > 0, isBlank(before - 1) { before -= 1 }
    guard before > 0, place < source.bytes.count, !isBreak(place) else { return nil }
    if let node = lastNode, node.kind == .scalar, node.style.isQuoted, Int(node.end) == before {
      return textAfterQuote(node)
    }
    guard let start = openingBracket(ofOneClosedAt: before - 1) else { return nil }
    let range = start..<valueEnd(from: place)
    let bracket = source.text(in: start..<start + 1)
    let kind = bracket == "{" ? "mapping" : "list"
    return finding(
      "a value that starts with \(bracket.quoted) is read as a \(kind), and text follows it", range,
      help: "put the value in quotes: \(inQuotes(range))")
  }

  private func textAfterQuote(_ node: Record) -> Diagnostic {
    let start = Int(node.start)
    if lineStart(of: start) != lineStart(of: Int(node.end)) {
      return finding(
        "unclosed quote: it ends only at a later line's quote", start..<valueEnd(from: start),
        notes: [note("the quote ends here", at: Int(node.end) - 1)], help: "close it on its own line")
    }
    let place = fault.problemOffset
    let quote = source.text(in: start..<start + 1)
    return finding(
      "text after a closing quote", place..<valueEnd(from: place),
      help: quote == "'"
        ? "put the whole value in quotes, and write a quote inside single quotes twice"
        : "put the whole value in quotes, and write a quote inside double quotes as \\\"")
  }

  /// Where the bracket opens that closes at `place`, on the same line.
  private func openingBracket(ofOneClosedAt place: Int) -> Int? {
    let closing = byte(at: place)
    guard closing == UInt8(ascii: "}") || closing == UInt8(ascii: "]") else { return nil }
    var depth = 0
    for offset in (lineStart(of: place)...place).reversed() {
      switch byte(at: offset) {
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
    }
    return nil
  }

  private func inQuotes(_ range: Range<Int>) -> String {
    let text = source.text(in: range)
    guard text.utf8.count <= 60 else { return "\"…\"" }
    return text.utf8.contains(UInt8(ascii: "\"")) || text.utf8.contains(UInt8(ascii: "\\"))
      ? "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'" : "\"\(text)\""
  }
}

// MARK: Keys and indentation

extension SyntaxFault {
  var keyWithoutColon: Diagnostic? {
    let start = fault.contextOffset
    if let missing = missingSpace(inLineFrom: start) { return missing }
    let range = start..<valueEnd(from: start)
    return finding(
      "expected \":\" after \(source.text(in: range).quoted)", range,
      help: "write \"key: value\", or indent the line if it continues the text above")
  }

  var misplacedColon: Diagnostic? {
    let place = fault.problemOffset
    let start = contentStart(ofLineAt: place)
    if let first = (start..<place).first(where: isSeparatingColon) {
      let value = firstNonBlank(from: first + 1)
      let range = value..<valueEnd(from: value)
      return finding(
        "\": \" inside a value without quotes", place..<place + 1, help: "put the value in quotes: \(inQuotes(range))")
    }
    if columns(to: place) - columns(to: start) > 1000 {
      return finding(
        "a key longer than 1000 characters", start..<place, help: "write a shorter key, or put the text in quotes")
    }
    if let above = lineAbove(place) {
      if let missing = missingSpace(inLineFrom: contentStart(ofLineAt: above)) { return missing }
      if columns(to: firstNonBlank(from: lineStart(of: place))) > columns(to: contentStart(ofLineAt: above)) {
        return finding(
          "bad indentation: the line above already has its value", start..<place,
          notes: [note("the line above", at: contentStart(ofLineAt: above))],
          help: "indent it like the key above, or remove that key's value")
      }
    }
    return finding(
      "a key is not allowed here", start..<max(place, start + 1),
      help: "check the line above: it has no \":\", or the indentation differs")
  }

  /// `key:value` where `key: value` was meant.
  private func missingSpace(inLineFrom start: Int) -> Diagnostic? {
    let end = valueEnd(from: start)
    guard let colon = (start..<end).first(where: { byte(at: $0) == UInt8(ascii: ":") }), colon > start,
      colon + 1 < end, !isBlank(colon + 1), byte(at: colon + 1) != UInt8(ascii: "/"),
      (start..<colon).allSatisfy({ source.bytes[$0].isAnchorLetter })
    else { return nil }
    let key = source.text(in: start..<colon)
    let value = source.text(in: colon + 1..<end)
    return finding(
      "missing space after \(key.quoted) and its \":\"", colon..<colon + 1,
      help: value.utf8.count <= 60 ? "write \"\(key): \(value)\"" : "write a space after the colon")
  }

  var badIndentation: Diagnostic? {
    let place = fault.problemOffset
    guard place < source.bytes.count, firstNonBlank(from: lineStart(of: place)) == place else { return nil }
    let isMapping = fault.context == "while parsing a block mapping"
    let what = isMapping ? "mapping" : "list"
    let isItem = byte(at: place) == UInt8(ascii: "-")
    if columns(to: place) == columns(to: fault.contextOffset) {
      guard isItem == isMapping else { return missingKey }
      return finding(
        isMapping ? "a list item among the keys of a mapping" : "expected \"- \" as for the other items of the list",
        place..<valueEnd(from: place), notes: [note("the \(what) starts here", at: fault.contextOffset)],
        help: isMapping ? "indent it below the key that the list belongs to" : "write \"- \" before it, or indent it")
    }
    let depth = columns(to: place)
    return finding(
      "bad indentation: nothing above is indented by \(depth) \(depth == 1 ? "space" : "spaces")",
      place..<valueEnd(from: place),
      notes: [note("the \(what) around it starts here", at: fault.contextOffset)],
      help: "the \(what) around it has \(columns(to: fault.contextOffset))")
  }

  private var missingKey: Diagnostic {
    let range = characterRange(at: fault.problemOffset)
    return finding(
      "expected a key before \(source.text(in: range).quoted)", range, help: "write the key, or put the text in quotes")
  }

  var textAfterDocument: Diagnostic? {
    let place = fault.problemOffset
    return finding(
      "bad indentation: this line is not part of what stands above", place..<valueEnd(from: place),
      help: "indent all keys of the file alike")
  }
}

// MARK: Brackets

extension SyntaxFault {
  var wrongFlowCollection: Diagnostic? {
    let start = fault.contextOffset
    let place = fault.problemOffset
    let isMapping = fault.context == "while parsing a flow mapping"
    let closing = isMapping ? "}" : "]"
    let isOutside =
      lineStart(of: place) != lineStart(of: start)
      && columns(to: firstNonBlank(from: lineStart(of: place)))
        <= columns(to: firstNonBlank(from: lineStart(of: start)))
    if isOutside || place >= endOfContent { return unclosed(at: start, closing: closing) }
    return finding(
      "expected \",\" or \"\(closing)\" before \(source.text(in: characterRange(at: place)).quoted)",
      characterRange(at: place), notes: [note("the bracket opens here", at: start)],
      help: "write a comma between the entries, or put the value in quotes")
  }

  var unclosedFlowCollection: Diagnostic? {
    guard fault.problemOffset >= endOfContent, let start = open.last(where: { $0.has(.flow) }) else { return nil }
    return unclosed(at: Int(start.start), closing: start.kind == .mapping ? "}" : "]")
  }

  private func unclosed(at start: Int, closing: String) -> Diagnostic {
    finding(
      "unclosed \(source.text(in: start..<start + 1).quoted)", start..<start + 1, help: "close it with \"\(closing)\"")
  }

  var missingValue: Diagnostic? {
    let place = fault.problemOffset
    guard place < source.bytes.count else { return nil }
    let character = source.text(in: characterRange(at: place)).quoted
    return finding(
      "expected a value before \(character)", characterRange(at: place),
      help: "write the value, or put it in quotes if it starts with \(character)")
  }
}
