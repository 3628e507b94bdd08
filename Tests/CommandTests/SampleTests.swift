import CatalogModel
import Command
import Foundation
import TestSupport
import Testing
import YAML
import Diagnostics

/// The sample in `catalog/`, from which people learn the format.
@Suite struct SampleTests {
  @Test func isClean() async {
    let screen = Screen(workingDirectory: Checkout.url.path)
    #expect(await screen.run("lint --strict") == .clean)
    #expect(screen.output.isEmpty, "\(screen.output)")
  }

  /// Whatever has a name in the format can be seen in the sample, at one of its places.
  @Test func showsEveryKeyOfTheFormat() throws {
    let folder = Checkout.url.appendingPathComponent("catalog")
    var shown: Set<String> = []
    for name in ["catalog.yaml", "inapprage.yaml", "removeads.yaml", "testers.yaml"] {
      let source = Source(path: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
      let document = try #require(Document.parse(source).document)
      for root in document.roots { collect(document, root, .record(FileKeys.shape), &shown) }
    }
    #expect(names(of: .record(FileKeys.shape)).subtracting(shown).sorted() == [])
  }

  /// The keys of the format that a node uses.
  private func collect(_ document: Document, _ written: NodeID, _ shape: Shape, _ shown: inout Set<String>) {
    let node = document.resolved(written)
    switch shape {
    case .record(let record):
      for (key, value) in document.mergedEntries(of: node) {
        guard let known = record.keys.first(where: { $0.name == document.text(of: key) }) else { continue }
        shown.insert(known.name)
        collect(document, value, known.shape, &shown)
      }
    case .localizations(let texts):
      for (_, value) in document.mergedEntries(of: node) { collect(document, value, .record(texts), &shown) }
    case .map(_, let values):
      for (_, value) in document.mergedEntries(of: node) { collect(document, value, values, &shown) }
    case .list(let item):
      for child in document.children(of: node) { collect(document, child, item, &shown) }
    case .either(let shapes):
      for shape in shapes { collect(document, node, shape, &shown) }
    default: break
    }
  }

  private func names(of shape: Shape) -> Set<String> {
    switch shape {
    case .record(let record), .localizations(let record):
      record.keys.reduce(into: []) { $0.formUnion(names(of: $1.shape).union([$1.name])) }
    case .list(let item): names(of: item)
    case .map(_, let values): names(of: values)
    case .either(let shapes): shapes.reduce(into: []) { $0.formUnion(names(of: $1)) }
    default: []
    }
  }

  @Test("D16: test users are created by hand, as the checklist says") func hasAChecklist() async {
    let screen = Screen(workingDirectory: Checkout.url.path)
    #expect(await screen.run("lint --checklist") == .clean)
    #expect(screen.errors.isEmpty)
    expectGolden(screen.output, Checkout.url.appendingPathComponent("Tests/CommandTests/Golden/checklist.md"))
  }
}
