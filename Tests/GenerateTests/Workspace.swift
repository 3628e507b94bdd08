import Diagnostics
import Files
import Foundation
import Generate
import TestSupport
import Testing

/// A repository on the disk with one output folder, for one test.
struct Workspace {
  let root: TemporaryFolder

  init() throws {
    root = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: root("generated"), withIntermediateDirectories: true)
  }

  /// A planned file; the output is called after the first letter of the file unless it is named.
  func file(_ path: String, _ text: String, output: String = "ids", to folder: String = "generated") -> PlannedFile {
    PlannedFile(output: output, folder: root(folder), path: path, bytes: Array(text.utf8))
  }

  func plan(
    _ files: [PlannedFile], only outputs: Set<String>? = nil, known: [String] = ["generated"], force: Bool = false,
    keepsLeftovers: Bool = false
  ) -> (plan: WritePlan, problems: [WriteProblem]) {
    WritePlan.make(
      files: files, selectedOutputs: outputs, knownFolders: known.map { root($0) }, confinement: root.path,
      force: force, keepsLeftovers: keepsLeftovers)
  }

  /// Writes, and expects that nothing stands in the way and that all is clean afterwards.
  @discardableResult
  func write(
    _ files: [PlannedFile], only outputs: Set<String>? = nil, force: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (plan: WritePlan, problems: [WriteProblem]) {
    let made = plan(files, only: outputs, force: force)
    #expect(made.problems.filter { $0.severity == .error } == [], sourceLocation: sourceLocation)
    try made.plan.perform()
    let after = plan(files, only: outputs)
    #expect(after.plan.isClean, sourceLocation: sourceLocation)
    #expect(after.problems == [], sourceLocation: sourceLocation)
    #expect(after.plan.differences(relativeTo: root.path).isEmpty, sourceLocation: sourceLocation)
    return made
  }

  /// The kinds of what would be done, by path within the root.
  func kinds(_ plan: WritePlan) -> [String: WriteAction.Kind] {
    Dictionary(uniqueKeysWithValues: plan.actions.map { (Path.relative($0.path, to: root.path), $0.kind) })
  }

  /// Every file below the root with its text.
  func contents() throws -> [String: String] {
    var result: [String: String] = [:]
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    for name in names where Disk.status(root(name), followingLinks: false)?.kind == .file {
      result[name] = try root.text(name)
    }
    return result
  }
}
