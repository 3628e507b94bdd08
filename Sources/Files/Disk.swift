import CPlatform

/// The file system and the process around us: the only way to either.
package enum Disk {
  /// No input is read beyond this size.
  package static let largestInput = 256 * 1024 * 1024

  /// What stands at a path; nil when nothing is there or nothing can be seen there.
  ///
  /// A link is looked through unless `followingLinks` is false.
  package static func status(_ path: String, followingLinks: Bool = true) -> FileStatus? {
    var found = platform_status()
    guard unsafe platform_status_of_path(path, followingLinks, &found) == 0 else { return nil }
    return FileStatus(found)
  }

  /// Absolute, without links, `.` and `..`; a fault when nothing is there.
  package static func realPath(_ path: String) throws(FileFault) -> String {
    var code: Int32 = 0
    guard let text = unsafe platform_real_path(path, &code) else { throw FileFault(path: path, code: code) }
    defer { unsafe platform_release(text) }
    return unsafe String(cString: text)
  }

  /// Like `realPath`, but the end of the path need not be there yet.
  package static func resolve(_ path: String) throws(FileFault) -> String {
    var existing = try absolute(path)
    var missing: [String] = []
    while true {
      do throws(FileFault) {
        let real = try realPath(existing)
        return missing.isEmpty ? real : Path.join(real, missing.reversed().joined(separator: "/"))
      } catch {
        guard error.kind == .notFound, Path.normalize(existing) != "/" else { throw error }
        if status(existing, followingLinks: false) != nil {
          throw FileFault(path: existing, reason: "is a link that leads nowhere", kind: .outside)
        }
        missing.append(Path.lastComponent(existing))
        existing = Path.parent(existing)
      }
    }
  }

  /// Refuses a path that lies outside a folder, or that a link leads outside it; the end of either need not be there.
  package static func confine(_ path: String, to root: String) throws(FileFault) {
    guard Path.isInside(try absolute(path), try absolute(root)) else {
      throw FileFault(path: path, reason: "lies outside \(root)", kind: .outside)
    }
    guard Path.isInside(try resolve(path), try resolve(root)) else {
      throw FileFault(path: path, reason: "a link leads outside \(root)", kind: .outside)
    }
  }

  /// Joined to the working directory where it is relative, and normal.
  package static func absolute(_ path: String) throws(FileFault) -> String {
    Path.normalize(Path.isAbsolute(path) ? path : Path.join(try currentDirectory(), path))
  }

  /// The working directory.
  package static func currentDirectory() throws(FileFault) -> String {
    var code: Int32 = 0
    guard let text = unsafe platform_current_folder(&code) else { throw FileFault(path: ".", code: code) }
    defer { unsafe platform_release(text) }
    return unsafe String(cString: text)
  }

  /// The value of an environment variable.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe platform_environment(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The number of this process.
  package static var processID: Int {
    Int(platform_process_number())
  }
}

/// What a path leads to.
package enum FileKind: Sendable, Hashable {
  case file
  case folder
  case link
  /// A pipe, a socket or a device.
  case other

  init(_ kind: Int32) {
    switch platform_kind(UInt32(kind)) {
    case platform_kind_file: self = .file
    case platform_kind_folder: self = .folder
    case platform_kind_link: self = .link
    default: self = .other
    }
  }
}

/// What is known about a file without reading it.
package struct FileStatus: Sendable, Hashable {
  package let kind: FileKind
  /// In bytes.
  package let size: Int
  /// The permission bits.
  package let mode: UInt32
  /// The same for two paths that lead to the same file, and for no others.
  package let identity: Identity

  /// A file's own number on its device.
  package struct Identity: Sendable, Hashable {
    private let device: UInt64
    private let number: UInt64

    init(_ status: platform_status) {
      device = status.device
      number = status.number
    }
  }

  init(_ status: platform_status) {
    kind = FileKind(status.kind)
    size = Int(status.size)
    mode = status.mode
    identity = Identity(status)
  }
}
