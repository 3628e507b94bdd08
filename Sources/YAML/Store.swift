/// The flat document while it grows and when it is done.
struct Store: Sendable {
  let bytes: [UInt8]
  var records: [Record] = []
  /// The values that do not stand in the source as they are, one after the other.
  var cooked: [UInt8] = []
  /// Where each of them starts, and where the last one ends.
  var cookedBounds: [UInt32] = [0]
  /// In node order.
  var tags: [(node: UInt32, name: UInt32)] = []
  var tagNames: [String] = []
  /// In node order.
  var anchors: [(node: UInt32, name: String)] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  @inline(__always)
  func record(_ node: NodeID) -> Record {
    records[Int(node.index)]
  }

  /// Where a scalar's value is: in `bytes`, or in `cooked`.
  @inline(__always)
  func valueRange(_ record: Record) -> Range<Int> {
    if record.has(.cooked) {
      let number = Int(record.link)
      return Int(cookedBounds[number])..<Int(cookedBounds[number + 1])
    }
    let quote: UInt32 = record.style.isQuoted ? 1 : 0
    return Int(record.start + quote)..<Int(record.end - quote)
  }

  /// A scalar's value.
  func value(of node: NodeID) -> ArraySlice<UInt8> {
    let record = record(node)
    guard record.kind == .scalar else { return [] }
    return record.has(.cooked) ? cooked[valueRange(record)] : bytes[valueRange(record)]
  }

  /// The index of what follows a node and all that stands in it.
  @inline(__always)
  func next(after index: UInt32) -> UInt32 {
    let record = records[Int(index)]
    return record.isCollection ? record.link : index + 1
  }

  func tag(of node: UInt32) -> String? {
    guard records[Int(node)].has(.tagged) else { return nil }
    let place = tags.firstIndex(notBefore: node) { $0.node }
    return tagNames[Int(tags[place].name)]
  }

  func anchor(of node: UInt32) -> String? {
    guard records[Int(node)].has(.anchored) else { return nil }
    return anchors[anchors.firstIndex(notBefore: node) { $0.node }].name
  }
}

extension Array {
  /// The first place whose key is not less than `key`, in an array that is in order of its keys.
  fileprivate func firstIndex(notBefore key: UInt32, by keyOf: (Element) -> UInt32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if keyOf(self[middle]) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
