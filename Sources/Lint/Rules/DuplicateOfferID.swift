import CatalogModel
import Diagnostics

/// An offer's identifier that another offer has already.
struct DuplicateOfferID: Rule {
  let about = RuleDescription(
    "duplicate-offer-id", .error,
    summary: "two offers of a subscription, or a win-back offer and another of its group, have the same identifier",
    why: """
      An offer's identifier is unique in its subscription. A win-back offer's must not be that of any other offer in the \
      whole group.
      """,
    bad: """
      \(Example.yearly)
              promotional_offers:
                - { reference_name: Come back, offer_id: comeback, mode: free-trial, duration: 1 month }
                - { reference_name: Please stay, offer_id: comeback, mode: free-trial, duration: 1 week }
      """,
    good: """
      \(Example.yearly)
              promotional_offers:
                - { reference_name: Come back, offer_id: comeback, mode: free-trial, duration: 1 month }
                - { reference_name: Please stay, offer_id: stay, mode: free-trial, duration: 1 week }
      """,
    source: "https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-win-back-offers",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      for subscriptions in app.subscriptionsByGroup { check(subscriptions, &report) }
    }
  }

  private func check(_ subscriptions: [Product], _ report: inout Report) {
    var ofGroup: [ExactText: Text] = [:]
    var winBacks: [ExactText: Text] = [:]
    for product in subscriptions where product.isWanted {
      var ofSubscription: [ExactText: Text] = [:]
      product.subscription?.forEachOffer { offer in
        guard let text = offer.offerID.text, !report.catalog.isBlank(text) else { return }
        let id = ExactText(report.catalog.string(of: text))
        let isWinBack = offer.kind == .winBack
        if let earlier = ofSubscription[id] ?? (isWinBack ? ofGroup[id] : winBacks[id]) {
          let scope = ofSubscription[id] == nil ? "group" : "subscription"
          // The same list, from a preset, stands in several subscriptions: another place cannot be shown.
          let isElsewhere = earlier.place != text.place
          report.add(
            "another offer of the \(scope) has the identifier \(id.string.quoted)", at: text.place, of: product,
            notes: isElsewhere ? [Note("first used here", at: report.catalog.location(of: earlier.place))] : [],
            help: isWinBack || scope == "group"
              ? "give each win-back offer an identifier that no other offer of the group has"
              : "give each offer of the subscription an identifier of its own")
        }
        ofSubscription[id] = ofSubscription[id] ?? text
        ofGroup[id] = ofGroup[id] ?? text
        if isWinBack { winBacks[id] = winBacks[id] ?? text }
      }
    }
  }
}
