import CatalogModel
import Diagnostics
import Foundation
import Generate
import TestSupport
import Testing

/// The catalogs that the goldens are made from.
enum GoldenCatalog: String {
  case productIDs = "catalog.yaml"
  case store = "store.yaml"

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Golden")

  /// The golden of a made file; Swift is kept as text, since it is not ours to lay out.
  static func url(_ path: String) -> URL {
    folder.appendingPathComponent(name(path))
  }

  static func name(_ path: String) -> String {
    path.hasSuffix(".swift") ? path + ".txt" : path
  }

  /// The catalog with what it generates, and the files that it names.
  func files(generating outputs: String) throws -> MemoryFiles {
    let text = try String(contentsOf: Self.url(rawValue), encoding: .utf8)
    let prices = try String(contentsOf: Self.url("p499.csv"), encoding: .utf8)
    return MemoryFiles([
      ("catalog/catalog.yaml", text + "\ngenerate: { outputs: [\(outputs)] }\n"), ("catalog/p499.csv", prices),
    ])
  }
}

/// Plans the outputs of a text, which stands in /repo/catalog/catalog.yaml.
func plan(
  _ text: String, selected: Set<String> = [], apps: [String] = [], to folder: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async -> OutputPlan {
  await plan(
    MemoryFiles([("catalog/catalog.yaml", text)]), selected: selected, apps: apps, to: folder,
    sourceLocation: sourceLocation)
}

/// Plans the outputs of files, which stand in /repo.
func plan(
  _ files: MemoryFiles, selected: Set<String> = [], apps: [String] = [], to folder: String? = nil,
  catalogPath: String = "/repo/catalog", sourceLocation: SourceLocation = #_sourceLocation
) async -> OutputPlan {
  let reading = await files.readCatalog()
  #expect(reading.findings.map(\.message) == [], sourceLocation: sourceLocation)
  #expect(reading.refusals.isEmpty, sourceLocation: sourceLocation)
  return OutputPlan.make(
    reading.catalog, selected: selected, apps: apps, to: folder, catalogPath: catalogPath, workingDirectory: "/repo")
}

extension OutputPlan {
  /// Absolute paths.
  var paths: [String] { files.map { "\($0.folder)/\($0.path)" } }

  /// The text of the only file of that path within its folder.
  func text(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    let found = files.filter { $0.path == path }
    #expect(found.count == 1, "\(path) among \(files.map(\.path))", sourceLocation: sourceLocation)
    return found.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// `rule: message` with the text that it points to.
  var complaints: [String] {
    findings.map { "\($0.rule) at \($0.location.source.text(in: $0.location.range).quoted): \($0.message)" }
  }
}
