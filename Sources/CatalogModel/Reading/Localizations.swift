import AppStore
import Diagnostics
import Files
import YAML

extension Reader {
  /// Reads texts by locale on top of what was inherited; `{file: PATH}` reads that file first.
  ///
  /// - Returns: whether all of it could be read.
  mutating func readLocalizations(_ written: Written, into localizations: inout [Localization]) -> Bool {
    guard written.kind == .mapping else { return false }
    var isWhole = true
    if let name = written.value("file") {
      let file = localizationFile(name)
      isWhole = file.map { readLocales($0, into: &localizations) } ?? false
    }
    return readLocales(written, into: &localizations) && isWhole
  }

  private mutating func readLocales(_ written: Written, into localizations: inout [Localization]) -> Bool {
    let inherited = localizations.count
    localizations.reserveCapacity(inherited + written.document.childCount(of: written.node) / 2)
    let document = written.document
    var deleted: Set<Int> = []
    var isWhole = true
    document.forEachMergedPair(of: written.node, in: LocalizationKeys.beside) { pair in
      if pair.word != nil { return }
      let known = StoreLocale.index(ofPacked: pair.packedKey).map(UInt16.init)
      if known == nil, !document.isScalar(pair.key) { return }
      let index = known ?? localeMeant(by: pair.key, among: written)
      if index == Localization.unknownLocale, pair.hasText {
        // Most likely a file by a misspelt key.
        isWhole = false
        return
      }
      let place = Place(file: written.file, node: pair.key)
      let existing =
        inherited == 0 ? nil : position(of: index, document, pair.key, among: localizations[..<inherited])
      if pair.isNull, let existing {
        deleted.insert(existing)
      } else if let existing {
        read(pair.target, of: written, into: &localizations[existing])
      } else {
        if pair.isNull { clear(inherited: false, written.at(pair.target), document.text(of: pair.key)) }
        var localization = Localization(localeIndex: index, key: place)
        read(pair.target, of: written, into: &localization)
        localizations.append(localization)
      }
    }
    if !deleted.isEmpty {
      localizations = localizations.indices.filter { !deleted.contains($0) }.map { localizations[$0] }
    }
    return isWhole
  }

  /// A misspelt locale has its finding; its texts count for the locale that it means, unless that one has its own.
  private func localeMeant(by key: NodeID, among written: Written) -> UInt16 {
    guard let code = StoreLocale.suggestion(for: written.document.text(of: key)), let locale = StoreLocale.named(code),
      !allowedLocales.contains(ExactText(written.document.text(of: key))), written.entry(code) == nil
    else { return Localization.unknownLocale }
    return UInt16(locale.index)
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
    guard outer.document.kind(of: texts) == .mapping else {
      return localization.spoil(at: Place(file: outer.file, node: texts))
    }
    outer.document.forEachMergedPair(of: texts, in: fields) { pair in
      switch pair.word {
      case 0: set(&localization.displayName, pair, of: outer, "display_name")
      case 1: set(&localization.description, pair, of: outer, "description")
      case 2: set(&localization.customAppName, pair, of: outer, "custom_app_name")
      default: spoil(pair.key, of: outer, in: &localization)
      }
    }
  }

  /// A misspelt key has its finding; what it means is not missing.
  private func spoil(_ key: NodeID, of outer: Written, in localization: inout Localization) {
    guard outer.document.isScalar(key),
      let meant = Spelling.nearest(
        to: outer.document.text(of: key), among: ["display_name", "description", "custom_app_name"])
    else { return }
    let place = Place(file: outer.file, node: key)
    switch meant {
    case "display_name" where localization.displayName.isAbsent: localization.displayName = .unreadable(place)
    case "description" where localization.description.isAbsent: localization.description = .unreadable(place)
    case "custom_app_name" where localization.customAppName.isAbsent: localization.customAppName = .unreadable(place)
    default: break
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

  /// The texts of the file that `localizations: {file: …}` names, if it could be loaded.
  private func localizationFile(_ name: Written) -> Written? {
    guard let string = name.string, let file = loaded[ExactText(path(string, namedIn: name.file))] else { return nil }
    return file.map { own($0) }
  }

  /// Loads the files that `localizations: {file: …}` names anywhere, each once.
  mutating func loadLocalizationFiles(_ names: [Written]) {
    for name in names {
      guard let string = name.string, case let path = ExactText(path(string, namedIn: name.file)), loaded[path] == nil
      else { continue }
      if path == ExactText(Path.normalize(files[Int(name.file)].source.path)) {
        loaded[path] = .some(nil)
        report(
          "unreadable-file", "the file names itself", at: name.place,
          help: "name another file, which holds the texts by locale")
      } else {
        loaded[path] = .some(load(path.string, namedBy: name.place, shape: LocalizationKeys.fileShape))
      }
    }
  }

  /// The root mapping of a file beside the catalog, checked; nil with a finding where it cannot be had.
  mutating func load(_ path: String, namedBy place: Place, shape: Shape) -> Written? {
    let document: Document
    let index: UInt32
    if let known = fileIndices[ExactText(path)] {
      document = files[Int(known)]
      index = known
    } else {
      switch contents(of: path) {
      case .failure(let fault):
        report(
          "unreadable-file", "cannot read \(path.quoted): \(fault.reason)", at: place,
          help: Self.help(for: fault))
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

extension Localization {
  /// Something else than texts has its finding; nothing is missing beside it.
  fileprivate mutating func spoil(at place: Place) {
    if displayName.isAbsent { displayName = .unreadable(place) }
    if description.isAbsent { description = .unreadable(place) }
  }
}
