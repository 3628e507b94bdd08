import AppStore
import CatalogModel
import Diagnostics

/// A rule that looks at one offer at a time.
protocol OfferRule: SubscriptionRule {
  func check(_ offer: Offer, of product: Product, _ report: inout Report)
}

extension OfferRule {
  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    // Nobody is offered what is sold no more.
    guard product.isWanted, let subscription = product.subscription else { return }
    subscription.forEachOffer { check($0, of: product, &report) }
  }
}

extension Subscription {
  /// Goes through the offers of all four kinds, in the order of their keys.
  func forEachOffer(_ body: (Offer) -> Void) {
    introductoryOffers.forEach(body)
    promotionalOffers.forEach(body)
    offerCodes.forEach(body)
    winBackOffers.forEach(body)
  }
}

extension Offer {
  /// What a message calls it.
  var noun: String {
    switch kind {
    case .introductory: "introductory offer"
    case .promotional: "promotional offer"
    case .code: "offer code"
    case .winBack: "win-back offer"
    }
  }
}

extension Catalog {
  /// Where an offer is named: its reference name, its identifier, or its first key.
  func namePlace(of offer: Offer) -> Place {
    offer.referenceName.place ?? offer.offerID.place ?? headPlace(of: offer.place)
  }

  /// As `promotional offer "Come back"`.
  func nounAndName(of offer: Offer) -> String {
    guard let name = string(of: offer.referenceName) ?? string(of: offer.offerID) else { return "the \(offer.noun)" }
    return "\(offer.noun) \(name.quoted)"
  }
}

extension OfferMode {
  /// As in `a free trial`.
  var nounWithArticle: String {
    switch self {
    case .freeTrial: "a free trial"
    case .payAsYouGo: "a pay-as-you-go offer"
    case .payUpFront: "a pay-up-front offer"
    }
  }
}

extension Pricing {
  /// Where it is first said what something costs.
  var firstPlace: Place? {
    price.place ?? tier.place ?? prices.first?.code.place ?? table.place
  }
}
