import CatalogModel
import Diagnostics
import Files

/// The files that are planned so far, by path: what the catalog says of outputs must give each file a place of its own.
struct PlannedPaths {
  /// Who makes a file.
  struct Maker {
    /// Counted among the requests.
    let request: Int
    /// Index into the catalog's apps.
    let app: Int
    let fileKey: String?
    /// The `file` as it is written; nil where it is the output's own.
    let written: CatalogModel.Place?
    /// The output in the catalog's list; nil where nobody wrote it.
    let setting: CatalogModel.Place?
    /// Where the app is named.
    let name: CatalogModel.Place

    /// Whether both are one output for one app and variant.
    func isSame(as other: Maker) -> Bool { request == other.request && fileKey == other.fileKey }
  }

  private struct Planned {
    let file: PlannedFile
    let path: String
    let maker: Maker
  }

  private struct Pair: Hashable {
    let first: [Int]
    let second: [Int]
  }

  private(set) var findings: [Diagnostic] = []
  private let catalog: Catalog
  private let workingDirectory: String
  // The keys are equal, too, when only case or Unicode normalisation differs.
  private var files: [String: Planned] = [:]
  private var folders: [String: Planned] = [:]
  private var bundles: [String: (folder: String, output: String, maker: Maker)] = [:]
  private var told: Set<Pair> = []

  init(catalog: Catalog, workingDirectory: String) {
    self.catalog = catalog
    self.workingDirectory = workingDirectory
  }

  /// Keeps a folder for the files of one output.
  mutating func claim(_ folder: String, for output: String, of maker: Maker) {
    let folder = Path.normalize(folder)
    let key = Collisions.folded(Array(folder.utf8))
    if bundles[key] == nil { bundles[key] = (folder, output, maker) }
    // One output that is listed twice is told of its files.
    if let inside = folders[key], inside.file.output != output, !inside.maker.isSame(as: maker) {
      report(inside, in: folder, of: output, maker)
    }
  }

  /// Whether the file can stand beside those before it.
  mutating func admit(_ file: PlannedFile, of maker: Maker) -> Bool {
    if let written = maker.written, let fault = OutputPath.fault(of: file.path) {
      if isNews(maker, maker) { add("output \(file.output.quoted): \(fault)", at: written) }
      return false
    }
    let planned = Planned(file: file, path: Path.normalize(Path.join(file.folder, file.path)), maker: maker)
    let key = Collisions.folded(Array(planned.path.utf8))
    let parents = newParents(of: key)
    if let other = files[key] ?? folders[key] ?? parents.compactMap({ files[$0] }).first {
      report(planned, beside: other)
      return false
    }
    if let bundle = bundle(around: key), !bundle.maker.isSame(as: maker) {
      report(planned, in: bundle.folder, of: bundle.output, bundle.maker)
      return false
    }
    files[key] = planned
    for parent in parents { folders[parent] = planned }
    return true
  }

  private func bundle(around key: String) -> (folder: String, output: String, maker: Maker)? {
    if bundles.isEmpty { return nil }
    var parent = Path.parent(key)
    while parent != "/", parent != "." {
      if let bundle = bundles[parent] { return bundle }
      parent = Path.parent(parent)
    }
    return nil
  }

  /// The folders above that no file before has been in; what is above those has been looked at.
  private func newParents(of key: String) -> [String] {
    var parents: [String] = []
    var parent = Path.parent(key)
    while parent != "/", parent != ".", folders[parent] == nil {
      parents.append(parent)
      parent = Path.parent(parent)
    }
    return parents
  }

  // MARK: Findings

  private func shown(_ planned: Planned) -> String {
    Path.relative(planned.path, to: workingDirectory).quoted
  }

  private mutating func report(_ second: Planned, beside first: Planned) {
    guard isNews(first.maker, second.maker) else { return }
    if first.maker.request == second.maker.request {
      reportItself(second, beside: first)
      return
    }
    let isTwice = first.file.output == second.file.output && Path.isSame(first.path, second.path)
    add(
      isTwice
        ? "output \(second.file.output.quoted) is listed twice and makes \(shown(second)) twice"
        : clash(second, first),
      at: place(of: second.maker), other: place(of: first.maker),
      help: isTwice
        ? "remove one of them, or give one another file: or to:" : "give one of the outputs another file: or to:")
  }

  private mutating func report(_ file: Planned, in folder: String, of output: String, _ maker: Maker) {
    guard isNews(maker, file.maker) else { return }
    add(
      "output \(file.file.output.quoted) makes \(shown(file)) in the folder of output \(output.quoted)",
      at: place(of: file.maker), other: place(of: maker), help: "give one of the outputs another file: or to:")
  }

  /// An output that makes one file for two apps, or for two variants.
  private mutating func reportItself(_ second: Planned, beside first: Planned) {
    let output = second.file.output.quoted
    if let written = second.maker.written {
      let isOne = Path.isSame(first.path, second.path)
      add(
        isOne ? "output \(output) makes \(shown(second)) for more than one app or variant" : clash(second, first),
        at: written, help: "put {app} into it, or limit the output's apps: or variants:")
    } else if first.maker.fileKey != second.maker.fileKey {
      add(clash(second, first), at: second.maker.name, other: first.maker.name, help: "give one of them another key")
    }
  }

  private func clash(_ second: Planned, _ first: Planned) -> String {
    let makers = "output \(second.file.output.quoted) makes \(shown(second))"
    let other = "output \(first.file.output.quoted) makes \(shown(first))"
    if Path.isSame(first.path, second.path) {
      return first.file.output == second.file.output
        ? "\(makers) twice" : "\(makers), and so does output \(first.file.output.quoted)"
    }
    if Path.isInside(second.path, first.path) || Path.isInside(first.path, second.path) {
      return "\(makers) and \(other): one is a file where the other needs a folder"
    }
    return "\(makers) and \(other): the paths differ only by case or accents, and are one file on macOS"
  }

  private func place(of maker: Maker) -> CatalogModel.Place {
    maker.written ?? maker.setting ?? maker.name
  }

  /// Each pair of outputs is told once, whatever it makes for all the apps.
  private mutating func isNews(_ first: Maker, _ second: Maker) -> Bool {
    func identity(_ maker: Maker) -> [Int] {
      let ofApp = maker.written == nil && first.request == second.request
      return ofApp ? [maker.request, maker.app] : [maker.request]
    }
    let pair = [identity(first), identity(second)].sorted { $0.lexicographicallyPrecedes($1) }
    return told.insert(Pair(first: pair[0], second: pair[1])).inserted
  }

  private mutating func add(
    _ message: String, at place: CatalogModel.Place, other: CatalogModel.Place? = nil, help: String? = nil
  ) {
    findings.append(
      Diagnostic(
        rule: "output-path", severity: .error, message: message, at: catalog.location(of: place),
        notes: other.map { [Note("the other one", at: catalog.location(of: $0))] } ?? [], help: help))
  }
}
