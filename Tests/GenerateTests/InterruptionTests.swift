import Files
import Foundation
import TestSupport
import Testing

@testable import Generate

/// A run may die before any of its steps, or at any moment.
@Suite struct InterruptionTests {
  /// Three states of a catalog, with every kind of change between them.
  private func first(_ space: Workspace) -> [PlannedFile] {
    [
      space.file("same", "same"), space.file("changed", "1"), space.file("gone/deep/x", "1"),
      space.file("moved/y", "1"), space.file("becomes-folder", "1"), space.file("other", "1", to: "second"),
      space.file("vanishing", "1", to: "third"),
    ]
  }

  private func second(_ space: Workspace) -> [PlannedFile] {
    [
      space.file("same", "same"), space.file("changed", "2"), space.file("new/z", "2"),
      space.file("y", "2", to: "generated/moved"), space.file("becomes-folder/x", "2"),
      space.file("other", "2", to: "second"), space.file("x", "2", to: "fourth/deep"),
    ]
  }

  private func third(_ space: Workspace) -> [PlannedFile] {
    [space.file("changed", "3"), space.file("new/z", "3"), space.file("moved/y", "3"), space.file("gone/deep/x", "1")]
  }

  private let known = ["generated", "second", "third", "generated/moved", "fourth/deep"]

  private func make(_ space: Workspace, _ files: [PlannedFile]) -> (plan: WritePlan, problems: [WriteProblem]) {
    space.plan(files, known: known.filter { Disk.status(space.root($0)) != nil })
  }

  /// What the disk holds after an undisturbed run from nothing.
  private func wanted(_ files: (Workspace) -> [PlannedFile]) throws -> [String: String] {
    let space = try Workspace()
    try make(space, files(space)).plan.perform()
    return try space.contents()
  }

  private func mend(_ space: Workspace, _ files: [PlannedFile], to wanted: [String: String]) throws {
    let next = make(space, files)
    #expect(next.problems == [])
    try next.plan.perform()
    #expect(try space.contents() == wanted)
    #expect(make(space, files).plan.isClean)
  }

  @Test func aRunKilledBeforeAnyStepIsMended() throws {
    let wanted = try wanted(second)
    let old = try wanted.keys.filter { _ in false } + self.wanted(first).keys
    var steps = 0
    var isComplete = false
    while !isComplete {
      let space = try Workspace()
      try make(space, first(space)).plan.perform()
      try space.root.put("generated/mine", "mine")
      isComplete = try make(space, second(space)).plan.perform(killedAfter: steps)
      let found = try space.contents()
      for (name, text) in found where !Replacement.isTemporaryName(Path.lastComponent(name)) {
        guard !name.hasSuffix("json"), name != "generated/mine" else { continue }
        #expect(old.contains(name) && text == (name == "generated/same" ? "same" : "1") || text == wanted[name])
      }
      let check = make(space, second(space))
      #expect(check.plan.isClean == isComplete)
      #expect(check.plan.differences(relativeTo: space.root.path).isEmpty == isComplete)
      var expected = wanted
      expected["generated/mine"] = "mine"
      try mend(space, second(space), to: expected)
      steps += 1
    }
    #expect(steps > 30)
  }

  @Test func theCatalogMayChangeAfterTheKill() throws {
    let wanted = try wanted(third)
    var steps = 0
    var isComplete = false
    while !isComplete {
      let space = try Workspace()
      try make(space, first(space)).plan.perform()
      isComplete = try make(space, second(space)).plan.perform(killedAfter: steps)
      _ = try make(space, third(space)).plan.perform(killedAfter: steps / 2)
      try mend(space, third(space), to: wanted)
      steps += 1
    }
  }

  @Test func theFirstRunMayBeKilled() throws {
    let wanted = try wanted(second)
    var steps = 0
    var isComplete = false
    while !isComplete {
      let space = try Workspace()
      isComplete = try make(space, first(space)).plan.perform(killedAfter: steps)
      try mend(space, second(space), to: wanted)
      steps += 1
    }
  }

  @Test func aForcedRunIsMendedWithoutForce() throws {
    for steps in 0... {
      let space = try Workspace()
      try space.root.put("generated/a", "mine")
      let files = [space.file("a", "1"), space.file("b", "1")]
      let isComplete = try space.plan(files, force: true).plan.perform(killedAfter: steps)
      // Before the list is there, nothing tells that force was used.
      let isListed = Disk.status(space.root("generated/.iapcatalog.json")) != nil
      let next = space.plan(files)
      #expect(next.problems.isEmpty == isListed)
      if isListed { try space.write(files) }
      if isComplete { break }
    }
  }

  @Test func aKilledRunOfOneOutputLeavesTheOthersPending() throws {
    let space = try Workspace()
    func files(_ text: String) -> [PlannedFile] {
      [space.file("a", text, output: "A"), space.file("b", text, output: "B")]
    }
    try space.write(files("1"))
    for steps in 0... {
      if try space.plan(files("\(steps + 2)")).plan.perform(killedAfter: steps) { break }
      try space.plan(files("one"), only: ["B"]).plan.perform()
      #expect(space.plan(files("one"), only: ["B"]).plan.isClean)
      let all = space.plan(files("one"))
      #expect(all.problems == [])
      #expect(!all.plan.isClean)
    }
    try space.write(files("end"))
  }

  @Test func aFaultLeavesNoTemporaryFile() throws {
    let space = try Workspace()
    try space.write([space.file("a", "1"), space.file("b", "1")])
    let made = space.plan([space.file("a", "2"), space.file("b", "2"), space.file("c", "2")])
    try Disk.removeFile(space.root("generated/b"))
    try Disk.createFolders(space.root("generated/b/in the way"))
    #expect(throws: FileFault.self) { try made.plan.perform() }
    #expect(try space.root.names(in: "generated") == [".iapcatalog.json", "a", "b"])
    #expect(try space.root.text("generated/a") == "2")
    try Disk.removeFolder(space.root("generated/b/in the way"))
    try Disk.removeFolder(space.root("generated/b"))
    try space.write([space.file("a", "2"), space.file("b", "2"), space.file("c", "2")])
  }
}
