package import Diagnostics
import Files

/// The outside world as far as a command sees it, but for the files of the catalog.
package struct Session {
  package let standardOutput: StandardStream
  package let standardError: StandardStream
  /// Everything there is to read on standard input.
  package let standardInput: () throws -> [UInt8]
  /// The value of an environment variable.
  package let environment: (String) -> String?
  /// An absolute path.
  package let workingDirectory: String
  /// What `--color` says.
  package var color = ColorChoice.auto

  package init(
    standardOutput: StandardStream, standardError: StandardStream, standardInput: @escaping () throws -> [UInt8],
    environment: @escaping (String) -> String?, workingDirectory: String
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.standardInput = standardInput
    self.environment = environment
    self.workingDirectory = workingDirectory
  }

  /// Whether to colour what goes to one of the two streams.
  package func isColored(_ stream: StandardStream) -> Bool {
    color.isColored(isTerminal: stream.isTerminal, noColor: environment("NO_COLOR"), term: environment("TERM"))
  }

  /// Writes `iapcatalog: error: message` and a line of help to standard error.
  package func report(_ severity: Severity, _ message: String, help: String? = nil) {
    standardError.write("iapcatalog: \(severity.rawValue): \(message)\n")
    if let help { standardError.write("help: \(help)\n") }
  }

  /// Reports why the work cannot be done.
  package func fail(_ message: String, help: String? = nil) -> ExitCode {
    report(.error, message, help: help)
    return .unable
  }
}

extension Session {
  /// All of standard input; nil where it cannot be read, with the reason on standard error.
  func readStandardInput() -> [UInt8]? {
    do {
      return try standardInput()
    } catch let fault as FileFault {
      report(.error, "cannot read standard input: \(fault.reason)")
    } catch {
      report(.error, "cannot read standard input")
    }
    return nil
  }
}

/// What `--color` says.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Whether to colour; `noColor` and `term` are the environment's `NO_COLOR` and `TERM`.
  ///
  /// An empty `NO_COLOR` is none (https://no-color.org), and no `TERM` is as good as a dumb one.
  package func isColored(isTerminal: Bool, noColor: String?, term: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty && !["", "dumb"].contains(term ?? "")
    }
  }
}
