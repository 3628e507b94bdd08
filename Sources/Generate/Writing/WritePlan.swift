import Files

/// What is to happen to one file.
package struct WriteAction: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Nothing is there.
    case create
    /// An older text of ours is there.
    case replace
    /// Ours, but edited by hand.
    case replaceEdited
    /// Not ours; only with force.
    case replaceForeign
    case unchanged
    /// On the list, and made by no output any more.
    case deleteLeftover
    /// The same, but edited by hand: it stays, and is nobody's but the editor's from now on.
    case keepEditedLeftover
    /// A temporary file of a run that was killed.
    case sweep
  }

  package let kind: Kind
  /// Absolute.
  package let path: String
  /// The output that makes it, or made it; empty for a temporary file.
  package let output: String
  let bytes: [UInt8]
  /// The output folder, where clearing up empty folders stops.
  let folder: String

  /// Whether the file on the disk is not what it should be.
  package var isChange: Bool {
    kind != .unchanged
  }
}

/// Everything a run of `generate` would do to the disk, and the doing of it.
package struct WritePlan: Sendable {
  /// Deletions come first, since a new file may need their place; each kind in byte order.
  package let actions: [WriteAction]
  let folders: [FolderPlan]
  let request: Request
  /// The first thing that forbids writing.
  let obstacle: WriteProblem?

  /// What the plan was made from.
  struct Request: Sendable {
    var files: [PlannedFile]
    var selectedOutputs: Set<String>?
    var knownFolders: [String]
    var confinement: String?
    var force: Bool
    var keepsLeftovers: Bool
    var isDry = false

    /// Whether an output is looked at in this run.
    func selects(_ output: String) -> Bool {
      selectedOutputs?.contains(output) ?? true
    }
  }

  /// The list of one output folder, before, during and after.
  struct FolderPlan: Sendable {
    /// Without links.
    let path: String
    /// As the disk has it; nil where there is none.
    let found: [UInt8]?
    let pending: OwnershipList
    let final: OwnershipList
    /// Folders that may be empty when all is done.
    let emptied: [String]
    /// Whether any file in it is to be touched.
    let hasWork: Bool

    var listPath: String {
      Path.join(path, OwnershipList.fileName)
    }

    /// Nil where there is to be no list.
    var finalBytes: [UInt8]? {
      final.entries.isEmpty ? nil : final.bytes
    }

    /// What the disk has while the files change.
    var bytesMeanwhile: [UInt8]? {
      guard hasWork, found != nil || !pending.entries.isEmpty else { return found }
      return pending.bytes
    }

    var isChange: Bool {
      hasWork || found != finalBytes
    }
  }

  /// Whether the disk is exactly as it should be, the lists included.
  package var isClean: Bool {
    obstacle == nil && !actions.contains(where: \.isChange) && !folders.contains(where: \.isChange)
  }

  /// Looks at the disk and writes nothing. With an error among the problems `perform` refuses to write anything.
  ///
  /// - Parameters:
  ///   - selectedOutputs: the outputs whose files are looked at; nil for all.
  ///   - knownFolders: folders where outputs may have left files, beside those of `files`; absolute.
  ///   - confinement: the folder that nothing may leave; nil where `to` was given on the command line.
  ///   - force: overwrite files that are not on the list, and lists that cannot be read.
  ///   - keepsLeftovers: `files` are only some of what the outputs make (as with `--app`), so that a listed file that is
  ///     not among them is no leftover.
  ///   - isDry: nothing is going to be written, and the problems say so.
  package static func make(
    files: [PlannedFile], selectedOutputs: Set<String>? = nil, knownFolders: [String] = [], confinement: String? = nil,
    force: Bool = false, keepsLeftovers: Bool = false, isDry: Bool = false
  ) -> (plan: WritePlan, problems: [WriteProblem]) {
    make(
      Request(
        files: files, selectedOutputs: selectedOutputs, knownFolders: knownFolders, confinement: confinement,
        force: force, keepsLeftovers: keepsLeftovers, isDry: isDry))
  }

  static func make(_ request: Request) -> (plan: WritePlan, problems: [WriteProblem]) {
    var planner = WritePlanner(request)
    return planner.run()
  }
}
