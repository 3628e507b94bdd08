/// What the examples of rules about subscriptions have in common.
extension Example {
  /// An app with a yearly subscription that has all it needs; more of its fields may follow, eight blanks in.
  static let yearly = """
    app: { bundle_id: com.acme.game, primary_locale: en-US }
    subscription_groups:
      - reference_name: Gold Club
        localizations: { en-US: { display_name: Gold Club } }
        subscriptions:
          - id: club.yearly
            reference_name: Gold Club yearly
            duration: 1 year
            price: 19.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold Club, description: Coins for a whole year } }
    """

  /// Another subscription of the same group, to follow the first.
  static let monthly = """
          - id: club.monthly
            reference_name: Gold Club monthly
            duration: 1 month
            price: 2.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold Club, description: Coins for a month } }
    """
}
