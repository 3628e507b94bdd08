/// A named text that findings point into: a catalog file, a strings file, a template.
///
/// The bytes are kept exactly as they were read, a byte order mark included; every range counts bytes from their start.
package final class Source: Sendable {
  /// The path as a person would type it from the working directory, or `<stdin>`.
  package let path: String
  package let bytes: [UInt8]
  /// What no report may show, such as a password that somebody wrote down; in order.
  package let secrets: [Range<Int>]

  package init(path: String, bytes: [UInt8], secrets: [Range<Int>] = []) {
    self.path = path
    self.bytes = bytes
    self.secrets = secrets
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a byte range; what is no UTF-8 is shown as U+FFFD.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

extension Source: Hashable {
  package static func == (left: Source, right: Source) -> Bool {
    left === right || (left.path == right.path && left.bytes == right.bytes)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}
