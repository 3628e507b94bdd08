/// Reads a document's scalars, many in a row: the document is held once, not anew for each of them.
package final class ScalarReader: Sendable {
  private let store: Store

  package init(_ document: Document) {
    store = document.store
  }

  /// What `body` makes of the bytes that hold a scalar's value, and of where in them it is.
  package func withValue<Result>(
    of node: NodeID, _ body: (_ bytes: [UInt8], _ range: Range<Int>, _ isPlainASCII: Bool) -> Result
  ) -> Result {
    let record = store.record(node)
    guard record.kind == .scalar else { return body([], 0..<0, false) }
    let range = store.valueRange(record)
    return body(record.has(.cooked) ? store.cooked : store.bytes, range, record.has(.plainASCII))
  }
}
