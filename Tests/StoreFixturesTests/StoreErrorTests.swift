import Foundation
import StoreFixtures
import TestSupport
import Testing

@Suite struct StoreErrorTests {
  static let changes: [(String, String, String)] = [
    (
      #""price": "0.90""#, #""price": "0,90""#,
      #"products[0].prices.USA.price expects a price such as "0.99", or null and got the text "0,90""#
    ),
    (
      #""price": "0.90""#, #""price": 0.90"#,
      "products[0].prices.USA.price expects a text and got the number 0.90"
    ),
    (#""price": "120", "#, "", "products[0].prices.JPN.price is missing"),
    (#""variant": "prod","#, "", "app.variant is missing"),
    (#""testUsers": ["#, #""testers": ["#, "testUsers is missing"),
    (
      #""interruptedPurchases": true"#, #""interruptedPurchases": "yes""#,
      #"testUsers[0].interruptedPurchases expects true or false and got the text "yes""#
    ),
    (#""isEntitled": true, "#, "", "testUsers[0].purchases[0].isEntitled is missing"),
    (
      #""duration": "P1W""#, #""duration": "1W""#,
      #"products[3].subscription.offers[1].duration expects a duration such as "P1M" and got the text "1W""#
    ),
    (
      #""clock": "2026-12-01""#, #""clock": "1.12.2026""#,
      #"clock expects a day such as "2027-01-31" and got the text "1.12.2026""#
    ),
    (
      #""scope": "except", "storefronts": ["JPN"]"#, #""scope": "nowhere""#,
      #"products[2].availability.scope expects "all", "only" or "except" and got the text "nowhere""#
    ),
    (
      #""scope": "except", "storefronts": ["JPN"]"#, #""scope": "except""#,
      "products[2].availability.storefronts is missing"
    ),
    (
      #""minorUnits": 0"#, #""minorUnits": 99999999"#,
      "storefronts[1].minorUnits expects 0 to 4 and got the number 99999999"
    ),
    (
      #""displayName": "Rage du soir""#, #""displayName": []"#,
      "products[0].localizations.fr-CA.displayName expects a text and got a list"
    ),
    (
      #"{"displayName": "Wutklub"}"#, "null",
      "subscriptionGroups[0].localizations.de-DE expects an object and got null"
    ),
    (
      #""periods": 3"#, #""periods": 1.5"#,
      "products[3].subscription.offers[3].periods expects a whole number and got the number 1.5"
    ),
    (
      #""purchaseDate": 1796040000000"#, #""purchaseDate": 1e999"#,
      "testUsers[0].purchases[2].purchaseDate expects milliseconds since 1970 and got the number 1e999"
    ),
    (#""version": 1"#, #""version": 2"#, "expects store version 1 and got 2: generate it anew"),
    (#""version": 1"#, #""version": "1""#, "expects store version 1 and got none: generate it anew"),
    (#""name": "store""#, #""name": "fixtures""#, #"expects the format "store" and got "fixtures""#),
    (#""format": {"#, #""formats": {"#, #"expects the format "store" and got none"#),
  ]

  @Test(arguments: changes) func wrongKeys(text: String, other: String, message: String) {
    #expect(HandWritten.message { _ = try HandWritten.load(text, as: other) } == "store.json: \(message)")
  }

  @Test(arguments: [
    "", ".", "1.", ".5", "1.2.3", "-1", "+1", "1e3", "١", " 1", "1..2", "1234567890123456789012345678901",
  ])
  func noPrices(text: String) {
    #expect(
      HandWritten.message { _ = try HandWritten.load(#""price": "120""#, as: #""price": "\#(text)""#) }
        == #"store.json: products[0].prices.JPN.price expects a price such as "0.99", or null and got the text "\#(text)""#
    )
  }

  static let texts: [(String, String)] = [
    ("", "line 1, column 1: the text ends too early"), ("{\n  \"a\" 1}", "line 2, column 7: expects a colon"),
    ("[1 2]", "line 1, column 4: expects a comma or the end of the list"),
    ("{a: 1}", "line 1, column 2: expects a name in quotation marks"),
    ("[1", "line 1, column 3: the text ends too early"), ("[1,]", "line 1, column 4: expects a value"),
    ("nil", "line 1, column 1: expects a value"), ("[01]", "line 1, column 2: a number may not begin with 0"),
    ("[1.]", "line 1, column 4: expects a digit"), ("[-]", "line 1, column 3: expects a digit"),
    ("[1e]", "line 1, column 4: expects a digit"), ("{} {}", "line 1, column 4: expects the end of the text"),
    ("[\"a", "line 1, column 3: a text has no end"), (#"["\x"]"#, "line 1, column 5: no escape of JSON"),
    (#"["\u12g4"]"#, "line 1, column 7: expects four hexadecimal digits"),
    (#"["\ud800"]"#, "line 1, column 9: half of a surrogate pair"),
    (#"["\ud800\u0041"]"#, "line 1, column 15: half of a surrogate pair"),
    (#"["\udc00"]"#, "line 1, column 9: half of a surrogate pair"),
    (#"["\"#, "line 1, column 3: a text has no end"),
    (String(repeating: "[", count: 100_000), "line 1, column 201: it is nested deeper than 200 levels"),
    (String(repeating: #"{"a":"#, count: 100_000), "line 1, column 1001: it is nested deeper than 200 levels"),
  ]

  @Test(arguments: texts) func noJSON(text: String, reason: String) {
    #expect(HandWritten.message { _ = try HandWritten.load(text) } == "store.json: is not JSON: \(reason)")
  }

  @Test func noText() throws {
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder("store.json"))
    try Data([0x7B, 0xFF, 0x7D]).write(to: url)
    #expect(
      HandWritten.message { _ = try StoreFixtures(contentsOf: url) }
        == "store.json: is not JSON: it is not UTF-8 text")
  }

  @Test func aMarkOfByteOrderIsNoFault() throws {
    let text = try String(contentsOf: HandWritten.store, encoding: .utf8)
    #expect(try HandWritten.load("\u{FEFF}" + text).productIdentifiers.count == 7)
  }

  @Test func aManifestOfAnotherFormat() throws {
    let folder = try TemporaryFolder()
    try folder.put("store.json", try String(contentsOf: HandWritten.store, encoding: .utf8))
    try folder.put("manifest.json", #"{"format": {"name": "fixtures", "version": 3}}"#)
    #expect(
      throws: StoreFixturesError.otherVersion(
        path: folder("manifest.json"), format: "fixtures", expected: 1, found: "3")
    ) {
      try StoreFixtures(contentsOf: URL(fileURLWithPath: folder.path))
    }
    try folder.put(
      "manifest.json", #"{"format": {"name": "fixtures", "version": 1}, "environment": "Sandbox", "clock": {}}"#)
    #expect(throws: StoreFixturesError.missingKey(path: folder("manifest.json"), key: "clock.milliseconds")) {
      try StoreFixtures(contentsOf: URL(fileURLWithPath: folder.path))
    }
  }

  @Test(arguments: ["FRA", "usa", "", "US"]) func unknownStorefronts(code: String) throws {
    let fixtures = try HandWritten.load()
    #expect(
      HandWritten.message { _ = try fixtures.products(for: [], storefront: code, locale: "en-US") }
        == "the store was made without the storefront \"\(code)\", it has ALB, JPN, USA, XKS: add it to the catalog's "
        + "`storefronts:` and generate anew")
  }

  /// Each piece of the file left out, and each byte of some of it made another: loaded or refused, never a crash.
  @Test func mangledFiles() throws {
    let text = Array(try Data(contentsOf: HandWritten.store))
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder("store.json"))
    var refused = 0
    for start in stride(from: 0, to: text.count, by: 97) {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "]"), 0xFF] {
        var changed = text
        changed[start] = byte
        if byte == 0xFF { changed.removeSubrange(start..<min(start + 29, changed.count)) }
        try Data(changed).write(to: url)
        do {
          let fixtures = try StoreFixtures(contentsOf: url)
          for storefront in fixtures.storefronts {
            _ = try fixtures.products(
              for: Set(fixtures.productIdentifiers), storefront: storefront.code, locale: "\u{0}@\\_-")
          }
        } catch is StoreFixturesError {
          refused += 1
        }
      }
    }
    #expect(refused > 50)
  }
}
