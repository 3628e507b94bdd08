import JSON

/// Writes the schema of a shape; what several places share is defined once.
struct SchemaWriter {
  typealias Member = (String, JSONValue)

  private let rules: [OpenForm.Word]
  /// The shared parts by name, each with its text.
  private var shared: [String: (text: String, schema: JSONValue)] = [:]

  init(rules: [OpenForm.Word]) {
    self.rules = rules
  }

  /// The shared parts, by name.
  var definitions: JSONValue {
    let names = shared.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return .object(names.compactMap { name in shared[name].map { (name, $0.schema) } })
  }

  /// What a value must be; `name` is the key that it stands under, and a nullable one may be empty.
  mutating func members(of shape: Shape, name: String, isNullable: Bool) -> [Member] {
    switch shape {
    case .text: [type(["string", "number", "boolean"], isNullable)]
    case .boolean: [type(["boolean"], isNullable)]
    case .integer(let range): Self.integer(range, isNullable)
    case .decimal:
      [
        type(["number", "string"], isNullable), ("minimum", 0), ("pattern", #"^[0-9]+(\.[0-9]+)?$"#),
      ]
    case .date:
      [type(["string"], isNullable), ("format", "date"), ("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    case .word(let word): members(of: word, isNullable)
    case .list(let item):
      [type(["array"], isNullable), ("items", reference(to: item, name: "\(name)-item"))]
    case .map(.word, _), .localizations: byName(shape, name: name, isNullable)
    case .map(_, let values): map(values, name, isNullable)
    case .record(let record): self.record(record, isNullable)
    case .either(let shapes): either(shapes, name, isNullable)
    case .output: output()
    case .anything: []
    }
  }

  /// A name for what stands in several places; what is short is written out.
  private mutating func reference(to shape: Shape, name: String, isNullable: Bool = false) -> JSONValue {
    share(members(of: shape, name: name, isNullable: isNullable), name)
  }

  private mutating func share(_ members: [Member], _ name: String) -> JSONValue {
    let schema = JSONValue.object(members)
    let text = JSONWriter.text(schema, style: .compact)
    if text.utf8.count < 60 { return schema }
    var number = 1
    let name = String(name.map { $0 == " " ? "-" : $0 })
    var unique = name
    while let existing = shared[unique], existing.text != text {
      number += 1
      unique = "\(name)-\(number)"
    }
    shared[unique] = (text, schema)
    return .object([("$ref", .string("#/definitions/\(unique)"))])
  }
}

// MARK: - Scalars

extension SchemaWriter {
  private func type(_ names: [String], _ isNullable: Bool) -> Member {
    let names = isNullable ? names + ["null"] : names
    return ("type", names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) }))
  }

  /// Digits alone, in quotes or not.
  private static func integer(_ range: ClosedRange<Int>, _ isNullable: Bool) -> [Member] {
    let types: [JSONValue] = ["integer", "string"] + (isNullable ? ["null"] : [])
    return [
      ("type", .array(types)), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
      ("pattern", "^[0-9]{1,18}$"),
    ]
  }

  private mutating func members(of word: WordKind, _ isNullable: Bool) -> [Member] {
    guard let form = word.openForm else { return Self.choice(word.values.map { ($0, "") }, isNullable) }
    let words = form.words.isEmpty ? word.values.map { ($0, "") } : form.words
    var alternatives: [[Member]] = [Self.choice(words, false)]
    if let numbers = form.numbers {
      alternatives.append([
        ("type", "integer"), ("minimum", .number(numbers.lowerBound)), ("maximum", .number(numbers.upperBound)),
      ])
    }
    if let pattern = form.pattern { alternatives.append([("type", "string"), ("pattern", .string(pattern))]) }
    // Storefronts and locales are long lists that stand in many places.
    let named = alternatives.map { share($0, word.noun) }
    if named.count == 1, !isNullable { return [("allOf", .array(named))] }
    return [("anyOf", .array(named + (isNullable ? [.object([("type", "null")])] : [])))]
  }

  /// One of a list, with what each means where that is not plain.
  private static func choice(_ words: [OpenForm.Word], _ isNullable: Bool) -> [Member] {
    let values = words.map { JSONValue.string($0.text) } + (isNullable ? [.null] : [])
    if words.allSatisfy(\.meaning.isEmpty) { return [("enum", .array(values))] }
    return [("enum", .array(values)), ("enumDescriptions", .array(words.map { .string($0.meaning) }))]
  }
}

// MARK: - Mappings

extension SchemaWriter {
  private mutating func record(_ record: RecordShape, _ isNullable: Bool) -> [Member] {
    let properties = record.keys.map { key -> Member in
      let description: Member = ("description", .string(key.summary))
      return (
        key.name,
        share([description] + members(of: key.shape, name: key.name, isNullable: record.inherits), key.name)
      )
    }
    let others = record.otherKeys.map { reference(to: $0, name: "other", isNullable: record.inherits) }
    return [
      type(["object"], isNullable), ("properties", .object(properties)), ("additionalProperties", others ?? false),
    ]
  }

  private mutating func map(_ values: Shape, _ name: String, _ isNullable: Bool) -> [Member] {
    let value = reference(to: values, name: "\(name)-value", isNullable: values.isDeletable)
    let type = type(["object"], isNullable)
    if name == "rules", !rules.isEmpty {
      return [type, ("properties", properties(rules, value)), ("additionalProperties", false)]
    }
    return [type, ("additionalProperties", value)]
  }

  /// A mapping with a property for each word, such as every storefront: long, so that it is never written twice.
  private mutating func byName(_ shape: Shape, name: String, _ isNullable: Bool) -> [Member] {
    var members: [Member] = []
    var kind = WordKind.locale.noun
    if case .map(.word(let word), let values) = shape {
      kind = word.noun
      members = named(word, reference(to: values, name: "\(name)-value", isNullable: values.isDeletable))
    } else if case .localizations(let texts) = shape {
      members = localizations(texts)
    }
    let shared = share([type(["object"], false)] + members, "by-\(kind)")
    return isNullable ? [("anyOf", .array([shared, .object([("type", "null")])]))] : shared.memberPairs
  }

  /// The keys that a vocabulary allows.
  private func named(_ word: WordKind, _ value: JSONValue, beside: [Member] = []) -> [Member] {
    let words = word.openForm?.words ?? word.values.map { ($0, "") }
    let properties: Member = ("properties", .object(beside + (properties(words, value).memberPairs)))
    let others = word.openForm?.pattern.map { ("patternProperties", JSONValue.object([($0, value)])) }
    return [properties] + (others.map { [$0] } ?? []) + [("additionalProperties", false)]
  }

  private func properties(_ words: [OpenForm.Word], _ value: JSONValue) -> JSONValue {
    .object(
      words.map { word in
        // Beside a reference a description is for editors alone.
        (
          word.text,
          word.meaning.isEmpty ? value : .object(value.memberPairs + [("description", .string(word.meaning))])
        )
      })
  }

  private mutating func either(_ shapes: [Shape], _ name: String, _ isNullable: Bool) -> [Member] {
    for case .record(let record) in shapes where record.isSecret { return self.record(record, isNullable) }
    let alternatives = shapes.map { reference(to: $0, name: name) }
    return [("anyOf", .array(alternatives + (isNullable ? [.object([("type", "null")])] : [])))]
  }

  private mutating func localizations(_ texts: RecordShape) -> [Member] {
    let value = reference(to: .record(texts), name: "localization", isNullable: true)
    let file: Member = (
      "file",
      share(
        [("description", "The path of a file that has the texts, by locale.")]
          + members(of: .text, name: "file", isNullable: false), "file-of-texts")
    )
    return named(.locale, value, beside: [file])
  }

  private mutating func output() -> [Member] {
    let names = JSONValue.object(Self.choice(OutputKeys.all.map { ($0.name, $0.summary) }, false))
    let options = OutputKeys.all.map { output -> Member in
      let members = [("description", .string(output.summary))] + record(output.options.shape, false)
      return (output.name, share(members, output.name))
    }
    let withOptions: JSONValue = .object([
      ("type", "object"), ("properties", .object(options)), ("additionalProperties", false), ("minProperties", 1),
      ("maxProperties", 1),
    ])
    return [("anyOf", .array([names, withOptions]))]
  }
}

extension JSONValue {
  fileprivate var memberPairs: [(String, JSONValue)] {
    (members ?? []).map { ($0.key, $0.value) }
  }
}
