/// The files beside the catalog that it names: strings, price tables. The disk, or a test's own.
package protocol FileProvider: Sendable {
  /// The bytes of a file, or why they cannot be had (as `no such file or directory`).
  func contents(of path: String) -> Result<[UInt8], UnreadableFile>
  /// The first `count` bytes of a file, fewer where it is shorter.
  func start(of path: String, count: Int) -> Result<FileStart, UnreadableFile>
  /// The names of what a folder holds, in byte order; nil where there is no such folder.
  func names(in folder: String) -> [String]?
}

extension FileProvider {
  package func start(of path: String, count: Int) -> Result<FileStart, UnreadableFile> {
    contents(of: path).map { FileStart(bytes: Array($0.prefix(count)), size: $0.count) }
  }
}

/// Why a file cannot be read.
package struct UnreadableFile: Error, Sendable, Hashable {
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }

  /// What to do about it.
  package var help: String? {
    switch reason {
    case Confinement.reason: "move the file beside the catalog, or into its repository"
    case "no such file or directory": "a path is relative to the file it stands in"
    default: nil
    }
  }
}

/// A file that is no catalog at all, or cannot be read: nothing can be said of what it holds.
package struct Refusal: Sendable, Hashable {
  package let path: String
  package let reason: String
  package let help: String?

  package init(path: String, reason: String, help: String? = nil) {
    self.path = path
    self.reason = reason
    self.help = help
  }
}
