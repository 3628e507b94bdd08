package import Diagnostics
import Files
import YAML

/// What came of reading a catalog.
package struct CatalogReading: Sendable {
  package let catalog: Catalog
  /// What is wrong with the files, each fault once; the rules look at the rest.
  package let findings: [Diagnostic]
  /// Files of which nothing can be said: the work cannot be done.
  package let refusals: [Refusal]

  package init(catalog: Catalog, findings: [Diagnostic], refusals: [Refusal]) {
    self.catalog = catalog
    self.findings = findings
    self.refusals = refusals
  }
}

extension Catalog {
  /// Reads the catalog's files, in name order. What is sound is read, whatever is wrong beside it.
  ///
  /// `isIncomplete` says that some file of the catalog could not be had at all.
  package static func read(
    _ sources: [Source], provider: any FileProvider, isIncomplete: Bool = false
  ) async -> CatalogReading {
    let parsed = await CatalogReader.parse(sources)
    var reader = CatalogReader(provider: provider, parsed: parsed, isIncomplete: isIncomplete)
    reader.readAllowedLocales()
    let (roots, allowed) = (reader.roots, reader.reader.allowedLocales)
    async let shapeFindings = CatalogReader.shapeFindings(of: roots, allowedLocales: allowed)
    reader.readWorkspace()
    reader.readApps()
    await reader.readProducts()
    reader.readTestUsers()
    await reader.readImages()
    return reader.result(with: await shapeFindings)
  }
}

/// Puts the files together: the workspace, then the apps, then what they sell.
struct CatalogReader {
  var reader: Reader
  var catalog = Catalog(files: [])
  /// The top mappings of the files that are catalogs.
  var roots: [Written] = []
  var refusals: [Refusal] = []
  /// What the files name as strings or localizations.
  var namedFiles = NamedFiles()
  var presets: [ExactText: Written] = [:]
  /// The key that defines each preset.
  var presetKeys: [ExactText: Place] = [:]
  /// The app that each root adds to, by index into `catalog.apps`.
  var appOfRoot: [Int?] = []
  /// Whether some file's products belong to no app that is known.
  var losesProducts = false

  /// libyaml's work, a file at a time on every core.
  static func parse(_ sources: [Source]) async -> [ParsedYAML] {
    await withTaskGroup(of: (Int, ParsedYAML).self) { group in
      for (index, source) in sources.enumerated() {
        group.addTask { (index, Secrets.hidden(in: Document.parse(source), of: source)) }
      }
      var results = [ParsedYAML?](repeating: nil, count: sources.count)
      for await (index, parsed) in group { results[index] = parsed }
      return results.compactMap { $0 }
    }
  }

  init(provider: any FileProvider, parsed: [ParsedYAML], isIncomplete: Bool) {
    reader = Reader(provider: provider, files: parsed.compactMap(\.document))
    reader.findings = parsed.flatMap(\.findings)
    reader.isIncomplete = isIncomplete || reader.files.count < parsed.count
    let tops = reader.files.enumerated().map { index, document in
      document.roots.first.map { Written(file: UInt32(index), document: document, node: $0) }
    }
    for top in tops { if let top { namedFiles.collect(from: top) } }
    var strangers: [(top: Written?, path: String)] = []
    for (index, top) in tops.enumerated() where !namedFiles.contains(reader.files[index].source.path) {
      if !admit(top) { strangers.append((top, reader.files[index].source.path)) }
    }
    judge(strangers)
  }

  /// A file is a catalog if it is a mapping with a key of the format.
  private mutating func admit(_ top: Written?) -> Bool {
    guard let top, top.kind == .mapping else { return false }
    let isCatalog = top.entries.contains { key, _ in
      top.document.kind(of: key) == .scalar && FileKeys.shape.index(of: top.document.bytes(of: key)) != nil
    }
    if isCatalog { admitRoot(top) }
    return isCatalog
  }

  private mutating func admitRoot(_ top: Written) {
    if top.document.roots.count > 1 {
      reader.report(
        "several-documents", "a second document starts here", at: Place(file: top.file, node: top.document.roots[1]),
        help: "write one document a file; move this one to a file of its own")
    }
    if FileKeys.misspelt(in: top).contains(where: FileKeys.holders.contains) { reader.isIncomplete = true }
    roots.append(top)
  }

  /// Files that are no catalogs. What could not be read may name them as strings or localizations: then nothing is said.
  private mutating func judge(_ strangers: [(top: Written?, path: String)]) {
    if strangers.isEmpty { return }
    if hidesNames { return reader.isIncomplete = true }
    let misspelt = strangers.map { $0.top.map { !FileKeys.misspelt(in: $0).isEmpty } ?? false }
    for (stranger, isMisspelt) in zip(strangers, misspelt) where isMisspelt { stranger.top.map { admitRoot($0) } }
    guard misspelt.contains(false) else { return }
    if hidesNames || Self.mayNameMore(roots) { return reader.isIncomplete = true }
    for (stranger, isMisspelt) in zip(strangers, misspelt) where !isMisspelt { refuse(stranger.top, stranger.path) }
  }

  /// Whether something could not be read that may name files.
  private var hidesNames: Bool {
    reader.isIncomplete || reader.findings.contains { $0.severity == .error }
  }

  /// Whether the catalogs have faults behind which the name of a file may stand.
  private static func mayNameMore(_ roots: [Written]) -> Bool {
    roots.contains { root in
      // Of locales nothing is known yet: they name no files.
      var checker = ShapeChecker(file: root.file, document: root.document, allowedLocales: [])
      checker.checkRecord(root.node, FileKeys.shape, "the file")
      return checker.findings.contains { ["unknown-key", "wrong-kind", "missing-value"].contains($0.rule) }
    }
  }

  private mutating func refuse(_ top: Written?, _ path: String) {
    guard let top else {
      return refuse(path, "the file is empty", help: "a catalog starts with app: or products:")
    }
    guard top.kind == .mapping else {
      return refuse(path, "the file is no catalog: it is no mapping", help: "a catalog starts with app: or products:")
    }
    refuse(
      path, "the file is no catalog: it has none of the format's keys",
      help: stringsHelp(path) ?? "expected one of \(FileKeys.shape.keys.map(\.name).sorted().joined(separator: ", "))")
  }

  /// What lies among the strings, but is not called as they are.
  private func stringsHelp(_ path: String) -> String? {
    for root in roots {
      guard let pattern = root.value("strings")?.string else { continue }
      let whole = Path.normalize(Path.join(Path.parent(root.document.source.path), pattern))
      let folder = Path.parent(whole.prefix { $0 != "{" } + "x")
      if folder != ".", Path.isInside(path, folder) { return "a strings file has a name as in \(pattern.quoted)" }
    }
    return nil
  }

  private mutating func refuse(_ path: String, _ reason: String, help: String) {
    refusals.append(Refusal(path: path, reason: reason, help: help))
  }

  mutating func readAllowedLocales() {
    for root in roots {
      for locale in root.value("lint")?.value("allow_locales")?.items ?? [] {
        if let code = locale.string { reader.allowedLocales.insert(ExactText(code)) }
      }
    }
  }

  /// What is wrong with the files as such; found while their values are read.
  static func shapeFindings(of roots: [Written], allowedLocales: Set<ExactText>) async -> [Diagnostic] {
    await withTaskGroup(of: (Int, [Diagnostic]).self) { group in
      for (index, root) in roots.enumerated() {
        group.addTask {
          // The products are read at the same time.
          var checker = ShapeChecker(file: root.file, document: root.document.replica, allowedLocales: allowedLocales)
          checker.checkRecord(root.node, FileKeys.shape, "the file")
          return (index, checker.findings)
        }
      }
      var results = [[Diagnostic]](repeating: [], count: roots.count)
      for await (index, found) in group { results[index] = found }
      return results.flatMap(\.self)
    }
  }

  func result(with shapeFindings: [Diagnostic]) -> CatalogReading {
    var catalog = catalog
    catalog.files = reader.files
    catalog.filledTexts = reader.filledTexts
    catalog.isIncomplete = reader.isIncomplete || losesProducts || !refusals.isEmpty
    return CatalogReading(catalog: catalog, findings: reader.findings + shapeFindings, refusals: refusals)
  }
}
