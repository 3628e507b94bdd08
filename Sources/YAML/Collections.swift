extension Document {
  /// The items of a sequence, or the keys and values of a mapping in turn; nothing for other nodes.
  package func children(of node: NodeID) -> Children {
    let record = store.record(node)
    guard record.isCollection else { return Children(records: [], position: 0, end: 0) }
    return Children(records: store.records, position: node.index + 1, end: record.link)
  }

  /// The keys and values of a mapping as written, `<<` included; nothing for other nodes.
  package func entries(of node: NodeID) -> Entries {
    Entries(children: kind(of: node) == .mapping ? children(of: node) : Children(records: [], position: 0, end: 0))
  }

  /// How many nodes stand directly in a collection: a mapping's keys and values count one each.
  package func childCount(of node: NodeID) -> Int {
    let record = store.record(node)
    guard record.isCollection else { return 0 }
    return record.childCount ?? children(of: node).reduce(0) { count, _ in count + 1 }
  }

  /// Whether a mapping itself has the key `<<`.
  package func hasMergeKey(_ mapping: NodeID) -> Bool {
    store.record(mapping).has(.mergeKey)
  }

  /// The entries with every `<<` replaced, at its place, by what it adds.
  ///
  /// The mapping's own keys win, then what is merged earlier; merged mappings are themselves resolved. An alias to a mapping
  /// is followed.
  package func mergedEntries(of node: NodeID) -> [(key: NodeID, value: NodeID)] {
    let node = resolved(node)
    guard hasMergeKey(node) else { return Array(entries(of: node)) }
    var seen = Set<ArraySlice<UInt8>>()
    for entry in entries(of: node) where !isMergeKey(entry.key) {
      if let key = scalarKey(entry.key) { seen.insert(key) }
    }
    var result: [(key: NodeID, value: NodeID)] = []
    for entry in entries(of: node) {
      guard isMergeKey(entry.key) else {
        result.append(entry)
        continue
      }
      for merged in mergedMappings(of: entry.value) {
        for added in mergedEntries(of: merged) where scalarKey(added.key).map({ seen.insert($0).inserted }) ?? true {
          result.append(added)
        }
      }
    }
    return result
  }

  /// Whether a key is the plain, untagged `<<`.
  package func isMergeKey(_ key: NodeID) -> Bool {
    store.isMergeKey(key.index)
  }

  /// The mappings that the value of `<<` names.
  private func mergedMappings(of value: NodeID) -> [NodeID] {
    let value = resolved(value)
    let mappings = kind(of: value) == .sequence ? children(of: value).map(resolved) : [value]
    return mappings.filter { kind(of: $0) == .mapping }
  }

  private func scalarKey(_ key: NodeID) -> ArraySlice<UInt8>? {
    let key = resolved(key)
    return kind(of: key) == .scalar ? bytes(of: key) : nil
  }
}

extension Store {
  @inline(__always)
  func isMergeKey(_ index: UInt32) -> Bool {
    let record = records[Int(index)]
    guard record.end - record.start == 2, record.kind == .scalar, record.style == .plain, !record.has(.tagged) else {
      return false
    }
    return bytes[Int(record.start)] == UInt8(ascii: "<") && bytes[Int(record.start) + 1] == UInt8(ascii: "<")
  }
}

/// The nodes directly in a collection.
package struct Children: Sequence, IteratorProtocol, Sendable {
  let records: [Record]
  var position: UInt32
  let end: UInt32

  /// The next one.
  package mutating func next() -> NodeID? {
    guard position < end else { return nil }
    let index = position
    let record = records[Int(index)]
    position = record.isCollection ? record.link : index + 1
    return NodeID(index: index)
  }
}

/// The keys and values of a mapping, in pairs.
package struct Entries: Sequence, IteratorProtocol, Sendable {
  var children: Children

  /// The next pair.
  package mutating func next() -> (key: NodeID, value: NodeID)? {
    guard let key = children.next(), let value = children.next() else { return nil }
    return (key, value)
  }
}
