import CPlatform

/// Why something about a file could not be done.
package struct FileFault: Error, Sendable, Hashable {
  /// What a caller may want to tell apart.
  package enum Kind: Sendable, Hashable {
    case notFound
    case denied
    /// A folder where a file was wanted.
    case isDirectory
    /// A file where a folder was wanted.
    case notDirectory
    /// A pipe, a socket or a device.
    case notRegular
    case tooLarge
    case exists
    /// A link leads out of the folder that must hold everything.
    case outside
    /// Nobody reads the other end any more.
    case brokenPipe
    /// Another run holds it.
    case busy
    case other
  }

  /// As it was asked for.
  package let path: String
  /// Lower case, no final stop, such as `no such file or directory`.
  package let reason: String
  package let kind: Kind

  package init(path: String, reason: String, kind: Kind) {
    self.path = path
    self.reason = reason
    self.kind = kind
  }
}

extension FileFault: CustomStringConvertible {
  /// The path, a colon and the reason.
  package var description: String {
    "\(path): \(reason)"
  }
}

extension FileFault {
  /// From a shim's result below zero.
  init(path: String, code: Int32) {
    let number = -code
    self.init(path: path, reason: Self.text(of: number), kind: Self.kind(of: number))
  }

  /// The same of a stream of the process.
  init(stream name: String, code: Int32) {
    // Where the process got none, its number is nobody's, or that of something else.
    if code == -EBADF || code == -EINVAL {
      self.init(path: name, reason: "it is closed", kind: .other)
    } else {
      self.init(path: name, code: code)
    }
  }

  private static func text(of number: Int32) -> String {
    guard let text = unsafe platform_error_text(number) else { return "error \(number)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  private static func kind(of number: Int32) -> Kind {
    switch number {
    case ENOENT: .notFound
    case EACCES, EPERM, EROFS: .denied
    case EISDIR: .isDirectory
    case ENOTDIR: .notDirectory
    case EFBIG: .tooLarge
    case EEXIST, ENOTEMPTY: .exists
    case EPIPE: .brokenPipe
    case EWOULDBLOCK: .busy
    default: .other
    }
  }
}
