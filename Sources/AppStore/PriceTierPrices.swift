extension PriceTier {
  package static let source =
    "Apple's pricing matrix of iTunes Connect, as committed in trint-it/apple-pricing-matrix @d957a4b"
  package static let asOf = "2019-10-03"

  /// What a customer pays in a currency; nil for a currency that is not in the matrix.
  package func customerPrice(in currency: String) -> Amount? {
    Currency.named(currency).flatMap { PriceTier.prices[$0.index]?[row] }
  }

  /// What a customer pays in a storefront, tax included where Apple added it (Iceland 1.23 instead of 0.99).
  ///
  /// A currency other than the dollar has one price wherever it is used. A storefront with dollar prices that was not
  /// in the matrix is not known, since some of them bear tax.
  package func customerPrice(in storefront: Storefront) -> Amount? {
    if let taxed = PriceTier.taxedPrices[storefront.alpha3] { return taxed[row] }
    guard storefront.currency != "USD" || PriceTier.dollarStorefronts.contains(storefront.alpha3) else { return nil }
    return customerPrice(in: storefront.currency)
  }

  /// The tiers of exactly this price, in the order of the matrix.
  package static func tiers(forPrice price: Amount, currency: String) -> [PriceTier] {
    guard let column = Currency.named(currency).flatMap({ prices[$0.index] }) else { return [] }
    return column.indices.filter { column[$0] == price }.map { all[$0] }
  }

  /// The place in `all`, and so in each column of the matrix.
  private var row: Int {
    switch self {
    case .numbered(let number): number
    case .alternate(let alternate): 88 + (Alternate.allCases.firstIndex(of: alternate) ?? 0)
    }
  }

  /// The columns of the matrix, by the index of the currency.
  private static let prices: [[Amount]?] = {
    var prices = [[Amount]?](repeating: nil, count: Currency.all.count)
    for (code, amounts) in columns(of: PriceTierTable.byCurrency) {
      guard let currency = Currency.named(code) else { preconditionFailure("the matrix has known currencies") }
      prices[currency.index] = amounts
    }
    return prices
  }()

  private static let taxedPrices = Dictionary(uniqueKeysWithValues: columns(of: PriceTierTable.taxed))

  private static let dollarStorefronts = Set(TableText.words(of: PriceTierTable.dollarStorefronts))

  /// One column a row: its code, then the price of each tier.
  private static func columns(of text: String) -> [(code: String, amounts: [Amount])] {
    TableText.lines(of: text).map { line in
      let code = line.prefix { $0 != UInt8(ascii: "|") }
      return (String(decoding: code, as: UTF8.self), TableText.amounts(in: line[(code.endIndex + 1)...]))
    }
  }
}
