package import CatalogModel
import Diagnostics

/// A catalog that exists in memory alone.
package struct MemoryFiles: FileProvider {
  private let texts: [String: [UInt8]]

  package init(_ files: [(path: String, text: String)]) {
    self.init(bytes: files.map { ($0.path, Array($0.text.utf8)) })
  }

  package init(bytes files: [(path: String, bytes: [UInt8])]) {
    texts = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
  }

  package func contents(of path: String) -> Result<[UInt8], UnreadableFile> {
    texts[path].map { .success($0) } ?? .failure(UnreadableFile("no such file or directory"))
  }

  package func names(in folder: String) -> [String]? {
    let prefix = folder == "." ? "" : folder + "/"
    let names = texts.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count).split(separator: "/")[0] }
    return names.isEmpty ? nil : Set(names.map(String.init)).sorted()
  }

  /// Reads the YAML files in name order, as the tool would.
  package func readCatalog() async -> CatalogReading {
    await readCatalog(of: texts.keys.filter { $0.hasSuffix(".yaml") })
  }

  /// Reads some of the files as the catalog; the others lie beside it.
  package func readCatalog(of paths: [String]) async -> CatalogReading {
    let sources = texts.filter { paths.contains($0.key) }.sorted { $0.key < $1.key }
      .map { Source(path: $0.key, bytes: $0.value) }
    return await Catalog.read(sources, provider: self)
  }
}

/// Reads one text as the catalog `catalog.yaml`.
package func readCatalog(_ text: String) async -> CatalogReading {
  await MemoryFiles([("catalog.yaml", text)]).readCatalog()
}
