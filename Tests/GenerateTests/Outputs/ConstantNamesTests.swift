import CatalogModel
import Diagnostics
import Generate
import TestSupport
import Testing

/// The names that products have in generated code.
struct ConstantNamesTests {
  @Test(
    "words to one name",
    arguments: [
      ("pro_yearly", "proYearly"), ("gold-pack.500", "goldPack500"), ("GoldPack", "goldPack"), ("HDPack", "hdPack"),
      ("YES", "yes"), ("GOLD_PACK", "goldPack"), ("pack_HD", "packHD"), ("2_hours", "_2Hours"), ("88", "_88"),
      ("1CoolTitle", "_1CoolTitle"), ("coins.1.5", "coins1_5"), ("coins.15", "coins15"), ("..a..b..", "aB"),
      ("größe.öl", "größeöl"), ("日本.gold", "日本Gold"), ("HD2", "hd2"), ("iPadPro", "iPadPro"), ("\u{301}a", "_\u{301}a"),
    ]) func camelCase(text: String, name: String)
  {
    #expect(CamelCase.lower(text)?.utf8.elementsEqual(name.utf8) == true, "\(CamelCase.lower(text) ?? "nil")")
    #expect(CamelCase.isIdentifier(name))
  }

  @Test("F03, F04: nothing is made of nothing", arguments: ["", "---", "_", "🌟", " "]) func noWords(text: String) {
    #expect(CamelCase.lower(text) == nil)
    #expect(!CamelCase.isIdentifier(text))
  }

  @Test("no identifiers", arguments: ["1a", "a-b", "a b", "a.b", "`a`", "a\u{202E}", "__", "·a"])
  func noIdentifier(text: String) {
    #expect(!CamelCase.isIdentifier(text))
  }

  private static func names(_ yaml: String) async -> (names: [String?], faults: [String], catalog: Catalog) {
    let reading = await readCatalog(yaml)
    #expect(reading.findings.map(\.message) == [])
    let app = reading.catalog.apps[0]
    let names = reading.catalog.constantNames(of: app)
    let faults = names.faults.map { fault in
      let finding = reading.catalog.finding(fault, of: app)
      return "\(finding.rule) at \(finding.location.source.text(in: finding.location.range)): \(finding.message)"
    }
    return (names.names, faults, reading.catalog)
  }

  @Test(
    "what of a whole identifier makes the name",
    arguments: [
      ("com.example.game.gold", "gold"), ("com.example.game.beta.gold", "gold"), ("com.example.sticker", "sticker"),
      ("com.other.silver.pack", "silverPack"), ("org.acme.gold", "gold"), ("de.acme.app.gold", "appGold"),
      ("tip_small", "tipSmall"), ("club.gold.yearly", "clubGoldYearly"), ("com.example.game", "game"),
      ("0123", "_0123"),
      ("88", "_88"),
    ]) func wholeIdentifiers(id: String, name: String) async
  {
    let result = await Self.names(
      """
      app: { bundle_id: com.example.game, variants: { beta: { bundle_id: com.example.game.beta } } }
      products: [{ product_id: \(id), type: consumable }]
      """)
    #expect(result.names == [name])
    #expect(result.faults == [])
  }

  @Test("an id without a bundle ID is a whole identifier") func withoutBundleID() async {
    let result = await Self.names("app: { key: game }\nproducts: [{ id: com.acme.gold }, { id: tip }]")
    #expect(result.names == ["gold", "tip"])
  }

  @Test("F01: three identifiers of one name") func shared() async {
    let result = await Self.names(
      """
      app: { bundle_id: com.example.game }
      products:
        - { product_id: a.plus-1 }
        - { product_id: a.plus_1 }
        - { product_id: a.plus.1 }
        - { product_id: a.plus.2 }
      """)
    #expect(result.names == [nil, nil, nil, "aPlus2"])
    #expect(
      result.faults
        == ["a.plus-1", "a.plus_1", "a.plus.1"].map {
          #"ambiguous-constant at \#($0): "a.plus-1", "a.plus_1" and "a.plus.1" would all be called "aPlus1" in generated code"#
        })
    let settled = await Self.names(
      """
      app: { bundle_id: com.example.game }
      products:
        - { product_id: a.plus-1, constant: minusOne }
        - { product_id: a.plus_1, constant: one }
        - { product_id: a.plus.1 }
      """)
    #expect(settled.names == ["minusOne", "one", "aPlus1"])
    #expect(settled.faults == [])
  }

  @Test("names that differ only where languages do not") func folded() async {
    let result = await Self.names(
      """
      app: { bundle_id: com.example.game }
      products: [{ id: gold }, { id: x, constant: Gold_ }, { id: 1up }, { id: y, constant: __1up }]
      """)
    #expect(result.names == [nil, nil, nil, nil])
    #expect(result.faults.count == 4)
  }

  @Test("variants that never meet may share a name") func variants() async {
    let result = await Self.names(
      """
      app: { bundle_id: com.example.game, variants: { beta: { bundle_id: com.example.game.beta } } }
      products:
        - { id: gold, variants: [prod] }
        - { product_id: other.gold, constant: gold, variants: [beta] }
        - { id: tip, variants: [prod] }
        - { id: Tip, variants: [prod, beta] }
      """)
    #expect(result.names == ["gold", "gold", nil, nil])
    #expect(result.faults.count == 2)
  }

  @Test("a second product of one identifier has a finding of its own") func duplicate() async {
    let result = await Self.names("app: { bundle_id: com.example.game }\nproducts: [{ id: gold }, { id: gold }]")
    #expect(result.names == ["gold", "gold"])
    #expect(result.faults == [])
  }

  @Test("constants and former constants that cannot be") func invalid() async {
    let result = await Self.names(
      """
      app: { bundle_id: com.example.game }
      products:
        - { id: gold, constant: gold-pack }
        - { id: silver, former_constants: [old, silver, "2nd"] }
        - { id: bronze, former_constants: [old, silver] }
        - { id: "--" }
      """)
    #expect(result.names == [nil, "silver", "bronze", nil])
    #expect(
      result.faults == [
        #"invalid-constant at gold-pack: the constant "gold-pack" is no identifier: expected letters, digits and underscores, no digit first"#,
        #"invalid-constant at "--": no name for generated code can be made of "--": it has neither letters nor digits"#,
        #"invalid-constant at silver: the former constant "silver" is the constant of the product itself now"#,
        #"invalid-constant at "2nd": the former constant "2nd" is no identifier: expected letters, digits and underscores, no digit first"#,
        #"invalid-constant at old: "old" is a former constant already"#,
        #"invalid-constant at silver: the former constant "silver" is the constant of "com.example.game.silver" now"#,
      ])
  }

  @Test("lists of groups") func groups() async {
    let result = await Self.names(
      """
      app: { bundle_id: com.example.game }
      products: [{ id: premium_group, former_constants: [vipGroup] }, { id: premium }]
      subscription_groups: [{ reference_name: Premium }, { reference_name: VIP }, { reference_name: premium-group }, { reference_name: "🌟" }]
      """)
    #expect(result.names == [nil, "premium"])
    let names = result.catalog.constantNames(of: result.catalog.apps[0])
    #expect(names.groupNames == ["premiumGroup", "vipGroup", nil, nil])
    #expect(names.formerNames == [[], []])
    #expect(
      result.faults == [
        #"ambiguous-constant at premium_group: the product and the list of a group would both be called "premiumGroup" in generated code"#,
        #"invalid-constant at vipGroup: the list of a group is called "vipGroup" in generated code"#,
        #"ambiguous-constant at premium-group: the lists of two groups would both be called "premiumGroup" in generated code"#,
        #"invalid-constant at "🌟": no name for generated code can be made of "🌟": it has neither letters nor digits"#,
      ])
  }

  @Test("names stay when other products come, go or change places", arguments: 0..<10) func stable(seed: Int) async {
    var random = SeededGenerator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let ids = [
      "gold", "gold.1", "GOLD_PACK", "pro-yearly", "2_hours", "all", "case", "self", "club.1.5", "club.15", "YES", "88",
      "groupies", "none",
    ]
    let declarations = await Self.declarations(ids)
    #expect(declarations.count == ids.count)
    #expect(Set(declarations.values).count == ids.count)
    let some = ids.shuffled(using: &random).filter { _ in Bool.random(using: &random) }
    let fewer = await Self.declarations(some)
    #expect(fewer == declarations.filter { some.contains($0.key) })
  }

  /// The line of each product in the generated Swift, by its id.
  private static func declarations(_ ids: [String]) async -> [String: String] {
    let plan = await plan(yaml(ids), selected: ["product-ids-swift"])
    #expect(plan.complaints == [])
    let lines = plan.text("game/ProductID.swift").split(separator: "\n").map(String.init)
    return ids.reduce(into: [:]) { found, id in
      found[id] = lines.first { $0.hasPrefix("  case ") && $0.hasSuffix(" = \"com.example.game.\(id)\"") }
    }
  }

  private static func yaml(_ ids: [String]) -> String {
    "app: { bundle_id: com.example.game }\nproducts:\n" + ids.map { "  - { id: '\($0)', type: consumable }\n" }.joined()
      + (ids.isEmpty ? "  []\n" : "")
  }
}

/// The same numbers on every machine.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
