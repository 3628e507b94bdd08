internal import Diagnostics

/// The values in which names are looked up, the innermost last.
struct ContextStack {
  private var values: [MustacheValue]

  init(_ root: MustacheValue) {
    values = [root]
  }

  mutating func push(_ value: MustacheValue) {
    values.append(value)
  }

  mutating func pop() {
    values.removeLast()
  }

  /// The first part is looked up from the innermost value outwards, every further part in what was found.
  func value(of name: TagName) -> MustacheValue? {
    guard let first = name.path.first else { return values.last }
    guard var value = nearest(first) else { return nil }
    for part in name.path.dropFirst() {
      guard case .record(let record) = value else {
        if case .null = value { return .null }
        return nil
      }
      guard let next = record[part] else { return nil }
      value = next
    }
    return value
  }

  /// What to say of a name for which `value(of:)` is nil.
  func message(forUnknown name: TagName) -> String {
    let whole = name.path.joined(separator: ".")
    guard let first = name.path.first, var value = nearest(first) else {
      return "unknown name \(whole.quoted)" + proposal(for: name.path.first ?? "", among: visibleNames)
    }
    for (index, part) in name.path.enumerated().dropFirst() {
      let known = name.path[..<index].joined(separator: ".")
      guard case .record(let record) = value else {
        return "unknown name \(whole.quoted); \(known.quoted) is \(value.kind) and has no names in it"
      }
      guard let next = record[part] else {
        return "unknown name \(part.quoted) in \(known.quoted)" + proposal(for: part, among: record.keys)
      }
      value = next
    }
    return "unknown name \(whole.quoted)"
  }

  private func nearest(_ name: String) -> MustacheValue? {
    for value in values.reversed() {
      if case .record(let record) = value, let found = record[name] { return found }
    }
    return nil
  }

  private var visibleNames: [String] {
    values.reversed().flatMap { value -> [String] in
      if case .record(let record) = value { return record.keys }
      return []
    }
  }

  private func proposal(for name: String, among names: [String]) -> String {
    if let nearest = Spelling.nearest(to: name, among: names) { return "; did you mean \(nearest.quoted)?" }
    guard !names.isEmpty, names.count <= 30 else { return "" }
    let sorted = Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return "; known here: \(sorted.map(\.quoted).joined(separator: ", "))"
  }
}
