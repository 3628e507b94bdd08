extension StorefrontTable {
  /// What else people write for a storefront: other English names, the country's own, and codes that are no ISO codes.
  static let otherNames = """
    ARE|United Arab Emirates|Emirates
    AUT|Österreich
    BIH|Bosnia
    BRA|Brasil
    BRN|Brunei
    CHE|Schweiz|Suisse
    CHN|China|Mainland China|PRC
    CIV|Ivory Coast
    COD|DRC|DR Congo|Congo-Kinshasa
    COG|Congo|Congo-Brazzaville
    CPV|Cabo Verde
    CZE|Czechia
    DEU|Deutschland|GER
    ESP|España
    FSM|Micronesia
    GBR|UK|Great Britain|Britain|England
    GRC|EL
    KNA|Saint Kitts and Nevis
    KOR|South Korea|Korea
    LAO|Laos
    LCA|Saint Lucia
    MAC|Macau
    MDA|Republic of Moldova
    MKD|Macedonia
    MMR|Burma
    NLD|Holland|The Netherlands
    NOR|Norge
    RUS|Russian Federation
    SWZ|Swaziland
    TCA|Turks and Caicos Islands
    TUR|Türkiye
    TZA|United Republic of Tanzania
    USA|United States of America|America
    VCT|Saint Vincent and the Grenadines
    VGB|Virgin Islands, British
    VNM|Viet Nam
    """

  /// ISO 3166 alpha-3 codes that never had a storefront.
  static let countriesElsewhere = """
    ABW ALA ASM ATA ATF BDI BES BLM BVT CCK COK COM CUB CUW CXR DJI ERI ESH FLK FRO GGY GIB GLP GNQ GRL GUF GUM \
    HMD HTI IMN IOT IRN JEY KIR LSO MAF MHL MNP MTQ MYT NCL NFK NIU PCN PRI PRK PYF REU SDN SGS SHN SJM SMR SOM \
    SPM SSD SXM SYR TGO TKL TLS TUV UMI VAT VIR WLF
    """
}
