import Files

extension Session {
  /// The session of this process; from here on a closed pipe is an error of writing, not a signal.
  package static func ofThisProcess() -> Session {
    // Otherwise `generate | head` would die between two files.
    Disk.ignoreBrokenPipes()
    return Session(
      standardOutput: StandardStream(.standardOutput), standardError: StandardStream(.standardError),
      standardInput: { () throws(FileFault) in try Disk.readStandardInput() },
      environment: Disk.environment, workingDirectory: (try? Disk.currentDirectory()) ?? "/")
  }
}

/// Ends the process.
package func endProcess(_ code: ExitCode) -> Never {
  Disk.endProcess(code.rawValue)
}

extension StandardStream {
  fileprivate convenience init(_ stream: OutputStream) {
    let isTerminal = Disk.isTerminal(stream)
    self.init(isTerminal: isTerminal, columns: isTerminal ? Disk.terminalWidth(stream) : nil) {
      bytes throws(Failure) in
      do throws(FileFault) {
        try Disk.write(bytes, to: stream)
      } catch {
        throw error.kind == .brokenPipe ? .closed : .failed(error.reason)
      }
    }
  }
}
