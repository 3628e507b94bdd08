// Price points of App Store Connect's API as recorded in andyshephard/PricingKit @116ad31, of 2026-02-02.
extension PriceLadder {
  /// The currencies with price points, sorted.
  static let currencies = """
    AED AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KRW KZT MXN MYR NGN NOK NZD PEN
    PHP PKR PLN QAR RON RUB SAR SEK SGD THB TRY TWD TZS USD VND ZAR
    """

  /// The ladder of each of `currencies`: each is read only when it is asked for.
  static let byCurrency: [@Sendable () -> PriceLadder] = [
    { ladderAED }, { ladderAUD }, { ladderBGN }, { ladderBRL }, { ladderCAD }, { ladderCHF }, { ladderCLP },
    { ladderCNY }, { ladderCOP }, { ladderCZK }, { ladderDKK }, { ladderEGP }, { ladderEUR }, { ladderGBP },
    { ladderHKD }, { ladderHUF }, { ladderIDR }, { ladderILS }, { ladderINR }, { ladderJPY }, { ladderKRW },
    { ladderKZT }, { ladderMXN }, { ladderMYR }, { ladderNGN }, { ladderNOK }, { ladderNZD }, { ladderPEN },
    { ladderPHP }, { ladderPKR }, { ladderPLN }, { ladderQAR }, { ladderRON }, { ladderRUB }, { ladderSAR },
    { ladderSEK }, { ladderSGD }, { ladderTHB }, { ladderTRY }, { ladderTWD }, { ladderTZS }, { ladderUSD },
    { ladderVND }, { ladderZAR },
  ]
}
