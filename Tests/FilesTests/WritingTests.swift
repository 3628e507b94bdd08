import Files
import Foundation
import TestSupport
import Testing

@Suite struct WritingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func fault(_ body: () throws -> Void) -> FileFault? {
    #expect(throws: FileFault.self, performing: body)
  }

  @Test func replacesAndKeepsTheMode() throws {
    try folder.put("run.sh", "old")
    try folder.setMode("run.sh", 0o750)
    try Disk.atomicReplace(folder("run.sh"), with: Array("new".utf8))
    #expect(try folder.text("run.sh") == "new")
    #expect(Disk.status(folder("run.sh"))?.mode == 0o750)
    #expect(try folder.names() == ["run.sh"])
  }

  @Test func createsLikeAnyProgram() throws {
    try Disk.atomicReplace(folder("new"), with: [])
    try folder.put("other")
    #expect(Disk.status(folder("new"))?.mode == Disk.status(folder("other"))?.mode)
    #expect(Disk.status(folder("new"))?.size == 0)
  }

  @Test func leavesNothingBehindOnFailure() throws {
    try folder.put("taken/x")
    #expect(fault { try Disk.atomicReplace(folder("taken"), with: [1]) }?.path == folder("taken"))
    #expect(fault { try Disk.atomicReplace(folder("none/x"), with: [1]) }?.kind == .notFound)
    #expect(try folder.names() == ["taken"])
  }

  @Test("no fault speaks of the temporary name") func namesWhatThereIs() throws {
    #expect(fault { try Disk.atomicReplace(folder("none/x"), with: [1]) }?.path == folder("none/x"))
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func namesTheFolderThatMayNotBeWrittenTo() throws {
    try folder.put("a/x")
    try folder.setMode("a", 0o500)
    defer { try? folder.setMode("a", 0o700) }
    let fault = fault { try Disk.atomicReplace(folder("a/x"), with: [1]) }
    #expect(fault == FileFault(path: folder("a"), reason: "permission denied", kind: .denied))
  }

  @Test func waitsBesideTheFile() throws {
    try folder.put("x", "old")
    let replacement = try Replacement(of: folder("x"), with: Array("new".utf8))
    #expect(try folder.names() == [".x.iapcatalog-tmp-\(getpid())", "x"])
    #expect(try folder.text("x") == "old")
    #expect(Replacement.isTemporaryName(Path.lastComponent(replacement.temporary)))
    let second = try Replacement(of: folder("x"), with: Array("newer".utf8))
    try second.commit()
    #expect(try folder.text("x") == "newer")
    #expect(try folder.names() == ["x"])
  }

  @Test(arguments: [
    (".x.iapcatalog-tmp-12", true), ("..iapcatalog.json.iapcatalog-tmp-1", true), ("x.iapcatalog-tmp-12", false),
    (".x.iapcatalog-tmp-", false), (".x.iapcatalog-tmp-1a", false), (".x-12", false), (".iapcatalog.json", false),
  ])
  func knowsItsTemporaries(name: String, isOne: Bool) {
    #expect(Replacement.isTemporaryName(name) == isOne)
  }

  @Test func takesTheLongestNames() throws {
    let name = String(repeating: "ü", count: 127)
    try Disk.atomicReplace(folder(name), with: [65])
    #expect(try Disk.read(folder(name)) == [65])
  }

  @Test func makesFolders() throws {
    try Disk.createFolders(folder("a/b/c"))
    try Disk.createFolders(folder("a/b/c"))
    #expect(Disk.status(folder("a/b/c"))?.kind == .folder)
    try folder.put("file")
    #expect(fault { try Disk.createFolders(folder("file")) }?.kind == .notDirectory)
    #expect(fault { try Disk.createFolders(folder("file/x")) }?.kind == .notDirectory)
    try folder.link("lost", to: "nowhere")
    #expect(fault { try Disk.createFolders(folder("lost/x")) } != nil)
    #expect(try folder.names() == ["a", "file", "lost"])
  }

  @Test func removes() throws {
    try folder.put("a/x")
    try folder.link("l", to: "a/x")
    try Disk.removeFile(folder("l"))
    #expect(fault { try Disk.removeFolder(folder("a")) }?.kind == .exists)
    try Disk.rename(folder("a/x"), to: folder("y"))
    try Disk.removeFolder(folder("a"))
    #expect(try folder.names() == ["y"])
    #expect(fault { try Disk.removeFile(folder("x")) }?.kind == .notFound)
  }

  @Test func locksOutAnother() throws {
    let lock = try FolderLock(folder.path)
    #expect(fault { _ = try FolderLock(folder.path, patience: 40) }?.kind == .busy)
    withExtendedLifetime(lock) {}
  }

  @Test func letsGo() throws {
    do { _ = try FolderLock(folder.path) }
    _ = try FolderLock(folder.path, patience: 0)
  }
}
