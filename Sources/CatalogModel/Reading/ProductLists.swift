import Diagnostics
import YAML

/// Some products of one list.
struct ProductPart: Sendable {
  /// Index into `Catalog.apps`.
  let app: Int
  let setting: ProductSetting
  let file: UInt32
  var items: ArraySlice<NodeID>
}

/// All that a catalog sells, cut into sections that are read at the same time and then put one after the other.
struct ProductSections: Sendable {
  private(set) var sections: [[ProductPart]] = []

  /// Each section but the last has the same number of items, and each has a shelf of its own for filled texts.
  init(_ parts: [ProductPart]) {
    let total = parts.reduce(0) { $0 + $1.items.count }
    let size = max(Self.leastSize, total / (FilledTexts.shelfCount - 1) + 1)
    var room = 0
    for var part in parts {
      while !part.items.isEmpty {
        if room == 0 {
          sections.append([])
          room = size
        }
        var beginning = part
        beginning.items = part.items.prefix(room)
        sections[sections.count - 1].append(beginning)
        room -= beginning.items.count
        part.items = part.items.dropFirst(beginning.items.count)
      }
    }
  }

  /// Fewer products are not worth a task.
  private static let leastSize = 128

  /// What became of one section.
  struct Outcome: Sendable {
    var products: [(app: Int, products: [Product])] = []
    var findings: [Diagnostic] = []
    var filledTexts: FilledTexts
    /// Keys of the translators' files that some product has taken, by app.
    var usedStrings: [Int: Set<Place>] = [:]
    var usedPresets: Set<ExactText> = []
  }

  /// Reads all sections; `strings` has the translators' files of each app.
  func read(_ reader: Reader, strings: [StringsFiles?]) async -> [Outcome] {
    await withTaskGroup(of: (Int, Outcome).self) { group in
      for (number, section) in sections.enumerated() {
        group.addTask { (number, Self.read(section, reader.worker(shelf: number + 1), strings)) }
      }
      var outcomes = [Outcome?](repeating: nil, count: sections.count)
      for await (number, outcome) in group { outcomes[number] = outcome }
      return outcomes.compactMap(\.self)
    }
  }

  private static func read(_ section: [ProductPart], _ worker: Reader, _ strings: [StringsFiles?]) -> Outcome {
    var worker = worker
    var outcome = Outcome(filledTexts: worker.filledTexts)
    for part in section {
      var products: [Product] = []
      var files = strings[part.app].map { worker.own($0) } ?? StringsFiles()
      worker.readProducts(part, worker.own(part.setting), strings: &files, into: &products)
      outcome.products.append((part.app, products))
      if !files.used.isEmpty { outcome.usedStrings[part.app, default: []].formUnion(files.used) }
    }
    outcome.findings = worker.findings
    outcome.usedPresets = worker.usedPresets
    outcome.filledTexts = worker.filledTexts
    return outcome
  }
}

extension Reader {
  /// A reader that works beside others: what it writes, and what it counts references of, is its own.
  fileprivate func worker(shelf: Int) -> Reader {
    var worker = self
    worker.files = files.map(\.replica)
    worker.findings = []
    worker.filledTexts = filledTexts.onShelf(shelf)
    return worker
  }

  /// The same node of this reader's own document.
  func own(_ written: Written) -> Written {
    Written(file: written.file, document: files[Int(written.file)], node: written.node)
  }

  fileprivate func own(_ setting: ProductSetting) -> ProductSetting {
    ProductSetting(
      defaults: setting.defaults.map { own($0) }, presets: setting.presets.mapValues { own($0) },
      copyLocales: setting.copyLocales, group: setting.group, prefix: setting.prefix)
  }

  fileprivate func own(_ strings: StringsFiles) -> StringsFiles {
    var strings = strings
    strings.used = []
    strings.languages = strings.languages.map { language in
      StringsFiles.Language(
        localeIndex: language.localeIndex, written: own(language.written), entries: language.entries,
        groups: language.groups.map { own($0) })
    }
    return strings
  }
}
