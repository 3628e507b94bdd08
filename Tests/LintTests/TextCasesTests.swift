import Diagnostics
import Testing

/// Reports from the field about the texts that customers see.
@Suite struct TextCasesTests {
  static let texts = "{ display_name: Gold Pack, description: One hundred gold coins }"
  static let old = "lint: { profile: itunes-connect, rules: { incomplete-test-user: off } }\n"

  private func briefs(_ texts: String, before: String = "") async -> [String] {
    await BaseCatalog.lint(before + BaseCatalog.replacing(Self.texts, with: texts)).map(\.brief)
  }

  @Test("C07: a new language with a name alone") func missingDescription() async {
    let texts = "\(Self.texts)\n      de-DE: { display_name: Gold }"
    #expect(await briefs(texts) == ["warning missing-description at de-DE"])
    #expect(await briefs(texts, before: Self.old) == ["error missing-description at de-DE"])
    let draft = BaseCatalog.replacing(Self.texts, with: texts).changing("    type:", to: "    stage: draft\n    type:")
    #expect(await BaseCatalog.lint(draft).map(\.brief) == ["note missing-description at de-DE"])
  }

  @Test("C07: what is copied from another language is reported there alone") func copiedLocale() async {
    let text = "copy_locales: { en-GB: en-US }\n" + BaseCatalog.replacing(Self.texts, with: "{ display_name: Gold }")
    #expect(await BaseCatalog.lint(text).map(\.brief) == ["warning missing-description at en-US"])
  }

  @Test("C07: an empty value is no missing one") func unreadableDescription() async {
    #expect(await briefs("{ display_name: Gold, description: }") == ["error missing-value at "])
  }

  @Test("C08: languages that other products have") func requiredLocales() async throws {
    let second = """
        - reference_name: Silver Pack
          id: silver
          type: consumable
          price_tier: 1
          localizations: &all
            en-US: { display_name: Silver Pack, description: One hundred silver coins }
            de-DE: { display_name: Silber, description: Hundert Silbermünzen }
            ja: { display_name: シルバーパック, description: シルバーコインが百枚入ったパックです }
      """
    let text = BaseCatalog.replacing("test_users:", with: second + "\ntest_users:")
    #expect(await BaseCatalog.lint(text).isEmpty)
    let required = "required_locales: [en-US, de-DE, ja]\n"
    let finding = try #require(await BaseCatalog.lint(required + text).first)
    #expect(finding.brief == "warning missing-required-locale at com.example.game.gold")
    #expect(finding.message == "product \"com.example.game.gold\" has no texts in de-DE and ja")
    #expect(finding.notes.map { $0.location?.range.lowerBound } == [offset(of: "de-DE", in: required)])
    #expect(await BaseCatalog.lint("copy_locales: { de-DE: en-US, ja: en-US }\n" + required + text).isEmpty)
    let draft = text.changing("    product_id:", to: "    stage: draft\n    product_id:")
    #expect(await BaseCatalog.lint(required + draft).isEmpty)
  }

  @Test("C08: the app's primary locale, and any at all") func primaryLocale() async {
    let german = BaseCatalog.replacing("      en-US: {", with: "      de-DE: {")
    #expect(
      await BaseCatalog.lint(german).map(\.brief) == ["error missing-primary-locale at com.example.game.gold"])
    let none = BaseCatalog.replacing("    localizations:\n      en-US: \(Self.texts)\n", with: "")
    #expect(await BaseCatalog.lint(none).map(\.brief) == ["error missing-localization at com.example.game.gold"])
    let retired = none.changing("    type:", to: "    stage: retired\n    type:")
    #expect(await BaseCatalog.lint(retired).isEmpty)
  }

  @Test(
    "C09: emoji and pictographs",
    arguments: [
      ("Gold 🎉", "🎉", "the emoji \"🎉\" (U+1F389)"), ("★ Best", "★", "the pictograph \"★\" (U+2605)"),
      ("Die 👨‍👩‍👧 Familie", "👨", "the emoji \"👨\" (U+1F468)"), ("Gold 🇩🇪", "\u{1F1E9}", "the emoji \"\u{1F1E9}\" (U+1F1E9)"),
      ("Level 1\u{FE0F}\u{20E3}", "1", "an emoji made of \"1\" (U+0031)"),
    ])
  func emoji(text: String, character: String, words: String) async throws {
    for (key, noun, other) in [
      ("display_name", "display name", "description: One hundred coins"),
      ("description", "description", "display_name: Gold"),
    ] {
      let written = key == "description" ? "All coins: \(text)" : text
      let catalog = BaseCatalog.replacing(Self.texts, with: "{ \(key): \"\(written)\", \(other) }")
      let findings = await BaseCatalog.lint(catalog)
      #expect(findings.map(\.brief) == ["error refused-character at \(character)"])
      let finding = try #require(findings.first)
      #expect(finding.message.hasPrefix("the \(noun) "))
      #expect(finding.message.hasSuffix(" has \(words)"))
      let start = offset(of: text, in: catalog)
      let place = text.utf8.distance(
        from: text.startIndex, to: try #require(text.unicodeScalars.firstIndex { String($0) == character }))
      #expect(finding.location.range.lowerBound == start + place)
    }
  }

  @Test(
    "C09: what is no emoji",
    arguments: [
      "Gold 100 #1 *", "Größe für Ñandú", "€ ™ © ®", "الذهب الخالص", "สวัสดีชาวโลก", "नमस्ते दुनिया", "金貨百枚のパック", "골드 팩 백 개",
      "l’été — «or»",
    ])
  func letters(text: String) async {
    #expect(await briefs("{ display_name: \"\(text)\", description: One hundred coins }") == [])
  }

  @Test("C10: Apple's logo, control characters and line breaks") func refusedCharacters() async throws {
    let logo = await BaseCatalog.lint(
      BaseCatalog.replacing("One hundred gold coins", with: "Best of all \u{F8FF} coins"))
    #expect(logo.map(\.brief) == ["error refused-character at \u{F8FF}"])
    #expect(logo.first?.message.hasSuffix("has U+F8FF, a character of private use") == true)
    #expect(logo.first?.message.contains("\u{F8FF}") == false)
    let bell = await BaseCatalog.lint(BaseCatalog.replacing(": Gold Pack,", with: ": \"Gold\\aPack\","))
    #expect(bell.map(\.brief) == ["error refused-character at \"Gold\\aPack\""])
    #expect(await briefs("{ display_name: \"Gold\\nPack\", description: One hundred coins }").count == 1)
    #expect(await briefs("{ display_name: Gold, description: \"One hundred coins\\nor more\" }") == [])
    #expect(await briefs("{ display_name: Gold, description: \"One hundred\\tcoins\" }").count == 1)
  }

  @Test("C11: 31 to 35 and 46 to 55 characters may be too many", arguments: ["n", "é", "e\u{301}", "金", "한", "ไ"])
  func lengths(character: String) async {
    func text(_ count: Int) -> String { String(repeating: character, count: count) }
    for (count, severity) in [(2, nil), (30, nil), (31, "warning"), (35, "warning"), (36, "error")] {
      let found = await briefs("{ display_name: \(text(count)), description: One hundred coins }")
      #expect(found == (severity.map { ["\($0) display-name-too-long at \(text(count))"] } ?? []))
    }
    for (count, severity) in [(10, nil), (45, nil), (46, "warning"), (55, "warning"), (56, "error")] {
      let found = await briefs("{ display_name: Gold, description: \(text(count)) }")
      #expect(found == (severity.map { ["\($0) description-too-long at \(text(count))"] } ?? []))
    }
    #expect(
      await briefs("{ display_name: \(text(1)), description: One hundred coins }") == [
        "error text-too-short at \(text(1))"
      ])
    #expect(await briefs("{ display_name: Gold, description: \(text(9)) }") == ["warning text-too-short at \(text(9))"])
  }

  @Test("C11: a family of three is one character, and no character for the store") func family() async {
    let found = await briefs(
      "{ display_name: \"\(String(repeating: "👨‍👩‍👧", count: 36))\", description: One hundred coins }")
    #expect(found.count == 2)
    #expect(found.contains { $0.hasPrefix("error display-name-too-long") })
    let fits = await briefs(
      "{ display_name: \"\(String(repeating: "👨‍👩‍👧", count: 30))\", description: One hundred coins }")
    #expect(fits == ["error refused-character at 👨"])
  }

  @Test("C11: the limits of iTunes Connect, and those that the team sets") func otherLimits() async {
    func text(_ count: Int) -> String { String(repeating: "n", count: count) }
    let texts = "{ display_name: \(text(75)), description: \(text(255)) }"
    #expect(await briefs(texts, before: Self.old) == [])
    let long = "{ display_name: \(text(76)), description: \(text(256)) }"
    #expect(
      await briefs(long, before: Self.old) == [
        "error display-name-too-long at \(text(76))", "error description-too-long at \(text(256))",
      ])
    let own = "lint: { limits: { display_name: 40, description: 100 } }\n"
    #expect(await briefs("{ display_name: \(text(40)), description: \(text(100)) }", before: own) == [])
    #expect(
      await briefs("{ display_name: \(text(41)), description: One hundred coins }", before: own)
        == ["error display-name-too-long at \(text(41))"])
  }

  @Test("C15: empty and blank texts", arguments: ["\"\"", "\"   \"", "\"\\u00A0\"", "\"\\u3000\\u200B\""])
  func empty(text: String) async {
    #expect(
      await briefs("{ display_name: \(text), description: One hundred coins }") == ["error empty-text at \(text)"])
    #expect(await briefs("{ display_name: Gold, description: \(text) }") == ["error empty-text at \(text)"])
    let named = BaseCatalog.replacing("reference_name: Gold Pack", with: "reference_name: \(text)")
    #expect(await BaseCatalog.lint(named).map(\.brief) == ["error empty-text at \(text)"])
  }

  @Test("a subscription group's names") func groups() async {
    let club = """
      subscription_groups:
        - reference_name: Club
          localizations: { en-US: { display_name: Club, custom_app_name: Game } }
          subscriptions:
            - id: club.yearly
              reference_name: Club yearly
              duration: 1 year
              price: 19.99
              localizations: { en-US: { display_name: Club, description: Gold for a whole year } }

      """
    func briefs(_ old: String, _ new: String) async -> [String] {
      await BaseCatalog.lint(BaseCatalog.text + club.changing(old, to: new)).map(\.brief)
    }
    #expect(await briefs("Club", "Club") == [])
    let long = String(repeating: "n", count: 65)
    #expect(
      await briefs("display_name: Club, custom", "display_name: \(long), custom") == [
        "warning group-display-name-too-long at \(long)"
      ])
    #expect(
      await briefs("display_name: Club, custom", "display_name: \(long)\(long), custom") == [
        "error group-display-name-too-long at \(long)\(long)"
      ])
    #expect(
      await briefs("custom_app_name: Game", "custom_app_name: \(long)") == ["error custom-app-name-too-long at \(long)"]
    )
    #expect(
      await briefs("reference_name: Club\n", "reference_name: \(long)\n") == [
        "error reference-name-too-long at \(long)"
      ])
    #expect(
      await briefs("display_name: Club, custom", "display_name: Club ❤, custom") == ["error refused-character at ❤"])
    #expect(
      await briefs("{ display_name: Club, custom_app_name: Game }", "{ custom_app_name: Game }") == [
        "error missing-display-name at en-US"
      ])
    #expect(
      await briefs("    localizations: { en-US: { display_name: Club, custom_app_name: Game } }\n", "") == [
        "error missing-localization at Club"
      ])
  }

  @Test(
    "what cannot be seen is refused",
    arguments: ["\u{202E}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{2066}", "\u{200D}"])
  func invisible(_ character: String) async {
    let name = await BaseCatalog.lint(
      BaseCatalog.replacing("display_name: Gold Pack", with: "display_name: Gold\(character) Pack"))
    #expect(name.found == [Finding(.error, "refused-character", character)])
    let reference = await BaseCatalog.lint(
      BaseCatalog.replacing("reference_name: Gold Pack", with: "reference_name: Gold\(character) Pack"))
    #expect(reference.found == [Finding(.error, "refused-character", character)])
  }

  @Test(
    "marks and joiners that a script needs pass",
    arguments: ["می\u{200C}خواهم", "क्\u{200D}ष सोना", "Gold \u{200F}עברית", "Gold\u{AD}münzen"])
  func joiners(_ text: String) async {
    let lint = await BaseCatalog.lint(
      BaseCatalog.replacing("display_name: Gold Pack", with: "display_name: \"\(text)\""))
    #expect(lint == [])
  }

  @Test("a reference name is one line, and may have an emoji") func referenceNames() async {
    let broken = await BaseCatalog.lint(
      BaseCatalog.replacing("reference_name: Gold Pack", with: "reference_name: \"Gold\\nPack\""))
    #expect(broken.map(\.rule) == ["refused-character"])
    #expect(
      await BaseCatalog.lint(BaseCatalog.replacing("reference_name: Gold Pack", with: "reference_name: Gold ★")) == [])
  }

  @Test("C13: names that look like currency") func currencyInNames() async {
    for (name, marked) in [
      ("100 Dollars", "100 Dollars"), ("50 USD", "50 USD"), ("$5 Pack", "$5"), ("5 € Pack", "5 €"),
    ] {
      let found = await BaseCatalog.lint(
        BaseCatalog.replacing("display_name: Gold Pack", with: "display_name: \"\(name)\""))
      #expect(found.found == [Finding(.warning, "currency-in-name", marked)])
    }
    for name in ["Dollhouse", "Europa", "100 Coins"] {
      let found = await BaseCatalog.lint(
        BaseCatalog.replacing("display_name: Gold Pack", with: "display_name: \"\(name)\""))
      #expect(found.isEmpty, "\(name)")
    }
  }

  @Test("C14: the word free, but not freedom") func freeInTexts() async {
    func found(_ text: String) async -> [String] {
      await BaseCatalog.lint(BaseCatalog.replacing("One hundred gold coins", with: text)).map(\.rule)
    }
    #expect(await found("Free coins every day") == ["free-in-text"])
    #expect(await found("Coins for FREE!") == ["free-in-text"])
    #expect(await found("A pack of freedom and carefree days") == [])
  }
}
