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
    written.forEachEntry { key, value in
      guard written.document.kind(of: key) == .scalar else { return }
      let index = localeIndex(written.document, key)
      if index == Localization.unknownLocale, written.document.equals(key, "file") { return }
      let texts = written.at(value)
      let place = Place(file: written.file, node: key)
      let existing = position(of: index, written.document, key, among: localizations[..<inherited])
      if texts.isNull {
        clear(inherited: existing != nil, texts, written.document.text(of: key))
        if let existing {
          localizations[existing] = Localization(localeIndex: index, key: place)
        }
      } else if let existing {
        read(texts, into: &localizations[existing])
      } else {
        var localization = Localization(localeIndex: index, key: place)
        read(texts, into: &localization)
        localizations.append(localization)
      }
    }
  }

  func localeIndex(_ document: Document, _ key: NodeID) -> UInt16 {
    StoreLocale.index(ofPacked: document.packedKey(key)).map(UInt16.init) ?? Localization.unknownLocale
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
    written.forEachEntry { key, value in
      if written.document.equals(key, "display_name") {
        set(&localization.displayName, written.at(value), "display_name")
      } else if written.document.equals(key, "description") {
        set(&localization.description, written.at(value), "description")
      } else if written.document.equals(key, "custom_app_name") {
        set(&localization.customAppName, written.at(value), "custom_app_name")
      }
    }
  }

  private mutating func set(_ field: inout TextField, _ written: Written, _ key: String) {
    if written.isNull {
      clear(inherited: !field.isAbsent, written, key)
      field = field.isAbsent ? .unreadable(written.place) : .absent
    } else {
      field = text(written)
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
    if let known = files.firstIndex(where: { ExactText($0.source.path) == ExactText(path) }) {
      document = files[known]
      index = UInt32(known)
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
