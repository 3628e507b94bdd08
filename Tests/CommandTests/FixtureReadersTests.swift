import Command
import Foundation
import Generate
import JSON
import Signing
import TestSupport
import Testing

/// The sample's fixtures are taken by what reads the App Store's own.
@Suite struct FixtureReadersTests {
  @Test(
    "Apple's server library takes every token, and refuses the bad ones",
    .enabled(if: SharedFolder.isWanted && StoreReaders.areWanted), arguments: SampleFixtures.apps.map(\.name))
  func appStoreServerLibrary(app: String) async throws {
    let folder = try await SampleFixtures.folder()
    let check = SharedFolder.url.appendingPathComponent("tools/check-server-fixtures")
    let bundleID = try #require(SampleFixtures.apps.first { $0.name == app }?.bundleID)
    let said = try StoreReaders.python.run(
      [check.path, "generated/\(app)/fixtures/app-store-server", bundleID], in: folder.path)
    #expect(said.code == 0, "\(said.output)\(said.errors)")
    let passed = try #require(said.output.firstMatch(of: /(\d+) passed, 0 failed/))
    #expect(try #require(Int(passed.1)) > (app == "removeads" ? 20 : 120))
  }

  @Test("every JSON keeps to the schema that the manifest names", .enabled(if: StoreReaders.areWanted))
  func schemas() async throws {
    let folder = try await SampleFixtures.folder()
    let schemas = try TemporaryFolder()
    for name in Set(FixtureSchema.allCases.map(\.rawValue) + ["store", "products-response"]) {
      let screen = Screen(workingDirectory: folder.path)
      #expect(await screen.run("schema \(name)") == .clean)
      try schemas.put("\(name).json", screen.output)
    }
    let said = try StoreReaders.run(
      """
      import json, pathlib, sys
      import jsonschema
      schemas = {path.stem: jsonschema.Draft7Validator(json.loads(path.read_text()))
                 for path in pathlib.Path(sys.argv[1]).glob("*.json")}
      for schema in schemas.values():
          schema.check_schema(schema.schema)
      used, count = set(), 0
      for manifest in sorted(pathlib.Path("generated").glob("*/fixtures/manifest.json")):
          listed = json.loads(manifest.read_text())
          files = [("manifest.json", "fixtures")] + [(f["path"], f["schema"]) for f in listed["files"] if "schema" in f]
          for path, name in files:
              for error in schemas[name].iter_errors(json.loads((manifest.parent / path).read_text())):
                  print(manifest.parent, path, error.json_path, error.message[:200])
              used.add(name)
              count += 1
      print(count > 1000, "unused:", sorted(set(schemas) - used))
      """, [schemas.path], in: folder.path)
    #expect(
      said == "True unused: ['notification']\n", "a notification's payload is checked within decoded-notification")
  }

  @Test("schemas refuse what Apple's models let pass", .enabled(if: StoreReaders.areWanted)) func strictness() throws {
    let schema = try TemporaryFolder()
    try schema.put("transaction.json", JSONWriter.text(FixtureSchema.transaction.json))
    let said = try StoreReaders.run(
      """
      import json, sys
      import jsonschema
      schema = jsonschema.Draft7Validator(json.load(open("transaction.json")))
      good = {"originalTransactionId": "2000000000000001", "transactionId": "2000000000000001", "bundleId": "com.acme.game",
              "productId": "com.acme.game.gold", "purchaseDate": 1796040000000, "originalPurchaseDate": 1796040000000,
              "quantity": 1, "type": "Consumable", "inAppOwnershipType": "PURCHASED", "signedDate": 1796126400000,
              "environment": "Sandbox", "storefront": "USA", "storefrontId": "143441", "transactionReason": "PURCHASE",
              "currency": "USD", "price": 990, "appTransactionId": "700000000000000001"}
      print(schema.is_valid(good))
      for change in [{"price": 4.99}, {"purchaseDate": "2026-12-01"}, {"productId": None}, {"extra": 1},
                     {"transactionId": 2000000000000001}, {"environment": "Production"}]:
          print(schema.is_valid({**good, **change}))
      print(schema.is_valid({k: v for k, v in good.items() if k != "productId"}))
      """, in: schema.path)
    #expect(said == "True\n" + String(repeating: "False\n", count: 7))
  }

  @Test("clients of verifyReceipt take the answers", .enabled(if: StoreReaders.areWanted)) func receipts() async throws
  {
    let folder = try await SampleFixtures.folder()
    let said = try StoreReaders.run(
      #"""
      import json, pathlib
      from unittest import mock
      import requests, itunesiap
      from inapppy import AppStoreValidator
      from inapppy.errors import InAppPyValidationError

      current = None
      def send(session, request, **options):
          response = requests.Response()
          response.status_code = 200
          response._content = current.read_bytes()
          return response

      taken, expired = 0, 0
      with mock.patch("requests.adapters.HTTPAdapter.send", send):
          for current in sorted(pathlib.Path("generated").glob("*/fixtures/app-store-server/receipts/*.json")):
              value = json.loads(current.read_text())
              if value["status"] == 21006:
                  for call in [lambda: AppStoreValidator(sandbox=True).validate("AAAA"), lambda: itunesiap.verify("AAAA")]:
                      try:
                          call()
                          print("accepted", current)
                      except (InAppPyValidationError, itunesiap.exc.InvalidReceipt):
                          pass
                  expired += 1
                  continue
              result = AppStoreValidator(sandbox=True).validate("AAAA", shared_secret="secret")
              assert result == value
              response = itunesiap.verify("AAAA", password="secret", use_sandbox=True, use_production=False)
              if "in_app" in value["receipt"]:
                  items = value["receipt"]["in_app"]
                  assert [i.transaction_id for i in response.receipt.in_app] == [i["transaction_id"] for i in items]
                  assert [i.product_id for i in response.receipt.in_app] == [i["product_id"] for i in items]
                  for read, item in zip(response.receipt.in_app, items):
                      assert int(read.purchase_date.timestamp() * 1000) == int(item["purchase_date_ms"]), current
                      if "expires_date" in item:
                          assert int(read.expires_date.timestamp() * 1000) == int(item["expires_date_ms"]), current
              else:
                  assert response.receipt.product_id == value["receipt"]["product_id"]
              taken += 1
          for current in sorted(pathlib.Path("generated").glob("*/fixtures/app-store-server/receipts/errors/*.json")):
              try:
                  AppStoreValidator().validate("AAAA")
                  print("accepted", current)
              except InAppPyValidationError as error:
                  assert error.raw_response["status"] == int(current.stem)
      print(taken > 100, expired > 5)
      """#, in: folder.path)
    #expect(said == "True True\n")
  }

  @Test("a verifier that knows no Apple library takes tokens and receipts", .enabled(if: StoreReaders.areWanted))
  func otherVerifier() async throws {
    let folder = try await SampleFixtures.folder()
    let said = try StoreReaders.run(
      """
      import json, pathlib
      from apple_purchase_receipt_verifier import Config, Verifier
      server = pathlib.Path("generated/inapprage/fixtures/app-store-server")
      verifier = Verifier(Config(roots=[(server / f"certificates/{name}.cer").read_bytes() for name in ["root", "receipt-root"]]))
      for folder in ["transactions", "renewal-info"]:
          for path in sorted((server / folder).glob("*.jws")):
              result = verifier.verify_signed_data(path.read_text().strip())
              assert result.verified, (path, result.failure)
              assert json.loads(result.payload.json) == json.loads(path.with_suffix(".json").read_text())
      for path in sorted((server / "receipts").glob("*.receipt")):
          if path.name.endswith(".ios6.receipt"):
              continue
          result = verifier.verify_receipt(path.read_text().strip())
          assert result.verified, (path, result.failure)
          answer = json.loads(path.with_suffix(".json").read_text())["receipt"]
          assert result.payload.bundle_id == answer["bundle_id"]
          said = sorted((p.transaction_id, p.product_id, p.expires_date_ms, p.cancellation_date_ms) for p in result.payload.in_app)
          number = lambda text: None if text is None else int(text)
          assert said == sorted((i["transaction_id"], i["product_id"], number(i.get("expires_date_ms")),
                                 number(i.get("cancellation_date_ms"))) for i in answer["in_app"]), path
      refused = [path for path in (server / "bad").glob("*.jws") if not verifier.verify_signed_data(path.read_text().strip()).verified]
      print(len(refused))
      """, in: folder.path)
    // Bundle and environment are its user's to look at.
    #expect(said == "10\n")
  }
}

extension FixtureReadersTests {
  /// Numbers, signatures and certificates stay what they are from release to release: teams keep them in their tests.
  @Test("the second sample's files are those of the golden") func golden() async throws {
    let folder = try await SampleFixtures.folder()
    let root = URL(fileURLWithPath: folder("generated/removeads/fixtures"))
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let lines = try names.compactMap { name -> String? in
      let url = root.appendingPathComponent(name)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return nil }
      return "\(SHA256.hex(of: Array(try Data(contentsOf: url))))  \(name)\n"
    }
    expectGolden(
      lines.joined(), Checkout.url.appendingPathComponent("Tests/CommandTests/Golden/removeads-fixtures.sha256"))
  }
}
