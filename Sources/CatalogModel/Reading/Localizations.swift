import AppStore
import Diagnostics
import Files
import YAML

extension Reader {
  /// Reads texts by locale on top of what was inherited; `{file: PATH}` reads that file first.
  mutating func readLocalizations(_ written: Written, into localizations: inout [Localization]) {
    guard written.kind == .mapping else { return }
    if let name = written.value("file"), name.kind == .scalar, let file = localizationFile(name) {
      readLocales(file, into: &localizations)
    }
    readLocales(written, into: &localizations)
  }

  private mutating func readLocales(_ written: Written, into localizations: inout [Localization]) {
    let inherited = localizations.count
    localizations.reserveCapacity(inherited + written.document.childCount(of: written.node) / 2)
    let document = written.document
    document.forEachMergedPair(of: written.node, in: LocalizationKeys.beside) { pair in
      if pair.word != nil { return }
      let index = StoreLocale.index(ofPacked: pair.packedKey).map(UInt16.init) ?? Localization.unknownLocale
      if index == Localization.unknownLocale, !document.isScalar(pair.key) { return }
      let place = Place(file: written.file, node: pair.key)
      let existing =
        inherited == 0 ? nil : position(of: index, document, pair.key, among: localizations[..<inherited])
      if pair.isNull {
        clear(inherited: existing != nil, written.at(pair.target), document.text(of: pair.key))
        if let existing {
          localizations[existing] = Localization(localeIndex: index, key: place)
        }
      } else if let existing {
        read(pair.target, of: written, into: &localizations[existing])
      } else {
        var localization = Localization(localeIndex: index, key: place)
        read(pair.target, of: written, into: &localization)
        localizations.append(localization)
      }
    }
  }

  private func position(
    of index: UInt16, _ document: Document, _ key: NodeID, among localizations: ArraySlice<Localization>
  ) -> Int? {
    if localizations.isEmpty { return nil }
    if index != Localization.unknownLocale { return localizations.firstIndex { $0.localeIndex == index } }
    let code = document.bytes(of: key)
    return localizations.firstIndex {
      $0.localeIndex == Localization.unknownLocale
        && files[Int($0.key.file)].bytes(of: $0.key.node).elementsEqual(code)
    }
  }

  /// Reads one language's texts on top of what was inherited.
  mutating func read(_ written: Written, into localization: inout Localization) {
    read(written.node, of: written, into: &localization)
  }

  /// The texts of a node of the same file as `outer`.
  private mutating func read(_ texts: NodeID, of outer: Written, into localization: inout Localization) {
    let fields = LocalizationKeys.fields
    outer.document.forEachMergedPair(of: texts, in: fields) { pair in
      switch pair.word {
      case 0: set(&localization.displayName, pair, of: outer, "display_name")
      case 1: set(&localization.description, pair, of: outer, "description")
      case 2: set(&localization.customAppName, pair, of: outer, "custom_app_name")
      default: break
      }
    }
  }

  private mutating func set(_ field: inout TextField, _ pair: Pair, of outer: Written, _ key: String) {
    if pair.hasText, fills == nil {
      field = .set(Text(file: outer.file, node: pair.target))
    } else if pair.isNull {
      let written = outer.at(pair.target)
      clear(inherited: !field.isAbsent, written, key)
      field = field.isAbsent ? .unreadable(written.place) : .absent
    } else {
      field = text(outer.at(pair.target))
    }
  }

  /// The texts of the file that `localizations: {file: …}` names; a file is loaded once.
  private mutating func localizationFile(_ name: Written) -> Written? {
    guard let string = name.string else { return nil }
    let path = ExactText(self.path(string, namedIn: name.file))
    if path == ExactText(Path.normalize(files[Int(name.file)].source.path)) {
      report(
        "unreadable-file", "the file names itself", at: name.place,
        help: "name another file, which holds the texts by locale")
      return nil
    }
    if let known = loaded[path] { return known }
    let file = load(path.string, namedBy: name.place, shape: LocalizationKeys.fileShape)
    loaded[path] = .some(file)
    return file
  }

  /// The root mapping of a file beside the catalog, checked; nil with a finding where it cannot be had.
  mutating func load(_ path: String, namedBy place: Place, shape: Shape) -> Written? {
    let document: Document
    let index: UInt32
    if let known = fileIndices[ExactText(path)] {
      document = files[Int(known)]
      index = known
    } else {
      switch provider.contents(of: path) {
      case .failure(let fault):
        report(
          "unreadable-file", "cannot read \(path.quoted): \(fault.reason)", at: place,
          help: "a path is relative to the file it stands in")
        return nil
      case .success(let bytes):
        let parsed = Document.parse(Source(path: path, bytes: bytes))
        findings += parsed.findings
        guard let read = parsed.document else {
          isIncomplete = true
          return nil
        }
        document = read
        index = UInt32(files.count)
        files.append(read)
        fileIndices[ExactText(path)] = index
      }
    }
    guard let root = document.roots.first else { return nil }
    let written = Written(file: index, document: document, node: root)
    var checker = ShapeChecker(file: index, document: document, allowedLocales: allowedLocales)
    checker.check(root, shape, name: "the file")
    findings += checker.findings
    return written.kind == .mapping ? written : nil
  }

  /// `copy_locales`: a locale takes another's texts where it has none.
  func copyLocales(_ copies: [LocaleCopy], in localizations: inout [Localization]) {
    for copy in copies {
      guard let target = StoreLocale.named(string(of: copy.locale)),
        let source = StoreLocale.named(string(of: copy.source)),
        let texts = localizations.first(where: { Int($0.localeIndex) == source.index })
      else { continue }
      let existing = localizations.firstIndex { Int($0.localeIndex) == target.index }
      var localization =
        existing.map { localizations[$0] }
        ?? Localization(localeIndex: UInt16(target.index), key: texts.key)
      if existing == nil { localization.copiedAt = copy.locale.place }
      if localization.displayName.isAbsent { localization.displayName = texts.displayName }
      if localization.description.isAbsent { localization.description = texts.description }
      if localization.customAppName.isAbsent { localization.customAppName = texts.customAppName }
      if let existing { localizations[existing] = localization } else { localizations.append(localization) }
    }
  }
}
