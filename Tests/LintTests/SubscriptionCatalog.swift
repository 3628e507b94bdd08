import Diagnostics

/// A valid catalog with a group of two subscriptions, which the tests of their rules edit.
enum SubscriptionCatalog {
  static let text = """
    app: { bundle_id: com.acme.game, primary_locale: en-US }
    subscription_groups:
      - reference_name: Gold Club
        localizations: { en-US: { display_name: Gold Club } }
        subscriptions:
          - id: yearly
            reference_name: Yearly
            duration: 1 year
            price: 19.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold Club, description: Coins for a whole year } }
          - id: monthly
            reference_name: Monthly
            duration: 1 month
            price: 2.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold Club, description: Coins for a month } }

    """

  /// The findings with more fields of the yearly and of the monthly subscription, each a line.
  static func lint(
    yearly: String..., monthly: String..., before: String = "", changing old: String = "app:", to new: String = "app:"
  ) async -> [Diagnostic] {
    let indent = { (lines: [String]) in lines.map { "        \($0)\n" }.joined() }
    let text = text.changing("      - id: monthly", to: indent(yearly) + "      - id: monthly") + indent(monthly)
    return await BaseCatalog.lint(before + text.changing(old, to: new))
  }
}
