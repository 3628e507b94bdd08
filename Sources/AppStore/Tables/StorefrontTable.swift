/// The storefronts: App Store Connect's code, StoreKit's, alpha-2, number, name, currency, language tag, locale.
enum StorefrontTable {
  static let source =
    "App Store Connect's GET /v1/territories (37MobileTeam/AppStoreConnectAPI-Demo @c3f1462); numbers from MusicKit JS"
  static let asOf = "2023-04-26"

  static let text = """
    AFG|AFG|AF|143610|Afghanistan|USD||
    AGO|AGO|AO|143564|Angola|USD|en-GB|en_AO
    AIA|AIA|AI|143538|Anguilla|USD|en-GB|en_AI
    ALB|ALB|AL|143575|Albania|USD||
    ARE|ARE|AE|143481|UAE|AED|en-GB|en_AE
    ARG|ARG|AR|143505|Argentina|USD|es-MX|es_AR
    ARM|ARM|AM|143524|Armenia|USD|en-GB|en_AM
    ATG|ATG|AG|143540|Antigua and Barbuda|USD|en-GB|en_AG
    AUS|AUS|AU|143460|Australia|AUD|en-AU|en_AU
    AUT|AUT|AT|143445|Austria|EUR|de-DE|de_AT
    AZE|AZE|AZ|143568|Azerbaijan|USD|en-GB|en_AZ
    BEL|BEL|BE|143446|Belgium|EUR|en-GB|en_BE
    BEN|BEN|BJ|143576|Benin|USD|en-GB|en_BJ
    BFA|BFA|BF|143578|Burkina Faso|USD||
    BGR|BGR|BG|143526|Bulgaria|BGN|en-GB|en_BG
    BHR|BHR|BH|143559|Bahrain|USD|en-GB|en_BH
    BHS|BHS|BS|143539|Bahamas|USD|en-GB|en_BS
    BIH|BIH|BA|143612|Bosnia and Herzegovina|EUR|en-GB|en_BA
    BLR|BLR|BY|143565|Belarus|USD|en-GB|en_BY
    BLZ|BLZ|BZ|143555|Belize|USD|en-GB|en_BZ
    BMU|BMU|BM|143542|Bermuda|USD|en-GB|en_BM
    BOL|BOL|BO|143556|Bolivia|USD|es-MX|es_BO
    BRA|BRA|BR|143503|Brazil|BRL|pt-BR|pt_BR
    BRB|BRB|BB|143541|Barbados|USD|en-GB|en_BB
    BRN|BRN|BN|143560|Brunei Darussalam|USD||
    BTN|BTN|BT|143577|Bhutan|USD|en-GB|en_BT
    BWA|BWA|BW|143525|Botswana|USD|en-GB|en_BW
    CAN|CAN|CA|143455|Canada|CAD|en-CA|en_CA
    CHE|CHE|CH|143459|Switzerland|CHF|de-CH|de_CH
    CHL|CHL|CL|143483|Chile|CLP|es-MX|es_CL
    CHN|CHN|CN|143465|China mainland|CNY|zh-Hans-CN|zh-Hans_CN
    CIV|CIV|CI|143527|Côte d’Ivoire|USD|fr-FR|fr_CI
    CMR|CMR|CM|143574|Cameroon|USD|fr-FR|fr_CM
    COD|COD|CD|143613|Democratic Republic of the Congo|USD|en-GB|en_CD
    COG|COG|CG|143582|Republic of the Congo|USD|en-GB|en_CG
    COL|COL|CO|143501|Colombia|COP|es-MX|es_CO
    CPV|CPV|CV|143580|Cape Verde|USD|en-GB|en_CV
    CRI|CRI|CR|143495|Costa Rica|USD|es-MX|es_CR
    CYM|CYM|KY|143544|Cayman Islands|USD|en-GB|en_KY
    CYP|CYP|CY|143557|Cyprus|EUR|en-GB|en_CY
    CZE|CZE|CZ|143489|Czech Republic|CZK|en-GB|en_CZ
    DEU|DEU|DE|143443|Germany|EUR|de-DE|de_DE
    DMA|DMA|DM|143545|Dominica|USD|en-GB|en_DM
    DNK|DNK|DK|143458|Denmark|DKK|en-GB|en_DK
    DOM|DOM|DO|143508|Dominican Republic|USD|es-MX|es_DO
    DZA|DZA|DZ|143563|Algeria|USD|en-GB|en_DZ
    ECU|ECU|EC|143509|Ecuador|USD|es-MX|es_EC
    EGY|EGY|EG|143516|Egypt|EGP|en-GB|en_EG
    ESP|ESP|ES|143454|Spain|EUR|es-ES|es_ES
    EST|EST|EE|143518|Estonia|EUR|en-GB|en_EE
    FIN|FIN|FI|143447|Finland|EUR|en-GB|en_FI
    FJI|FJI|FJ|143583|Fiji|USD|en-GB|en_FJ
    FRA|FRA|FR|143442|France|EUR|fr-FR|fr_FR
    FSM|FSM|FM|143591|Micronesia, Federated States of|USD|en-GB|en_FM
    GAB|GAB|GA|143614|Gabon|USD|fr-FR|fr_GA
    GBR|GBR|GB|143444|United Kingdom|GBP|en-GB|en_GB
    GEO|GEO|GE|143615|Georgia|USD|en-GB|en_GE
    GHA|GHA|GH|143573|Ghana|USD|en-GB|en_GH
    GMB|GMB|GM|143584|Gambia|USD|en-GB|en_GM
    GNB|GNB|GW|143585|Guinea-Bissau|USD|en-GB|en_GW
    GRC|GRC|GR|143448|Greece|EUR|en-GB|en_GR
    GRD|GRD|GD|143546|Grenada|USD|en-GB|en_GD
    GTM|GTM|GT|143504|Guatemala|USD|es-MX|es_GT
    GUY|GUY|GY|143553|Guyana|USD|en-GB|en_GY
    HKG|HKG|HK|143463|Hong Kong|HKD|zh-Hant-HK|zh-Hant_HK
    HND|HND|HN|143510|Honduras|USD|es-MX|es_HN
    HRV|HRV|HR|143494|Croatia|EUR|en-GB|en_HR
    HUN|HUN|HU|143482|Hungary|HUF|en-GB|en_HU
    IDN|IDN|ID|143476|Indonesia|IDR|en-GB|en_ID
    IND|IND|IN|143467|India|INR|en-GB|en_IN
    IRL|IRL|IE|143449|Ireland|EUR|en-GB|en_IE
    IRQ|IRQ|IQ|143617|Iraq|USD|en-GB|en_IQ
    ISL|ISL|IS|143558|Iceland|USD|en-GB|en_IS
    ISR|ISR|IL|143491|Israel|ILS|en-GB|en_IL
    ITA|ITA|IT|143450|Italy|EUR|it|it_IT
    JAM|JAM|JM|143511|Jamaica|USD|en-GB|en_JM
    JOR|JOR|JO|143528|Jordan|USD|en-GB|en_JO
    JPN|JPN|JP|143462|Japan|JPY|ja|ja_JP
    KAZ|KAZ|KZ|143517|Kazakhstan|KZT|en-GB|en_KZ
    KEN|KEN|KE|143529|Kenya|USD|en-GB|en_KE
    KGZ|KGZ|KG|143586|Kyrgyzstan|USD|en-GB|en_KG
    KHM|KHM|KH|143579|Cambodia|USD|en-GB|en_KH
    KNA|KNA|KN|143548|St. Kitts and Nevis|USD|en-GB|en_KN
    KOR|KOR|KR|143466|Korea, Republic of|KRW|ko|ko_KR
    KWT|KWT|KW|143493|Kuwait|USD|en-GB|en_KW
    LAO|LAO|LA|143587|Lao People’s Democratic Republic|USD|en-GB|en_LA
    LBN|LBN|LB|143497|Lebanon|USD|en-GB|en_LB
    LBR|LBR|LR|143588|Liberia|USD|en-GB|en_LR
    LBY|LBY|LY|143567|Libya|USD|en-GB|en_LY
    LCA|LCA|LC|143549|St. Lucia|USD|en-GB|en_LC
    LKA|LKA|LK|143486|Sri Lanka|USD|en-GB|en_LK
    LTU|LTU|LT|143520|Lithuania|EUR|en-GB|en_LT
    LUX|LUX|LU|143451|Luxembourg|EUR|en-GB|en_LU
    LVA|LVA|LV|143519|Latvia|EUR|en-GB|en_LV
    MAC|MAC|MO|143515|Macao|USD|zh-Hant-HK|zh-Hant_MO
    MAR|MAR|MA|143620|Morocco|USD|en-GB|en_MA
    MDA|MDA|MD|143523|Moldova|USD|en-GB|en_MD
    MDG|MDG|MG|143531|Madagascar|USD|en-GB|en_MG
    MDV|MDV|MV|143488|Maldives|USD|en-GB|en_MV
    MEX|MEX|MX|143468|Mexico|MXN|es-MX|es_MX
    MKD|MKD|MK|143530|North Macedonia|USD|en-GB|en_MK
    MLI|MLI|ML|143532|Mali|USD|en-GB|en_ML
    MLT|MLT|MT|143521|Malta|EUR|en-GB|en_MT
    MMR|MMR|MM|143570|Myanmar|USD|en-GB|en_MM
    MNE|MNE|ME|143619|Montenegro|EUR|en-GB|en_ME
    MNG|MNG|MN|143592|Mongolia|USD|en-GB|en_MN
    MOZ|MOZ|MZ|143593|Mozambique|USD|en-GB|en_MZ
    MRT|MRT|MR|143590|Mauritania|USD|en-GB|en_MR
    MSR|MSR|MS|143547|Montserrat|USD|en-GB|en_MS
    MUS|MUS|MU|143533|Mauritius|USD|en-GB|en_MU
    MWI|MWI|MW|143589|Malawi|USD|en-GB|en_MW
    MYS|MYS|MY|143473|Malaysia|MYR|en-GB|en_MY
    NAM|NAM|NA|143594|Namibia|USD|en-GB|en_NA
    NER|NER|NE|143534|Niger|USD|en-GB|en_NE
    NGA|NGA|NG|143561|Nigeria|NGN|en-GB|en_NG
    NIC|NIC|NI|143512|Nicaragua|USD|es-MX|es_NI
    NLD|NLD|NL|143452|Netherlands|EUR|nl|nl_NL
    NOR|NOR|NO|143457|Norway|NOK|en-GB|en_NO
    NPL|NPL|NP|143484|Nepal|USD|en-GB|en_NP
    NRU|NRU|NR|143606|Nauru|USD||
    NZL|NZL|NZ|143461|New Zealand|NZD|en-AU|en_NZ
    OMN|OMN|OM|143562|Oman|USD|en-GB|en_OM
    PAK|PAK|PK|143477|Pakistan|PKR||
    PAN|PAN|PA|143485|Panama|USD|es-MX|es_PA
    PER|PER|PE|143507|Peru|PEN|es-MX|es_PE
    PHL|PHL|PH|143474|Philippines|PHP|en-GB|en_PH
    PLW|PLW|PW|143595|Palau|USD||
    PNG|PNG|PG|143597|Papua New Guinea|USD|en-GB|en_PG
    POL|POL|PL|143478|Poland|PLN|en-GB|en_PL
    PRT|PRT|PT|143453|Portugal|EUR|pt-PT|pt_PT
    PRY|PRY|PY|143513|Paraguay|USD|es-MX|es_PY
    QAT|QAT|QA|143498|Qatar|QAR|en-GB|en_QA
    ROU|ROU|RO|143487|Romania|RON|en-GB|en_RO
    RUS|RUS|RU|143469|Russia|RUB|ru|ru_RU
    RWA|RWA|RW|143621|Rwanda|USD|en-GB|en_RW
    SAU|SAU|SA|143479|Saudi Arabia|SAR|en-GB|en_SA
    SEN|SEN|SN|143535|Senegal|USD|en-GB|en_SN
    SGP|SGP|SG|143464|Singapore|SGD|en-GB|en_SG
    SLB|SLB|SB|143601|Solomon Islands|USD|en-GB|en_SB
    SLE|SLE|SL|143600|Sierra Leone|USD|en-GB|en_SL
    SLV|SLV|SV|143506|El Salvador|USD|es-MX|es_SV
    SRB|SRB|RS|143500|Serbia|EUR|en-GB|en_RS
    STP|STP|ST|143598|São Tomé and Príncipe|USD||
    SUR|SUR|SR|143554|Suriname|USD|en-GB|en_SR
    SVK|SVK|SK|143496|Slovakia|EUR|en-GB|en_SK
    SVN|SVN|SI|143499|Slovenia|EUR|en-GB|en_SI
    SWE|SWE|SE|143456|Sweden|SEK|sv|sv_SE
    SWZ|SWZ|SZ|143602|Eswatini|USD|en-GB|en_SZ
    SYC|SYC|SC|143599|Seychelles|USD|en-GB|en_SC
    TCA|TCA|TC|143552|Turks and Caicos|USD|en-GB|en_TC
    TCD|TCD|TD|143581|Chad|USD|en-GB|en_TD
    THA|THA|TH|143475|Thailand|THB|en-GB|en_TH
    TJK|TJK|TJ|143603|Tajikistan|USD|en-GB|en_TJ
    TKM|TKM|TM|143604|Turkmenistan|USD|en-GB|en_TM
    TON|TON|TO|143608|Tonga|USD|en-GB|en_TO
    TTO|TTO|TT|143551|Trinidad and Tobago|USD|en-GB|en_TT
    TUN|TUN|TN|143536|Tunisia|USD|en-GB|en_TN
    TUR|TUR|TR|143480|Turkey|TRY|en-GB|en_TR
    TWN|TWN|TW|143470|Taiwan|TWD|zh-Hant-TW|zh-Hant_TW
    TZA|TZA|TZ|143572|Tanzania|TZS|en-GB|en_TZ
    UGA|UGA|UG|143537|Uganda|USD|en-GB|en_UG
    UKR|UKR|UA|143492|Ukraine|USD|en-GB|en_UA
    URY|URY|UY|143514|Uruguay|USD|en-GB|en_UY
    USA|USA|US|143441|United States|USD|en-US|en_US
    UZB|UZB|UZ|143566|Uzbekistan|USD|en-GB|en_UZ
    VCT|VCT|VC|143550|St. Vincent and The Grenadines|USD|en-GB|en_VC
    VEN|VEN|VE|143502|Venezuela|USD|es-MX|es_VE
    VGB|VGB|VG|143543|British Virgin Islands|USD|en-GB|en_VG
    VNM|VNM|VN|143471|Vietnam|VND|en-GB|en_VN
    VUT|VUT|VU|143609|Vanuatu|USD|en-GB|en_VU
    XKS|XKX|XK|143624|Kosovo|EUR|en-GB|en_XK
    YEM|YEM|YE|143571|Yemen|USD|en-GB|en_YE
    ZAF|ZAF|ZA|143472|South Africa|ZAR|en-GB|en_ZA
    ZMB|ZMB|ZM|143622|Zambia|USD|en-GB|en_ZM
    ZWE|ZWE|ZW|143605|Zimbabwe|USD|en-GB|en_ZW
    """

  /// Numbers without a store: alpha-3, alpha-2, number, ISO name.
  static let inactiveText = """
    AND|AD|143611|Andorra
    BGD|BD|143490|Bangladesh
    CAF|CF|143623|Central African Republic
    ETH|ET|143569|Ethiopia
    GIN|GN|143616|Guinea
    LIE|LI|143522|Liechtenstein
    MCO|MC|143618|Monaco
    PSE|PS|143596|Palestinian Territories
    WSM|WS|143607|Samoa
    """
}
