import Diagnostics
import YAML

/// A text in which `«` and `»` stand around a range.
struct Marked {
  let text: String
  let range: Range<Int>

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var start = 0
    var end: Int?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": start = bytes.count
      case "»": end = bytes.count
      default: bytes += Array(String(scalar).utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    range = start..<(end ?? start)
  }

  var source: Source { Source(path: "a.yaml", text: text) }
}

extension Document {
  /// The document of a text that has no fault.
  static func sound(_ text: String) -> Document? {
    let parsed = parse(Source(path: "a.yaml", text: text))
    return parsed.findings.isEmpty ? parsed.document : nil
  }

  /// Every node, in the order of the text.
  var nodes: [NodeID] {
    guard let last = roots.last else { return [] }
    return (0..<next(after: last).index).map { NodeID(index: $0) }
  }

  func value(_ key: String) -> NodeID? {
    roots.first.flatMap { root in entries(of: root).first { text(of: $0.key) == key }?.value }
  }
}
