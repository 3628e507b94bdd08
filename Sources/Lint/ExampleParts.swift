/// What the examples of rules that are about something else have in common.
extension Example {
  /// A list with one product that has all it needs.
  static let gold = """
    products:
      - id: gold
        reference_name: Gold
        type: consumable
        price: 0.99
        cleared_for_sale: true
        localizations: { en-US: { display_name: Gold, description: One hundred coins } }
    """

  /// Another such list.
  static let silver = "products:\n\(alsoSilver)"

  /// One more product, for the end of a list.
  static let alsoSilver = """
      - id: silver
        reference_name: Silver
        type: consumable
        price: 0.99
        cleared_for_sale: true
        localizations: { en-US: { display_name: Silver, description: Five hundred coins } }
    """
}
