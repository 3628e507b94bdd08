import AppStore
import Diagnostics
import YAML

/// Holds one file against the catalog's format: unknown keys, wrong kinds, unknown words; each where it is written.
struct ShapeChecker: Sendable {
  let file: UInt32
  let document: Document
  let allowedLocales: Set<ExactText>
  private var found: [Diagnostic] = []
  /// Of the findings that were too many: how many they are, the worst of them, and the first.
  private var rest: (count: Int, severity: Severity, first: Diagnostic)?
  /// Shapes that an aliased node has been held against, so that aliases of aliases cost nothing.
  private var seen: Set<Visit> = []
  /// The names of the list at hand, packed.
  private var names: Set<UInt64> = []

  private struct Visit: Hashable {
    let node: NodeID
    let shape: ObjectIdentifier?
    let name: String
  }

  init(file: UInt32, document: Document, allowedLocales: Set<ExactText>) {
    self.file = file
    self.document = document
    self.allowedLocales = allowedLocales
  }

  /// `name` is what a message calls the value: its key, or what the list is of.
  mutating func check(_ written: NodeID, _ shape: Shape, name: String) {
    let node = document.resolved(written)
    if node != written, !isFirstVisit(node, shape, name) { return }
    switch shape {
    case .text: checkScalar(node, name, "a text") { _ in true }
    case .boolean: checkBoolean(node, name)
    case .integer(let range): checkInteger(node, range, name)
    case .decimal: checkDecimal(node, name)
    case .date: checkDate(node, name)
    case .word(let word): checkWord(node, word, name)
    case .list(let item): checkList(node, item, name)
    case .map(let keys, let values): checkMap(node, keys, values, name)
    case .record(let record): checkRecord(node, record, name)
    case .either(let shapes): checkEither(node, shapes, name)
    case .localizations(let texts): checkLocalizations(node, texts, name)
    case .output: checkOutput(node)
    case .anything: break
    }
  }

  private mutating func isFirstVisit(_ node: NodeID, _ shape: Shape, _ name: String) -> Bool {
    var identity: ObjectIdentifier?
    if case .record(let record) = shape { identity = ObjectIdentifier(record) }
    return seen.insert(Visit(node: node, shape: identity, name: name)).inserted
  }

  mutating func report(
    _ rule: String, _ message: String, at node: NodeID, severity: Severity = .error, notes: [Note] = [],
    help: String? = nil, fix: Fix? = nil
  ) {
    add(
      Diagnostic(
        rule: rule, severity: severity, message: message, at: location(of: node), notes: notes, help: help, fix: fix))
  }

  /// So many findings in one file help nobody: it has one cause, or is no catalog. More are counted only.
  private static let greatestCount = 1000

  var isFull: Bool { found.count >= Self.greatestCount }

  mutating func add(_ finding: Diagnostic) {
    if !isFull {
      found.append(finding)
    } else if let rest {
      self.rest = (rest.count + 1, min(rest.severity, finding.severity), rest.first)
    } else {
      rest = (1, finding.severity, finding)
    }
  }

  /// What was found; of too many the first, and one that counts the others.
  var findings: [Diagnostic] {
    guard let rest else { return found }
    let message = rest.count == 1 ? "one more fault in this file" : "\(rest.count) more faults in this file"
    return found + [
      Diagnostic(
        rule: rest.first.rule, severity: rest.severity, message: message, at: rest.first.location,
        help: "mend the ones named first")
    ]
  }

  private func location(of node: NodeID) -> Location {
    Location(source: document.source, range: document.range(of: node))
  }

  // MARK: Collections

  private mutating func checkList(_ node: NodeID, _ item: Shape, _ name: String) {
    guard document.kind(of: node) == .sequence else { return reportKind(node, name, "a list", "- a list of values") }
    let itemName = "an item of \(name)"
    for child in document.children(of: node) { check(child, item, name: itemName) }
    if item.isOfNames, hasDuplicates(node) { reportDuplicates(node, name) }
  }

  /// Whether there may be some: short names are compared as numbers, since big catalogs have long lists of storefronts.
  private mutating func hasDuplicates(_ list: NodeID) -> Bool {
    guard document.childCount(of: list) > 1 else { return false }
    names.removeAll(keepingCapacity: true)
    for child in document.children(of: list) {
      let name = document.packedKey(document.resolved(child))
      if name == 0 || !names.insert(name).inserted { return true }
    }
    return false
  }

  private mutating func reportDuplicates(_ list: NodeID, _ name: String) {
    var first: [ArraySlice<UInt8>: NodeID] = [:]
    for child in document.children(of: list) {
      let item = document.resolved(child)
      guard document.kind(of: item) == .scalar, !document.isNull(item) else { continue }
      guard let earlier = first.updateValue(child, forKey: document.bytes(of: item)) else { continue }
      first[document.bytes(of: item)] = earlier
      report(
        "duplicate-list-item", "\(document.text(of: item).quoted) is in \(name.quoted) already", at: child,
        severity: .warning, notes: [Note("first listed here", at: location(of: earlier))], help: "remove one of the two"
      )
    }
  }

  private mutating func checkMap(_ node: NodeID, _ keys: Shape, _ values: Shape, _ name: String) {
    guard document.kind(of: node) == .mapping else { return reportKind(node, name, "a mapping", "key: value") }
    for (key, value) in document.entries(of: node) {
      if isMerge(key, in: node) {
        checkMerged(value, .map(keys: keys, values: values), name)
        continue
      }
      guard isScalarKey(key, name) else { continue }
      if case .word(let word) = keys {
        checkWord(document.resolved(key), word, "a key of \(name)", keyOf: node)
      } else {
        check(key, keys, name: "a key of \(name)")
      }
      if !document.isNull(document.resolved(value)) || !values.isDeletable {
        check(value, values, name: document.text(of: key))
      }
    }
  }

  mutating func checkRecord(_ node: NodeID, _ record: RecordShape, _ name: String) {
    guard document.kind(of: node) == .mapping else {
      let example = record.keys.first.map { "\($0.name): …" } ?? "key: value"
      return reportKind(node, name, "a mapping", example)
    }
    document.forEachPair(of: node, in: record.words) { pair in
      if pair.merges { return checkMerged(pair.value, .record(record), name) }
      if let index = pair.word {
        if pair.isNull ? record.inherits : pair.hasText && record.takesText[index] { return }
        check(pair.value, record.keys[index].shape, name: record.keys[index].name)
      } else if !isScalarKey(pair.key, name) {
        return
      } else if let other = record.otherKeys {
        check(pair.value, other, name: document.text(of: pair.key))
      } else {
        reportUnknown(pair.key, record, in: node)
      }
    }
  }

  /// Whether there is nothing to report of a mapping that holds texts alone: most of a big catalog is such.
  private func isSound(_ node: NodeID, _ texts: RecordShape) -> Bool {
    var isSound = true
    document.forEachPair(of: node, in: texts.words) { pair in
      let isSoundText = pair.hasText && pair.word.map { texts.takesText[$0] } ?? false
      isSound = isSound && isSoundText
    }
    return isSound
  }

  private func isMerge(_ key: NodeID, in mapping: NodeID) -> Bool {
    document.hasMergeKey(mapping) && document.style(of: key) == .plain && document.equals(key, "<<")
  }

  private mutating func checkMerged(_ value: NodeID, _ shape: Shape, _ name: String) {
    let merged = document.resolved(value)
    if document.kind(of: merged) == .sequence {
      for item in document.children(of: merged) where document.kind(of: document.resolved(item)) == .mapping {
        check(item, shape, name: name)
      }
    } else if document.kind(of: merged) == .mapping {
      check(value, shape, name: name)
    }
  }

  private mutating func isScalarKey(_ key: NodeID, _ name: String) -> Bool {
    if document.kind(of: document.resolved(key)) == .scalar { return true }
    report(
      "wrong-kind", "a key of \(name) must be a text", at: key, help: "write a text in quotes where it holds { or [")
    return false
  }

  private mutating func reportUnknown(_ key: NodeID, _ record: RecordShape, in mapping: NodeID) {
    if record.isSecret { return report("unknown-key", "unknown key in \(record.noun)", at: key, help: Self.secretHelp) }
    let typed = document.text(of: key)
    if isFull { return report("unknown-key", typed, at: key) }
    let names = record.keys.map(\.name)
    let help =
      record.misplaced[typed]
      ?? decimalComma(before: key).map { "a comma ends a value in braces: write \"\($0)\" with a dot" }
      ?? Spelling.nearest(to: typed, among: names).map { "did you mean \"\($0)\"?" }
      ?? "expected one of \(names.sorted().joined(separator: ", "))"
    report(
      "unknown-key", "unknown key \(typed.quoted) in \(record.noun)", at: key, help: help,
      fix: fix(key, in: mapping, to: names))
  }

  /// In `{ price: 4,99 }` the key `99` is what a comma cut off a price: `4.99`.
  private func decimalComma(before key: NodeID) -> String? {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    let bytes = document.source.bytes
    let range = document.range(of: key)
    guard (1...2).contains(range.count), bytes[range].allSatisfy(isDigit), range.lowerBound > 1,
      bytes[range.lowerBound - 1] == UInt8(ascii: ",")
    else { return nil }
    let units = bytes[..<(range.lowerBound - 1)].suffix(9).reversed().prefix(while: isDigit).reversed()
    if units.isEmpty { return nil }
    return String(decoding: units + [UInt8(ascii: ".")] + bytes[range], as: UTF8.self)
  }

  private mutating func checkEither(_ node: NodeID, _ shapes: [Shape], _ name: String) {
    let kind = document.kind(of: node)
    let fitting = shapes.first { shape in
      switch shape {
      case .list: kind == .sequence
      case .map, .record, .localizations: kind == .mapping
      default: kind == .scalar
      }
    }
    if let fitting {
      check(node, fitting, name: name)
    } else {
      let isSecret = shapes.contains { if case .record(let record) = $0 { record.isSecret } else { false } }
      reportKind(node, name, isSecret ? "{ env: NAME }" : shapes.map(Self.noun).joined(separator: " or "), nil)
    }
  }

  private static let secretHelp = "write { env: NAME } with the name of an environment variable"

  private static func noun(_ shape: Shape) -> String {
    switch shape {
    case .list: "a list"
    case .map, .record, .localizations: "a mapping"
    case .word(let word) where word.values.count == 1: word.values[0]
    default: "a text"
    }
  }

  // MARK: Shapes of their own

  private mutating func checkLocalizations(_ node: NodeID, _ texts: RecordShape, _ name: String) {
    guard document.kind(of: node) == .mapping else {
      return reportKind(node, name, "a mapping", "en-US: { display_name: … }")
    }
    document.forEachPair(of: node, in: LocalizationKeys.beside) { pair in
      if pair.merges {
        checkMerged(pair.value, .localizations(texts), name)
      } else if pair.word != nil {
        check(pair.value, .text, name: "file")
      } else if StoreLocale.index(ofPacked: pair.packedKey) != nil {
        checkTexts(pair, texts)
      } else if isScalarKey(pair.key, name) {
        if reportMisspeltFile(pair) { return }
        checkWord(pair.key, .locale, "the locale", keyOf: node)
        checkTexts(pair, texts)
      }
    }
  }

  /// A key with a text, which no locale has, is most likely to name a file.
  private mutating func reportMisspeltFile(_ pair: Pair) -> Bool {
    let typed = document.text(of: pair.key)
    guard pair.hasText, StoreLocale.suggestion(for: typed) == nil, Spelling.nearest(to: typed, among: ["file"]) != nil
    else { return false }
    report("unknown-key", "unknown key \(typed.quoted) in localizations", at: pair.key, help: "did you mean \"file\"?")
    return true
  }

  private mutating func checkTexts(_ pair: Pair, _ texts: RecordShape) {
    if pair.isNull || (pair.hasMapping && isSound(pair.target, texts)) { return }
    check(pair.value, .record(texts), name: document.text(of: pair.key))
  }

  private mutating func checkOutput(_ node: NodeID) {
    guard document.kind(of: node) == .mapping else { return check(node, .word(OutputKeys.name), name: "an output") }
    let entries = Array(document.entries(of: node))
    guard entries.count == 1, document.kind(of: entries[0].key) == .scalar else {
      return report(
        "wrong-kind", "an output must be one name with its options", at: node,
        help: "write - product-ids-json: { file: ids.json }")
    }
    check(entries[0].key, .word(OutputKeys.name), name: "an output")
    let name = document.text(of: entries[0].key)
    if let options = OutputKeys.options(of: name) { check(entries[0].value, .record(options), name: name) }
  }
}
