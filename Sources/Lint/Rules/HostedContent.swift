import AppStore
import CatalogModel
import Diagnostics

/// Content that Apple hosts, for a product that cannot have any.
struct HostedContent: ProductRule {
  let about = RuleDescription(
    "hosted-content", .warning,
    summary: "a product has content hosted by Apple",
    why: """
      Apple hosted content for non-consumable products only, and takes no new content any more: a server of your own, \
      or background assets, bring it to the app.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          hosted_content: true
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          hosted_content: false
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source:
      "https://developer.apple.com/library/mac/documentation/LanguagesUtilities/Conceptual/iTunesConnectInAppPurchase_Guide/",
    asOf: "2014")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, case .set(true, let place) = product.hostedContent else { return }
    if let type = product.effectiveType, type != .nonConsumable {
      report.add(
        "Apple hosts content of non-consumable products only, not of \(Self.noun(type))", at: place, of: product,
        severity: .error, help: "write hosted_content: false")
    } else if report.profile == .appStoreConnect {
      report.add(
        "Apple takes no new hosted content", at: place, of: product,
        help: "deliver the content in another way, and write hosted_content: false")
    }
  }

  private static func noun(_ type: ProductType) -> String {
    (type == .autoRenewableSubscription ? "an " : "a ") + type.rawValue
  }
}
