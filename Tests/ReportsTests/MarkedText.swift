import Diagnostics

extension Location {
  /// The range between `«` and `»` in a text, which are not part of the source; an empty range is `«»`.
  init(marked text: String, path: String = "catalog/rage.yaml", prefix: [UInt8] = []) {
    // By scalars: a combining mark may follow a marker, and must not become one character with it.
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }.map {
      Array(String($0).utf8)
    }
    precondition(parts.count == 3, "one range must be marked")
    let start = prefix.count + parts[0].count
    self.init(
      source: Source(path: path, bytes: prefix + parts[0] + parts[1] + parts[2]),
      range: start..<start + parts[1].count)
  }
}
