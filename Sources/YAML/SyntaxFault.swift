import Diagnostics

/// Turns what libyaml says about a fault into what the writer of the file should know.
struct SyntaxFault {
  let source: Source
  let fault: LibraryFault
  /// The last node that was read whole or opened.
  let lastNode: Record?
  /// The collections that were not closed yet, the outermost first.
  let open: [Record]

  var diagnostic: Diagnostic {
    tabInIndentation ?? byContext ?? byProblem ?? sentence
  }

  private var byContext: Diagnostic? {
    switch fault.context {
    case "while scanning a quoted scalar": unclosedQuote
    case "while parsing a quoted scalar": wrongEscape
    case "while scanning an alias": wronglyStarted(at: fault.contextOffset, as: "an alias")
    case "while scanning an anchor": wronglyStarted(at: fault.contextOffset, as: "an anchor")
    case "while scanning a block scalar" where fault.problem == "did not find expected comment or line break":
      wronglyStarted(at: fault.contextOffset, as: "the start of a text block")
    case "while scanning a simple key": keyWithoutColon
    case "while parsing a flow sequence", "while parsing a flow mapping": trailingText ?? wrongFlowCollection
    case "while parsing a flow node": unclosedFlowCollection ?? missingValue
    case "while parsing a block mapping", "while parsing a block collection": trailingText ?? badIndentation
    case "while parsing a block node": missingValue
    default: nil
    }
  }

  private var byProblem: Diagnostic? {
    switch fault.problem {
    case "found character that cannot start any token": forbiddenStart
    case "mapping values are not allowed in this context": misplacedColon
    case "block sequence entries are not allowed in this context":
      finding(
        "a list cannot start on the line of its key", fault.problemOffset..<fault.problemOffset + 1,
        help: "start it on the next line, or write it in brackets: [a, b]")
    case "did not find expected <document start>": trailingText ?? textAfterDocument
    default: nil
    }
  }

  /// What libyaml said, as a sentence.
  private var sentence: Diagnostic {
    var message = fault.problem
    for (said, better) in [("did not find ", ""), ("could not find ", ""), ("found ", "")] where message.hasPrefix(said)
    {
      message = better + message.dropFirst(said.utf8.count)
      break
    }
    message = String(message.map { $0 == "'" ? "\"" : $0 })
    if !fault.context.isEmpty { message += " \(fault.context)" }
    return finding(message, characterRange(at: fault.problemOffset), help: "check the YAML around this place")
  }

  func finding(_ message: String, _ range: Range<Int>, notes: [Note] = [], help: String) -> Diagnostic {
    Diagnostic(
      rule: "yaml-syntax", severity: .error, message: message,
      at: source.location(at: range.lowerBound, length: range.count), notes: notes, help: help)
  }

  func note(_ message: String, at offset: Int) -> Note {
    Note(message, at: source.location(at: offset, length: 1))
  }
}

// MARK: Tabs and quotes

extension SyntaxFault {
  private var tabInIndentation: Diagnostic? {
    let aboutTabs = fault.problem.hasPrefix("found a tab character")
    let aboutLayout = [
      "found character that cannot start any token", "mapping values are not allowed in this context",
      "could not find expected ':'", "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context",
    ].contains(fault.problem)
    guard aboutTabs || aboutLayout else { return nil }
    var place: Int?
    if byte(at: fault.problemOffset) == UInt8(ascii: "\t") {
      place = fault.problemOffset
    } else {
      place =
        tabInIndentation(of: fault.problemOffset)
        ?? (fault.context.isEmpty ? nil : tabInIndentation(of: fault.contextOffset))
    }
    guard let place else { return nil }
    return finding(
      "tab used for indentation; use spaces", place..<place + 1,
      help: "replace the tab with as many spaces as the lines beside it have")
  }

  private func tabInIndentation(of offset: Int) -> Int? {
    let start = lineStart(of: offset)
    return (start..<firstNonBlank(from: start)).first { byte(at: $0) == UInt8(ascii: "\t") }
  }

  private var unclosedQuote: Diagnostic? {
    guard fault.problem == "found unexpected end of stream" || fault.problem == "found unexpected document indicator"
    else { return nil }
    let start = fault.contextOffset
    let isDouble = byte(at: start) == UInt8(ascii: "\"")
    return finding(
      "unclosed \(isDouble ? "double" : "single") quote", start..<valueEnd(from: start),
      help: "end the text with \(isDouble ? "\"" : "'")")
  }

  private var wrongEscape: Diagnostic? {
    let bytes = source.bytes
    guard
      let start = (max(0, fault.problemOffset - 2)...fault.problemOffset).last(where: {
        byte(at: $0) == UInt8(ascii: "\\")
      })
    else { return nil }
    let letter = characterRange(at: start + 1)
    switch fault.problem {
    case "found unknown escape character":
      return finding(
        "unknown escape \(source.text(in: start..<letter.upperBound).quoted)", start..<letter.upperBound,
        help: "write a backslash as \"\\\\\", or put the text in single quotes")
    case "found invalid Unicode character escape code":
      let digits = byte(at: start + 1) == UInt8(ascii: "U") ? 8 : 4
      let end = min(start + 2 + digits, bytes.count)
      let escape = source.text(in: start..<end)
      if let whole = surrogatePair(at: start) {
        return finding(
          "the escape \(escape.quoted) is only half of a character", start..<start + 12,
          help: "write the character \(String(whole).quoted) itself, or \"\\U\(Self.eightDigits(whole.value))\"")
      }
      return finding(
        "the escape \(escape.quoted) is no Unicode character", start..<end, help: "write the character itself")
    default:
      return finding(
        "the escape \(source.text(in: start..<letter.upperBound).quoted) needs more hexadecimal digits",
        start..<letter.upperBound, help: "\\x takes two of them, \\u four, \\U eight")
    }
  }

  private func surrogatePair(at start: Int) -> Unicode.Scalar? {
    guard let high = hexadecimal(start), let low = hexadecimal(start + 6), high & 0xFC00 == 0xD800,
      low & 0xFC00 == 0xDC00
    else { return nil }
    return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + (low & 0x3FF))
  }

  /// The number of `\uXXXX`.
  private func hexadecimal(_ start: Int) -> UInt32? {
    let text = source.text(in: start..<start + 6)
    return text.hasPrefix("\\u") && text.utf8.count == 6 ? UInt32(text.dropFirst(2), radix: 16) : nil
  }

  private static func eightDigits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
