extension LocaleTable {
  /// What else people write for a locale: the defaults of languages with several, ISO 639-2 codes, countries' codes
  /// that are no language's, and the regions whose form is another than the language's default.
  static let otherNames = """
    ar-SA|ara
    bn-BD|ben bengali
    ca|cat valencian
    cs|ces cze cz
    da|dan dk
    de-DE|deu ger
    el|ell gre gr
    en-AU|en-nz
    en-GB|en-uk en-ie en-in en-za en-sg en-hk en-mt en-ng en-ke
    en-US|en eng english us en-001
    es-ES|es spa spanish sp castilian
    es-MX|es-419 es-ar es-bo es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-ni es-pa es-pe es-pr es-py es-sv es-us \
    es-uy es-ve es-la
    fi|fin
    fr-FR|fr fra fre french
    gu-IN|guj
    he|heb iw il
    hi|hin
    hr|hrv
    hu|hun
    id|ind in
    it|ita
    ja|jpn jp
    kn-IN|kan
    ko|kor
    ml-IN|mal
    mr-IN|mar
    ms|msa may
    nl-NL|nld dut flemish
    no|nb nn nor nob nno bokmal nynorsk
    or-IN|ori ory oriya
    pa-IN|pan
    pl|pol
    pt-BR|pt por portuguese
    pt-PT|pt-ao pt-ch pt-cv pt-gw pt-lu pt-mo pt-mz pt-st pt-tl
    ro|ron rum mo
    ru|rus
    sk|slk slo
    sl-SI|slv
    sv|swe
    ta-IN|tam
    te-IN|tel
    th|tha
    tr|tur
    uk|ukr ua
    ur-PK|urd
    vi|vie vn
    zh-Hans|zh zho chi chs cn cmn chinese mandarin zh-cn zh-sg zh-my
    zh-Hant|cht tw yue cantonese zh-tw zh-hk zh-mo
    """

  /// ISO 639-1 codes of languages that the store does not take.
  static let languagesElsewhere = """
    aa ab ae af ak am an as av ay az ba be bg bh bi bm bo br bs ce ch co cr cu cv cy dv dz ee eo et eu fa ff fj \
    fo fy ga gd gl gn gv ha ho ht hy hz ia ie ig ii ik io is iu jv ka kg ki kj kk kl km kr ks ku kv kw ky la lb \
    lg li ln lo lt lu lv mg mh mi mk mn mt my na nd ne ng nr nv ny oc oj om os pi ps qu rm rn rw sa sc sd se sg \
    si sm sn so sq sr ss st su sw tg ti tk tl tn to ts tt ty ug uz ve vo wa wo xh yi yo za zu
    """
}
