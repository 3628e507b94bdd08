public import Foundation

/// What is wrong with a token whose payload was to be read.
public enum SignedPayloadError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  /// A JWS has three parts with points between; this has another number, and may be no token at all.
  case notThreeParts(Int)
  /// A part, `header`, `payload` or `signature`, is empty or not base64url without padding.
  case badBase64URL(part: String)
  /// A part is no JSON text. The reason names line and column, for people.
  case notJSON(part: String, reason: String)
  /// A field that must be there is not, such as `productId` or `data.environment`.
  case missingField(String)
  /// The value of a field is not what it must be; both texts are for people. The field is empty for the whole payload.
  case wrongField(String, expected: String, found: String)

  /// One sentence, in lower case, that stands alone.
  public var description: String {
    switch self {
    case .notThreeParts(let count):
      "the token expects three parts with points between and has \(count)"
    case .badBase64URL(let part):
      "the token's \(part) is empty or not base64url"
    case .notJSON(let part, let reason):
      "the token's \(part) is not JSON: \(reason)"
    case .missingField(let field):
      "the token's \(field.shortened) is missing"
    case .wrongField(let field, let expected, let found):
      "the token's \(field.isEmpty ? "payload" : field.shortened) expects \(expected) and got \(found)"
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}

/// A JWS in its compact form, of which only the payload is looked at.
enum UnverifiedToken {
  static func payload<Payload>(of token: String, _ read: Reader<Payload>) throws(SignedPayloadError) -> Payload {
    // A file with a token may end in a newline.
    let text = token.trimmingCharacters(in: .whitespacesAndNewlines)
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .notThreeParts(text.isEmpty ? 0 : parts.count) }
    let header = try json(try bytes(parts[0], "header"), "header")
    guard header.object != nil else { throw .notJSON(part: "header", reason: "expects an object") }
    let payload = try bytes(parts[1], "payload")
    _ = try bytes(parts[2], "signature")
    return try self.payload(payload, read)
  }

  /// The payload by itself.
  static func payload<Payload>(_ data: Data, _ read: Reader<Payload>) throws(SignedPayloadError) -> Payload {
    let value = try json(data, "payload")
    do {
      return try read(value)
    } catch {
      throw SignedPayloadError(error)
    }
  }

  private static func json(_ data: Data, _ part: String) throws(SignedPayloadError) -> JSONValue {
    do {
      return try JSONParser.parse(data)
    } catch {
      throw .notJSON(part: part, reason: error.description)
    }
  }

  private static func bytes(_ text: Substring.UTF8View, _ part: String) throws(SignedPayloadError) -> Data {
    var base64: [UInt8] = []
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): base64.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): base64.append(UInt8(ascii: "/"))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        base64.append(byte)
      default: throw .badBase64URL(part: part)
      }
    }
    while base64.count % 4 != 0 { base64.append(UInt8(ascii: "=")) }
    guard !text.isEmpty, let data = Data(base64Encoded: Data(base64)) else { throw .badBase64URL(part: part) }
    return data
  }
}

extension SignedPayloadError {
  init(_ fault: ReadingFault) {
    switch fault.problem {
    case .missing: self = .missingField(fault.path)
    case .wrong(let expected, let found): self = .wrongField(fault.path, expected: expected, found: found)
    }
  }
}
