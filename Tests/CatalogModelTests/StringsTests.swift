import AppStore
import CatalogModel
import Diagnostics
import TestSupport
import Testing
import YAML

/// Texts that stand in files of their own.
@Suite struct StringsTests {
  static let head = "strings: strings/{app}/{locale}.yaml\ncopy_locales: { en-GB: en-US, de-DE: en-US }\n"

  @Test func aFileForEachAppAndLanguage() async throws {
    let catalog = await read(
      (
        "catalog.yaml",
        Self.head + """
          app: { bundle_id: com.acme.game }
          products:
            - { id: gold, localizations: { en-US: { display_name: Gold, description: Coins }, fr-FR: { display_name: Or } } }
            - { product_id: org.other.shield, localizations: { en-US: { display_name: Shield } } }
          subscription_groups:
            - { reference_name: Club, localizations: { en-US: { display_name: Club } } }

          """
      ),
      (
        "strings/game/fr-FR.yaml",
        """
        gold: { display_name: Pièces, description: Un sac }
        org.other.shield: { display_name: Bouclier }
        groups: { Club: { display_name: Cercle, custom_app_name: Jeu } }

        """
      ),
      ("other.yaml", "app: { key: other }\nproducts: [{ id: gold }]\n"),
      ("strings/other/fr-FR.yaml", "gold: { display_name: Faux }\n"))
    // The product's own texts win; what is copied stands last.
    #expect(
      catalog.products.map { catalog.displayNames(of: $0).sorted() } == [
        ["de-DE: Gold", "en-GB: Gold", "en-US: Gold", "fr-FR: Or"],
        ["de-DE: Shield", "en-GB: Shield", "en-US: Shield", "fr-FR: Bouclier"],
      ])
    #expect(
      catalog.descriptions(of: catalog.products[0]).sorted() == [
        "de-DE: Coins", "en-GB: Coins", "en-US: Coins", "fr-FR: Un sac",
      ])
    let group = try #require(catalog.apps.first?.groups.first)
    #expect(group.localizations.map { catalog.string(of: $0.displayName) }.contains("Cercle"))
    #expect(group.localizations.contains { catalog.string(of: $0.customAppName) == "Jeu" })
  }

  @Test func anExactIDWinsOverTheSeries() async throws {
    let catalog = await read(
      (
        "catalog.yaml",
        """
        strings: strings/{locale}.yaml
        app: { bundle_id: com.acme.game }
        products: [{ series: [{ n: 100 }, { n: 500 }], id: "gold.{n}" }]

        """
      ),
      (
        "strings/de-DE.yaml",
        """
        "gold.{n}": { display_name: "{n} Gold", description: "Ein Beutel mit {n} Münzen" }
        gold.500: { display_name: Ein Schatz }

        """
      ))
    #expect(catalog.products.flatMap { catalog.displayNames(of: $0) } == ["de-DE: 100 Gold", "de-DE: Ein Schatz"])
    #expect(
      catalog.products.flatMap { catalog.descriptions(of: $0) } == ["de-DE: Ein Beutel mit 100 Münzen", "de-DE: -"])
  }

  @Test func aLocaleIsCopiedWhereItHasNoTextOfItsOwn() async throws {
    let catalog = await read(
      """
      copy_locales: { en-GB: en-US }
      app: { bundle_id: com.acme.game }
      products:
        - { id: a, localizations: { en-US: { display_name: Colors, description: All colors } } }
        - { id: b, localizations: { en-US: { display_name: Colors, description: All colors }, en-GB: { display_name: Colours } } }
        - { id: c, localizations: { de-DE: { display_name: Farben } } }

      """)
    #expect(
      catalog.products.map { catalog.displayNames(of: $0) } == [
        ["en-US: Colors", "en-GB: Colors"], ["en-US: Colors", "en-GB: Colours"], ["de-DE: Farben"],
      ])
    #expect(catalog.descriptions(of: catalog.products[1]) == ["en-US: All colors", "en-GB: All colors"])
    let copied = try #require(catalog.products[0].localizations.last)
    #expect(catalog.text(at: copied.copiedAt) == "en-GB")
    #expect(catalog.text(at: copied.displayName.place) == "Colors")
  }

  @Test func aProductMayNameAFileOfTexts() async throws {
    let catalog = await read(
      (
        "apps/game.yaml",
        """
        app: { bundle_id: com.acme.game }
        products:
          - { id: a, localizations: { file: texts/a.yaml } }
          - { id: b, localizations: { file: texts/a.yaml, en-US: { display_name: My own } } }

        """
      ),
      ("apps/texts/a.yaml", "en-US: { display_name: A, description: Of the file }\nno: { display_name: B }\n"))
    #expect(
      catalog.products.map { catalog.displayNames(of: $0) } == [["en-US: A", "no: B"], ["en-US: My own", "no: B"]])
    #expect(catalog.descriptions(of: catalog.products[1]) == ["en-US: Of the file", "no: -"])
    let place = try #require(catalog.products[0].localizations[0].displayName.place)
    #expect(catalog.location(of: place).source.path == "apps/texts/a.yaml")
    // Both products read the one file.
    #expect(catalog.files.map(\.source.path) == ["apps/game.yaml", "apps/texts/a.yaml"])
  }

  @Test func faultsOfTheFilesAreFoundInThem() async {
    let catalog = """
      strings: strings/{locale}.yaml
      app: { bundle_id: com.acme.game }
      products: [{ id: gold }, { id: silver, localizations: { file: missing.yaml } }]

      """
    let found = await faults(
      ("catalog.yaml", catalog),
      ("strings/de-DE.yaml", "glod: { display_name: Gold }\ngold: { display_nmae: Gold }\ngroups: { Club: {} }\n"))
    #expect(
      found == [
        "unreadable-file at missing.yaml", "unknown-strings-key at glod", "unknown-key at display_nmae",
        "unknown-strings-key at Club",
      ])
  }

  @Test func aPatternThatFindsNothingIsReportedOnce() async {
    let apps = [("a.yaml", "strings: texts/{app}-{locale}.yaml\napp: { key: a }\n"), ("b.yaml", "app: { key: b }\n")]
    #expect(await faults(apps[0], apps[1]) == ["missing-strings at texts/{app}-{locale}.yaml"])
    #expect(await faults(apps[0], apps[1], ("texts/b-ja.yaml", "{}\n")) == [])
  }

  @Test func aPatternNeedsTheLocale() async {
    let text = "strings: texts/strings.yaml\napp: { key: a }\n"
    #expect(await faults(("a.yaml", text)) == ["missing-strings at texts/strings.yaml"])
  }

  @Test func thePatternMayLieBesideTheCatalog() async {
    let catalog = await read(
      ("catalog.yaml", "strings: \"{locale}.yaml\"\napp: { bundle_id: com.acme.game }\nproducts: [{ id: gold }]\n"),
      ("ja.yaml", "gold: { display_name: 金 }\n"))
    #expect(catalog.products.flatMap { catalog.displayNames(of: $0) } == ["ja: 金"])
  }

  /// The file at fault may be the one that names the others.
  @Test(arguments: [
    ("catalog.yaml", "strings: strings/{app}/{locale}.yaml\nteam: [\n", "yaml-syntax"),
    ("catalog.yaml", "string: strings/{app}/{locale}.yaml\n", "unknown-key"),
    ("catalog.yaml", "strings: [strings/game/de-DE.yaml]\n", "wrong-kind"),
    ("catalog.yaml", "strings: strings/{app}/{locale}.yaml\napp: { key: a }\napp: game\n", "duplicate-key"),
  ]) func whatAFaultyFileMayNameIsNotRefused(path: String, text: String, rule: String) async {
    let reading = await MemoryFiles([
      ("app.yaml", "app: { bundle_id: com.acme.game }\nproducts: [{ id: gold }]\n"), (path, text),
      ("strings/game/de-DE.yaml", "gold: { display_name: Gold }\n"), ("strings/game/fr-FR.yaml", ""),
    ]).readCatalog()
    #expect(reading.refusals == [])
    #expect(Set(reading.findings.map(\.rule)) == [rule])
    #expect(reading.catalog.isIncomplete)
  }

  @Test(arguments: [
    ("localization: { file: texts.yaml }", "unknown-key at localization"),
    ("localizations: { fille: texts.yaml }", "unknown-key at fille"),
    ("localizations: texts.yaml", "wrong-kind at texts.yaml"),
  ]) func whatAMisspeltKeyMayNameIsNotRefused(product: String, fault: String) async {
    let reading = await MemoryFiles([
      ("catalog.yaml", "app: { bundle_id: com.acme.game }\nproducts: [{ id: gold, \(product) }]\n"),
      ("texts.yaml", "en-US: { display_name: Gold }\n"),
    ]).readCatalog()
    #expect(reading.refusals == [])
    #expect(reading.findings.map { "\($0.rule) at \($0.location.text)" } == [fault])
  }

  @Test func aPatternThatFindsNothingInAnIncompleteCatalogIsNoFault() async {
    let strings = "strings: strings/{app}/{locale}.yaml\n"
    #expect(await faults(("a.yaml", strings), ("b.yaml", "app: [\n")) == ["yaml-syntax at ["])
  }

  @Test func aFileOfAMisspeltKeyAloneIsACatalog() async {
    let reading = await MemoryFiles([("a.yaml", "app: { key: game }\n"), ("b.yaml", "test-users: []\n")]).readCatalog()
    #expect(reading.refusals == [])
    #expect(reading.findings.map(\.rule) == ["unknown-key"])
    #expect(reading.findings.map(\.help) == ["did you mean \"test_users\"?"])
    let stranger = await MemoryFiles([("a.yaml", "app: { key: game }\n"), ("b.yaml", "a: b\n")]).readCatalog()
    #expect(stranger.refusals.map(\.path) == ["b.yaml"])
  }

  @Test func aFolderOfNoAppIsReported() async {
    let reading = await MemoryFiles([
      ("catalog.yaml", "strings: strings/{app}/{locale}.yaml\napp: { key: inapprage }\nproducts: [{ id: gold }]\n"),
      ("strings/inapprage/de-DE.yaml", "gold: { display_name: Gold }\n"),
      ("strings/inaprage/fr-FR.yaml", "gold: { display_name: Or }\n"),
    ]).readCatalog()
    #expect(reading.findings.map { "\($0.severity) \($0.rule)" } == ["warning unknown-app"])
    #expect(reading.findings.map(\.message) == ["the strings in \"strings/inaprage\" are of no app"])
    #expect(reading.findings.map(\.help) == ["did you mean \"inapprage\"? rename the folder"])
  }

  @Test func aFileAmongTheStringsIsToldHowTheyAreCalled() async {
    let reading = await MemoryFiles([
      ("catalog.yaml", "strings: strings/{app}/{locale}.yaml\napp: { key: game }\n"),
      ("strings/fr-FR.yaml", "gold: { display_name: Or }\n"),
    ]).readCatalog()
    #expect(reading.refusals.map(\.help) == ["a strings file has a name as in \"strings/{app}/{locale}.yaml\""])
  }

  @Test(arguments: [
    ("coin.{n}", "coins.{n}"), ("COINS.{N}", "coins.{n}"), ("coins.50", "coins.5"), ("grops", "groups"),
  ])
  func keysOfStringsAreGuessed(key: String, meant: String) async {
    let reading = await MemoryFiles([
      (
        "catalog.yaml",
        "strings: texts/{locale}.yaml\napp: { key: game }\nproducts: [{ series: [{ n: 5 }], id: \"coins.{n}\" }]\n"
      ), ("texts/de-DE.yaml", "\"\(key)\": { display_name: Gold }\n"),
    ]).readCatalog()
    #expect(reading.findings.map(\.help) == ["did you mean \"\(meant)\"?"])
  }

  /// What no file of the team may be is not read, let alone quoted.
  @Test(arguments: [
    ("../../texts.yaml", false), ("../../../etc/passwd", false), ("/etc/passwd", false), ("../texts.yaml", true),
    ("texts/../../texts.yaml", true), ("texts.yaml", true),
  ]) func filesOutsideAreNotRead(name: String, isRead: Bool) async {
    let texts = "en-US: { display_name: Gold }\n"
    let reading = await MemoryFiles([
      ("catalog/a.yaml", "app: { key: game }\nproducts: [{ id: gold, localizations: { file: \(name) } }]\n"),
      ("catalog/texts.yaml", texts), ("texts.yaml", texts), ("../texts.yaml", texts), ("/etc/passwd", "root:x:0\n"),
      ("../../etc/passwd", "root:x:0\n"),
    ]).readCatalog(of: ["catalog/a.yaml"])
    #expect(reading.findings.map(\.rule) == (isRead ? [] : ["unreadable-file"]))
    #expect(reading.findings.allSatisfy { $0.message.hasSuffix("it lies outside of the catalog's repository") })
    #expect(reading.catalog.files.count == (isRead ? 2 : 1))
  }

  @Test func aRepositoryMayReachHigher() async {
    let reading = await MemoryFiles([
      ("a.yaml", "app: { key: game }\nproducts: [{ id: gold, localizations: { file: ../../texts.yaml } }]\n"),
      ("../../texts.yaml", "en-US: { display_name: Gold }\n"), ("../../.git/HEAD", ""),
    ]).readCatalog(of: ["a.yaml"])
    #expect(reading.findings == [])
  }

  @Test func aFileThatNamesItselfIsReportedOnce() async {
    let text = "app: { bundle_id: com.acme.game }\nproducts: [{ id: gold, localizations: { file: catalog.yaml } }]\n"
    #expect(await faults(("catalog.yaml", text)) == ["unreadable-file at catalog.yaml"])
    #expect(await readCatalog(text).catalog.products.count == 1)
  }
}
