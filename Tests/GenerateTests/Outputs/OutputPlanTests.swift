import CatalogModel
import Diagnostics
import Generate
import TestSupport
import Testing

/// Which files are planned, where, and what of.
struct OutputPlanTests {
  static let game = """
    app: { bundle_id: com.example.game }
    products:
      - { id: gold, type: consumable }

    """

  @Test("the outputs are those that the catalog may name") func names() {
    #expect(Outputs.all.map(\.name) == OutputKeys.all.map(\.name))
    for output in Outputs.all {
      #expect(Outputs.named(output.name)?.defaultFile == output.defaultFile)
      #expect(!output.summary.isEmpty && output.defaultFile.contains("{app}"))
    }
    #expect(Outputs.named("product-ids-cobol") == nil)
  }

  @Test("without generate: the default outputs, beside the catalog") func defaults() async {
    let folder = await plan(Self.game)
    #expect(
      folder.paths == [
        "/repo/generated/game/product-ids.json", "/repo/generated/game/Products.plist",
        "/repo/generated/game/ProductID.swift", "/repo/generated/game/ProductIDs.h",
        "/repo/generated/game/ProductIDs.m", "/repo/generated/game/store.json",
      ])
    let outputs = OutputKeys.all.map(\.name).filter { $0 != "fixtures" }
    #expect(folder.files.map(\.output) == outputs.flatMap { $0 == "product-ids-objc" ? [$0, $0] : [$0] })
    #expect(folder.folders == ["/repo/generated"])
    let single = await plan(MemoryFiles([("shop.yaml", Self.game)]), catalogPath: "/repo/shop.yaml")
    #expect(single.paths == folder.paths)
  }

  @Test("to is read from the file it stands in, and the command line's wins") func folders() async {
    let files = MemoryFiles([
      (
        "catalog/catalog.yaml",
        "generate: { to: '../out/{app}', outputs: [product-ids-json, product-ids-plist: { to: ./p, file: '{bundle_id}.plist' }] }"
      ),
      ("catalog/apps/game.yaml", Self.game),
    ])
    let own = await plan(files)
    #expect(own.paths == ["/repo/out/game/game/product-ids.json", "/repo/catalog/p/com.example.game.plist"])
    #expect(own.folders == ["/repo/out/game", "/repo/catalog/p"])
    let one = await plan(files, selected: ["product-ids-plist"])
    #expect(one.files == own.files.filter { $0.output == "product-ids-plist" })
    #expect(one.folders == own.folders, "leftovers are looked for in all of them")
    let elsewhere = await plan(files, to: "/tmp/x")
    #expect(elsewhere.paths == ["/tmp/x/game/product-ids.json", "/tmp/x/com.example.game.plist"])
    #expect(elsewhere.folders == ["/tmp/x"])
  }

  @Test("an output that only the command line names is made as it is by default") func selected() async {
    let asked = await plan(
      Self.game + "generate: { outputs: [product-ids-json] }", selected: ["product-ids-plist"])
    #expect(asked.paths == ["/repo/generated/game/Products.plist"])
  }

  @Test("E08, A02: apps and variants, each with its own set") func appsAndVariants() async {
    let files = MemoryFiles([
      (
        "catalog/a.yaml",
        """
        app: { bundle_id: com.example.game, variants: { beta: { bundle_id: com.example.game.beta } } }
        products: [{ id: gold }, { product_id: com.example.tip }, { id: test, variants: [beta] }]
        """
      ),
      ("catalog/b.yaml", "app: { key: other, bundle_id: com.example.dev }\nproducts: [{ id: gold }]"),
      (
        "catalog/c.yaml",
        """
        generate:
          outputs:
            - product-ids-json: { file: "{bundle_id}.json" }
            - product-ids-json: { file: "{app}.json", variants: [beta] }
            - product-ids-json: { file: "only.json", apps: [other] }
        """
      ),
    ])
    let all = await plan(files)
    #expect(
      all.files.map(\.path) == [
        "com.example.game.json", "com.example.game.beta.json", "com.example.dev.json", "game-beta.json", "only.json",
      ])
    #expect(all.text("com.example.game.json") == "[\n  \"com.example.game.gold\",\n  \"com.example.tip\"\n]\n")
    #expect(
      all.text("com.example.game.beta.json") == """
        [
          "com.example.game.beta.gold",
          "com.example.tip",
          "com.example.game.beta.test"
        ]

        """)
    let one = await plan(files, apps: ["other"])
    #expect(one.files.map(\.path) == ["com.example.dev.json", "only.json"])
  }

  @Test(
    "a prefix of the app's own, and one that has no bundle ID in it",
    arguments: [
      ("{bundle_id}.iap.", ["com.example.game.iap.gold", "com.example.game.beta.iap.gold"]),
      ("iap.", ["iap.gold", "iap.gold"]),
    ]) func prefixes(prefix: String, ids: [String]) async
  {
    let plan = await plan(
      """
      app:
        bundle_id: com.example.game
        product_id_prefix: "\(prefix)"
        variants: { beta: { bundle_id: com.example.game.beta } }
      products: [{ id: gold }]
      generate: { outputs: [product-ids-json] }
      """)
    #expect(plan.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ids.map { "[\n  \"\($0)\"\n]\n" })
  }

  @Test("stages") func stages() async {
    let plan = await plan(
      """
      app: { bundle_id: com.example.game }
      products:
        - { id: gold, type: consumable }
        - { id: old, type: consumable, stage: retired }
        - { id: next, type: consumable, stage: draft }
      generate:
        outputs:
          - product-ids-json: { file: all.json, stages: [live, retired, draft] }
          - product-ids-json: { file: none.json, stages: [] }
          - product-ids-swift: { shape: constants, stages: [live, draft] }
      """)
    #expect(plan.complaints == [])
    #expect(plan.text("all.json").split(separator: "\"").filter { $0.contains(".") }.count == 3)
    #expect(plan.text("none.json") == "[]\n", "F15")
    let code = plan.text("game/ProductID.swift")
    #expect(code.contains("static let all: Set<String> = [\n    gold,\n    next,\n  ]"))
    #expect(code.contains("static let known: Set<String> = [\n    gold,\n    old,\n    next,\n  ]"))
    #expect(code.contains("/// All products that are draft or live: what the store is asked for.\n"))
  }

  @Test("F15: no products at all, in every output") func empty() async {
    let plan = await plan(
      """
      app: { bundle_id: com.example.game }
      products: []
      generate: { outputs: [product-ids-json, product-ids-plist, product-ids-json: { shape: by-type, file: t.json }, product-ids-plist: { shape: groups, file: g.plist }] }
      """)
    #expect(plan.text("game/product-ids.json") == "[]\n")
    #expect(plan.text("game/Products.plist").contains("\n<plist version=\"1.0\">\n<array/>\n</plist>\n"))
    #expect(plan.text("t.json").contains("\"consumable\": [],\n"))
    #expect(
      plan.text("g.plist").contains("\t<key>Products</key>\n\t<array/>\n\t<key>Subscriptions</key>\n\t<array/>\n"))
  }

  @Test("A12: identifiers are kept to the character; what is not sound is left out") func sound() async {
    let files = MemoryFiles([
      (
        "catalog/catalog.yaml",
        """
        app: { bundle_id: com.example.game }
        products: [{ product_id: com.example.game.GoldPack }, { reference_name: Nameless }, { id: gold }, { id: gold }]
        generate: { outputs: [product-ids-json] }
        """
      )
    ])
    let plan = await plan(files)
    #expect(
      plan.text("game/product-ids.json") == "[\n  \"com.example.game.GoldPack\",\n  \"com.example.game.gold\"\n]\n")
  }

  // MARK: Findings

  @Test("a placeholder that there is not") func unknownPlaceholder() async {
    let plan = await plan(
      Self.game + "generate: { outputs: [product-ids-json: { file: \"{ap}/{{x}}.json\", to: \"{flavour}\" }] }")
    #expect(plan.files.isEmpty)
    #expect(
      plan.complaints == [
        #"unknown-placeholder at "{ap}": a path has no placeholder "{ap}""#,
        #"unknown-placeholder at "{flavour}": a path has no placeholder "{flavour}""#,
      ])
    #expect(
      plan.findings.map(\.help) == [
        "did you mean \"{app}\"?", "expected one of {app}, {bundle_id}; write {{ for a brace",
      ])
  }

  @Test("braces") func braces() async {
    let plan = await plan(Self.game + "generate: { outputs: [product-ids-json: { file: \"{{x}}/{app}}}.json\" }] }")
    #expect(plan.complaints == [])
    #expect(plan.files.map(\.path) == ["{x}/game}.json"])
  }

  @Test("an app that nothing can name: an output needs only what it writes") func missingKey() async {
    let plan = await plan(
      """
      app: { name: Game }
      products: [{ id: gold, type: consumable }]
      generate: { outputs: [product-ids-json, product-ids-plist: { file: P.plist }, product-ids-objc: { file: O.h, type_name: Game }, product-ids-swift: { file: S.swift }] }
      """)
    #expect(plan.files.map(\.path) == ["P.plist", "O.h", "O.m"])
    #expect(plan.findings.map(\.rule) == ["missing-app-key"])
  }

  @Test("a bundle ID that a path needs") func missingBundleID() async {
    let plan = await plan(
      """
      app: { key: game }
      products: [{ id: gold }]
      generate: { outputs: [product-ids-json: { file: "{bundle_id}.json" }, product-ids-plist] }
      """)
    #expect(plan.files.map(\.path) == ["game/Products.plist"])
    #expect(plan.findings.map(\.rule) == ["missing-bundle-id"])
  }

  @Test("F01: outputs without constants need none; those with them say which") func ambiguous() async {
    let yaml = """
      app: { bundle_id: com.example.game }
      products: [{ id: plus-1, type: consumable }, { id: plus_1, type: consumable }, { id: gold, type: consumable }]

      """
    let list = await plan(yaml, selected: ["product-ids-json"])
    #expect(list.complaints == [])
    #expect(list.text("game/product-ids.json").contains("plus_1"))
    let code = await plan(yaml, selected: ["product-ids-swift", "product-ids-objc"])
    let message =
      #""com.example.game.plus-1" and "com.example.game.plus_1" would both be called "plus1" in generated code"#
    #expect(
      code.complaints == [
        "ambiguous-constant at \"plus-1\": \(message)", "ambiguous-constant at \"plus_1\": \(message)",
      ])
    #expect(code.findings.map(\.subject) == ["com.example.game.plus-1", "com.example.game.plus_1"])
    #expect(code.text("game/ProductID.swift").contains("case gold ="))
    #expect(!code.text("game/ProductID.swift").contains("plus"), "never numbered, never guessed")
  }

  @Test(
    "type names that cannot be",
    arguments: [
      ("Type", "is a word of the language"), ("self", "is a word of the language"), ("2048", "starts with a digit"),
      ("Gold-IDs", "has \"-\" (U+002D)"), ("String", "hides a type of Swift's own, which the generated code uses"),
      ("__", "is no identifier"),
    ])
  func invalidTypeName(name: String, fault: String) async {
    let plan = await plan(Self.game + "generate: { outputs: [product-ids-swift: { type_name: \(name) }] }")
    #expect(plan.files.isEmpty)
    #expect(plan.complaints == ["invalid-type-name at \"\(name)\": the type name \"\(name)\" \(fault)"])
  }

  @Test("a key without letters and digits", arguments: ["product-ids-swift", "product-ids-objc"])
  func unusableKey(output: String) async {
    let plan = await plan("app: { key: \"--\" }\nproducts: [{ id: gold }]", selected: [output])
    let message = "no type name can be made of the key \"--\": it has neither letters nor digits"
    #expect(plan.complaints == ["invalid-type-name at \"\"--\"\": \(message)"])
  }

  @Test("F08: keys that would give one type") func sharedTypeName() async {
    let files = MemoryFiles([
      ("catalog/a.yaml", "app: { key: my-game }\nproducts: [{ id: gold }]"),
      ("catalog/b.yaml", "app: { key: my_game }\nproducts: [{ id: gold }]"),
    ])
    let plan = await plan(files, selected: ["product-ids-swift"])
    #expect(plan.files.isEmpty)
    #expect(
      plan.complaints == [
        #"ambiguous-type-name at "my-game": the types of two apps would both be called "MyGameProductID""#,
        #"ambiguous-type-name at "my_game": the types of two apps would both be called "MyGameProductID""#,
      ])
  }

  @Test("attributes that would have one name; those of several kinds are no property") func attributes() async {
    let plan = await plan(
      """
      app: { bundle_id: com.example.game }
      products:
        - { id: gold, attributes: { max-coins: 1, max_coins: 2, kind: 1, some: true, big: 99999999999999999999, list: [1] } }
        - { id: tip, attributes: { max-coins: 1, max_coins: 2, kind: text, big: 1, list: [2] } }
      """, selected: ["product-ids-swift"])
    #expect(
      plan.complaints == [
        #"ambiguous-attribute at "max_coins": the attributes "max-coins" and "max_coins" would both be called "maxCoins" in generated code"#
      ])
    let code = plan.text("game/ProductID.swift")
    #expect(code.split(separator: "\n").filter { $0.hasPrefix("  var ") } == ["  var maxCoins: Int {"])
  }

  @Test("A05: a file that is missing, then edited by hand, is seen and nothing is written") func check() async throws {
    let workspace = try Workspace()
    let planned = await plan(Self.game, selected: ["product-ids-plist"], to: workspace.root("generated"))
    let missing = workspace.plan(planned.files)
    #expect(workspace.kinds(missing.plan) == ["generated/game/Products.plist": .create])
    try workspace.write(planned.files)
    let made = try workspace.root.text("generated/game/Products.plist")
    try workspace.root.put("generated/game/Products.plist", made.replacing("game.gold", with: "game.gold_"))
    let edited = workspace.plan(planned.files)
    #expect(workspace.kinds(edited.plan) == ["generated/game/Products.plist": .replaceEdited])
    #expect(edited.plan.differences(relativeTo: workspace.root.path).text.contains("com.example.game.gold_"))
  }
}
