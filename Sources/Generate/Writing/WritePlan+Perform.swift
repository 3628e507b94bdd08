package import Files

extension WritePlan {
  /// Does everything; whatever interrupts it, each file is wholly old or wholly new and the next run mends the rest.
  ///
  /// With an error among the plan's problems nothing is done, and the first of them is thrown.
  ///
  /// First each list names the old and the new of every file that is to change, then the files change, then each list
  /// names the new alone. Runs that meet in a folder wait for each other.
  package func perform() throws(FileFault) {
    var performer = Performer()
    try performer.perform(self)
  }

  /// For tests: as if the process were killed before one of its steps.
  ///
  /// - Returns: whether it came to its end before that.
  func perform(killedAfter steps: Int) throws(FileFault) -> Bool {
    var performer = Performer(stepsLeft: steps)
    do throws(FileFault) {
      try performer.perform(self)
      return true
    } catch {
      guard error == Performer.killed else { throw error }
      return false
    }
  }
}

extension WritePlan {
  fileprivate func refuseObstacle() throws(FileFault) {
    guard let obstacle else { return }
    throw FileFault(path: obstacle.path, reason: obstacle.message, kind: .other)
  }
}

private struct Performer {
  static let killed = FileFault(path: "", reason: "killed", kind: .other)

  /// Nil in real life.
  var stepsLeft: Int?

  mutating func perform(_ plan: WritePlan) throws(FileFault) {
    try plan.refuseObstacle()
    guard !plan.isClean else { return }
    let folders = plan.folders.filter(\.isChange)
    for folder in folders where Disk.status(folder.path) == nil {
      try step()
      try Disk.createFolders(folder.path)
    }
    try locked(folders[...], plan)
  }

  /// Takes the locks one after the other, always in the same order, and works inside them all.
  private mutating func locked(_ folders: ArraySlice<WritePlan.FolderPlan>, _ plan: WritePlan) throws(FileFault) {
    guard let folder = folders.first else { return try work(try current(plan)) }
    let lock = try FolderLock(folder.path)
    try locked(folders.dropFirst(), plan)
    _ = consume lock
  }

  /// The plan, made anew when another run was faster.
  private func current(_ plan: WritePlan) throws(FileFault) -> WritePlan {
    var isSame = true
    for folder in plan.folders {
      let isThere = Disk.status(folder.listPath, followingLinks: false) != nil
      let now = isThere ? try Disk.read(folder.listPath) : nil
      isSame = isSame && now == folder.found
    }
    if isSame { return plan }
    let fresh = WritePlan.make(plan.request).plan
    try fresh.refuseObstacle()
    return fresh
  }

  private mutating func work(_ plan: WritePlan) throws(FileFault) {
    let folders = plan.folders.filter(\.isChange)
    for folder in folders {
      guard let bytes = folder.bytesMeanwhile, bytes != folder.found else { continue }
      try replace(folder.listPath, with: bytes)
      try Disk.syncFolder(folder.path)
    }
    var touched: Set<String> = []
    let written = plan.actions.count { $0.isChange }
    var batch = ReplacementBatch(of: written)
    for action in plan.actions {
      switch action.kind {
      case .unchanged, .keepEditedLeftover: continue
      case .create, .replace, .replaceEdited, .replaceForeign: try write(action, &batch)
      case .deleteLeftover, .sweep:
        try commit(&batch)
        try delete(action)
      }
      touched.insert(Path.parent(action.path))
    }
    try commit(&batch)
    // The new lists may last only when the files do.
    for folder in touched where Disk.status(folder) != nil { try Disk.syncFolder(folder) }
    for folder in folders { try finish(folder) }
  }

  private mutating func delete(_ action: WriteAction) throws(FileFault) {
    try step()
    do throws(FileFault) {
      try Disk.removeFile(action.path)
    } catch  where error.kind == .notFound {
      // Gone already is as good.
    }
    if action.kind == .deleteLeftover { removeEmpty(Path.parent(action.path), in: action.folder) }
  }

  /// Writes a file out, and lets it and those before it take their places once they are enough.
  private mutating func write(_ action: WriteAction, _ batch: inout ReplacementBatch) throws(FileFault) {
    do throws(FileFault) {
      let parent = Path.parent(action.path)
      if Disk.status(parent) == nil {
        try step()
        try Disk.createFolders(parent)
      }
      if batch.isFull(for: action.path) { try commit(&batch) }
      try step()
      try batch.add(action.path, action.bytes)
    } catch {
      // As a killed process would, a test leaves what it has.
      if error != Self.killed { batch.abandon() }
      throw error
    }
  }

  private mutating func commit(_ batch: inout ReplacementBatch) throws(FileFault) {
    try batch.sync()
    while let replacement = batch.next {
      try step()
      do throws(FileFault) {
        try replacement.commit()
      } catch {
        batch.abandon()
        throw error
      }
      batch.removeNext()
    }
    batch.clear()
  }

  private mutating func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    try step()
    let replacement = try Replacement(of: path, with: bytes)
    try step()
    try replacement.commit()
  }

  private mutating func finish(_ folder: WritePlan.FolderPlan) throws(FileFault) {
    for parent in folder.emptied { removeEmpty(parent, in: folder.path) }
    if let bytes = folder.finalBytes {
      guard bytes != folder.bytesMeanwhile else { return }
      try replace(folder.listPath, with: bytes)
      try Disk.syncFolder(folder.path)
    } else if Disk.status(folder.listPath, followingLinks: false) != nil {
      try step()
      try Disk.removeFile(folder.listPath)
    }
  }

  /// Removes folders that have nothing in them, from the inner to the outer; the output folder itself stays.
  private func removeEmpty(_ path: String, in folder: String) {
    var path = path
    while Path.isInside(path, folder), !Path.isSame(path, folder) {
      do throws(FileFault) {
        try Disk.removeFolder(path)
      } catch  where error.kind == .notFound {
        // Those above it may be empty.
      } catch {
        return
      }
      path = Path.parent(path)
    }
  }

  private mutating func step() throws(FileFault) {
    guard let left = stepsLeft else { return }
    guard left > 0 else { throw Self.killed }
    stepsLeft = left - 1
  }
}

/// Files that are written out and wait to take their places together, so that the disk is waited for once.
private struct ReplacementBatch {
  private var waiting: [Replacement] = []
  private var committed = 0
  private var temporaries: Set<String> = []

  /// Whether all that the file system has to write is waited for, at once; for a few files that may be too much.
  private let isSyncedTogether: Bool

  /// - Parameter count: how many files there will be in all.
  init(of count: Int) {
    isSyncedTogether = count > 16 && Disk.canSyncAll
  }

  /// Whether those before must take their places first: there are many, or one waits under the same name.
  func isFull(for path: String) -> Bool {
    waiting.count >= (isSyncedTogether ? 256 : 1) || temporaries.contains(Replacement.temporaryPath(of: path))
  }

  mutating func add(_ path: String, _ bytes: [UInt8]) throws(FileFault) {
    let replacement = try Replacement(of: path, with: bytes, isSynced: !isSyncedTogether)
    temporaries.insert(replacement.temporary)
    waiting.append(replacement)
  }

  /// Makes the bytes of all last.
  func sync() throws(FileFault) {
    guard isSyncedTogether, let first = waiting.first else { return }
    do throws(FileFault) {
      try Disk.syncAll(at: Path.parent(first.path))
    } catch {
      abandon()
      throw error
    }
  }

  var next: Replacement? { committed < waiting.count ? waiting[committed] : nil }

  mutating func removeNext() { committed += 1 }

  /// After all have taken their places.
  mutating func clear() {
    waiting = []
    committed = 0
    temporaries = []
  }

  /// Leaves the places that are not taken yet as they were.
  func abandon() {
    for replacement in waiting[committed...] { replacement.abandon() }
  }
}
