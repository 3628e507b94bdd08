import CPlatform

extension Disk {
  /// Makes a folder and those above it; one that is there already is fine.
  package static func createFolders(_ path: String) throws(FileFault) {
    let code = unsafe platform_create_folder(path)
    if code == 0 || status(path)?.kind == .folder { return }
    let parent = Path.parent(path)
    guard code == -ENOENT, parent != Path.normalize(path), status(path, followingLinks: false) == nil else {
      if code == -EEXIST { throw FileFault(path: path, reason: "is not a directory", kind: .notDirectory) }
      throw FileFault(path: path, code: code)
    }
    try createFolders(parent)
    let again = unsafe platform_create_folder(path)
    guard again == 0 || status(path)?.kind == .folder else { throw FileFault(path: path, code: again) }
  }

  /// Removes a file, or a link and not what it leads to.
  package static func removeFile(_ path: String) throws(FileFault) {
    let code = unsafe platform_remove_file(path)
    guard code == 0 else { throw FileFault(path: path, code: code) }
  }

  /// Removes a folder that is empty.
  package static func removeFolder(_ path: String) throws(FileFault) {
    let code = unsafe platform_remove_folder(path)
    guard code == 0 else { throw FileFault(path: path, code: code) }
  }

  /// Gives a file another path, in place of what is there.
  package static func rename(_ path: String, to target: String) throws(FileFault) {
    let code = unsafe platform_rename(path, target)
    guard code == 0 else { throw FileFault(path: target, code: code) }
  }

  /// Makes the names in a folder last through a loss of power, where the file system can do that.
  package static func syncFolder(_ path: String) throws(FileFault) {
    let folder = unsafe platform_open_for_reading(path)
    guard folder >= 0 else { throw FileFault(path: path, code: folder) }
    defer { _ = platform_close(folder) }
    let code = platform_sync(folder)
    guard code == 0 || code == -EINVAL || code == -ENOTSUP || code == -EBADF else {
      throw FileFault(path: path, code: code)
    }
  }

  /// Whether ``syncAll(at:)`` makes the bytes of many files last at once.
  package static var canSyncAll: Bool { platform_can_sync_all() }

  /// Makes all that was written to a file system last; much faster than file by file.
  package static func syncAll(at path: String) throws(FileFault) {
    let folder = unsafe platform_open_for_reading(path)
    guard folder >= 0 else { throw FileFault(path: path, code: folder) }
    defer { _ = platform_close(folder) }
    let code = platform_sync_all(folder)
    guard code == 0 else { throw FileFault(path: path, code: code) }
  }

  /// Puts a file in the place of another so that a reader, or a kill at any moment, finds either the old or the new.
  ///
  /// The permission bits of the old file stay. A failure leaves nothing behind.
  package static func atomicReplace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    let replacement = try Replacement(of: path, with: bytes)
    try replacement.commit()
    try syncFolder(Path.parent(path))
  }
}

/// A file written out beside the one whose place it is to take.
package struct Replacement: Sendable {
  /// The file to be replaced.
  package let path: String
  /// Where the new bytes wait.
  package let temporary: String

  /// Where the new bytes of a file wait.
  package static func temporaryPath(of path: String) -> String {
    Path.join(Path.parent(path), temporaryName(for: Path.lastComponent(path)))
  }

  /// Writes everything through to the disk, under a temporary name; a failure leaves nothing behind.
  ///
  /// - Parameter isSynced: false where the caller makes many files last at once, before any takes its place.
  package init(of path: String, with bytes: [UInt8], isSynced: Bool = true) throws(FileFault) {
    self.path = path
    temporary = Self.temporaryPath(of: path)
    let file = try Self.create(temporary, for: path)
    do throws(FileFault) {
      try Self.fill(file, of: path, with: bytes, isSynced: isSynced)
    } catch {
      _ = platform_close(file)
      abandon()
      throw error
    }
    let code = platform_close(file)
    guard code == 0 else {
      abandon()
      throw FileFault(path: path, code: code)
    }
  }

  /// Takes the place; a failure leaves the old file and nothing else.
  package func commit() throws(FileFault) {
    do throws(FileFault) {
      try Disk.rename(temporary, to: path)
    } catch {
      abandon()
      throw error
    }
  }

  /// Leaves everything as it was.
  package func abandon() {
    _ = unsafe platform_remove_file(temporary)
  }

  /// Whether a name is one that only a killed run leaves behind.
  package static func isTemporaryName(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: "."), let number = name.utf8.lastIndex(of: UInt8(ascii: "-")) else {
      return false
    }
    let digits = name[number...].dropFirst()
    return !digits.isEmpty && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && name[...number].hasSuffix(mark)
  }

  private static let mark = ".iapcatalog-tmp-"

  /// A name may have 255 bytes, so a long one is cut.
  private static func temporaryName(for name: String) -> String {
    var cut = name
    while cut.utf8.count > 200 { cut.removeLast() }
    return ".\(cut)\(mark)\(Disk.processID)"
  }

  private static func create(_ temporary: String, for path: String) throws(FileFault) -> Int32 {
    var file = unsafe platform_create(temporary)
    if file == -EEXIST {
      // Left by a dead process with our number.
      _ = unsafe platform_remove_file(temporary)
      file = unsafe platform_create(temporary)
    }
    guard file >= 0 else {
      // The temporary name tells a reader nothing; what may not be written to is the folder.
      let fault = FileFault(path: path, code: file)
      throw fault.kind == .denied ? FileFault(path: Path.parent(path), code: file) : fault
    }
    return file
  }

  private static func fill(
    _ file: Int32, of path: String, with bytes: [UInt8], isSynced: Bool
  ) throws(FileFault) {
    var code: Int32 = 0
    if let old = Disk.status(path), old.kind == .file { code = platform_set_mode(file, old.mode) }
    if code == 0 { code = unsafe platform_write_all(file, bytes, Int64(bytes.count)) }
    if code == 0, isSynced { code = platform_sync(file) }
    guard code == 0 else { throw FileFault(path: path, code: code) }
  }
}

/// A folder held against other runs; let go when the process ends, however it ends.
package struct FolderLock: ~Copyable {
  private let folder: Int32

  /// Waits a while for another run to finish; a file system without locks is taken as it is.
  package init(_ path: String, patience milliseconds: Int = 30_000) throws(FileFault) {
    let opened = unsafe platform_open_for_reading(path)
    guard opened >= 0 else { throw FileFault(path: path, code: opened) }
    var waited = 0
    while platform_lock(opened) == -EWOULDBLOCK {
      guard waited < milliseconds else {
        _ = platform_close(opened)
        throw FileFault(path: path, reason: "another run is writing here", kind: .busy)
      }
      platform_sleep_milliseconds(20)
      waited += 20
    }
    folder = opened
  }

  deinit {
    _ = platform_close(folder)
  }
}
