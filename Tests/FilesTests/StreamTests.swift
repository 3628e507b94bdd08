import Files
import Foundation
import Testing

@Suite struct StreamTests {
  @Test func writesEverything() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      try Disk.write([UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000), to: .standardOutput)
      exit(0)
    }
    #expect(result?.standardOutputContent.count { $0 == UInt8(ascii: "x") } == 1_000_000)
  }

  @Test func writesToStandardError() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try Disk.write(Array("help".utf8), to: .standardError)
      exit(0)
    }
    #expect(result?.standardErrorContent == Array("help".utf8))
  }

  @Test func aReaderThatWentAwayIsAFault() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Disk.ignoreBrokenPipes()
      let pipe = Pipe()
      dup2(pipe.fileHandleForWriting.fileDescriptor, 1)
      try pipe.fileHandleForReading.close()
      do throws(FileFault) {
        try Disk.write([1], to: .standardOutput)
      } catch {
        exit(error.kind == .brokenPipe ? 7 : 8)
      }
    }
  }

  @Test func readsStandardInputToItsEnd() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let pipe = Pipe()
      dup2(pipe.fileHandleForReading.fileDescriptor, 0)
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
      Thread {
        pipe.fileHandleForWriting.write(Data(bytes))
        close(pipe.fileHandleForWriting.fileDescriptor)
      }.start()
      exit(try Disk.readStandardInput() == bytes ? 7 : 8)
    }
  }

  @Test func refusesTooLongAStandardInput() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let zeros = unsafe open("/dev/zero", O_RDONLY)
      dup2(zeros, 0)
      do throws(FileFault) {
        _ = try Disk.readStandardInput(limit: 1_000_000)
      } catch {
        exit(error.kind == .tooLarge ? 7 : 8)
      }
    }
  }
}
