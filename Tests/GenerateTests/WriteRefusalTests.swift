import Diagnostics
import Files
import Generate
import TestSupport
import Testing

/// Everything that must stop a run before it writes.
@Suite struct WriteRefusalTests {
  let space: Workspace

  init() throws {
    space = try Workspace()
  }

  private func errors(_ files: [PlannedFile], force: Bool = false) -> [String] {
    space.plan(files, force: force).problems.filter { $0.severity == .error }.map {
      "\(Path.relative($0.path, to: space.root.path)): \($0.message)"
    }
  }

  @Test(arguments: [
    ("../x", "the path \"../x\" leads out with \"..\"; use \"to\" for another folder"),
    ("a/../b", "the path \"a/../b\" leads out with \"..\"; use \"to\" for another folder"),
    ("", "the path \"\" names no file"), (".", "the path \".\" names no file"),
    ("a/", "the path \"a/\" names no file"),
    ("a\0b", "the path \"aU+0000b\" has a NUL in it"),
    (".iapcatalog.json", "the name \".iapcatalog.json\" is taken by iapcatalog itself"),
    ("a/.IAPCATALOG.json", "the name \".IAPCATALOG.json\" is taken by iapcatalog itself"),
    (".a.iapcatalog-tmp-1", "the name \".a.iapcatalog-tmp-1\" is taken by iapcatalog itself"),
    (".git/hooks/x", "the path \".git/hooks/x\" leads into a repository's own files"),
  ])
  func badPath(path: String, message: String) {
    let problems = space.plan([space.file(path, "x")], force: true).problems
    #expect(problems.map(\.message) == ["output \"ids\": \(message)"])
    #expect(problems.map(\.severity) == [.error])
  }

  @Test func oneErrorAndNothingIsWritten() throws {
    try space.write([space.file("a", "1"), space.file("gone", "1")])
    try space.root.put("generated/mine", "mine")
    let before = try space.contents()
    let made = space.plan([space.file("a", "2"), space.file("mine", "2")])
    #expect(!made.plan.isClean)
    let fault = #expect(throws: FileFault.self) { try made.plan.perform() }
    #expect(fault?.path == space.root("generated/mine"))
    #expect(try space.contents() == before)
  }

  @Test func absolutePath() {
    let problems = space.plan([space.file("/etc/x", "x")]).problems
    #expect(problems.map(\.message) == ["output \"ids\": the path \"/etc/x\" is absolute; it is read within \"to\""])
  }

  @Test func folderOutsideTheRepository() throws {
    let other = try TemporaryFolder()
    let file = PlannedFile(output: "ids", folder: other("out"), path: "x", bytes: [])
    let made = WritePlan.make(files: [file], confinement: space.root.path)
    #expect(made.problems.map(\.message) == ["lies outside \(space.root.path)"])
    let free = WritePlan.make(files: [file])
    #expect(free.problems == [])
    try free.plan.perform()
    #expect(try other.names(in: "out") == [".iapcatalog.json", "x"])
  }

  @Test func folderInTheRepositorysOwnFiles() {
    #expect(
      errors([space.file("pre-commit", "x", to: ".git/hooks")])
        == [".git/hooks: is part of the repository's own files"])
  }

  @Test func folderLinkedOut() throws {
    let other = try TemporaryFolder()
    try space.root.link("out", to: other.path)
    #expect(errors([space.file("x", "", to: "out")]) == ["out: a link leads outside \(space.root.path)"])
    #expect(errors([space.file("x", "", to: "out/deep")]) == ["out/deep: a link leads outside \(space.root.path)"])
  }

  @Test func fileLinkedOut() throws {
    let other = try TemporaryFolder()
    try other.put("x", "theirs")
    try space.root.link("generated/sub", to: other.path)
    try space.root.link("generated/x", to: other("x"))
    try space.root.link("generated/lost", to: other("nothing"))
    let found = errors([space.file("sub/x", ""), space.file("x", ""), space.file("lost", "")], force: true)
    #expect(
      found == [
        "generated/lost: is a link that leads nowhere",
        "generated/sub/x: a link leads outside its output folder",
        "generated/x: is a link that leads outside its output folder",
      ])
    #expect(try other.text("x") == "theirs")
  }

  @Test func listLinkedOut() throws {
    let other = try TemporaryFolder()
    try other.put("list", "{}")
    try space.root.link("generated/.iapcatalog.json", to: other("list"))
    #expect(
      errors([space.file("x", "")], force: true) == [
        "generated/.iapcatalog.json: a link leads outside \(space.root("generated"))"
      ])
  }

  @Test func linksThatStayInsideAreFine() throws {
    try space.root.put("generated/real/keep", "")
    try space.root.link("generated/alias", to: "real")
    try space.root.link("out", to: "generated")
    try space.write([space.file("alias/x", "1")])
    #expect(try space.root.text("generated/real/x") == "1")
    #expect(space.plan([space.file("alias/x", "1", to: "out")], known: ["out", "generated"]).plan.isClean)
  }

  @Test func twoOutputsOneFile() throws {
    #expect(
      errors([space.file("a", "1", output: "A"), space.file("./a", "2", output: "B")])
        == ["generated/a: two outputs make this file: \"A\" and \"B\""])
    #expect(
      errors([space.file("sub/a", "1", output: "A"), space.file("a", "1", output: "B", to: "generated/sub")])
        == ["generated/sub/a: two outputs make this file: \"A\" and \"B\""])
    try space.root.link("out", to: "generated")
    #expect(
      errors([space.file("a", "1", output: "A"), space.file("a", "1", output: "B", to: "out")])
        == ["generated/a: two outputs make this file: \"A\" and \"B\""])
  }

  @Test func oneOutputTwice() {
    #expect(
      errors([space.file("a", "1"), space.file("a", "1")]) == ["generated/a: output \"ids\" makes this file twice"])
  }

  @Test(arguments: [("A.json", "a.json"), ("Sub/x", "sub/x"), ("caf\u{E9}", "cafe\u{301}")])
  func pathsThatAreOneOnMacOS(first: String, second: String) {
    #expect(
      errors([space.file(first, "", output: "A"), space.file(second, "", output: "B")]) == [
        "generated/\(second): output \"B\" makes this file and output \"A\" makes \(first.quoted): "
          + "the paths differ only by case or accents, and are one file on macOS"
      ])
  }

  @Test func aFileWhereAnotherNeedsAFolder() {
    #expect(
      errors([space.file("a/b", "", output: "A"), space.file("A", "", output: "B")])
        == ["generated/a/b: output \"A\" needs a folder where output \"B\" makes the file \"A\""])
  }

  @Test func aFolderWhereAFileIsToBe() throws {
    try space.root.put("generated/a/b", "")
    #expect(
      errors([space.file("a", "")], force: true) == ["generated/a: is a folder, where a file is to be"])
  }

  @Test func aFileWhereAFolderIsToBe() throws {
    try space.root.put("generated/a", "")
    #expect(
      errors([space.file("a/b/c", "")], force: true)
        == ["generated/a/b/c: \"a\" is a file, where a folder is to be"])
    try space.root.put("file", "")
    #expect(
      errors([space.file("x", "", to: "file")]) == ["file: is a file, where a folder is wanted"])
    #expect(errors([space.file("x", "", to: "file/deep")]) == ["file/deep: not a directory"])
  }

  @Test(arguments: [
    ("{", "the list of generated files is damaged: "),
    ("{\"format\": \"iapcatalog-generated-files/9\", \"files\": []}", "the list of generated files is of another"),
    (
      entry("{\"path\": \"../../x\", \"output\": \"ids\", \"sha256\": \"0\"}"), "the list of generated files is damaged"
    ),
    (entry("{\"path\": \"/x\", \"output\": \"ids\", \"sha256\": \"0\"}"), "the list of generated files is damaged"),
    (entry("{\"path\": \"x\", \"output\": \"ids\"}"), "the list of generated files is damaged"),
    ("<<<<<<< HEAD\n", "the list of generated files is damaged"),
  ])
  func uselessList(text: String, message: String) throws {
    try space.root.put("generated/.iapcatalog.json", text)
    try space.root.put("generated/a", "1")
    let problems = space.plan([space.file("a", "1")]).problems
    #expect(problems.map(\.severity) == [.error])
    #expect(problems.first?.message.hasPrefix(message) == true)
    #expect(!space.plan([space.file("a", "1")]).plan.isClean)
    try space.write([space.file("a", "1")], force: true)
  }

  private static func entry(_ text: String) -> String {
    "{\"format\": \"iapcatalog-generated-files/1\", \"files\": [\(text)]}"
  }

  @Test func aLeftoverBehindALinkOutIsLeftAlone() throws {
    let other = try TemporaryFolder()
    try space.write([space.file("sub/x", "1"), space.file("y", "1")])
    try Disk.removeFile(space.root("generated/sub/x"))
    try Disk.removeFolder(space.root("generated/sub"))
    try other.put("x", "1")
    try space.root.link("generated/sub", to: other.path)
    let made = space.plan([space.file("y", "1")])
    #expect(made.problems.map(\.severity) == [.warning])
    try made.plan.perform()
    #expect(try other.text("x") == "1")
  }
}
