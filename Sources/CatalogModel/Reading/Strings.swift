import AppStore
import Diagnostics
import Files
import YAML

/// The translators' files of one app: for each language, a mapping from product to texts.
struct StringsFiles: Sendable {
  struct Language: Sendable {
    let localeIndex: UInt16
    let written: Written
    /// The keys of the file, with where their texts are.
    let entries: [ExactText: (key: NodeID, value: NodeID)]
    let groups: Written?
  }

  var languages: [Language] = []
  /// How many files the pattern matches, those of unknown locales among them.
  var found = 0
  /// Keys that some product has taken its texts from.
  var used: Set<Place> = []
}

extension Reader {
  /// Finds and loads the files that the workspace's `strings:` pattern names for an app.
  mutating func stringsFiles(_ workspace: Workspace, app: String) -> StringsFiles {
    var files = StringsFiles()
    guard let pattern = workspace.strings.text else { return files }
    let written = string(of: pattern)
    guard written.contains("{locale}") else {
      report(
        "missing-strings", "the pattern \(written.quoted) has no {locale}", at: pattern.place,
        help: "write strings: strings/{app}/{locale}.yaml")
      return files
    }
    let path = self.path(Self.replacing("{app}", with: app, in: written), namedIn: pattern.file)
    let own = ExactText(Path.normalize(self.files[Int(pattern.file)].source.path))
    for (code, path) in locales(matching: path) where ExactText(path) != own {
      files.found += 1
      guard let locale = StoreLocale.named(code) else {
        reportUnknownLocale(code, ofFile: path, namedBy: pattern.place)
        continue
      }
      guard let root = load(path, namedBy: pattern.place, shape: .record(LocalizationKeys.stringsShape))
      else { continue }
      files.languages.append(Self.language(root, localeIndex: UInt16(locale.index)))
    }
    files.languages.sort { $0.localeIndex < $1.localeIndex }
    return files
  }

  /// As for a locale in the catalog: one that Apple may have added is a warning.
  private mutating func reportUnknownLocale(_ code: String, ofFile path: String, namedBy place: Place) {
    if allowedLocales.contains(ExactText(code)) { return }
    let meant = StoreLocale.suggestion(for: code)
    let isNew = meant == nil && StoreLocale.isWellFormed(code)
    report(
      "unknown-locale", "the strings file \(path.quoted) is of no locale of the store", at: place,
      severity: isNew ? .warning : .error,
      help: meant.map { "did you mean \($0.quoted)? rename the file" }
        ?? (isNew
          ? "if Apple has added it, write lint: { allow_locales: [\(code)] }"
          : "name it by one of the store's codes, such as en-US"))
  }

  /// A pattern that finds nothing for any app is most likely misspelt.
  mutating func reportMissingStrings(_ workspace: Workspace, found: Int) {
    if isIncomplete { return }
    guard found == 0, let pattern = workspace.strings.text, string(of: pattern).contains("{locale}") else { return }
    report(
      "missing-strings", "no file has a name as in \(string(of: pattern).quoted)", at: pattern.place,
      severity: .warning, help: "a path is relative to the file it stands in; {app} is the app's key")
  }

  private static func language(_ root: Written, localeIndex: UInt16) -> StringsFiles.Language {
    var entries: [ExactText: (key: NodeID, value: NodeID)] = [:]
    root.forEachEntry { key, value in
      if root.document.kind(of: key) == .scalar, !root.document.equals(key, "groups") {
        entries[ExactText(root.document.text(of: key))] = (key, value)
      }
    }
    return StringsFiles.Language(
      localeIndex: localeIndex, written: root, entries: entries, groups: root.value("groups"))
  }

  /// The files that a path with `{locale}` matches, with the code that each has there, in byte order.
  private func locales(matching path: String) -> [(code: String, path: String)] {
    let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let index = components.firstIndex(where: { $0.contains("{locale}") }) else { return [] }
    let folder = components[..<index].joined(separator: "/")
    let (prefix, suffix) = Self.split(components[index], at: "{locale}")
    let rest = components[(index + 1)...].joined(separator: "/")
    let names = provider.names(in: folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.utf8.count > prefix.utf8.count + suffix.utf8.count,
        !name.hasPrefix(".")
      else { return nil }
      let code = String(name.dropFirst(prefix.count).dropLast(suffix.count))
      let start = folder.isEmpty ? (path.hasPrefix("/") ? "/" : "") : folder + "/"
      let found = start + name + (rest.isEmpty ? "" : "/" + Self.replacing("{locale}", with: code, in: rest))
      return (code, found)
    }
  }

  private static func split(_ text: String, at mark: String) -> (String, String) {
    guard let range = text.firstRange(of: mark) else { return (text, "") }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }

  static func replacing(_ mark: String, with value: String, in text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let range = rest.firstRange(of: mark) {
      result += rest[..<range.lowerBound] + value
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// Texts of the translators for a product: by its id or whole identifier, else by the id as a series writes it.
  mutating func readStrings(
    _ files: inout StringsFiles, ids: [String], into localizations: inout [Localization]
  ) {
    for language in files.languages {
      guard let entry = ids.lazy.compactMap({ language.entries[ExactText($0)] }).first else { continue }
      let key = Place(file: language.written.file, node: entry.key)
      files.used.insert(key)
      read(language.written.at(entry.value), of: language, key: key, into: &localizations)
    }
  }

  mutating func readGroupStrings(
    _ files: inout StringsFiles, name: String, into localizations: inout [Localization]
  ) {
    for language in files.languages {
      guard let groups = language.groups, let entry = groups.entry(name) else { continue }
      let key = Place(file: groups.file, node: entry.key)
      files.used.insert(key)
      read(groups.at(entry.value), of: language, key: key, into: &localizations)
    }
  }

  private mutating func read(
    _ texts: Written, of language: StringsFiles.Language, key: Place, into localizations: inout [Localization]
  ) {
    guard texts.kind == .mapping else { return }
    if let existing = localizations.firstIndex(where: { $0.localeIndex == language.localeIndex }) {
      read(texts, into: &localizations[existing])
    } else {
      var localization = Localization(localeIndex: language.localeIndex, key: key)
      read(texts, into: &localization)
      localizations.append(localization)
    }
  }

  /// Keys of the translators' files that no product has taken; nothing of kinds whose names are not all known.
  mutating func reportUnusedStrings(_ files: StringsFiles, known: [String]?, groups: [String]?) {
    // A suggestion looks at every product: those for a whole file of unknown keys would take minutes.
    var suggestions = 20
    for language in files.languages {
      language.written.forEachEntry { key, _ in
        let place = Place(file: language.written.file, node: key)
        if language.written.document.kind(of: key) == .scalar, !language.written.document.equals(key, "groups"),
          !files.used.contains(place)
        {
          reportUnused("product", language.written.document.text(of: key), at: place, among: known, &suggestions)
        }
      }
      language.groups?.forEachEntry { key, _ in
        let place = Place(file: language.written.file, node: key)
        if language.written.document.kind(of: key) == .scalar, !files.used.contains(place) {
          reportUnused(
            "subscription group", language.written.document.text(of: key), at: place, among: groups, &suggestions)
        }
      }
    }
  }

  private mutating func reportUnused(
    _ noun: String, _ name: String, at place: Place, among known: [String]?, _ suggestions: inout Int
  ) {
    guard !isIncomplete, let known else { return }
    suggestions -= 1
    let meant = suggestions < 0 ? nil : Spelling.nearest(to: name, among: known)
    report(
      "unknown-strings-key", "the app has no \(noun) \(name.quoted)", at: place, severity: .warning,
      help: meant.map { "did you mean \($0.quoted)?" } ?? "remove these texts, or add the \(noun)")
  }
}

extension Written {
  /// A key of a mapping, compared by bytes, with its value.
  func entry(_ name: String) -> (key: NodeID, value: NodeID)? {
    var found: (key: NodeID, value: NodeID)?
    forEachEntry { key, value in
      if found == nil, document.kind(of: key) == .scalar, document.bytes(of: key).elementsEqual(name.utf8) {
        found = (key, value)
      }
    }
    return found
  }
}
