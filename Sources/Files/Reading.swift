import CPlatform

extension Disk {
  /// The whole of a file; a folder, a pipe, a device or a file beyond the limit is a fault, and nothing is waited for.
  package static func read(_ path: String, limit: Int = largestInput) throws(FileFault) -> [UInt8] {
    let (file, size) = try open(path)
    defer { _ = platform_close(file) }
    guard size <= limit else { throw tooLarge(path, limit) }
    return try readAll(file, expecting: size, limit: limit, path: path)
  }

  /// The first bytes of a file, fewer than `count` where it is shorter, and how many it has in all.
  package static func readStart(_ path: String, count: Int) throws(FileFault) -> (bytes: [UInt8], size: Int) {
    let (file, size) = try open(path)
    defer { _ = platform_close(file) }
    let bytes = try chunk(file, size: min(size, count), path: path)
    return (bytes, size)
  }

  /// A file that was opened to be read, and its size.
  private static func open(_ path: String) throws(FileFault) -> (file: Int32, size: Int) {
    let file = unsafe platform_open_for_reading(path)
    guard file >= 0 else { throw FileFault(path: path, code: file) }
    var found = platform_status()
    let code = unsafe platform_status_of_file(file, &found)
    let status = FileStatus(found)
    if code == 0, status.kind == .file { return (file, status.size) }
    _ = platform_close(file)
    if code != 0 { throw FileFault(path: path, code: code) }
    if status.kind == .folder { throw FileFault(path: path, reason: "is a directory", kind: .isDirectory) }
    throw FileFault(path: path, reason: "is not a regular file", kind: .notRegular)
  }

  /// Standard input to its end.
  package static func readStandardInput(limit: Int = largestInput) throws(FileFault) -> [UInt8] {
    try readAll(0, expecting: 0, limit: limit, path: "<stdin>")
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> FileFault {
    let megabyte = 1024 * 1024
    let size = limit % megabyte == 0 ? "\(limit / megabyte) MB" : "\(limit) bytes"
    return FileFault(path: path, reason: "is larger than \(size)", kind: .tooLarge)
  }

  /// Sizes can lie, as under `/proc`, so the end is where reading says it is.
  private static func readAll(
    _ file: Int32, expecting size: Int, limit: Int, path: String
  ) throws(FileFault) -> [UInt8] {
    var bytes = try chunk(file, size: size + 1, path: path)
    guard bytes.count > size || size == 0 else { return bytes }
    var next = bytes
    while !next.isEmpty {
      guard bytes.count <= limit else { throw tooLarge(path, limit) }
      next = try chunk(file, size: min(max(64 * 1024, bytes.count), 16 * 1024 * 1024), path: path)
      bytes += next
    }
    return bytes
  }

  /// Reads until the chunk is full or the end is reached.
  private static func chunk(_ file: Int32, size: Int, path: String) throws(FileFault) -> [UInt8] {
    var fault: FileFault?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let got = unsafe platform_read(file, start + count, Int64(size - count))
        if got < 0 {
          let code = Int32(got)
          fault = file == 0 ? FileFault(stream: path, code: code) : FileFault(path: path, code: code)
        }
        if got <= 0 { break }
        count += Int(got)
      }
    }
    if let fault { throw fault }
    return bytes
  }
}
