import Diagnostics
import YAML

/// Finds passwords and secret answers that are written down, so that no report shows them, whatever it is about.
enum Secrets {
  private static let keys = ["password", "secret_answer"]

  /// What was parsed, with its secrets known to the source. Where the nodes are lost, the text itself is searched.
  static func hidden(in parsed: ParsedYAML, of source: Source) -> ParsedYAML {
    let secrets: [Range<Int>]
    if let document = parsed.document {
      var search = NodeSearch(document: document)
      for root in document.roots { search.searchTop(root) }
      secrets = search.found
    } else {
      secrets = TextSearch(bytes: source.bytes).found
    }
    if secrets.isEmpty { return parsed }
    let hiding = Source(
      path: source.path, bytes: source.bytes, secrets: secrets.sorted { $0.lowerBound < $1.lowerBound })
    let findings = parsed.findings.map { finding in
      let moved = finding.moved(to: hiding)
      return parsed.document == nil ? moved.withoutQuotations(near: secrets) : moved
    }
    return ParsedYAML(document: parsed.document?.hiding(hiding.secrets), findings: findings)
  }

  /// Looks through all that test users have.
  private struct NodeSearch {
    let document: Document
    var found: [Range<Int>] = []
    private var seen: Set<NodeID> = []

    init(document: Document) {
      self.document = document
    }

    mutating func searchTop(_ root: NodeID) {
      guard document.kind(of: root) == .mapping else { return }
      for (key, value) in document.entries(of: root) where document.equals(key, "test_users") { search(value) }
    }

    private mutating func search(_ written: NodeID) {
      let node = document.resolved(written)
      guard seen.insert(node).inserted else { return }
      if document.kind(of: node) == .sequence {
        for item in document.children(of: node) { search(item) }
      }
      for (key, value) in document.entries(of: node) {
        if document.kind(of: key) == .scalar, isOfSecret(key) {
          addSecret(value, key: key)
        } else {
          search(value)
        }
      }
    }

    /// Whether a key is of a secret, or most likely was meant to be.
    private func isOfSecret(_ key: NodeID) -> Bool {
      if TestUserKeys.testUser.shape.index(of: document.bytes(of: key)) != nil {
        return document.equals(key, "password") || document.equals(key, "secret_answer")
      }
      return Spelling.nearest(to: document.text(of: key), among: keys) != nil
    }

    private mutating func addSecret(_ written: NodeID, key: NodeID) {
      let value = document.resolved(written)
      let entries = Array(document.entries(of: value))
      let isReference =
        entries.count == 1 && document.equals(entries[0].key, "env") && document.kind(of: entries[0].value) == .scalar
      if isReference { return }
      let range = document.range(of: value)
      let start = value == written ? min(range.lowerBound, valueStart(after: key)) : range.lowerBound
      let secret = start..<end(of: range)
      if !secret.isEmpty { found.append(secret) }
    }

    /// What starts with `&` or `!` may have been meant as the secret, though it is an anchor or a tag.
    private func valueStart(after key: NodeID) -> Int {
      let bytes = document.source.bytes
      let end = document.range(of: key).upperBound
      return bytes[end...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") } ?? bytes.count
    }

    /// What follows a `#` may have been meant as part of the secret, though it is a comment.
    private func end(of range: Range<Int>) -> Int {
      let bytes = document.source.bytes
      let next = bytes[range.upperBound...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      guard let next, bytes[next] == UInt8(ascii: "#") else { return range.upperBound }
      return bytes[next...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
  }

  /// Looks for the keys as words: what follows one on its line is hidden.
  private struct TextSearch {
    let bytes: [UInt8]

    var found: [Range<Int>] {
      keys.flatMap { key in
        let word = Array(key.utf8)
        var ranges: [Range<Int>] = []
        var place = 0
        while let start = bytes[place...].firstIndex(of: word[0]) {
          place = start + 1
          guard bytes[start...].starts(with: word), let value = value(after: start + word.count) else { continue }
          ranges.append(value)
          place = value.upperBound
        }
        return ranges
      }
    }

    /// From the colon to the end of the line, and of the next one where the value starts there.
    private func value(after keyEnd: Int) -> Range<Int>? {
      var start = keyEnd
      while start < bytes.count, "\"' \t".utf8.contains(bytes[start]) { start += 1 }
      guard start < bytes.count, bytes[start] == UInt8(ascii: ":") else { return nil }
      start += 1
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
      var end = lineEnd(from: start)
      if bytes[start..<end].allSatisfy({ "|>+- \r".utf8.contains($0) }), end < bytes.count {
        end = lineEnd(from: end + 1)
      }
      return start < end ? start..<end : nil
    }

    private func lineEnd(from place: Int) -> Int {
      bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
  }
}

extension Diagnostic {
  /// Of a fault beside a secret, without the text that the message may quote.
  fileprivate func withoutQuotations(near secrets: [Range<Int>]) -> Diagnostic {
    let bytes = location.source.bytes
    let line = bytes[..<location.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let lineEnd = bytes[location.range.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    guard secrets.contains(where: { $0.lowerBound <= lineEnd && line <= $0.upperBound }) else { return self }
    return Diagnostic(
      rule: rule, severity: severity, message: message.withoutQuotations, at: location, notes: notes,
      help: help?.withoutQuotations, subject: subject)
  }
}

extension String {
  /// With asterisks for what stands between the first quotation mark and the last, unless that is a character or two.
  fileprivate var withoutQuotations: String {
    guard let first = firstIndex(of: "\""), let last = lastIndex(of: "\""), distance(from: first, to: last) > 3 else {
      return self
    }
    return "\(self[...first])***\(self[last...])"
  }
}
