package import Foundation
package import Testing

/// Whether this run rewrites the goldens; such a run fails, so that nobody takes it for a passed one.
package let isBlessing = ProcessInfo.processInfo.environment["BLESS"] == "1"

/// Expects a text to be, byte for byte, what a golden file holds; `BLESS=1` writes the file instead, and fails.
package func expectGolden(
  _ text: String, _ file: URL, bless: Bool = isBlessing, sourceLocation: SourceLocation = #_sourceLocation
) {
  let expected = try? Data(contentsOf: file)
  if let expected, expected.elementsEqual(text.utf8) { return }
  let name = file.pathComponents.suffix(3).joined(separator: "/")
  if bless {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was written; review it, and run again without BLESS", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(name) could not be written: \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let expected else {
    Issue.record("\(name) is not there; BLESS=1 writes it", sourceLocation: sourceLocation)
    return
  }
  let difference = firstDifference(expected: String(decoding: expected, as: UTF8.self), found: text)
  Issue.record("\(name) differs; BLESS=1 rewrites it\n\(difference)", sourceLocation: sourceLocation)
}

/// The first five lines from where two texts part, with their numbers.
package func firstDifference(expected: String, found: String) -> String {
  let expected = lines(of: expected)
  let found = lines(of: found)
  let first = zip(expected, found).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  func excerpt(_ lines: [String], _ mark: String) -> [String] {
    let shown = lines[first...].prefix(5)
    if shown.isEmpty { return ["\(mark)\(first + 1): the end"] }
    return zip(first + 1..<first + 1 + shown.count, shown).map { "\(mark)\($0): \($1.debugDescription)" }
  }
  return (excerpt(expected, "-") + excerpt(found, "+")).joined(separator: "\n")
}

/// The text between line feeds; by bytes, since a carriage return and a line feed are one `Character`.
private func lines(of text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
    String(decoding: $0, as: UTF8.self)
  }
}
