/// Turns events into the flat document.
struct Builder {
  private(set) var store: Store
  private(set) var roots: [NodeID] = []
  private(set) var duplicates = DuplicateKeys()
  /// The mappings with a `<<`.
  private(set) var merging: [UInt32] = []
  /// The innermost open collection; the stream itself at first.
  private var top = Frame(node: 0, isMapping: false)
  private var outer: [Frame] = []
  private var tagNumbers: [String: UInt32] = [:]
  /// The anchors of the current document that an alias may name here.
  private var anchored: [String: UInt32] = [:]
  /// How many nodes an anchored collection stands for with its aliases followed.
  private var expandedCounts: [UInt32: UInt64] = [:]
  private var greatestAlias: (count: UInt64, node: UInt32) = (0, 0)
  /// The end of the last thing that has a width.
  private var lastEnd: UInt32

  /// The deepest nesting that is read.
  static let deepest = 64

  init(bytes: [UInt8]) {
    store = Store(bytes: bytes)
    // Untouched memory costs nothing; growing the array would hold it twice.
    store.records.reserveCapacity(bytes.count / 8 + 16)
    outer.reserveCapacity(Self.deepest + 1)
    lastEnd = bytes.starts(with: byteOrderMark) ? UInt32(byteOrderMark.count) : 0
  }

  private struct Frame {
    let node: UInt32
    let isMapping: Bool
    var count = 0
    var expanded: UInt64 = 1
    var lastKeyMerges = false
  }

  /// Reads to the end of the stream.
  mutating func build(from reader: EventReader) throws(ReadingFault) {
    while true {
      let event: Event
      do { event = try reader.next() } catch { throw ended(by: error) }
      switch event.kind {
      case .scalar: try addScalar(event, reader)
      case .collectionStart: try open(event, reader)
      case .collectionEnd: close(event)
      case .alias: try addAlias(event, reader)
      case .documentStart:
        anchored.removeAll(keepingCapacity: true)
        lastEnd = max(event.isExplicit ? event.end : event.start, lastEnd)
      case .other: break
      case .streamEnd:
        try checkExpansion()
        return
      }
    }
  }

  private func ended(by fault: LibraryFault) -> ReadingFault {
    let open = (outer.dropFirst() + [top]).prefix(outer.count).map { store.records[Int($0.node)] }
    return .library(fault, lastNode: store.records.last, open: open)
  }

  // MARK: Nodes

  @inline(__always)
  private mutating func addScalar(_ event: Event, _ reader: EventReader) throws(ReadingFault) {
    var start = event.start
    var end = event.end
    if event.hasTag || event.hasAnchor { start = store.valueStart(from: start, to: end) }
    if event.style == .plain, event.length == 0 {
      end = event.hasTag || event.hasAnchor ? event.end : store.placeOfNothing(end, after: lastEnd)
      start = end
    } else if event.style.isBlock {
      end = store.endWithoutBlankLines(start, end)
    }
    var flags: Record.Flags = reader.valueIsPlainASCII ? .plainASCII : []
    var link: UInt32 = 0
    let quote: UInt32 = event.style.isQuoted ? 1 : 0
    if !reader.valueStands(in: start + quote, max(end, start + quote + quote) - quote) {
      flags.insert(.cooked)
      link = UInt32(store.cookedBounds.count - 1)
      reader.appendValue(of: event, to: &store.cooked)
      store.cookedBounds.append(UInt32(store.cooked.count))
    }
    lastEnd = end
    let record = Record(kind: .scalar, style: event.style, start: start, end: end, link: link, flags: flags)
    let node = try append(record, event, reader)
    guard top.isMapping, top.count & 1 == 1 else { return }
    top.lastKeyMerges = event.length == 2 && store.isMergeKey(node)
    if top.lastKeyMerges { store.records[Int(top.node)].add(.mergeKey) }
  }

  private mutating func addAlias(_ event: Event, _ reader: EventReader) throws(ReadingFault) {
    let name = reader.anchor ?? ""
    let range = Int(event.start)..<Int(event.end)
    guard let target = anchored[name] else {
      throw .unknownAnchor(name, range, known: anchored.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
    let record = store.records[Int(target)]
    if record.isCollection, record.link == 0 {
      throw isMerged ? .mergesItself(name, range) : .repeatsItself(name, range)
    }
    let expanded = expandedCounts[target] ?? 1
    lastEnd = event.end
    let alias = Record(kind: .alias, start: event.start, end: event.end, link: target)
    let node = try append(alias, nil, reader, expanded: expanded)
    if expanded > greatestAlias.count { greatestAlias = (expanded, node) }
  }

  /// Whether what comes next is merged: the value of `<<`, or an item of a list that is.
  private var isMerged: Bool {
    if top.isMapping { return top.count & 1 == 1 && top.lastKeyMerges }
    return outer.last?.lastKeyMerges ?? false
  }

  private mutating func open(_ event: Event, _ reader: EventReader) throws(ReadingFault) {
    let start = store.collectionStart(event)
    lastEnd = max(lastEnd, event.end)
    let record = Record(
      kind: event.isMapping ? .mapping : .sequence, start: start, end: start, flags: event.isFlow ? .flow : [])
    let node = try append(record, event, reader, expanded: 0)
    guard outer.count < Self.deepest else { throw .tooDeep(Int(start)) }
    outer.append(top)
    top = Frame(node: node, isMapping: event.isMapping)
  }

  private mutating func close(_ event: Event) {
    guard let enclosing = outer.popLast() else { return }
    let frame = top
    top = enclosing
    let index = Int(frame.node)
    // Only a bracket has a width; a block ends with its last child.
    if event.start != event.end { lastEnd = event.end }
    store.records[index].end = lastEnd
    store.records[index].link = UInt32(store.records.count)
    store.records[index].childCount = frame.count
    if store.records[index].has(.anchored) { expandedCounts[frame.node] = frame.expanded }
    count(expanded: frame.expanded)
    guard frame.isMapping else { return }
    duplicates.check(frame.node, pairs: frame.count / 2, in: store)
    if store.records[index].has(.mergeKey) { merging.append(frame.node) }
  }

  @inline(__always)
  private mutating func append(
    _ record: Record, _ event: Event?, _ reader: EventReader, expanded: UInt64 = 1
  ) throws(ReadingFault) -> UInt32 {
    let index = store.records.count
    guard index < 1 << 31 else { throw .tooManyNodes(Int(record.start)) }
    let node = UInt32(index)
    store.records.append(record)
    if let event, event.hasTag || event.hasAnchor { addProperties(of: node, reader) }
    if outer.isEmpty { roots.append(NodeID(index: node)) }
    top.count += 1
    count(expanded: expanded)
    return node
  }

  private mutating func addProperties(of node: UInt32, _ reader: EventReader) {
    if let tag = reader.tag {
      let number = tagNumbers[tag] ?? UInt32(store.tagNames.count)
      if Int(number) == store.tagNames.count {
        store.tagNames.append(tag)
        tagNumbers[tag] = number
      }
      store.tags.append((node, number))
      store.records[Int(node)].add(.tagged)
    }
    if let anchor = reader.anchor {
      store.anchors.append((node, anchor))
      anchored[anchor] = node
      store.records[Int(node)].add(.anchored)
    }
  }

  // MARK: Places and limits

  @inline(__always)
  private mutating func count(expanded: UInt64) {
    top.expanded = top.expanded.addingWithSaturation(expanded)
  }

  private func checkExpansion() throws(ReadingFault) {
    let limit = max(1_000_000, 10 * UInt64(store.records.count))
    guard top.expanded > limit else { return }
    let record = store.records[Int(greatestAlias.node)]
    throw .expandsTooFar(Int(record.start)..<Int(record.end), limit: limit)
  }
}

extension UInt64 {
  @inline(__always)
  fileprivate func addingWithSaturation(_ other: UInt64) -> UInt64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
