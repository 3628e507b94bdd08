internal import CYAML

/// What happened next in the stream, as plain numbers; places are byte offsets.
struct Event {
  enum Kind { case streamEnd, documentStart, alias, scalar, collectionStart, collectionEnd, other }

  let kind: Kind
  /// Of a collection's start.
  let isMapping: Bool
  let isFlow: Bool
  /// Of a scalar.
  let style: ScalarStyle
  let start: UInt32
  let end: UInt32
  /// Of a scalar's value, in bytes.
  let length: UInt32
  let hasTag: Bool
  let hasAnchor: Bool
  /// Of a document's start: written as `---`.
  let isExplicit: Bool
}

/// Why libyaml stopped; places are byte offsets.
struct LibraryFault: Error {
  let problem: String
  let context: String
  let problemOffset: Int
  let contextOffset: Int
  let isEncoding: Bool
  let isMemory: Bool
}

/// The one place that talks to libyaml; its pointers live as long as the closure that `reading` runs.
@safe struct EventReader {
  private let reader: UnsafeMutablePointer<iap_yaml_reader>
  private let origin: Int

  /// Runs `body` over the events of `bytes`; nil when there is no memory for a parser.
  static func reading<Result>(_ bytes: [UInt8], isASCII: Bool, _ body: (EventReader) -> Result) -> Result? {
    let origin = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      // An empty array may have no address, and libyaml wants one.
      var nothing: UInt8 = 0
      return unsafe withUnsafePointer(to: &nothing) { placeholder in
        let start = unsafe buffer.baseAddress ?? placeholder
        guard let reader = unsafe iap_yaml_open(start, buffer.count, origin, isASCII) else { return nil }
        defer { unsafe iap_yaml_close(reader) }
        return body(unsafe EventReader(reader: reader, origin: origin))
      }
    }
  }

  /// The next event.
  @inline(__always)
  func next() throws(LibraryFault) -> Event {
    var raw = iap_yaml_event()
    guard unsafe iap_yaml_next(reader, &raw) else { throw fault() }
    return Event(raw)
  }

  /// Only counts events.
  func countEvents() -> Int {
    unsafe Int(iap_yaml_count(reader))
  }

  var tag: String? {
    guard let text = unsafe iap_yaml_tag(reader) else { return nil }
    return unsafe String(cString: text)
  }

  /// The anchor set here, or the one that an alias names.
  var anchor: String? {
    guard let text = unsafe iap_yaml_anchor(reader) else { return nil }
    return unsafe String(cString: text)
  }

  /// Whether the scalar's value is what the source has in this range.
  @inline(__always)
  func valueStands(in start: UInt32, _ end: UInt32) -> Bool {
    unsafe iap_yaml_value_stands(reader, Int(start), Int(end))
  }

  @inline(__always)
  var valueIsPlainASCII: Bool {
    unsafe iap_yaml_value_is_plain_ascii(reader)
  }

  /// Copies the scalar's value.
  func appendValue(of event: Event, to bytes: inout [UInt8]) {
    guard let value = unsafe iap_yaml_value(reader) else { return }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: value, count: Int(event.length)))
  }

  private func fault() -> LibraryFault {
    let fault = unsafe iap_yaml_last_fault(reader, origin)
    return unsafe LibraryFault(
      problem: String(cString: fault.problem), context: String(cString: fault.context),
      problemOffset: fault.problem_byte, contextOffset: fault.context_byte, isEncoding: fault.is_encoding,
      isMemory: fault.is_memory)
  }
}

extension Event {
  @inline(__always)
  fileprivate init(_ raw: iap_yaml_event) {
    var isMapping = false
    var isFlow = false
    if UInt32(raw.kind) == YAML_SCALAR_EVENT.rawValue {
      kind = .scalar
      style = ScalarStyle(raw.style)
    } else {
      style = .plain
      switch yaml_event_type_e(rawValue: UInt32(raw.kind)) {
      case YAML_SEQUENCE_START_EVENT:
        kind = .collectionStart
        isFlow = UInt32(raw.style) == YAML_FLOW_SEQUENCE_STYLE.rawValue
      case YAML_MAPPING_START_EVENT:
        kind = .collectionStart
        isMapping = true
        isFlow = UInt32(raw.style) == YAML_FLOW_MAPPING_STYLE.rawValue
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .collectionEnd
      case YAML_ALIAS_EVENT: kind = .alias
      case YAML_DOCUMENT_START_EVENT: kind = .documentStart
      case YAML_STREAM_END_EVENT: kind = .streamEnd
      default: kind = .other
      }
    }
    self.isMapping = isMapping
    self.isFlow = isFlow
    start = raw.start
    end = raw.end
    length = raw.length
    hasTag = raw.has_tag
    hasAnchor = raw.has_anchor
    isExplicit = raw.explicit_document
  }
}

extension ScalarStyle {
  @inline(__always)
  fileprivate init(_ raw: UInt8) {
    // libyaml numbers them from 1 in this order.
    self = ScalarStyle(rawValue: raw &- 1) ?? .plain
  }
}

/// U+FEFF as UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Reads every event of the bytes and does nothing with them: what reading YAML costs at least. Says how many there were.
package func scanEvents(_ bytes: [UInt8]) -> Int {
  EventReader.reading(bytes, isASCII: true) { $0.countEvents() } ?? 0
}

/// What one quick look over all bytes tells.
struct Survey {
  let isASCII: Bool
  /// The offset of the first line too many that starts with `%TAG`: libyaml's time grows with the square of their number.
  let tagDirectiveTooMany: Int?

  static let greatestTagDirectiveCount = 1000

  init(_ bytes: [UInt8]) {
    let survey = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe iap_yaml_look_over($0, buffer.count, Self.greatestTagDirectiveCount) }
    }
    isASCII = survey?.is_ascii ?? true
    tagDirectiveTooMany = survey.flatMap { $0.tag_directive_too_many < bytes.count ? $0.tag_directive_too_many : nil }
  }
}

extension [UInt8] {
  /// Whether a text stands somewhere after a `#` on its line: a quick look before a close one.
  func mayHoldComment(with text: String) -> Bool {
    let text = Array(text.utf8)
    return unsafe withUnsafeBufferPointer { bytes in
      unsafe text.withUnsafeBufferPointer { sought in
        guard let start = bytes.baseAddress, let soughtStart = sought.baseAddress else { return false }
        return unsafe iap_yaml_comment_may_hold(start, bytes.count, soughtStart, sought.count)
      }
    }
  }
}
