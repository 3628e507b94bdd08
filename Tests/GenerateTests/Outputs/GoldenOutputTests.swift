import Files
import Foundation
import Generate
import TestSupport
import Testing

/// Every shape of every output, of catalogs with all that is hard about it.
struct GoldenOutputTests {
  /// The outputs as `outputs:` says them, with the folder of `Golden` that holds what they make.
  static let cases: [(folder: String, output: String)] = [
    ("product-ids-json", "product-ids-json"),
    ("product-ids-json-by-type", "product-ids-json: { shape: by-type }"),
    ("product-ids-plist", "product-ids-plist"),
    ("product-ids-plist-groups", "product-ids-plist: { shape: groups }"),
    ("product-ids-swift", "product-ids-swift: { type_name: RageProductID, access: public }"),
    ("product-ids-swift-constants", "product-ids-swift: { shape: constants }"),
    ("product-ids-objc", "product-ids-objc: { type_name: RageProductID }"),
    ("store", "store"),
    ("store-with-drafts", "store: { stages: [live, draft], variants: [beta] }"),
  ]

  static func plan(_ output: String) async throws -> OutputPlan {
    let catalog = output.hasPrefix("store") ? GoldenCatalog.store : GoldenCatalog.productIDs
    return await GenerateTests.plan(try catalog.files(generating: output))
  }

  /// What `outputs:` says for a folder of goldens.
  static func output(of folder: String) -> String {
    cases.first { $0.folder == folder }?.output ?? folder
  }

  @Test("what it makes", arguments: cases) func golden(folder: String, output: String) async throws {
    let plan = try await Self.plan(output)
    #expect(plan.complaints == [])
    #expect(plan.folders == ["/repo/generated"])
    for file in plan.files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n") && text.utf8.elementsEqual(file.bytes))
      expectGolden(text, GoldenCatalog.url("\(folder)/\(file.path)"))
    }
    let again = try await Self.plan(output)
    #expect(plan.files == again.files, "F11: the same catalog, the same bytes")
  }

  @Test("no golden that nothing makes") func goldensAreMade() async throws {
    var made: Set<String> = ["catalog.yaml", "store.yaml", "p499.csv"]
    for (folder, output) in Self.cases {
      made.formUnion(try await Self.plan(output).files.map { GoldenCatalog.name("\(folder)/\($0.path)") })
    }
    let found = try FileManager.default.subpathsOfDirectory(atPath: GoldenCatalog.folder.path)
      .filter { Disk.status(GoldenCatalog.folder.appendingPathComponent($0).path)?.kind == .file }
    #expect(found.sorted() == made.sorted())
  }
}
