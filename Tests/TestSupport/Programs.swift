import Foundation

/// A program that tests hold our texts against.
package struct Program: Sendable {
  package let name: String
  /// Nil where it is not installed.
  package let path: String?

  /// Looks in the folder that `.ci/setup tests` fills, then where the shell looks.
  package init(_ name: String) {
    self.name = name
    let own = Checkout.url.appendingPathComponent(".build/python/bin").path
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    // Xcode keeps the programs of its toolchain off the path.
    let xcode = environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app/Contents/Developer"
    path = ([own] + folders + ["\(xcode)/Toolchains/XcodeDefault.xctoolchain/usr/bin"]).map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Tests that need it run where it is, and always in CI, where its absence is a failure.
  package var isWanted: Bool {
    path != nil || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// What it says on both streams, and its exit code.
  package func run(_ arguments: [String], in folder: String) throws -> (output: String, errors: String, code: Int32) {
    guard let path else { throw NotInstalled(program: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    // Into files, since two pipes that are read one after the other can block each other.
    let files = try ["out", "err"].map { ending in
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ending)")
      try Data().write(to: url)
      return url
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return (texts[0], texts[1], process.terminationStatus)
  }
}

/// A test needs a program that is not there.
package struct NotInstalled: Error {
  package let program: String
}
