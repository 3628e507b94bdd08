import CatalogModel
import Diagnostics
import Generate
import Lint

/// The files of an example as a catalog in memory.
struct RuleExample: FileProvider {
  private let example: Example

  /// What lint says of an example of a rule.
  static func findings(in example: Example, of rule: any Rule) async -> [Diagnostic] {
    let sources = example.files.filter { $0.path.hasSuffix(".yaml") }
      .map { Source(path: $0.path, bytes: Array($0.text.utf8)) }
    let reading = await Catalog.read(sources, provider: RuleExample(example: example))
    let findings = await Linter.findings(of: reading)
    guard rule is GeneratingRule else { return findings }
    let plan = OutputPlan.make(
      reading.catalog, catalogPath: "/catalog", workingDirectory: "/catalog", makesBytes: false)
    return (findings + plan.findings).inOrder()
  }

  func contents(of path: String) -> Result<[UInt8], UnreadableFile> {
    example.files.first { $0.path == path }.map { .success(Array($0.text.utf8)) }
      ?? .failure(UnreadableFile("no such file or directory"))
  }

  func names(in folder: String) -> [String]? {
    let prefix = folder == "." ? "" : folder + "/"
    var names: [String] = []
    for file in example.files where file.path.hasPrefix(prefix) {
      let name = file.path.dropFirst(prefix.count).prefix { $0 != "/" }
      if names.last != String(name) { names.append(String(name)) }
    }
    return names.isEmpty ? nil : names
  }
}
