import Files
import Foundation
import TestSupport
import Testing

@Suite struct WalkTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func found() -> [String] {
    Disk.walk(folder.path).files.map { Path.relative($0, to: folder.path) }
  }

  @Test func takesYAMLInByteOrder() throws {
    for name in ["b.yml", "a/z.yaml", "a.yaml", "Z.yaml", "a/b/c.yml", "note.txt", "yaml", "x.yaml.bak"] {
      try folder.put(name)
    }
    #expect(found() == ["Z.yaml", "a.yaml", "a/b/c.yml", "a/z.yaml", "b.yml"])
    #expect(Disk.walk(folder.path).faults.isEmpty)
  }

  @Test(arguments: [".a.yaml", "x.yaml~", ".#x.yaml", "#x.yaml#", "#x.yaml", ".git/x.yaml", ".yaml", "x.yaml.swp"])
  func skips(name: String) throws {
    try folder.put(name)
    #expect(found().isEmpty)
  }

  @Test func takesCapitalEndings() throws {
    try folder.put("A.YAML")
    try folder.put("b.Yml")
    #expect(found() == ["A.YAML", "b.Yml"])
  }

  @Test func descendsIntoAFolderCalledLikeAFile() throws {
    try folder.put("x.yaml/y.yaml")
    #expect(found() == ["x.yaml/y.yaml"])
  }

  @Test func survivesLoopsAndFindsEachFileOnce() throws {
    try folder.put("a/x.yaml")
    try folder.link("a/loop", to: "..")
    try folder.link("0.yaml", to: "a/x.yaml")
    try folder.link("0", to: "a")
    try folder.link("self.yaml", to: "self.yaml")
    let walk = Disk.walk(folder.path)
    #expect(found() == ["a/x.yaml"])
    #expect(walk.faults.map(\.path) == [folder("self.yaml")])
  }

  @Test func followsLinksOutOfTheFolder() throws {
    let other = try TemporaryFolder()
    try other.put("shared/p.yaml")
    try folder.link("s", to: other("shared"))
    try folder.link("one.yaml", to: other("shared/p.yaml"))
    #expect(found() == ["one.yaml"])
  }

  @Test func reportsWhatLeadsNowhere() throws {
    try folder.link("gone.yaml", to: "nothing")
    try folder.link("gone", to: "nothing")
    let walk = Disk.walk(folder.path)
    #expect(walk.files.isEmpty)
    #expect(
      walk.faults == [FileFault(path: folder("gone.yaml"), reason: "no such file or directory", kind: .notFound)])
    #expect(Disk.walk(folder("missing")).faults.map(\.kind) == [.notFound])
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func reportsAFolderThatMayNotBeRead() throws {
    try folder.put("a/x.yaml")
    try folder.put("b.yaml")
    try folder.setMode("a", 0)
    defer { try? folder.setMode("a", 0o700) }
    let walk = Disk.walk(folder.path)
    #expect(found() == ["b.yaml"])
    #expect(walk.faults.map(\.kind) == [.denied])
  }

  @Test func goesDeepWithoutRecursion() throws {
    var path = folder.path
    for _ in 0..<300 { path += "/d" }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: path + "/x.yaml"))
    #expect(Disk.walk(folder.path).files == [path + "/x.yaml"])
  }
}
