import CatalogModel

/// The reference of the catalog's format, made from the key tables that read it.
struct CatalogFormatPage {
  /// A mapping with its place in the format.
  private struct Section {
    let title: String
    let record: RecordShape
  }

  private var sections: [Section] = []
  private var text = ""

  static var markdown: String {
    var page = CatalogFormatPage()
    page.write()
    return page.text
  }

  private mutating func write() {
    text = """
      # The catalog's format

      Every key of format 1, with what it means and what may stand there.

      ## Overview

      Any `*.yaml` or `*.yml` below the catalog's folder may have any of the keys at the top of a file. Keys are in \
      `snake_case`, values in `kebab-case`. A text is kept to the character, whatever YAML would make of it: `no` and \
      `1.10` are what they are. A price is an exact decimal, a boolean is `true` or `false`, a number is digits alone. \
      Paths are relative to the file that they stand in.

      What a product has is merged, each over the one before: `defaults`, presets, translators' files, its own keys. An \
      empty value (nothing, `~` or `null`) deletes what was inherited.

      Editors complete and explain these keys by the schema that `iapcatalog schema` prints.


      """
    // What most keys are for is said where products are; the others refer to it.
    let later: Set<String> = ["presets", "defaults", "subscription_defaults"]
    sections = [Section(title: "The top of a file", record: FileKeys.shape)]
    for key in FileKeys.shape.keys.filter({ !later.contains($0.name) })
      + FileKeys.shape.keys.filter({
        later.contains($0.name)
      })
    {
      for inside in Self.records(in: key.shape) { collect(inside, title: key.name) }
    }
    for (index, section) in sections.enumerated() { write(section, earlier: sections[..<index]) }
    writeOutputs()
    while text.hasSuffix("\n\n") { text.removeLast() }
  }

  /// The record and those in it, each once, from the outside in.
  private mutating func collect(_ record: RecordShape, title: String) {
    let isKnown = sections.contains { Self.rows($0.record) == Self.rows(record) }
    // What stands at the top of a file is looked for there, whatever it is like.
    guard !isKnown || !title.contains(".") else { return }
    sections.append(Section(title: title, record: record))
    for key in record.keys {
      for inside in Self.records(in: key.shape) { collect(inside, title: "\(title).\(key.name)") }
    }
  }

  private static func records(in shape: Shape) -> [RecordShape] {
    switch shape {
    case .record(let record), .localizations(let record): [record]
    case .list(let item): records(in: item)
    case .map(_, let values): records(in: values)
    case .either(let shapes): shapes.flatMap(records)
    default: []
    }
  }

  // MARK: Sections

  private mutating func write(_ section: Section, earlier: ArraySlice<Section>) {
    text += "## \(section.title)\n\n"
    var keys = section.record.keys
    let related = earlier.filter { Self.shared($0.record, section.record) >= 6 }
    if let base = related.max(by: { Self.shared($0.record, section.record) < Self.shared($1.record, section.record) }) {
      let names = Set(section.record.keys.map(\.name))
      let missing = base.record.keys.map(\.name).filter { !names.contains($0) }.map { "`\($0)`" }
      let known = Set(base.record.keys.map(Self.row))
      keys = keys.filter { !known.contains(Self.row($0)) }
      text += "The keys of `\(base.title)`"
      text += missing.isEmpty ? "" : ", without \(missing.joined(separator: ", "))"
      text += keys.isEmpty ? ".\n\n" : ", and these:\n\n"
    }
    if !keys.isEmpty {
      text += "| key | what it is | what may stand there |\n| --- | --- | --- |\n"
      text += keys.map(Self.row).joined() + "\n"
    }
    if section.record.otherKeys != nil {
      text +=
        section.title == "products.series" || section.title.hasSuffix(".series")
        ? "Any other key fills its placeholder: `n: 100` fills `{n}` in every text of the product.\n\n"
        : "Any other key is a product's id, with its texts.\n\n"
    }
  }

  private mutating func writeOutputs() {
    text += "## Outputs\n\nAn item of `generate.outputs` is an output's name, alone or with its options: "
    text += "`- product-ids-json: { file: ids.json }`.\n\n"
    for output in OutputKeys.all {
      text += "### \(output.name)\n\n"
      text += "\(output.summary.prefix(1).uppercased())\(output.summary.dropFirst()).\n\n"
      guard let options = OutputKeys.options(of: output.name) else { continue }
      text += "| option | what it is | what may stand there |\n| --- | --- | --- |\n\(Self.rows(options))\n"
    }
  }

  // MARK: Rows

  private static func rows(_ record: RecordShape) -> String { record.keys.map(row).joined() }

  private static func shared(_ left: RecordShape, _ right: RecordShape) -> Int {
    Set(left.keys.map(row)).intersection(right.keys.map(row)).count
  }

  private static func row(_ key: RecordShape.Key) -> String {
    "| `\(key.name)` | \(plain(key.summary)) | \(values(key.shape)) |\n"
  }

  /// What may stand somewhere, in words.
  private static func values(_ shape: Shape) -> String {
    switch shape {
    case .text: "a text"
    case .boolean: "`true` or `false`"
    case .integer(let range) where range.count == 1: "`\(range.lowerBound)`"
    case .integer(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .decimal: "a price, such as `4.99`"
    case .date: "a day, such as `2027-01-31`"
    case .word(let word): values(word)
    case .list(let item): "a list: \(values(item))"
    case .map(let keys, let values): "by \(self.values(keys)): \(self.values(values))"
    case .record(let record) where record.keys.count > 6: "a mapping with keys of its own, below"
    case .record(let record): "a mapping of " + record.keys.map { "`\($0.name)`" }.joined(separator: ", ")
    case .either(let shapes): shapes.map(values).joined(separator: "; or ")
    case .localizations(let texts):
      "by locale: \(values(.record(texts))); or `file`, the path of a file that has these"
    case .output: "an output, alone or with its options"
    case .anything: "anything"
    }
  }

  private static func values(_ word: WordKind) -> String {
    let values = word.values.map { "`\($0)`" }.joined(separator: ", ")
    guard let form = word.form else { return values }
    return word.values.isEmpty ? "\(word.noun) (\(plain(form)))" : "\(values) \(plain(form))"
  }

  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_<>[]|".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
