/// The locales of App Store Connect: code, English name, year added, Transporter's code.
enum LocaleTable {
  static let source =
    "Apple's App Store localization help (rorkai/App-Store-Connect-CLI @3ebcd22); Transporter's codes from fastlane"
  static let asOf = "2026-05-19"

  static let text = """
    ar-SA|Arabic||ar-SA
    bn-BD|Bangla|2026|bn-BD
    ca|Catalan||ca-ES
    cs|Czech||cs-CZ
    da|Danish||da-DK
    de-DE|German||de-DE
    el|Greek||el-GR
    en-AU|English (Australia)||en-AU
    en-CA|English (Canada)||en-CA
    en-GB|English (U.K.)||en-GB
    en-US|English (U.S.)||en-US
    es-ES|Spanish (Spain)||es-ES
    es-MX|Spanish (Mexico)||es-MX
    fi|Finnish||fi-FI
    fr-CA|French (Canada)||fr-CA
    fr-FR|French||fr-FR
    gu-IN|Gujarati|2026|gu-IN
    he|Hebrew||he
    hi|Hindi||hi-IN
    hr|Croatian||hr-HR
    hu|Hungarian||hu-HU
    id|Indonesian||id-ID
    it|Italian||it-IT
    ja|Japanese||ja-JP
    kn-IN|Kannada|2026|kn-IN
    ko|Korean||ko-KR
    ml-IN|Malayalam|2026|ml-IN
    mr-IN|Marathi|2026|mr-IN
    ms|Malay||ms-MY
    nl-NL|Dutch||nl-NL
    no|Norwegian||no-NO
    or-IN|Odia|2026|or-IN
    pa-IN|Punjabi|2026|pa-IN
    pl|Polish||pl-PL
    pt-BR|Portuguese (Brazil)||pt-BR
    pt-PT|Portuguese (Portugal)||pt-PT
    ro|Romanian||ro-RO
    ru|Russian||ru-RU
    sk|Slovak||sk-SK
    sl-SI|Slovenian|2026|sl-SI
    sv|Swedish||sv-SE
    ta-IN|Tamil|2026|ta-IN
    te-IN|Telugu|2026|te-IN
    th|Thai||th-TH
    tr|Turkish||tr-TR
    uk|Ukrainian||uk-UA
    ur-PK|Urdu|2026|ur-PK
    vi|Vietnamese||vi-VI
    zh-Hans|Chinese (Simplified)||cmn-Hans
    zh-Hant|Chinese (Traditional)||cmn-Hant
    """
}
