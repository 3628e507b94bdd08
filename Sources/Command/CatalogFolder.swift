import CatalogModel
import Diagnostics
import Files

/// The files beside a catalog, on the disk; paths count from the working directory.
struct DiskFiles: FileProvider {
  let workingDirectory: String

  func contents(of path: String) -> Result<[UInt8], UnreadableFile> {
    do throws(FileFault) {
      return .success(try Disk.read(Path.join(workingDirectory, path)))
    } catch {
      return .failure(UnreadableFile(error.reason))
    }
  }

  func start(of path: String, count: Int) -> Result<FileStart, UnreadableFile> {
    do throws(FileFault) {
      let start = try Disk.readStart(Path.join(workingDirectory, path), count: count)
      return .success(FileStart(bytes: start.bytes, size: start.size))
    } catch {
      return .failure(UnreadableFile(error.reason))
    }
  }

  func names(in folder: String) -> [String]? {
    try? Disk.list(Path.join(workingDirectory, folder)).map(\.name)
  }
}

/// A catalog on the disk: a folder, or a single file.
struct CatalogFolder {
  /// Absolute and normalized.
  let path: String
  let isFolder: Bool
  private let workingDirectory: String

  /// Nil where there is nothing at the path.
  init?(_ path: String, in session: Session) {
    workingDirectory = session.workingDirectory
    self.path = Path.normalize(Path.join(session.workingDirectory, path))
    guard let status = Disk.status(self.path) else { return nil }
    isFolder = status.kind == .folder
  }

  /// The folder that holds the catalog's files.
  var folder: String { isFolder ? path : Path.parent(path) }

  /// Whether a path, absolute and normalized, is the catalog or in it.
  func holds(_ path: String) -> Bool {
    isFolder ? Path.isInside(path, self.path) || path == self.path : path == self.path
  }

  /// The folder that outputs may not leave: the repository's (with the nearest `.git`), else the one that the catalog
  /// is in.
  var confinement: String {
    var candidate = folder
    while true {
      if Disk.status(Path.join(candidate, ".git")) != nil { return candidate }
      let parent = Path.parent(candidate)
      if parent == candidate { return isFolder ? Path.parent(folder) : folder }
      candidate = parent
    }
  }

  /// Reads the catalog, with the text of an editor in place of one file.
  func read(unsaved: Source? = nil) async -> CatalogReading {
    var refusals: [Refusal] = []
    let wanted = paths(&refusals).filter { Path.relative($0, to: workingDirectory) != unsaved?.path }
    var sources: [Source] = []
    for result in await contents(of: wanted) {
      switch result {
      case .success(let source): sources.append(source)
      case .failure(let fault):
        refusals.append(Refusal(path: Path.relative(fault.path, to: workingDirectory), reason: fault.reason))
      }
    }
    if let unsaved {
      let index = sources.firstIndex { Path.precedes(unsaved.path, $0.path) } ?? sources.count
      sources.insert(unsaved, at: index)
    }
    if sources.isEmpty, refusals.isEmpty {
      refusals.append(
        Refusal(
          path: Path.relative(path, to: workingDirectory), reason: "the folder has no catalog file",
          help: "write one, such as \(Path.join(Path.relative(path, to: workingDirectory), "catalog.yaml"))"))
    }
    let reading = await Catalog.read(
      sources, provider: DiskFiles(workingDirectory: workingDirectory), isIncomplete: !refusals.isEmpty)
    return CatalogReading(
      catalog: reading.catalog, findings: reading.findings, refusals: refusals + reading.refusals)
  }

  /// The files in the order of their paths, read on every core.
  private func contents(of paths: [String]) async -> [Result<Source, FileFault>] {
    await withTaskGroup(of: (Int, Result<Source, FileFault>).self) { group in
      for (index, path) in paths.enumerated() {
        group.addTask {
          do throws(FileFault) {
            let shown = Path.relative(path, to: workingDirectory)
            return (index, .success(Source(path: shown, bytes: try Disk.read(path))))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      let results = await group.reduce(into: []) { $0.append($1) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func paths(_ refusals: inout [Refusal]) -> [String] {
    guard isFolder else { return [path] }
    let walk = Disk.walk(path)
    refusals += walk.faults.map {
      Refusal(path: Path.relative($0.path, to: workingDirectory), reason: $0.reason)
    }
    return walk.files
  }
}

extension CatalogFolder {
  /// The catalog that `--catalog` names, or the one in `catalog/`; nil with the reason on standard error.
  static func chosen(_ invocation: Invocation, _ session: Session) -> CatalogFolder? {
    let path = invocation.value(CatalogOptions.catalog) ?? "catalog"
    if let folder = CatalogFolder(path, in: session) { return folder }
    if invocation.value(CatalogOptions.catalog) == nil {
      session.report(
        .error, "there is no catalog here: no folder \"catalog\" in \(session.workingDirectory)",
        help: "name it with --catalog DIR|FILE")
    } else {
      session.report(.error, "no such file or directory: \(path.quoted)")
    }
    return nil
  }
}

extension CatalogFolder {
  /// What the chosen catalog says; nil with the reasons on standard error where there is none, or a file is none.
  static func readChosen(
    _ invocation: Invocation, _ session: Session
  ) async -> (folder: CatalogFolder, reading: CatalogReading)? {
    guard let folder = chosen(invocation, session) else { return nil }
    let reading = await folder.read()
    session.report(reading.refusals)
    return reading.refusals.isEmpty ? (folder, reading) : nil
  }
}

extension Session {
  /// Says which files are no catalogs, or cannot be read.
  func report(_ refusals: [Refusal]) {
    for refusal in refusals {
      report(.error, "\(refusal.path.visible): \(refusal.reason)", help: refusal.help)
    }
  }
}
