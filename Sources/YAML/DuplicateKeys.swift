/// Finds the keys that a mapping has twice: almost free for small mappings, linear for huge ones.
struct DuplicateKeys {
  /// The first of them, in the order in which their mappings end.
  private(set) var found: [(first: UInt32, second: UInt32)] = []
  private(set) var total = 0

  /// Of the keys of one small mapping.
  private var fingerprints = [UInt64](repeating: 0, count: Self.greatestSmallCount)
  private var keys = [UInt32](repeating: 0, count: Self.greatestSmallCount)
  /// The high half of a slot is of a key's hash, the low half its node; 0 is free, since no key is node 0.
  private var slots: [UInt64] = []
  // Nobody can prepare keys that collide in a hash that he does not know.
  private let secret = (UInt64.random(in: .min ... .max) | 1, UInt64.random(in: .min ... .max) | 1)

  static let greatestCount = 100
  private static let greatestSmallCount = 48

  mutating func check(_ mapping: UInt32, pairs: Int, in store: Store) {
    guard pairs > 1 else { return }
    if pairs == 2 {
      checkPair(mapping, in: store)
    } else if pairs <= Self.greatestSmallCount {
      checkSmall(mapping, in: store)
    } else {
      checkLarge(mapping, pairs: pairs, in: store)
    }
  }

  /// Most mappings of a catalog have two keys, and mostly of different lengths.
  private mutating func checkPair(_ mapping: UInt32, in store: Store) {
    let first = mapping + 1
    let second = store.next(after: store.next(after: first))
    guard let one = store.comparableKey(first), let other = store.comparableKey(second),
      store.valueRange(one).count == store.valueRange(other).count, store.haveEqualValues(first, second)
    else { return }
    report(first: first, second: second)
  }

  /// Compares each key with those before it that could be the same.
  private mutating func checkSmall(_ mapping: UInt32, in store: Store) {
    var filter: UInt64 = 0
    var count = 0
    let end = store.records[Int(mapping)].link
    var key = mapping + 1
    while key < end {
      if let value = store.comparableKey(key) {
        let fingerprint = store.fingerprint(value)
        let bit: UInt64 = 1 << ((fingerprint &* 0x9E37_79B9_7F4A_7C15) >> 58)
        if filter & bit != 0 { compareWithEarlier(count, key, fingerprint, in: store) }
        filter |= bit
        fingerprints[count] = fingerprint
        keys[count] = key
        count += 1
      }
      key = store.next(after: store.next(after: key))
    }
  }

  private mutating func compareWithEarlier(_ count: Int, _ key: UInt32, _ fingerprint: UInt64, in store: Store) {
    for place in 0..<count where fingerprints[place] == fingerprint {
      if store.haveEqualValues(keys[place], key) {
        report(first: keys[place], second: key)
        return
      }
    }
  }

  private mutating func checkLarge(_ mapping: UInt32, pairs: Int, in store: Store) {
    var size = 128
    while size < pairs + pairs / 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    defer { slots = [] }
    let end = store.records[Int(mapping)].link
    var key = mapping + 1
    while key < end {
      let following = store.next(after: store.next(after: key))
      if let value = store.comparableKey(key) { insert(key, hash: store.hash(value, secret), in: store) }
      key = following
    }
  }

  private mutating func insert(_ key: UInt32, hash: UInt64, in store: Store) {
    let mask = UInt64(slots.count - 1)
    let high = hash & ~0xFFFF_FFFF
    var slot = hash & mask
    while slots[Int(slot)] != 0 {
      let taken = slots[Int(slot)]
      let other = UInt32(truncatingIfNeeded: taken)
      if taken & ~0xFFFF_FFFF == high, store.haveEqualValues(other, key) {
        report(first: other, second: key)
        return
      }
      slot = (slot + 1) & mask
    }
    slots[Int(slot)] = high | UInt64(key)
  }

  private mutating func report(first: UInt32, second: UInt32) {
    total += 1
    if found.count <= Self.greatestCount { found.append((first, second)) }
  }
}

extension Store {
  /// The record of the scalar that a key is or stands for; nil for other keys and for `<<`.
  @inline(__always)
  fileprivate func comparableKey(_ key: UInt32) -> Record? {
    var record = records[Int(key)]
    if record.kind == .alias { record = records[Int(record.link)] }
    return record.kind == .scalar && !isMergeKey(key) ? record : nil
  }

  /// The length and three of the bytes: different ones are of different values.
  @inline(__always)
  fileprivate func fingerprint(_ record: Record) -> UInt64 {
    let range = valueRange(record)
    return record.has(.cooked) ? Store.fingerprint(cooked, range) : Store.fingerprint(bytes, range)
  }

  @inline(__always)
  private static func fingerprint(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    guard let last = range.last else { return 0 }
    let middle = range.lowerBound + range.count / 2
    return UInt64(range.count) << 24 | UInt64(bytes[range.lowerBound]) << 16 | UInt64(bytes[middle]) << 8
      | UInt64(bytes[last])
  }

  fileprivate func hash(_ record: Record, _ secret: (UInt64, UInt64)) -> UInt64 {
    let range = valueRange(record)
    return record.has(.cooked) ? Store.hash(cooked, range, secret) : Store.hash(bytes, range, secret)
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>, _ secret: (UInt64, UInt64)) -> UInt64 {
    var state = secret.0 ^ UInt64(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let end = min(place + 8, range.upperBound)
      var word: UInt64 = 0
      while place < end {
        word = word << 8 | UInt64(bytes[place])
        place += 1
      }
      let product = (state ^ word).multipliedFullWidth(by: secret.1)
      state = product.high ^ product.low
    }
    let product = (state ^ secret.1).multipliedFullWidth(by: secret.0)
    return product.high ^ product.low
  }

  fileprivate func haveEqualValues(_ first: UInt32, _ second: UInt32) -> Bool {
    value(of: NodeID(index: resolved(first))) == value(of: NodeID(index: resolved(second)))
  }
}
