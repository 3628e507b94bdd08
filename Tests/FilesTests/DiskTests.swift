import Files
import Foundation
import TestSupport
import Testing

@Suite struct DiskTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func fault(_ body: () throws -> Void) -> FileFault? {
    #expect(throws: FileFault.self, performing: body)
  }

  @Test(arguments: [0, 1, 65_536, 65_537, 300_001])
  func readsWhole(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder("x")))
    #expect(try Disk.read(folder("x")) == bytes)
    #expect(try Disk.read(folder("x"), limit: size) == bytes)
  }

  @Test func limits() throws {
    try folder.put("x", "12345")
    let found = fault { _ = try Disk.read(folder("x"), limit: 4) }
    #expect(found == FileFault(path: folder("x"), reason: "is larger than 4 bytes", kind: .tooLarge))
  }

  @Test func refusesASparseGiantWithoutReadingIt() throws {
    try folder.put("x")
    let handle = try #require(FileHandle(forWritingAtPath: folder("x")))
    try handle.truncate(atOffset: 300 * 1024 * 1024)
    let found = fault { _ = try Disk.read(folder("x")) }
    #expect(found?.reason == "is larger than 256 MB")
  }

  @Test func readsNoFolder() {
    let found = fault { _ = try Disk.read(folder.path) }
    #expect(found == FileFault(path: folder.path, reason: "is a directory", kind: .isDirectory))
  }

  @Test func readsNothing() {
    let found = fault { _ = try Disk.read(folder("none")) }
    #expect(found == FileFault(path: folder("none"), reason: "no such file or directory", kind: .notFound))
  }

  @Test func waitsForNoPipe() throws {
    let made = unsafe mkfifo(folder("pipe.yaml"), 0o600)
    #expect(made == 0)
    let found = fault { _ = try Disk.read(folder("pipe.yaml")) }
    #expect(found?.kind == .notRegular)
    #expect(fault { _ = try Disk.read("/dev/null") }?.kind == .notRegular)
    let walk = Disk.walk(folder.path)
    #expect(walk.files.isEmpty)
    #expect(walk.faults.map(\.kind) == [.notRegular])
  }

  @Test func lists() throws {
    try folder.put("b")
    try folder.put("a/x")
    try folder.put("Z")
    try folder.link("l", to: "a")
    let entries = try Disk.list(folder.path)
    #expect(entries.map(\.name) == ["Z", "a", "b", "l"])
    #expect(entries.map(\.kind) == [.file, .folder, .file, .link])
    #expect(fault { _ = try Disk.list(folder("b")) }?.kind == .notDirectory)
  }

  @Test func status() throws {
    try folder.put("b", "123")
    try folder.link("l", to: "b")
    #expect(Disk.status(folder("b"))?.size == 3)
    #expect(Disk.status(folder("l"))?.kind == .file)
    #expect(Disk.status(folder("l"), followingLinks: false)?.kind == .link)
    #expect(Disk.status(folder("l"))?.identity == Disk.status(folder("b"))?.identity)
    #expect(Disk.status(folder("c")) == nil)
    #expect(Disk.status(folder.path)?.kind == .folder)
  }

  @Test func resolves() throws {
    try folder.put("real/x")
    try folder.link("alias", to: "real")
    try folder.link("lost", to: "nowhere")
    #expect(try Disk.realPath(folder("alias/x")) == folder("real/x"))
    #expect(try Disk.resolve(folder("alias/new/deep")) == folder("real/new/deep"))
    #expect(fault { _ = try Disk.resolve(folder("lost/x")) }?.kind == .outside)
    #expect(fault { _ = try Disk.realPath(folder("none")) }?.kind == .notFound)
  }

  @Test func confines() throws {
    try folder.put("root/sub/x")
    try folder.put("other/x")
    try folder.link("root/out", to: "../other")
    try folder.link("root/within", to: "sub")
    try Disk.confine(folder("root/sub/new"), to: folder("root"))
    try Disk.confine(folder("root/within/new"), to: folder("root"))
    #expect(fault { try Disk.confine(folder("root/out/new"), to: folder("root")) }?.kind == .outside)
    #expect(fault { try Disk.confine(folder("root/../other"), to: folder("root")) }?.kind == .outside)
  }

  @Test func environment() throws {
    #expect(Disk.environment("PATH") == ProcessInfo.processInfo.environment["PATH"])
    #expect(Disk.environment("IAPCATALOG_NOT_SET") == nil)
    #expect(Disk.processID == Int(getpid()))
    #expect(try Disk.currentDirectory() == Disk.realPath("."))
  }
}
