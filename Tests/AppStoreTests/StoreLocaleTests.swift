import AppStore
import Testing

struct StoreLocaleTests {
  @Test("all the newest locales are known")
  func newest() {
    for code in ["bn-BD", "gu-IN", "kn-IN", "ml-IN", "mr-IN", "or-IN", "pa-IN", "sl-SI", "ta-IN", "te-IN", "ur-PK"] {
      #expect(StoreLocale.named(code)?.addedIn == "2026")
    }
    #expect(StoreLocale.all.count { $0.addedIn == nil } == 39)
  }

  @Test("a code is found by its packed bytes")
  func packed() throws {
    for locale in StoreLocale.all {
      let packed = try #require(PackedCode.pack(locale.code))
      #expect(StoreLocale.index(ofPacked: packed) == locale.index)
      #expect(StoreLocale.all[locale.index] == locale)
    }
    #expect(PackedCode.pack("no") == 0x6F6E)
    #expect(StoreLocale.index(ofPacked: 0x6F6E) == StoreLocale.named("no")?.index)
    #expect(StoreLocale.index(ofPacked: 0) == nil)
    for text in ["", "en-US\0", "zh-Hans-C", "\0"] { #expect(PackedCode.pack(text) == nil) }
    for text in ["xx", "EN-US", "en_US", "zh-Hans1", "n"] { #expect(StoreLocale.named(text) == nil) }
  }

  @Test(
    "the code that was probably meant",
    arguments: [
      ("ar", "ar-SA"), ("en_US", "en-US"), ("EN-us", "en-US"), ("en", "en-US"), ("fr", "fr-FR"), ("pt", "pt-BR"),
      ("es", "es-ES"), ("de", "de-DE"), ("nl", "nl-NL"), ("sl", "sl-SI"), ("or", "or-IN"), ("zh", "zh-Hans"),
      ("nb-NO", "no"), ("nb", "no"), ("nb_NO", "no"), ("nn", "no"), ("no-NO", "no"), ("NO", "no"),
      ("zh_CN", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh_Hant_HK", "zh-Hant"),
      ("zh-Hans-CN", "zh-Hans"), ("zh-hant", "zh-Hant"), ("zh-Hnat", "zh-Hant"), ("cmn-Hans", "zh-Hans"),
      ("fin", "fi"), ("fi-FI", "fi"), ("iw", "he"), ("he-IL", "he"), ("vi-VI", "vi"), ("ja-JP", "ja"), ("jp", "ja"),
      ("cs-CZ", "cs"), ("de-AT", "de-DE"), ("fr-CH", "fr-FR"), ("fr_CA", "fr-CA"), ("es-419", "es-MX"),
      ("es-AR", "es-MX"), ("en-IN", "en-GB"), ("en-NZ", "en-AU"), ("en-UK", "en-GB"), ("pt-AO", "pt-PT"),
      ("hi-IN", "hi"), ("deu", "de-DE"), ("German", "de-DE"), ("English (U.K.)", "en-GB"), ("english", "en-US"),
      ("Chinese", "zh-Hans"), ("Portuguese (Brazil)", "pt-BR"), ("dde-DE", "de-DE"), ("e-US", "en-US"),
      ("ed-DE", "de-DE"),
    ])
  func suggestion(text: String, code: String) {
    #expect(StoreLocale.suggestion(for: text) == code)
  }

  @Test(
    "another language is no misspelling",
    arguments: [
      "xx", "sw", "lt-LT", "sa-IN", "mai-IN", "kk-KZ", "fil-PH", "is", "ne-IN", "sr-Latn-RS", "", "-", "q1", "x-DE-DE",
    ])
  func noSuggestion(text: String) {
    #expect(StoreLocale.suggestion(for: text) == nil)
  }

  @Test("suggestions are the store's codes")
  func suggestionsExist() {
    for locale in StoreLocale.all {
      #expect(StoreLocale.suggestion(for: locale.code) == locale.code)
      #expect(StoreLocale.suggestion(for: locale.legacyTransporterCode) == locale.code)
      #expect(StoreLocale.suggestion(for: locale.englishName) == locale.code)
      #expect(StoreLocale.suggestion(for: locale.language).flatMap(StoreLocale.named) != nil)
      #expect(StoreLocale.isWellFormed(locale.code))
    }
  }

  @Test("the shape of a code")
  func shape() {
    for code in ["xx", "fil-PH", "zh-Hans-CN", "es-419", "sr-Latn"] { #expect(StoreLocale.isWellFormed(code)) }
    for code in [
      "", "x", "en_US", "EN-US", "en-us", "en-", "-US", "en-USA", "zh-hans", "english", "en-US-", "en-41", "e1",
      "en-US-x",
      "ñn", "zh-Hans-CN-US",
    ] { #expect(!StoreLocale.isWellFormed(code), "\(code)") }
  }

  @Test(arguments: [("enUS", "en-US"), ("deDE", "de-DE"), ("zhHans", "zh-Hans")])
  func aCodeWithoutItsHyphenIsUnderstood(_ typed: String, _ code: String) {
    #expect(StoreLocale.suggestion(for: typed) == code)
  }
}
