/// A closed list of words that keys are looked up in, over and over.
package struct WordList: Sendable {
  private let words: [[UInt8]]
  /// The first eight bytes of each: what differs in them needs no further look.
  private let heads: [UInt64]

  package init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    heads = self.words.map { Store.head(of: $0, 0..<$0.count) }
  }

  /// The place of exactly these bytes in the list.
  package func index(of word: ArraySlice<UInt8>) -> Int? {
    let word = Array(word)
    return index(of: word, word.indices, head: Store.head(of: word, word.indices))
  }

  fileprivate func index(of bytes: [UInt8], _ range: Range<Int>, head: UInt64) -> Int? {
    for index in heads.indices where heads[index] == head && words[index].count == range.count {
      if range.count <= 8 || isTail(of: index, bytes, range) { return index }
    }
    return nil
  }

  private func isTail(of index: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let word = words[index]
    for place in 8..<word.count where word[place] != bytes[range.lowerBound + place] { return false }
    return true
  }
}

/// An entry of a mapping with all that is mostly asked of it, found in one go.
package struct Pair: Sendable {
  package let key: NodeID
  /// As written: it may be an alias.
  package let value: NodeID
  /// The value itself, with an alias followed.
  package let target: NodeID
  /// The key's place in the list of words; nil for another key, and for one that is no scalar itself.
  package let word: Int?
  /// A scalar key of one to eight bytes, the first byte lowest; 0 for any other.
  package let packedKey: UInt64
  /// Whether the value is a scalar that YAML does not read as nothing.
  package let hasText: Bool
  /// Whether YAML reads the value as nothing.
  package let isNull: Bool
  /// Whether the value is a mapping.
  package let hasMapping: Bool
  /// Whether it is a `<<` that merges.
  package let merges: Bool
}

extension Document {
  /// The entries of a mapping as written, their keys looked up in a list of words; none for another node.
  package func forEachPair(of mapping: NodeID, in words: WordList, _ body: (Pair) -> Void) {
    let record = store.record(mapping)
    guard record.kind == .mapping else { return }
    let canMerge = record.has(.mergeKey)
    var key = mapping.index + 1
    while key < record.link {
      let value = store.next(after: key)
      body(pair(key, value, words, canMerge: canMerge))
      key = store.next(after: value)
    }
  }

  /// The same with what is merged in its place, as in `mergedEntries`.
  package func forEachMergedPair(of mapping: NodeID, in words: WordList, _ body: (Pair) -> Void) {
    guard store.record(mapping).has(.mergeKey) else { return forEachPair(of: mapping, in: words, body) }
    for (key, value) in mergedEntries(of: mapping) { body(pair(key.index, value.index, words, canMerge: false)) }
  }

  /// Whether a node is a scalar itself.
  package func isScalar(_ node: NodeID) -> Bool {
    store.record(node).kind == .scalar
  }

  /// The value of a key, compared by bytes, merges and aliases followed; nil for another node than a mapping.
  package func value(of mapping: NodeID, forKey name: String) -> NodeID? {
    let record = store.record(mapping)
    guard record.kind == .mapping else { return nil }
    if record.has(.mergeKey) {
      return mergedEntries(of: mapping).first { store.isScalar($0.key.index, name.utf8) }.map { resolved($0.value) }
    }
    var key = mapping.index + 1
    while key < record.link {
      let value = store.next(after: key)
      if store.isScalar(key, name.utf8) { return NodeID(index: store.resolved(value)) }
      key = store.next(after: value)
    }
    return nil
  }

  @inline(__always)
  private func pair(_ key: UInt32, _ value: UInt32, _ words: WordList, canMerge: Bool) -> Pair {
    let keyRecord = store.records[Int(key)]
    var word: Int?
    var packedKey: UInt64 = 0
    if keyRecord.kind == .scalar {
      let range = store.valueRange(keyRecord)
      let isCooked = keyRecord.has(.cooked)
      let head = isCooked ? Store.head(of: store.cooked, range) : Store.head(of: store.bytes, range)
      word =
        isCooked
        ? words.index(of: store.cooked, range, head: head) : words.index(of: store.bytes, range, head: head)
      if range.count <= 8, Store.byteCount(ofHead: head) == range.count { packedKey = head }
    }
    let target = store.resolved(value)
    let targetRecord = store.records[Int(target)]
    let targetKind = targetRecord.kind
    // Nearly all values are longer than any word for nothing.
    let isNull = targetRecord.end - targetRecord.start <= 4 && isNull(NodeID(index: target))
    return Pair(
      key: NodeID(index: key), value: NodeID(index: value), target: NodeID(index: target), word: word,
      packedKey: packedKey, hasText: targetKind == .scalar && !isNull, isNull: isNull,
      hasMapping: targetKind == .mapping, merges: canMerge && store.isMergeKey(key))
  }
}

extension Store {
  /// The first eight bytes, or all where there are fewer, the first one lowest.
  @inline(__always)
  fileprivate static func head(of bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var head: UInt64 = 0
    var shift: UInt64 = 0
    for place in range.lowerBound..<min(range.lowerBound + 8, range.upperBound) {
      head |= UInt64(bytes[place]) << shift
      shift += 8
    }
    return head
  }

  /// How many bytes a head has; fewer than it was made of where these end in NUL.
  @inline(__always)
  fileprivate static func byteCount(ofHead head: UInt64) -> Int {
    8 - head.leadingZeroBitCount / 8
  }

  fileprivate func isScalar(_ index: UInt32, _ value: String.UTF8View) -> Bool {
    let record = records[Int(index)]
    guard record.kind == .scalar, case let range = valueRange(record), range.count == value.count else { return false }
    return (record.has(.cooked) ? cooked[range] : bytes[range]).elementsEqual(value)
  }
}
