import Diagnostics
import Files
import Signing

/// Compares what is wanted with what the lists and the disk say.
struct WritePlanner {
  let request: WritePlan.Request
  var places: Places
  var problems: [WriteProblem] = []
  var actions: [WriteAction] = []
  /// By the folder's path without links.
  var folders: [String: Folder] = [:]
  /// Who lists a file, by the place's key.
  var owners: [[UInt8]: [Listed]] = [:]
  /// The listed files that are to go, by path without regard to spelling.
  var leaving: [String: String] = [:]
  /// Why no file can be made in a folder; nil where it can.
  var obstacles: [String: String?] = [:]

  /// An output folder while it is being looked at.
  struct Folder {
    var found: [UInt8]?
    var listed: [Listed] = []
    var pending: [OwnershipList.Entry] = []
    var final: [OwnershipList.Entry] = []
    var emptied: [String] = []
    var hasWork = false
  }

  /// An entry of a list and the place it speaks of.
  struct Listed {
    let entry: OwnershipList.Entry
    let place: Place
  }

  init(_ request: WritePlan.Request) {
    self.request = request
    places = Places(confinement: request.confinement)
  }

  mutating func run() -> (plan: WritePlan, problems: [WriteProblem]) {
    let planned = findPlaces()
    for folder in request.knownFolders { openFolder(folder) }
    for file in planned { openFolder(file.file.folder) }
    loadLists()
    planLeftovers(wanted: planned.map(\.place))
    for (file, place) in planned { plan(file, place) }
    planSweeps()
    problems = places.problems + problems
    problems.sort {
      if $0.severity != $1.severity { return $0.severity < $1.severity }
      return Path.isSame($0.path, $1.path)
        ? Path.precedes($0.message, $1.message) : Path.precedes($0.path, $1.path)
    }
    let plan = WritePlan(
      actions: inOrder(), folders: folderPlans(), request: request,
      obstacle: problems.first { $0.severity == .error })
    return (plan, problems)
  }

  private mutating func findPlaces() -> [(file: PlannedFile, place: Place)] {
    var planned: [(file: PlannedFile, place: Place)] = []
    for file in request.files where request.selects(file.output) {
      if let place = places.place(of: file) { planned.append((file, place)) }
    }
    problems += Collisions.problems(among: planned)
    return planned
  }

  private mutating func openFolder(_ path: String) {
    guard let real = places.folder(path), folders[real] == nil else { return }
    folders[real] = Folder()
  }

  private mutating func loadLists() {
    for real in folders.keys.sorted(by: Path.precedes) {
      guard let list = readList(of: real) else { continue }
      for entry in list.entries {
        do throws(FileFault) {
          let listed = Listed(entry: entry, place: try places.place(entry.path, in: real))
          folders[real]?.listed.append(listed)
          owners[listed.place.key, default: []].append(listed)
        } catch {
          problems.append(
            WriteProblem(.warning, Path.join(real, entry.path), "was generated once, and now \(error.reason); it stays")
          )
        }
      }
    }
  }

  private mutating func readList(of real: String) -> OwnershipList? {
    let path = Path.join(real, OwnershipList.fileName)
    guard Disk.status(path, followingLinks: false) != nil else { return nil }
    do throws(FileFault) {
      try Disk.confine(path, to: real)
      let bytes = try Disk.read(path)
      folders[real]?.found = bytes
      return try parseList(bytes, path: path)
    } catch {
      problems.append(WriteProblem(.error, path, error.reason))
      return nil
    }
  }

  private mutating func parseList(_ bytes: [UInt8], path: String) throws(FileFault) -> OwnershipList? {
    let message: String
    var help = "restore it, or use --force to write it anew, over whatever stands where the outputs go"
    do throws(OwnershipList.Fault) {
      return try OwnershipList(bytes: bytes)
    } catch {
      switch error {
      case .damaged(let reason): message = "the list of generated files is damaged: \(reason)"
      case .format(let format):
        message = "the list of generated files is of another format: \(format.quoted)"
        help = "use the iapcatalog that wrote it, or --force to write it anew"
      }
    }
    if !request.force { problems.append(WriteProblem(.error, path, message, help: help)) }
    return nil
  }

  /// Decides about listed files that no output of this run makes.
  private mutating func planLeftovers(wanted: [Place]) {
    let homes = Dictionary(wanted.map { ($0.key, $0.folder) }, uniquingKeysWith: { first, _ in first })
    for real in folders.keys.sorted(by: Path.precedes) {
      for listed in folders[real]?.listed ?? [] {
        if let home = homes[listed.place.key] {
          // Planned in another folder, it belongs to that one's list when all is done.
          if !Path.isSame(home, real) { folders[real]?.pending.append(listed.entry) }
        } else if request.keepsLeftovers || !request.selects(listed.entry.output) {
          folders[real]?.pending.append(listed.entry)
          folders[real]?.final.append(listed.entry)
        } else {
          planLeftover(listed, in: real)
        }
      }
    }
  }

  private mutating func planLeftover(_ listed: Listed, in real: String) {
    let place = listed.place
    // Where a folder stands now the file is gone as well.
    guard let status = Disk.status(place.path, followingLinks: false), status.kind != .folder else {
      folders[real]?.emptied.append(Path.parent(place.path))
      return
    }
    let hash = status.kind == .file ? hash(at: place.path) : nil
    if let hash, listed.entry.content.hashes.contains(hash) {
      folders[real]?.pending.append(
        OwnershipList.Entry(
          path: listed.entry.path, output: listed.entry.output, content: .pending(old: hash, new: nil)))
      folders[real]?.emptied.append(Path.parent(place.path))
      leaving[Collisions.folded(Array(place.path.utf8))] = place.path
      act(.deleteLeftover, place, output: listed.entry.output)
    } else {
      folders[real]?.pending.append(listed.entry)
      problems.append(
        WriteProblem(
          .warning, place.path,
          "no output makes this file any more, but it was edited by hand: it \(request.isDry ? "would stay" : "stays")"
            + ", and is not looked at again",
          help: "delete it when you do not need it"))
      act(.keepEditedLeftover, place, output: listed.entry.output)
    }
  }

  mutating func act(_ kind: WriteAction.Kind, _ place: Place, output: String, bytes: [UInt8] = []) {
    actions.append(WriteAction(kind: kind, path: place.path, output: output, bytes: bytes, folder: place.folder))
    if kind != .unchanged { folders[place.folder]?.hasWork = true }
  }

  func hash(at path: String) -> String? {
    do throws(FileFault) {
      return SHA256.hex(of: try Disk.read(path, limit: 1 << 30))
    } catch {
      return nil
    }
  }
}
