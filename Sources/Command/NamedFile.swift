import Files

/// A file that the command line names to be written.
enum NamedFile {
  /// Writes it, whole or not at all, over one that is there.
  static func write(_ bytes: [UInt8], to path: String, _ session: Session) throws(FileFault) {
    let path = absolute(path, session)
    // A link stays one, and what it leads to is replaced.
    let target = Disk.status(path, followingLinks: false)?.kind == .link ? try Disk.realPath(path) : path
    switch Disk.status(target)?.kind {
    case .folder: throw FileFault(path: path, reason: "is a directory", kind: .isDirectory)
    case .file, nil: break
    default: throw FileFault(path: path, reason: "is no regular file", kind: .notRegular)
    }
    try Disk.atomicReplace(target, with: bytes)
  }

  static func absolute(_ path: String, _ session: Session) -> String {
    Path.normalize(Path.join(session.workingDirectory, path))
  }
}
