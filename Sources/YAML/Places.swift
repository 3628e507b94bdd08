extension Store {
  /// Where the value starts after the tag and the anchor that stand at `start`.
  func valueStart(from start: UInt32, to end: UInt32) -> UInt32 {
    var place = Int(start)
    let end = Int(end)
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): place += 1
      case UInt8(ascii: "#"): while place < end, !isLineBreak(place) { place += 1 }
      case UInt8(ascii: "!"): while place < end, !isBlankOrBreak(place) { place += 1 }
      case UInt8(ascii: "&"):
        place += 1
        while place < end, bytes[place].isAnchorLetter { place += 1 }
      default: return UInt32(place)
      }
    }
    return UInt32(end)
  }

  /// Where a value that is not written belongs: beside its indicator, else after what was read last.
  func placeOfNothing(_ mark: UInt32, after lastEnd: UInt32) -> UInt32 {
    let place = Int(mark)
    if place < bytes.count, bytes[place] == UInt8(ascii: ":") { return mark }
    // In brackets libyaml names the place of the next comma or bracket.
    var end = place
    while end > Int(lastEnd), isBlankOrBreak(end - 1) { end -= 1 }
    guard end > 0, [UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?")].contains(bytes[end - 1]) else {
      return min(lastEnd, mark)
    }
    return UInt32(end)
  }

  /// Where a collection itself starts, from the event of its start.
  func collectionStart(_ event: Event) -> UInt32 {
    let end = Int(event.end)
    if event.isFlow {
      // A pair that stands in a flow sequence without braces is a mapping too.
      guard event.end > event.start else { return event.start }
      let bracket = event.isMapping ? UInt8(ascii: "{") : UInt8(ascii: "[")
      return bytes[end - 1] == bracket ? event.end - 1 : event.start
    }
    // A sequence that is indented no deeper than its key is announced after its first hyphen.
    let isAnnouncedLate = !event.isMapping && event.end > event.start && !(end < bytes.count && bytes[end] == hyphen)
    return isAnnouncedLate ? event.end - 1 : event.end
  }

  /// The end of a block scalar's last line that is not blank.
  func endWithoutBlankLines(_ start: UInt32, _ end: UInt32) -> UInt32 {
    var place = Int(end)
    while place > Int(start), isBlankOrBreak(place - 1) { place -= 1 }
    // Blanks at the end of a line that has something else belong to it.
    while place < Int(end), !isLineBreak(place) { place += 1 }
    return UInt32(place)
  }

  private var hyphen: UInt8 { UInt8(ascii: "-") }

  private func isLineBreak(_ place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r")
  }

  private func isBlankOrBreak(_ place: Int) -> Bool {
    isLineBreak(place) || bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
  }

  /// The values of `<<`, or items of its list, that are no mappings.
  func wrongMerges(in mapping: UInt32) -> [UInt32] {
    var wrong: [UInt32] = []
    var key = mapping + 1
    while key < records[Int(mapping)].link {
      let value = next(after: key)
      if isMergeKey(key) { wrong += wrongMerges(inValue: value) }
      key = next(after: value)
    }
    return wrong
  }

  private func wrongMerges(inValue value: UInt32) -> [UInt32] {
    let target = resolved(value)
    guard records[Int(target)].kind == .sequence else { return records[Int(target)].kind == .mapping ? [] : [value] }
    var wrong: [UInt32] = []
    var item = target + 1
    while item < records[Int(target)].link {
      if records[Int(resolved(item))].kind != .mapping { wrong.append(item) }
      item = next(after: item)
    }
    // A list that an alias names is wrong at the alias: elsewhere it may be right.
    return target == value || wrong.isEmpty ? wrong : [value]
  }

  func resolved(_ index: UInt32) -> UInt32 {
    let record = records[Int(index)]
    return record.kind == .alias ? record.link : index
  }
}

extension UInt8 {
  /// What libyaml takes for a letter of an anchor's name.
  var isAnchorLetter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
