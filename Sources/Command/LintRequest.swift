import CatalogModel
import Diagnostics
import Files
import Generate
import Lint

/// What `lint` was asked to look at: catalogs, and of each the paths whose findings are wanted.
struct LintRequest {
  struct Wanted {
    enum Origin {
      case folder(CatalogFolder, unsaved: Source?)
      case text(Source)
    }

    let origin: Origin
    /// Paths as they are shown; empty for all.
    var selection: [String] = []
    let workingDirectory: String

    func read() async -> CatalogReading {
      switch origin {
      case .folder(let folder, let unsaved): await folder.read(unsaved: unsaved)
      case .text(let source): await Catalog.read([source], provider: DiskFiles(workingDirectory: workingDirectory))
      }
    }

    /// What is wrong with it, and with what `generate` would make of it.
    func findings(of reading: CatalogReading) async -> [Diagnostic] {
      // What an unread file says of outputs is not known, and the default ones may not be meant.
      guard !reading.catalog.isIncomplete else { return await Linter.findings(of: reading) }
      return await Linter.findings(of: reading) {
        OutputPlan.make(reading.catalog, catalogPath: path, workingDirectory: workingDirectory, makesBytes: false)
          .findings
      }
    }

    /// Those in the files that were asked for.
    func selectedFindings(of reading: CatalogReading) async -> [Diagnostic] {
      await findings(of: reading).filter { isSelected($0.location.source.path) }
    }

    /// Absolute.
    private var path: String {
      switch origin {
      case .folder(let folder, _): folder.path
      case .text(let source): Path.join(workingDirectory, source.path)
      }
    }

    /// The paths that were asked for, and at which there is nothing of the catalog.
    func strangers(in reading: CatalogReading) -> [String] {
      let catalog = reading.catalog
      let tables = catalog.workspace.priceTables.compactMap { table in
        table.path.text.map { text in
          Path.normalize(Path.join(Path.parent(catalog.location(of: text.place).source.path), catalog.string(of: text)))
        }
      }
      let known =
        catalog.sources.map(\.path) + tables + reading.refusals.map(\.path)
        + reading.findings.map(\.location.source.path)
      return selection.filter { path in !known.contains { Self.holds(path, $0) } }
    }

    private static func holds(_ selected: String, _ path: String) -> Bool {
      selected == path || selected == "." || path.hasPrefix(selected + "/")
    }

    func isSelected(_ path: String) -> Bool {
      selection.isEmpty || selection.contains { Self.holds($0, path) }
    }
  }

  private(set) var catalogs: [Wanted] = []
  private let session: Session

  /// Nil where the work cannot be done; the reason is on standard error.
  init?(_ invocation: Invocation, _ session: Session) {
    self.session = session
    let stdinName = invocation.value(LintCommand.stdinFilename)
    let paths = invocation.positional
    guard !(stdinName != nil && !paths.contains("-")) else {
      _ = invocation.misused("--stdin-filename names the text on standard input; the path \"-\" asks for it", session)
      return nil
    }
    guard !paths.isEmpty else {
      guard let folder = CatalogFolder.chosen(invocation, session) else { return nil }
      catalogs = [wanted(folder)]
      return
    }
    let main = CatalogFolder(invocation.value(CatalogOptions.catalog) ?? "catalog", in: session)
    if main == nil, invocation.value(CatalogOptions.catalog) != nil {
      guard CatalogFolder.chosen(invocation, session) != nil else { return nil }
    }
    for path in paths {
      guard path == "-" ? addStandardInput(stdinName, main) : add(path, main) else { return nil }
    }
  }

  private func wanted(_ folder: CatalogFolder) -> Wanted {
    Wanted(origin: .folder(folder, unsaved: nil), workingDirectory: session.workingDirectory)
  }

  /// A path inside the catalog selects; a path elsewhere is a catalog of its own.
  private mutating func add(_ path: String, _ main: CatalogFolder?) -> Bool {
    guard let folder = CatalogFolder(path, in: session) else {
      session.report(.error, "no such file or directory: \(path.quoted)")
      return false
    }
    guard let main, main.holds(folder.path) else {
      catalogs.append(wanted(folder))
      return true
    }
    let shown = folder.path == main.path ? nil : Path.relative(folder.path, to: session.workingDirectory)
    let existing = catalogs.firstIndex {
      if case .folder(let folder, nil) = $0.origin { folder.path == main.path } else { false }
    }
    if let existing {
      // All of it was asked for already, or is now.
      if let shown, !catalogs[existing].selection.isEmpty {
        catalogs[existing].selection.append(shown)
      } else {
        catalogs[existing].selection = []
      }
    } else {
      var all = wanted(main)
      if let shown { all.selection = [shown] }
      catalogs.append(all)
    }
    return true
  }

  private mutating func addStandardInput(_ name: String?, _ main: CatalogFolder?) -> Bool {
    guard let bytes = session.readStandardInput() else { return false }
    guard let name else {
      let source = Source(path: "<stdin>", bytes: bytes)
      catalogs.append(Wanted(origin: .text(source), workingDirectory: session.workingDirectory))
      return true
    }
    let path = Path.normalize(Path.join(session.workingDirectory, name))
    let source = Source(path: Path.relative(path, to: session.workingDirectory), bytes: bytes)
    if let main, main.holds(path) {
      catalogs.append(
        Wanted(
          origin: .folder(main, unsaved: source), selection: [source.path], workingDirectory: session.workingDirectory))
    } else {
      catalogs.append(Wanted(origin: .text(source), workingDirectory: session.workingDirectory))
    }
    return true
  }
}
