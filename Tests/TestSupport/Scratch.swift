import Foundation

/// A folder of its own for one test, and the programs that are run in it.
package final class Scratch {
  private let folder: TemporaryFolder
  /// The names of what was written, in that order.
  package private(set) var files: [String] = []

  package init() throws {
    folder = try TemporaryFolder()
  }

  /// The absolute path of a name in it.
  package func path(_ name: String) -> String {
    folder(name)
  }

  /// Writes a text file.
  package func write(_ text: String, to name: String) throws {
    try folder.put(name, text)
    files.append(name)
  }

  /// What the command says on both streams; an exit code other than 0 is said at the end.
  package func run(_ command: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? text : text + "exit code \(process.terminationStatus)"
  }
}

/// How Objective-C is compiled here: Apple's frameworks, or GNUstep with the toolchain's own clang.
package enum ObjectiveC {
  /// It is compiled where it can be, and always in CI, where a missing compiler is a failure.
  package static var isWanted: Bool {
    #if os(macOS)
      true
    #else
      FileManager.default.fileExists(atPath: "/usr/include/GNUstep")
        || ProcessInfo.processInfo.environment["CI"] != nil
    #endif
  }

  /// The compiler with its options; warnings are errors.
  package static var compiler: [String] {
    let warnings = ["-Wall", "-Wextra", "-Werror", "-Wno-unused-command-line-argument"]
    #if os(macOS)
      return ["clang"] + warnings + ["-fobjc-arc"]
    #else
      return ["clang"] + warnings + [
        "-fobjc-runtime=gcc", "-fconstant-string-class=NSConstantString", "-isystem", "/usr/include/GNUstep",
      ] + runtimeHeaders.flatMap { ["-isystem", $0] } + runtimeFolders.map { "-L\($0)" }
    #endif
  }

  /// What a program is linked with.
  package static var libraries: [String] {
    #if os(macOS)
      ["-framework", "Foundation"]
    #else
      ["-lgnustep-base", "-lobjc"]
    #endif
  }

  /// The runtime's headers and library lie with a GCC that need not be the one clang picks.
  private static var runtimeFolders: [String] {
    let root = URL(fileURLWithPath: "/usr/lib/gcc")
    let machines = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return machines.sorted().flatMap { machine -> [String] in
      let folder = root.appendingPathComponent(machine)
      let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return versions.sorted().map { folder.appendingPathComponent($0).path }
        .filter { FileManager.default.fileExists(atPath: $0 + "/include/objc/objc.h") }
    }
  }

  private static var runtimeHeaders: [String] {
    let own = "/usr/include/GNUstep/objc-runtime"
    // Only the folder `objc`: GCC's other headers there are not for clang.
    return runtimeFolders.map { $0 + "/include" } + (FileManager.default.fileExists(atPath: own) ? [own] : [])
  }
}
