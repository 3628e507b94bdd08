import Diagnostics
import Files
import YAML

/// What reading carries along: the files, the findings, and the series entry at hand.
struct Reader: Sendable {
  let provider: any FileProvider
  var files: [Document]
  /// Where in `files` a path is.
  var fileIndices: [ExactText: UInt32] = [:]
  var findings: [Diagnostic] = []
  var filledTexts = FilledTexts()
  /// What the placeholders of the series entry at hand stand for.
  var fills: Fills?
  /// Files of localizations that were loaded, by path; nil for one that could not be.
  var loaded: [ExactText: Written?] = [:]
  var isIncomplete = false
  /// The presets that some product has taken.
  var usedPresets: Set<ExactText> = []
  /// Locales that the workspace allows beside the store's known ones.
  var allowedLocales: Set<ExactText> = []

  /// The folders that hold the files read so far, where named files must lie.
  private let confinement: Confinement

  init(provider: any FileProvider, files: [Document]) {
    self.provider = provider
    confinement = Confinement(of: files.map(\.source.path), provider)
    self.files = files
    for (index, file) in files.enumerated() { fileIndices[ExactText(file.source.path)] = UInt32(index) }
  }

  func string(of text: Text) -> String {
    text.filled == Text.asWritten ? files[Int(text.file)].text(of: text.node) : filledTexts[text.filled]
  }

  func string(of field: TextField) -> String? {
    field.text.map { string(of: $0) }
  }

  func location(of place: Place) -> Location {
    let document = files[Int(place.file)]
    return Location(source: document.source, range: document.range(of: place.node))
  }

  mutating func report(
    _ rule: String, _ message: String, at place: Place, severity: Severity = .error, notes: [Note] = [],
    help: String? = nil
  ) {
    findings.append(
      Diagnostic(rule: rule, severity: severity, message: message, at: location(of: place), notes: notes, help: help))
  }

  /// A text field's value, with the placeholders of the series entry filled in; a path waits until the id is known.
  mutating func text(_ written: Written, isPath: Bool = false) -> TextField {
    guard written.kind == .scalar else { return .unreadable(written.place) }
    let text = Text(file: written.file, node: written.node)
    guard !isPath, let fills, Fills.hasBraces(written.document.bytes(of: written.node)) else { return .set(text) }
    return filled(text, with: fills)
  }

  /// An empty value deletes what was inherited; where nothing was, a value is missing.
  mutating func clear(inherited: Bool, _ written: Written, _ key: String) {
    guard !inherited else { return }
    findings.append(MissingValue.finding(written, key: key))
  }

  /// The bytes of a file that the catalog names; nothing of one that lies outside of where the catalog belongs.
  func contents(of path: String) -> Result<[UInt8], UnreadableFile> {
    confinement.holds(path) ? provider.contents(of: path) : .failure(UnreadableFile(Confinement.reason))
  }

  /// The first bytes of such a file.
  func start(of path: String, count: Int) -> Result<FileStart, UnreadableFile> {
    confinement.holds(path) ? provider.start(of: path, count: count) : .failure(UnreadableFile(Confinement.reason))
  }

  /// What is said beside a file that cannot be read.
  static func help(for fault: UnreadableFile) -> String? { fault.help }

  /// The path of a file that a value names: relative to the file it stands in.
  func path(_ name: String, namedIn file: UInt32) -> String {
    Path.normalize(Path.join(Path.parent(files[Int(file)].source.path), name))
  }
}

/// The finding of a key without a value.
enum MissingValue {
  static func finding(_ written: Written, key: String) -> Diagnostic {
    let word = written.string ?? ""
    let isWord = !word.isEmpty && word != "~"
    return Diagnostic(
      rule: "missing-value", severity: .error, message: "\(key.quoted) has no value",
      at: Location(source: written.document.source, range: written.document.range(of: written.node)),
      help: isWord
        ? "write \"\(word)\" in quotes to mean the word, or remove the key" : "write a value, or remove the key")
  }
}
