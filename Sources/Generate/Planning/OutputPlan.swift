package import CatalogModel
package import Diagnostics
import Files

/// The files that the catalog asks for, before anything is known about the disk.
package struct OutputPlan: Sendable {
  package private(set) var files: [PlannedFile] = []
  /// What keeps files from being made, in order; empty for a sound catalog.
  package private(set) var findings: [Diagnostic] = []
  /// Every folder that the catalog's outputs write to, asked for now or not, in the order of the catalog; absolute.
  package private(set) var folders: [String] = []
  /// The folders of outputs whose files are too many to be told one by one; absolute.
  package private(set) var bundles: [String] = []

  /// Plans the outputs; what is sound is planned, whatever is wrong beside it.
  ///
  /// - Parameters:
  ///   - selected: names of outputs; all that the catalog asks for where it is empty.
  ///   - apps: keys of apps; all where it is empty.
  ///   - folder: written to instead of every `to` of the catalog; absolute.
  ///   - catalogPath: the catalog's folder, or its only file; absolute.
  ///   - workingDirectory: what the paths of the catalog's files count from; absolute.
  ///   - makesBytes: whether the files are made; without, they are empty, and the findings the same.
  package static func make(
    _ catalog: Catalog, selected: Set<String> = [], apps: [String] = [], to folder: String? = nil,
    catalogPath: String, workingDirectory: String, makesBytes: Bool = true
  ) -> OutputPlan {
    var planner = OutputPlanner(
      catalog: catalog, apps: apps, makesBytes: makesBytes,
      places: OutputPlaces(
        catalog: catalog, override: folder, catalogPath: catalogPath, workingDirectory: workingDirectory))
    for request in OutputRequest.all(of: catalog, selected: selected) {
      planner.plan(request, makesFiles: selected.isEmpty || selected.contains(request.output.name))
    }
    return OutputPlan(
      files: planner.files, findings: planner.findings.inOrder(), folders: planner.folders, bundles: planner.bundles)
  }
}

/// One output with what the catalog says of it.
struct OutputRequest {
  let output: any Output
  var options = OutputOptions()
  /// Nil where the catalog does not list it.
  var place: CatalogModel.Place?

  /// Those that the catalog asks for, else the default ones; then those that only the command line names.
  static func all(of catalog: Catalog, selected: Set<String>) -> [OutputRequest] {
    let settings = catalog.workspace.generate.outputs
    var requests =
      settings?.compactMap { setting in
        Outputs.named(catalog.string(of: setting.name)).map {
          OutputRequest(output: $0, options: setting.options, place: setting.name.place)
        }
      } ?? Outputs.defaults.map { OutputRequest(output: $0) }
    let asked = Set(requests.map(\.output.name))
    requests += Outputs.all.filter { selected.contains($0.name) && !asked.contains($0.name) }
      .map { OutputRequest(output: $0) }
    return requests
  }
}

/// Where outputs go.
struct OutputPlaces {
  let catalog: Catalog
  /// The folder of the command line.
  let override: String?
  let catalogPath: String
  let workingDirectory: String

  /// A folder with placeholders, and where it is written.
  struct Folder {
    let base: String
    let pattern: String
    var text: Text?
  }

  /// Nil where what is written is no text: that has its finding already.
  func folder(of options: OutputOptions) -> Folder? {
    if let override { return Folder(base: override, pattern: "") }
    for field in [options.to, catalog.workspace.generate.to] where !field.isAbsent {
      guard let text = field.text else { return nil }
      let source = catalog.location(of: text.place).source.path
      return Folder(
        base: Path.parent(Path.join(workingDirectory, source)), pattern: catalog.string(of: text), text: text)
    }
    return Folder(base: Path.join(Path.parent(catalogPath), "generated"), pattern: "")
  }
}
