/// What a run says to the shell; the same three everywhere.
package enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// Nothing to complain of; warnings alone are clean.
  case clean = 0
  /// An error finding, drift, or a difference.
  case findings = 1
  /// The work could not be done: usage, unreadable input, or a file that is no catalog.
  case unable = 2
}

/// When a command ends with an exit code, for help and the manual.
package struct ExitCodeMeaning: Sendable {
  package let code: ExitCode
  package let meaning: String

  package init(_ code: ExitCode, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }
}
