import Foundation
import TestSupport
import Testing

/// What only a real process can show.
@Suite struct BinaryTests {
  @Test func printsItsVersion() throws {
    let run = try Shell.run(#""$TOOL" version; echo $?"#)
    #expect(run.output == "iapcatalog 0.1.0\n0\n")
    #expect(run.errors.isEmpty)
  }

  @Test func refusesAnArgumentThatIsNoUTF8() throws {
    let run = try Shell.run(#""$TOOL" "$(printf 'v\377')"; echo $?"#)
    #expect(run.output == "2\n")
    #expect(run.errors == "iapcatalog: error: unknown command \"v\u{FFFD}\"\nhelp: see iapcatalog --help\n")
  }

  @Test func keepsQuietWhenNobodyReadsAnyMore() throws {
    // Longer than `true` lives.
    let run = try Shell.run(#"{ sleep 0.5; "$TOOL" help; echo $? >&2; } | true"#)
    #expect(run.errors == "0\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has a device that is full"))
  func saysThatTheDiskIsFull() throws {
    let run = try Shell.run(#""$TOOL" version > /dev/full; echo $?"#)
    #expect(run.output == "2\n")
    #expect(run.errors == "iapcatalog: error: cannot write to standard output: no space left on device\n")
  }
}

extension BinaryTests {
  @Test func saysThatAStreamIsClosed() throws {
    let output = try Shell.run(#""$TOOL" version >&-; echo $?"#)
    #expect(output.output == "2\n")
    #expect(output.errors == "iapcatalog: error: cannot write to standard output: it is closed\n")
    let input = try Shell.run(#""$TOOL" lint - <&-; echo $?"#)
    #expect(input.output == "2\n")
    #expect(input.errors == "iapcatalog: error: cannot read standard input: it is closed\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc"), "macOS makes no such file"))
  func refusesAFileWhoseNameIsNoUTF8() throws {
    let folder = try TemporaryFolder()
    let run = try Shell.run(
      "cd '\(folder.path)' && mkdir catalog && : > \"$(printf 'catalog/v\\377.yaml')\" && \"$TOOL\" lint; echo $?")
    #expect(run.output == "2\n")
    #expect(run.errors == "iapcatalog: error: catalog/v\u{FFFD}.yaml: the name is no UTF-8: rename it\n")
  }
}

/// Runs a line in the system's shell; `$TOOL` is the binary that was built with the tests.
enum Shell {
  static func run(_ line: String) throws -> (output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ["TOOL": try tool(), "PATH": "/usr/bin:/bin"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: printed, as: UTF8.self), String(decoding: complained, as: UTF8.self))
  }

  static func tool() throws -> String {
    let bundles = [Bundle.main] + Bundle.allBundles
    let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
    let candidates = folders.map { $0.appendingPathComponent("iapcatalog").path }
    return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0) })
  }
}
