import CatalogModel
import Foundation
import Generate
import JSON
import TestSupport
import Testing

/// The schemas of files of our own shape, held by another program against what is made.
@Suite(.enabled(if: PythonPackages.areWanted)) struct StoreSchemaTests {
  /// What another program says of a file: "sound", or the path and the message of what is not.
  private func verdict(_ schema: JSONValue, _ file: [UInt8], changed change: String = "") throws -> String {
    let folder = try Scratch()
    try folder.write(JSONWriter.text(schema), to: "schema.json")
    try folder.write(String(decoding: file, as: UTF8.self), to: "file.json")
    return try folder.run([
      "python3", "-c",
      """
      import json, sys, jsonschema
      schema, file = (json.load(open(path, encoding='utf-8')) for path in sys.argv[1:])
      jsonschema.Draft7Validator.check_schema(schema)
      \(change)
      error = jsonschema.exceptions.best_match(jsonschema.Draft7Validator(schema).iter_errors(file))
      print('/'.join(str(part) for part in error.absolute_path) if error else 'sound', end='')
      """, folder.path("schema.json"), folder.path("file.json"),
    ])
  }

  @Test("every store is what its schema says", arguments: ["store", "store-with-drafts"])
  func stores(folder: String) async throws {
    for file in try await GoldenOutputTests.plan(GoldenOutputTests.output(of: folder)).files {
      #expect(try verdict(StoreSchema.schema, file.bytes) == "sound")
    }
  }

  @Test("an app with next to nothing said of it") func leastStore() async throws {
    let plan = await plan("app: { key: a }\nproducts: [{ id: gold, type: consumable }]\n", selected: ["store"])
    let file = try #require(plan.files.first)
    #expect(try verdict(StoreSchema.schema, file.bytes) == "sound")
  }

  @Test(
    "the schema refuses what is not in the format",
    arguments: [
      ("file['extra'] = 1", ""),
      ("del file['clock']", ""),
      ("file['format']['version'] = 2", "format/version"),
      ("file['products'][0]['prices']['USA']['price'] = '1,99'", "products/0/prices/USA/price"),
      ("file['products'][0]['prices']['USA']['price'] = 1.99", "products/0/prices/USA"),
      ("file['products'][0]['prices']['us'] = {}", "products/0/prices"),
      ("file['products'][0]['type'] = 'coin'", "products/0/type"),
      ("file['products'][0]['localizations']['english'] = {}", "products/0/localizations"),
      ("file['products'][0]['invalid'] = 'not-available-in-storefront'", "products/0/invalid"),
      ("file['testUsers'][0]['password'] = 'x'", "testUsers/0"),
    ])
  func refuses(change: String, path: String) async throws {
    let plan = try await GoldenOutputTests.plan("store: { variants: [prod] }")
    let file = try #require(plan.files.first)
    #expect(try verdict(StoreSchema.schema, file.bytes, changed: change) == path)
  }

  /// The answers that are made from the catalog of the goldens.
  private func responses() async throws -> [(path: String, bytes: [UInt8])] {
    let catalog = await (try GoldenCatalog.store.files(generating: "store")).readCatalog().catalog
    let app = try #require(catalog.apps.first)
    return catalog.storeRecords(of: app).flatMap {
      ProductsResponse.files(of: StoreState(catalog, app, $0), locales: ["ja", "zh-Hans"])
    }
  }

  @Test("every answer is what its schema says") func answers() async throws {
    let files = try await responses()
    #expect(files.count == 30)
    let said = try verdict(
      [
        "type": "array", "items": ProductsResponseSchema.schema,
        "definitions": ProductsResponseSchema.schema["definitions"] ?? [:],
      ],
      Array("[".utf8) + files.map(\.bytes).joined(separator: Array(",".utf8)) + Array("]".utf8))
    #expect(said == "sound")
  }

  @Test(
    "the schema refuses what is in no answer",
    arguments: [
      ("file['products'][0]['price'] = 1.99", "products/0/price"),
      ("file['products'][0]['priceLocale'] = 'en_US'", "products/0/priceLocale"),
      ("file['products'][0]['price'] = '$1.99'", "products/0/price"),
      ("file['invalidReasons']['x'] = 'sold-out'", "invalidReasons/x"),
      ("file['invalidProductIdentifiers'] *= 2", "invalidProductIdentifiers"),
      ("del file['products'][0]['localizedDescription']", "products/0"),
    ])
  func refusesAnswers(change: String, path: String) async throws {
    let file = try #require(try await responses().first)
    #expect(try verdict(ProductsResponseSchema.schema, file.bytes, changed: change) == path)
  }
}
