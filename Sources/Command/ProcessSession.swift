// The one file here that calls the C library, until standard streams, environment and terminal come from `Files`.

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension Session {
  /// The session of this process; from here on a closed pipe is an error of writing, not a signal.
  package static func ofThisProcess() -> Session {
    // Otherwise `generate | head` would die between two files.
    signal(SIGPIPE, SIG_IGN)
    return Session(
      standardOutput: StandardStream(descriptor: STDOUT_FILENO),
      standardError: StandardStream(descriptor: STDERR_FILENO),
      standardInput: { () throws(ReadingFailure) in try readAll(STDIN_FILENO) },
      environment: { name in unsafe getenv(name).map { unsafe String(cString: $0) } },
      workingDirectory: currentDirectory())
  }
}

/// Ends the process.
package func endProcess(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}

/// Standard input cannot be read.
struct ReadingFailure: Error {
  /// The system's words.
  let reason: String
}

extension StandardStream {
  fileprivate convenience init(descriptor: Int32) {
    let isTerminal = isatty(descriptor) == 1
    self.init(isTerminal: isTerminal, columns: isTerminal ? terminalColumns(descriptor) : nil) {
      bytes throws(Failure) in try writeAll(bytes, descriptor)
    }
  }
}

private func writeAll(_ bytes: [UInt8], _ descriptor: Int32) throws(StandardStream.Failure) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EPIPE {
      throw .closed
    } else if errno != EINTR {
      throw .failed(lastError())
    }
  }
}

private func terminalColumns(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}

private func readAll(_ descriptor: Int32) throws(ReadingFailure) -> [UInt8] {
  var result: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    if count == 0 { return result }
    if count > 0 {
      result += buffer[..<count]
    } else if errno != EINTR {
      throw ReadingFailure(reason: lastError())
    }
  }
}

private func currentDirectory() -> String {
  guard let path = unsafe getcwd(nil, 0) else { return "/" }
  defer { unsafe free(path) }
  return unsafe String(cString: path)
}

private func lastError() -> String {
  unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
}
