import CPlatform

/// Where a process writes for people and pipes.
package enum OutputStream: Sendable, Hashable {
  case standardOutput
  case standardError

  var number: Int32 {
    switch self {
    case .standardOutput: 1
    case .standardError: 2
    }
  }

  var name: String {
    switch self {
    case .standardOutput: "<stdout>"
    case .standardError: "<stderr>"
    }
  }
}

extension Disk {
  /// Writes everything, however slowly it is taken; when nobody reads any more the fault's kind is `brokenPipe`.
  package static func write(_ bytes: [UInt8], to stream: OutputStream) throws(FileFault) {
    let code = unsafe platform_write_all(stream.number, bytes, Int64(bytes.count))
    guard code == 0 else { throw FileFault(stream: stream.name, code: code) }
  }

  /// From here on a reader that went away is a fault of `write`, and does not end the process midway.
  package static func ignoreBrokenPipes() {
    platform_ignore_broken_pipes()
  }

  /// Whether a person may be looking.
  package static func isTerminal(_ stream: OutputStream) -> Bool {
    platform_is_terminal(stream.number)
  }

  /// The columns of the terminal; nil where there is none or it does not say.
  package static func terminalWidth(_ stream: OutputStream) -> Int? {
    let width = platform_terminal_width(stream.number)
    return width > 0 ? Int(width) : nil
  }

  /// Ends the process.
  package static func endProcess(_ code: Int32) -> Never {
    platform_exit(code)
  }
}
