import Diagnostics

/// Bytes that are no text YAML can have.
enum EncodingFault {
  case wide(name: String)
  case invalid(offset: Int)
  case forbidden(Unicode.Scalar, offset: Int, length: Int)

  /// As a finding in its source.
  func diagnostic(in source: Source) -> Diagnostic {
    switch self {
    case .wide(let name):
      Self.finding(
        "the file is \(name), not UTF-8", source.location(at: 0, length: 0), help: "save the file as UTF-8")
    case .invalid(let offset):
      Self.finding(
        "byte \(offset) (0x\(Self.hexadecimal(source.bytes[offset]))) is no valid UTF-8",
        source.location(at: offset, length: 1), help: "save the file as UTF-8")
    case .forbidden(let scalar, let offset, let length):
      Self.finding(
        "the character \(scalar.codePoint) at byte \(offset) is not allowed in YAML",
        source.location(at: offset, length: length), help: "remove it, or write it as an escape in double quotes")
    }
  }

  private static func finding(_ message: String, _ location: Location, help: String) -> Diagnostic {
    Diagnostic(rule: "yaml-encoding", severity: .error, message: message, at: location, help: help)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension EncodingFault {
  /// From the byte order mark, or from where the zeros of the first characters are.
  init?(wideTextIn bytes: [UInt8]) {
    let head = Array(bytes.prefix(4))
    let zeros = head.map { $0 == 0 }
    if head == [0x00, 0x00, 0xFE, 0xFF] || head == [0xFF, 0xFE, 0x00, 0x00] || zeros == [true, true, true, false]
      || zeros == [false, true, true, true]
    {
      self = .wide(name: "UTF-32")
    } else if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) || zeros == [true, false, true, false]
      || zeros == [false, true, false, true] || zeros == [true, false] || zeros == [false, true]
    {
      self = .wide(name: "UTF-16")
    } else {
      return nil
    }
  }

  /// The first fault of the text; only asked when reading failed, since libyaml checks every character itself.
  init?(firstIn bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let length = Self.sequenceLength(bytes[offset])
      let sequence = bytes[offset..<min(offset + max(length, 1), bytes.count)]
      guard length > 0, let scalar = Self.decode(sequence) else {
        self = .invalid(offset: offset)
        return
      }
      guard scalar.isAllowedInYAML else {
        self = .forbidden(scalar, offset: offset, length: length)
        return
      }
      offset += length
    }
    return nil
  }

  private static func sequenceLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  private static func decode(_ sequence: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = sequence.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), UTF8.width(scalar) == sequence.count else {
      return nil
    }
    return scalar
  }
}

extension Unicode.Scalar {
  /// As libyaml has it, which takes a byte order mark anywhere.
  fileprivate var isAllowedInYAML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
