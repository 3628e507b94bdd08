import Diagnostics
import YAML

/// The keys of a mapping with how each is read: the one table that the reading, the suggestions and the schema share.
struct KeyTable<Record: Sendable>: Sendable {
  let shape: RecordShape
  let keys: [Key<Record>]

  init(_ noun: String, otherKeys: Shape? = nil, inherits: Bool = false, _ keys: [Key<Record>]) {
    self.keys = keys
    shape = RecordShape(
      noun: noun, keys: keys.map { RecordShape.Key(name: $0.name, summary: $0.summary, shape: $0.shape) },
      otherKeys: otherKeys, inherits: inherits)
  }

  /// Reads a mapping on top of what the record has already.
  ///
  /// `whole` has the keys that others read from the same mapping. A key that is in neither spoils the field that it
  /// most likely means: it has its finding, so that nothing else is owed for what seems to be missing.
  func read(_ mapping: Written, into record: inout Record, _ reader: inout Reader, whole: RecordShape? = nil) {
    guard mapping.kind == .mapping else {
      // Something else has its finding, and may have meant any of the keys.
      if !mapping.isNull { for key in keys { key.spoil(&record, mapping.place) } }
      return
    }
    mapping.document.forEachMergedPair(of: mapping.node, in: shape.words) { pair in
      guard let index = pair.word else {
        return spoil(pair.key, of: mapping, whole ?? shape, &record)
      }
      let written = mapping.at(pair.target)
      if pair.isNull {
        keys[index].clear(&record, written, &reader)
      } else {
        keys[index].read(&record, written, &reader)
      }
    }
  }

  private func spoil(_ key: NodeID, of mapping: Written, _ whole: RecordShape, _ record: inout Record) {
    guard whole.otherKeys == nil, mapping.document.isScalar(key),
      case let typed = mapping.document.bytes(of: key), whole.index(of: typed) == nil,
      let meant = Spelling.nearest(to: mapping.document.text(of: key), among: whole.keys.map(\.name)),
      let index = keys.firstIndex(where: { $0.name == meant })
    else { return }
    keys[index].spoil(&record, Place(file: mapping.file, node: key))
  }
}

/// One key: its name, what may stand there, and where it goes.
struct Key<Record: Sendable>: Sendable {
  typealias Path<Value> = any WritableKeyPath<Record, Value> & Sendable

  let name: String
  let summary: String
  let shape: Shape
  let read: @Sendable (inout Record, Written, inout Reader) -> Void
  /// What an empty value does: it deletes what was inherited, and is a fault where nothing was.
  let clear: @Sendable (inout Record, Written, inout Reader) -> Void
  /// What becomes of an absent value whose key was misspelt.
  let spoil: @Sendable (inout Record, Place) -> Void

  init(
    _ name: String, _ shape: Shape, _ summary: String,
    read: @escaping @Sendable (inout Record, Written, inout Reader) -> Void,
    clear: @escaping @Sendable (inout Record, Written, inout Reader) -> Void,
    spoil: @escaping @Sendable (inout Record, Place) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.read = read
    self.clear = clear
    self.spoil = spoil
  }

  /// A field whose value is made from the written one; nil makes it unreadable.
  static func field<Value: Sendable>(
    _ name: String, _ shape: Shape, _ path: Path<Field<Value>>, _ summary: String,
    _ value: @escaping @Sendable (Written, inout Reader) -> Value?
  ) -> Key {
    Key(
      name, shape, summary,
      read: { record, written, reader in
        let value = value(written, &reader)
        record[keyPath: path] = value.map { .set($0, written.place) } ?? .unreadable(written.place)
      },
      clear: { record, written, reader in
        reader.clear(inherited: !record[keyPath: path].isAbsent, written, name)
        record[keyPath: path] = record[keyPath: path].isAbsent ? .unreadable(written.place) : .absent
      },
      spoil: { record, place in
        if record[keyPath: path].isAbsent { record[keyPath: path] = .unreadable(place) }
      })
  }

  static func text(
    _ name: String, _ path: Path<TextField>, _ summary: String, shape: Shape = .text, isPath: Bool = false
  ) -> Key {
    Key(
      name, shape, summary,
      read: { record, written, reader in
        record[keyPath: path] = reader.text(written, isPath: isPath)
      },
      clear: { record, written, reader in
        reader.clear(inherited: !record[keyPath: path].isAbsent, written, name)
        record[keyPath: path] = record[keyPath: path].isAbsent ? .unreadable(written.place) : .absent
      },
      spoil: { record, place in
        if record[keyPath: path].isAbsent { record[keyPath: path] = .unreadable(place) }
      })
  }

  static func boolean(_ name: String, _ path: Path<Field<Bool>>, _ summary: String) -> Key {
    field(name, .boolean, path, summary) { written, _ in written.boolean }
  }

  static func date(_ name: String, _ path: Path<Field<CalendarDate>>, _ summary: String) -> Key {
    field(name, .date, path, summary) { written, _ in written.string.flatMap(CalendarDate.init) }
  }

  static func integer(_ name: String, _ range: ClosedRange<Int>, _ path: Path<Field<Int>>, _ summary: String) -> Key {
    field(name, .integer(range), path, summary) { written, _ in
      written.integer.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  static func word<Value: Sendable>(
    _ name: String, _ word: WordKind, _ path: Path<Field<Value>>, _ summary: String,
    _ value: @escaping @Sendable (String) -> Value?
  ) -> Key {
    field(name, .word(word), path, summary) { written, _ in written.string.flatMap(value) }
  }

  /// A mapping that is read on top of what was inherited.
  static func record<Value: Sendable>(
    _ name: String, _ table: KeyTable<Value>, _ path: Path<Value>, empty: @escaping @Sendable () -> Value,
    _ summary: String
  ) -> Key {
    custom(
      name, .record(table.shape), summary, clear: { $0[keyPath: path] = empty() },
      read: { record, written, reader in table.read(written, into: &record[keyPath: path], &reader) })
  }

  /// A list that replaces what was inherited.
  static func list<Element: Sendable>(
    _ name: String, _ shape: Shape, _ path: Path<[Element]>, _ summary: String,
    _ element: @escaping @Sendable (Written, inout Reader) -> Element?
  ) -> Key {
    custom(
      name, .list(shape), summary, clear: { $0[keyPath: path] = [] },
      read: { record, written, reader in
        record[keyPath: path] = written.items.compactMap { element($0, &reader) }
      })
  }

  /// A key with a reading of its own; an empty value puts back what `clear` does.
  static func custom(
    _ name: String, _ shape: Shape, _ summary: String, clear: @escaping @Sendable (inout Record) -> Void,
    spoil: @escaping @Sendable (inout Record, Place) -> Void = { _, _ in },
    read: @escaping @Sendable (inout Record, Written, inout Reader) -> Void
  ) -> Key {
    Key(name, shape, summary, read: read, clear: { record, _, _ in clear(&record) }, spoil: spoil)
  }
}
