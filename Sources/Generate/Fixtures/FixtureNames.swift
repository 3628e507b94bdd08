import Signing

/// Parts of file names that come from what people write: identifiers of products, addresses of test users.
struct FixtureNames {
  /// Those that differ only by case, and would be one file on macOS.
  private let ambiguous: Set<String>

  /// - Parameter texts: all that files are named after; what is not among them is taken for unambiguous.
  init(of texts: [String]) {
    var seen: Set<String> = []
    ambiguous = Set(texts.map { $0.lowercased() }.filter { !seen.insert($0).inserted })
  }

  /// The text with anything but letters, digits and `.-_@` as `%2F`; shortened where a file system would refuse it, and
  /// with a few digits of its own where another text would be the same.
  ///
  /// - Parameter identity: what is surely of this thing alone; the text itself where it is absent.
  func part(_ text: String, of identity: String? = nil) -> String {
    var name = Self.encoded(text)
    // Room for two such parts, a scenario and an ending.
    let isLong = name.utf8.count > 90
    guard isLong || ambiguous.contains(text.lowercased()) else { return name }
    if isLong { name = String(name.prefix(80)) }
    return "\(name)-\(SHA256.hex(of: Array((identity ?? text).utf8)).prefix(8))"
  }

  static func encoded(_ text: String) -> String {
    var name = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "@"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
      }
    }
    return name
  }
}
