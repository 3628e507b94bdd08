import Command
import Foundation
import JSON
import Lint
import TestSupport
import Testing

/// The schemas, held by another program against everything that the tool knows to be sound or unsound.
@Suite(.enabled(if: Program("check-jsonschema").isWanted)) struct SchemaTests {
  /// The rules whose bad examples the catalog's schema refuses, with what it sees.
  ///
  /// Not among them is `unknown-locale`: a code of the right form may be one that Apple has added, which
  /// `lint.allow_locales` lets pass; nor `missing-value`: what is inherited may be deleted by an empty value.
  static let refused = [
    "unknown-key": "a key that the mapping does not have",
    "wrong-kind": "a text where true or false belongs",
    "unknown-value": "a word that the list does not have",
    "unknown-product-type": "a word that the list does not have",
    "unknown-price-tier": "neither a number up to 87 nor an alternate tier",
    "unknown-storefront": "a code that the list does not have",
    "unknown-output": "a name that the list does not have",
    "unknown-rule": "a key that the rules do not have",
    "literal-secret": "a text where a mapping belongs",
    "yaml-syntax": "no YAML",
    "yaml-encoding": "no YAML",
    "yaml-merge": "no YAML: the merge key takes mappings alone",
    "unknown-anchor": "no YAML: an alias of nothing",
    "duplicate-key": "no YAML: a key may be there once",
    "several-documents": "one document is what can be checked",
  ]

  /// The folder, what is in it, and what the program says of each file that it refuses.
  private struct Verdicts {
    let folder: TemporaryFolder
    var refused: [String: String] = [:]
  }

  /// Holds files against a schema, all in one run.
  private func verdicts(_ schema: String, _ files: [(path: String, text: String)]) async throws -> Verdicts {
    let screen = Screen()
    #expect(await screen.run("schema \(schema)") == .clean)
    var verdicts = Verdicts(folder: try TemporaryFolder())
    try verdicts.folder.put("schema.json", screen.output)
    for file in files { try verdicts.folder.put(file.path, file.text) }
    let run = try Program("check-jsonschema").run(
      ["--schemafile", "schema.json", "--output-format", "json"] + files.map(\.path), in: verdicts.folder.path)
    let answer = try JSONReader.read(Array(run.output.utf8)).get()
    for error in (answer["errors"]?.array ?? []) + (answer["parse_errors"]?.array ?? []) {
      let file = try #require(error["filename"]?.string)
      verdicts.refused[file] = "\(error["path"]?.string ?? ""): \(error["message"]?.string ?? "\(error)")"
    }
    #expect((run.code == 0) == verdicts.refused.isEmpty, "\(run.output) \(run.errors)")
    return verdicts
  }

  /// The files of the examples by kind: a catalog's own, or those that it names.
  private func files(_ kind: KeyPath<RuleDescription, Example>, in folder: String) -> [(path: String, text: String)] {
    Rules.all.map(\.about).flatMap { rule in
      rule[keyPath: kind].files.filter { $0.path.hasSuffix(".yaml") }
        .map { ("\(folder)/\(rule.id)/\($0.path)", $0.text) }
    }
  }

  private func isNamed(_ path: String, _ folder: String) -> Bool { path.contains("/\(folder)/") }

  private func sample(_ folder: String) throws -> [(path: String, text: String)] {
    let url = Checkout.url.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".yaml") }.sorted()
      .map { ("\(folder)/\($0)", try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)) }
  }

  @Test func ofTheCatalogTakesWhatIsSoundAndRefusesWhatHasNotItsShape() async throws {
    let isOwn = { (file: (path: String, text: String)) in
      !isNamed(file.path, "strings") && !isNamed(file.path, "texts")
    }
    let bad = files(\.bad, in: "bad").filter(isOwn)
    let good = files(\.good, in: "good").filter(isOwn) + (try sample("catalog"))
    let verdicts = try await verdicts("catalog", good + bad + Self.written)
    for file in good {
      #expect(verdicts.refused[file.path] == nil, "\(file.path): \(verdicts.refused[file.path] ?? "")")
    }
    let refused = bad.map(\.path).filter { verdicts.refused[$0] != nil }
    let rules = Set(refused.map { String($0.split(separator: "/")[1]) })
    #expect(rules.subtracting(Self.refused.keys).sorted() == [], "these are refused too")
    #expect(Set(Self.refused.keys).subtracting(rules).sorted() == [], "these are not refused")
    for (path, _) in Self.written {
      let isRefused = verdicts.refused[path] != nil
      #expect(isRefused == path.hasPrefix("no"), "\(path): \(verdicts.refused[path] ?? "is taken")")
    }
  }

  /// What readers of YAML make of scalars that are texts here.
  static let written: [(path: String, text: String)] = [
    ("yes-texts.yaml", "app: { name: 1.10, sku: 0123, apple_id: 1234567890, app_id_prefix: true }\n"),
    (
      "yes-prices.yaml",
      "products: [{ price: 4.99 }, { price: \"4.99\" }, { price: 4, prices: { USA: ~, GBR: 1.10 } }]\n"
    ),
    (
      "yes-tiers.yaml",
      "products: [{ price_tier: 5 }, { price_tier: \"5\" }, { price_tier: alt-A }, { price_tier: 87 }]\n"
    ),
    ("yes-null.yaml", "products: [{ price: ~, review: null, localizations: { en-US: ~, de-DE: { description: } } }]\n"),
    ("yes-dates.yaml", "as_of: 2026-12-01\ntest_users: [{ birth_date: \"1990-02-28\" }]\n"),
    (
      "yes-iso.yaml",
      "subscription_groups: [{ subscriptions: [{ duration: P1Y }, { duration: 1 year, level: \"2\" }] }]\n"
    ),
    ("yes-series.yaml", "products: [{ series: [{ n: 100, price: 0.99, word: big }], id: \"gold.{n}\" }]\n"),
    ("yes-merge.yaml", "products: [&a { id: gold, price: 1 }, { <<: *a, id: silver }]\n"),
    ("yes-new-locale.yaml", "required_locales: [en-US, xx-XX]\n"),
    ("yes-file.yaml", "products: [{ localizations: { file: a.yaml, de-DE: { display_name: Gold } } }]\n"),
    ("yes-attributes.yaml", "products: [{ attributes: { a: 1, b: [x, { c: true }] } }]\n"),
    ("yes-outputs.yaml", "generate: { outputs: [product-ids-json, { product-ids-swift: { access: public } }] }\n"),
    ("yes-availability.yaml", "defaults: { availability: all }\nproducts: [{ availability: { only: [USA] } }]\n"),
    ("yes-app.yaml", "app: game\n"),
    ("no-key.yaml", "products: [{ pirce: 4.99 }]\n"),
    ("no-price.yaml", "products: [{ price: $4.99 }]\n"),
    ("no-negative-price.yaml", "products: [{ price: -1 }]\n"),
    ("no-tier.yaml", "products: [{ price_tier: 88 }]\n"),
    ("no-list.yaml", "products: { id: gold }\n"),
    ("no-null.yaml", "app: { name: ~ }\n"),
    ("no-boolean.yaml", "products: [{ cleared_for_sale: \"yes\" }]\n"),
    ("no-storefront.yaml", "products: [{ prices: { usa: 1 } }]\n"),
    ("no-locale.yaml", "products: [{ localizations: { english: { display_name: Gold } } }]\n"),
    ("no-date.yaml", "as_of: 1.12.2026\n"),
    ("no-output.yaml", "generate: { outputs: [product-id-json] }\n"),
    ("no-option.yaml", "generate: { outputs: [{ product-ids-plist: { acces: public } }] }\n"),
    ("no-two-outputs.yaml", "generate: { outputs: [{ product-ids-plist: {}, product-ids-json: {} }] }\n"),
    ("no-secret.yaml", "test_users: [{ password: Secret1 }]\n"),
    ("no-rule.yaml", "lint: { rules: { empty-aps: off } }\n"),
    ("no-level.yaml", "lint: { rules: { empty-app: none } }\n"),
  ]

  @Test(arguments: [("strings", "strings", "catalog/strings/inapprage"), ("localizations", "texts", "catalog/texts")])
  func ofFilesThatACatalogNamesTakesThem(schema: String, folder: String, sample: String) async throws {
    let good = files(\.good, in: "good").filter { isNamed($0.path, folder) } + (try self.sample(sample))
    #expect(good.count > 1)
    let wrong = [("wrong.yaml", "gold: { display_nam: Gold }\nde-DE: { display_nam: Gold }\n")]
    let verdicts = try await verdicts(schema, good + wrong)
    #expect(Set(verdicts.refused.keys) == ["wrong.yaml"], "\(verdicts.refused)")
  }

  @Test func ofFindingsTakesWhatLintPrints() async throws {
    let reports = try await ["duplicate-product-id", "unknown-locale", "conflicting-product-id"].mapInOrder { id in
      let folder = try TemporaryFolder()
      for file in try #require(Rules.named(id)).about.bad.files { try folder.put("catalog/\(file.path)", file.text) }
      let screen = Screen(workingDirectory: folder.path)
      #expect(await screen.run("lint --format json") == .findings)
      return (path: "\(id).json", text: screen.output)
    }
    let wrong = reports[0].text.replacing("\"severity\": \"error\"", with: "\"severity\": \"bad\"")
    let verdicts = try await verdicts("findings", reports + [("wrong.json", wrong)])
    #expect(Set(verdicts.refused.keys) == ["wrong.json"], "\(verdicts.refused)")
  }

  @Test func ofABaselineTakesOne() async throws {
    let sound = """
      {"format": {"name": "baseline", "version": 1},
       "findings": [{"rule": "text-too-short", "subject": "com.acme.gold", "file": "a.yaml", "value": "x", "count": 2},
                    {"rule": "empty-app", "subject": null, "file": "a.yaml", "value": null, "count": 1}]}
      """
    let folder = try TemporaryFolder()
    for rule in ["duplicate-product-id", "missing-localization"] {
      for file in try #require(Rules.named(rule)).about.bad.files {
        try folder.put("catalog/\(rule)/\(file.path)", file.text)
      }
    }
    let screen = Screen(workingDirectory: folder.path)
    #expect(await screen.run("lint --baseline known.json --write-baseline") == .clean)
    let written = try String(contentsOfFile: folder("known.json"), encoding: .utf8)
    #expect(written.contains("missing-localization"))
    let files = [
      ("written.json", written), ("sound.json", sound),
      ("version.json", sound.replacing("\"version\": 1", with: "\"version\": 2")),
      ("count.json", sound.replacing("\"count\": 2", with: "\"count\": 0")),
    ]
    let verdicts = try await verdicts("baseline", files)
    #expect(Set(verdicts.refused.keys) == ["version.json", "count.json"], "\(verdicts.refused)")
  }
}

/// What editors and other programs need to find in the catalog's schema.
@Suite struct SchemaContentTests {
  private func schema(_ name: String) async throws -> JSONValue {
    let screen = Screen()
    #expect(await screen.run("schema \(name)") == .clean)
    return try JSONReader.read(Array(screen.output.utf8)).get()
  }

  @Test func isTheCatalogsWithoutAName() async throws {
    let screen = Screen()
    #expect(await screen.run("schema") == .clean)
    let named = try await schema("catalog")
    #expect(try JSONReader.read(Array(screen.output.utf8)).get() == named)
  }

  @Test(arguments: ["catalog", "strings", "localizations", "findings", "baseline"])
  func everyReferenceLeadsSomewhere(name: String) async throws {
    let schema = try await schema(name)
    func look(_ value: JSONValue) {
      for member in value.members ?? [] {
        if member.key == "$ref", let target = member.value.string {
          let name = target.replacing("#/definitions/", with: "")
          #expect(schema["definitions"]?[name] != nil, "\(target)")
        }
        look(member.value)
      }
      for item in value.array ?? [] { look(item) }
    }
    look(schema)
  }

  @Test func everyKeyIsExplained() async throws {
    let schema = try await schema("catalog")
    for (name, definition) in (schema["definitions"]?.members ?? []).map({ ($0.key, $0.value) }) {
      for member in definition["properties"]?.members ?? [] {
        let target = member.value["$ref"]?.string?.replacing("#/definitions/", with: "") ?? ""
        let described = member.value["description"] ?? schema["definitions"]?[target]?["description"]
        let isAName = name.hasPrefix("by-") || name == "rules"
        #expect(described?.string?.isEmpty == false || isAName, "\(name).\(member.key)")
      }
    }
  }

  @Test func offersWhatCanBeWritten() async throws {
    let text = JSONWriter.text(try await schema("catalog"), style: .compact)
    for part in [
      #""zh-Hant""#, #""XKS""#, #""United States, USD""#, #""non-renewing-subscription""#, #""pay-as-you-go""#,
      #""16 days""#, #""missing-localization""#, #""alt-B""#, #""by-type""#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.utf8.count < 120_000, "what is shared is written once")
  }
}

extension Sequence {
  fileprivate func mapInOrder<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
