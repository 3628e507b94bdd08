import Foundation
import Generate
import TestSupport
import Testing

/// What is made for Swift compiles and says what the catalog says.
struct SwiftConsumerTests {
  /// Reads the goldens of one variant into a folder.
  private static func folder(_ goldens: [(path: String, name: String)]) throws -> Scratch {
    let folder = try Scratch()
    for (path, name) in goldens {
      let url = GoldenCatalog.url(path)
      try folder.write(String(contentsOf: url, encoding: .utf8), to: name)
    }
    return folder
  }

  private static func typecheck(_ folder: Scratch, _ version: String) throws -> String {
    try folder.run(
      ["swiftc", "-typecheck", "-swift-version", version, "-warnings-as-errors", "-parse-as-library"] + folder.files)
  }

  @Test("the goldens compile", arguments: ["5", "6"], ["in-app-rage", "in-app-rage-beta"])
  func goldensCompile(version: String, variant: String) throws {
    let folder = try Self.folder([
      ("product-ids-swift/\(variant)/ProductID.swift", "ProductID.swift"),
      ("product-ids-swift-constants/\(variant)/ProductID.swift", "Constants.swift"),
    ])
    #expect(try Self.typecheck(folder, version) == "")
  }

  @Test("the goldens say what the catalog says") func goldensRun() throws {
    let folder = try Self.folder([
      ("product-ids-swift/in-app-rage/ProductID.swift", "ProductID.swift"),
      ("product-ids-swift-constants/in-app-rage/ProductID.swift", "Constants.swift"),
    ])
    try folder.write(
      #"""
      @available(*, deprecated) func former() -> [RageProductID] { [RageProductID.nightRage, .rage] }
      @available(*, deprecated) func formerText() -> String { InAppRageProductID.nightRage }
      protocol Old { func look() -> ([RageProductID], String) }
      struct Former: Old {
        @available(*, deprecated) func look() -> ([RageProductID], String) { (former(), formerText()) }
      }
      let prefix = "com.razeware.inapprage."
      let old = (Former() as any Old).look()
      precondition(old.0 == [.nightlyRage, .nightlyRage] && old.1 == prefix + "nightlyrage")
      precondition(RageProductID(rawValue: prefix + "gold.100") == .gold100)
      precondition(RageProductID(rawValue: prefix + "nextrage") == nil, "a draft is in nothing")
      precondition(RageProductID.allCases.count == 21 && RageProductID.all.count == 20)
      precondition(RageProductID.known == Set(RageProductID.allCases.map(\.rawValue)))
      precondition(RageProductID.known.subtracting(RageProductID.all) == [prefix + "oldrage"])
      precondition(RageProductID.rageClubGroup == [.clubGold, .clubYearly, .clubMonthly])
      precondition(RageProductID.nonRenewingSubscriptions.map(\.rawValue) == [prefix + "season_2027"])
      let lists = RageProductID.consumables + RageProductID.nonConsumables
        + RageProductID.nonRenewingSubscriptions + RageProductID.autoRenewableSubscriptions
      precondition(lists.count == 20 && Set(lists.map(\.rawValue)) == RageProductID.all)
      precondition(RageProductID.nightlyRage.pages == 12 && RageProductID.gold1_5.entitlement == "coins, \"1.5\"")
      precondition(RageProductID.nightlyRage.best == true && RageProductID.oldrage.best == nil)
      let found: RageProductID? = .case
      precondition(found == .case && found?.rawValue == prefix + "case")
      precondition(InAppRageProductID.all == RageProductID.all && InAppRageProductID.known == RageProductID.known)
      precondition(InAppRageProductID.consumables == RageProductID.consumables.map(\.rawValue))
      precondition(InAppRageProductID._0123 == "0123" && InAppRageProductID.goldPack == prefix + "GoldPack")
      print("sound")

      """#, to: "main.swift")
    #expect(
      try folder.run(["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", "program"] + folder.files) == "")
    #expect(try folder.run([folder.path("program")]) == "sound\n")
  }

  /// Words that cannot be said behind a dot, or that an optional or the type itself would take for its own.
  static let suffixed: Set<String> = [
    "self", "init", "none", "some", "all", "known", "allCases", "rawValue", "hashValue", "consumables",
    "nonConsumables", "nonRenewingSubscriptions", "autoRenewableSubscriptions",
  ]

  static let words = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private \
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
    defer do else fallthrough for guard if in repeat return throw switch where while any as await false is nil self \
    super throws true try actor async borrowing consuming convenience didSet dynamic each final get indirect infix \
    lazy left macro mutating none nonmutating optional override package postfix precedence prefix required right set \
    some type unowned weak willSet isolated nonisolated sending then yield discard copy consume module file line \
    column function available selector unsafe hash description encode coins all known allCases rawValue hashValue \
    consumables nonConsumables nonRenewingSubscriptions autoRenewableSubscriptions
    """.split(separator: " ").map(String.init)

  @Test("F05: every word of the language, used as a person would", arguments: ["5", "6"], ["enum", "constants"])
  func words(version: String, shape: String) async throws {
    let products = Self.words.map {
      "  - { id: \($0), type: consumable, attributes: { coins: 1, class: c, self: true } }\n"
    }
    let plan = await plan(
      """
      app: { bundle_id: com.example.game }
      generate: { outputs: [product-ids-swift: { shape: \(shape), type_name: T }] }
      products:

      """ + products.joined())
    #expect(plan.complaints == [])
    let folder = try Scratch()
    try folder.write(plan.text("game/ProductID.swift"), to: "ProductID.swift")
    let isEnum = shape == "enum"
    var use = "func use(_ id: T, _ maybe: T?) -> Bool {\n  switch id {\n"
    if !isEnum { use = "func use(_ maybe: String?) -> Bool {\n" }
    for word in Self.words {
      let name = Self.suffixed.contains(word) ? word + "_" : word
      use +=
        isEnum
        ? "  case .\(name): return maybe == .\(name) || T.\(name) == id\n" : "  if maybe == T.\(name) { return true }\n"
    }
    use +=
      isEnum
      ? "  }\n}\nfunc more(_ id: T) -> Bool { id.self_ && id.class.isEmpty && id.coins == 1 }\n" : "  return false\n}\n"
    try folder.write(use, to: "Use.swift")
    #expect(try Self.typecheck(folder, version) == "")
  }

  @Test("F05, A11: capital words of constant:") func capitals() async throws {
    let words = ["Type", "Protocol", "Self", "Any", "String", "Set", "RawValue", "AllCases", "T", "_x", "größe"]
    let products = words.map { "  - { id: \($0.unicodeScalars.count)\($0), type: consumable, constant: \($0) }\n" }
    let plan = await plan(
      """
      app: { bundle_id: com.example.game }
      generate: { outputs: [product-ids-swift: { type_name: T }, product-ids-swift: { shape: constants, file: C.swift }] }
      products:

      """ + products.joined())
    #expect(plan.complaints == [])
    let folder = try Scratch()
    try folder.write(plan.text("game/ProductID.swift"), to: "ProductID.swift")
    try folder.write(plan.text("C.swift"), to: "C.swift")
    try folder.write(
      """
      func use(_ id: T) -> Bool {
        id == .Type_ || id == .Protocol_ || id == T.Self || id == .Any || id == .T || id == ._x || id == .größe
          || GameProductID.Type_ == GameProductID.String_ || GameProductID.Self == GameProductID.größe
      }

      """, to: "Use.swift")
    #expect(try Self.typecheck(folder, "6") == "")
  }

  @Test("F08: the types of two apps live in one module; F15: without products too", arguments: ["enum", "constants"])
  func twoApps(shape: String) async throws {
    let files = MemoryFiles([
      ("catalog/a.yaml", "app: { bundle_id: com.example.json }\nproducts: [{ id: gold, type: consumable }]\n"),
      ("catalog/b.yaml", "app: { bundle_id: com.example.products }\nproducts: []\n"),
      ("catalog/c.yaml", "generate: { outputs: [product-ids-swift: { shape: \(shape), access: package }] }\n"),
    ])
    let plan = await plan(files)
    #expect(plan.complaints == [])
    #expect(plan.paths == ["/repo/generated/json/ProductID.swift", "/repo/generated/products/ProductID.swift"])
    let folder = try Scratch()
    try folder.write(plan.text("json/ProductID.swift"), to: "JSON.swift")
    try folder.write(plan.text("products/ProductID.swift"), to: "Products.swift")
    try folder.write(
      """
      func use() -> Bool { JsonProductID.all.count == 1 && ProductsProductID.all.isEmpty && ProductsProductID.known.isEmpty }

      """, to: "Use.swift")
    #expect(
      try folder.run(
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-package-name", "p", "-warnings-as-errors",
          "-parse-as-library",
        ]
          + folder.files) == "")
  }
}
