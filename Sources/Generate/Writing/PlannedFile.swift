package import Diagnostics

/// A file that an output makes, before anything is known about the disk.
package struct PlannedFile: Sendable, Hashable {
  /// The name of the output that makes it.
  package let output: String
  /// The output's `to`, absolute.
  package let folder: String
  /// Within the folder.
  package let path: String
  package let bytes: [UInt8]

  package init(output: String, folder: String, path: String, bytes: [UInt8]) {
    self.output = output
    self.folder = folder
    self.path = path
    self.bytes = bytes
  }
}

/// Something about files on the disk that stands in the way of writing, or that a person should know.
package struct WriteProblem: Sendable, Hashable {
  package let severity: Severity
  /// Absolute.
  package let path: String
  /// Lower case, no final stop, without the path.
  package let message: String
  /// What to do about it.
  package let help: String?

  package init(_ severity: Severity, _ path: String, _ message: String, help: String? = nil) {
    self.severity = severity
    self.path = path
    self.message = message
    self.help = help
  }
}
