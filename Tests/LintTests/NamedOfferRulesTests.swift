import Diagnostics
import TestSupport
import Testing

/// Promotional offers, offer codes and win-back offers: their names, whom they are for, and how many there may be.
@Suite struct NamedOfferRulesTests {
  private static let trial = "mode: free-trial, duration: 1 month"

  private func promotional(_ names: String...) async -> [Diagnostic] {
    let offers = names.map { "{ \($0)\($0.isEmpty ? "" : ", ")\(Self.trial) }" }.joined(separator: ", ")
    return await SubscriptionCatalog.lint(monthly: "promotional_offers: [\(offers)]")
  }

  private func winBack(_ terms: String, eligibility: String = "paid_months: 3, lapsed_months: [1, 12]") async
    -> [Diagnostic]
  {
    let offer = "{ reference_name: R, offer_id: r, eligibility: { \(eligibility) }, \(Self.trial), \(terms) }"
    return await SubscriptionCatalog.lint(monthly: "win_back_offers: [\(offer)]")
  }

  private func code(_ terms: String) async -> [Diagnostic] {
    await SubscriptionCatalog.lint(monthly: "offer_codes: [{ reference_name: Launch, \(terms), \(Self.trial) }]")
  }

  @Test("names and identifiers") func names() async {
    #expect(await promotional("reference_name: A, offer_id: a", "reference_name: B, offer_id: b").isEmpty)
    #expect(await promotional("").map(\.rule) == ["missing-offer-id", "missing-offer-name"])
    #expect(
      await promotional("reference_name: '', offer_id: ' '").map(\.rule) == ["missing-offer-name", "missing-offer-id"])
    #expect(await promotional("reference_name: A, offer_id: [a]").map(\.rule) == ["wrong-kind"])
    let long = String(repeating: "é", count: 64)
    #expect(await promotional("reference_name: \(long), offer_id: \(String(repeating: "a", count: 100))").isEmpty)
    #expect(await promotional("reference_name: \(long)é, offer_id: a").map(\.rule) == ["offer-name-too-long"])
    #expect(
      await promotional("reference_name: A, offer_id: \(String(repeating: "a", count: 101))").map(\.rule)
        == ["offer-name-too-long"])
    #expect(await promotional("reference_name: A, offer_id: a-b").map(\.brief) == ["warning invalid-offer-id at a-b"])
  }

  @Test("an identifier is unique in the subscription, a win-back offer's in the group") func duplicates() async {
    let twice = await promotional("reference_name: A, offer_id: a", "reference_name: B, offer_id: a")
    #expect(twice.map(\.message) == ["another offer of the subscription has the identifier \"a\""])
    #expect(await promotional("reference_name: A, offer_id: a", "reference_name: B, offer_id: A").isEmpty)
    let list = "promotional_offers: [{ reference_name: A, offer_id: a, \(Self.trial) }]"
    #expect(await SubscriptionCatalog.lint(yearly: list, monthly: list).isEmpty)
    let back =
      "win_back_offers: [{ reference_name: A, offer_id: a, eligibility: { paid_months: 3, lapsed_months: [1, 12] }, \(Self.trial) }]"
    for (yearly, monthly) in [(list, back), (back, list), (back, back)] {
      let findings = await SubscriptionCatalog.lint(yearly: yearly, monthly: monthly)
      #expect(findings.map(\.message) == ["another offer of the group has the identifier \"a\""])
      #expect(findings.allSatisfy { $0.line > 17 })
    }
  }

  @Test("whom an offer code is for") func codes() async {
    #expect(await code("eligibility: [new, existing, expired], with_introductory: replace").isEmpty)
    #expect(await code("with_introductory: stack").map(\.rule) == ["missing-offer-eligibility"])
    #expect(
      await code("eligibility: [], with_introductory: stack").map(\.message) == [
        "offer code \"Launch\" is for no customers"
      ])
    #expect(await code("eligibility: [everybody], with_introductory: stack").map(\.rule) == ["unknown-value"])
    #expect(await code("eligibility: [new, new], with_introductory: stack").map(\.rule) == ["duplicate-list-item"])
    #expect(await code("eligibility: [new]").map(\.brief) == ["warning missing-introductory-choice at Launch"])
    let upper = await code("eligibility: [NEW], with_introductory: stack")
    #expect(upper.map(\.fix?.replacement) == ["new"])
    let api = await code("eligibility: [new], with_introductory: STACK_WITH_INTRO_OFFERS")
    #expect(api.map(\.fix?.replacement) == ["stack"])
  }

  @Test("whom a win-back offer is for") func winBacks() async {
    #expect(
      await winBack("priority: normal", eligibility: "paid_months: 60, lapsed_months: [1, 24], wait_months: 24").isEmpty
    )
    let none = await SubscriptionCatalog.lint(
      monthly: "win_back_offers: [{ reference_name: R, offer_id: r, \(Self.trial) }]")
    #expect(none.map(\.rule) == ["missing-offer-eligibility", "missing-offer-eligibility"])
    #expect(await winBack("priority: urgent").map(\.rule) == ["unknown-value"])
  }

  @Test(
    "the months of a win-back offer",
    arguments: [
      ("paid_months: 0, lapsed_months: [1, 2]", "wrong-kind", "0"),
      ("paid_months: 61, lapsed_months: [1, 2]", "wrong-kind", "61"),
      ("paid_months: 25, lapsed_months: [1, 2]", "wrong-paid-months", "25"),
      ("paid_months: 1, lapsed_months: [0, 2]", "wrong-kind", "0"),
      ("paid_months: 1, lapsed_months: [1, 25]", "wrong-kind", "25"),
      ("paid_months: 1, lapsed_months: [12, 1]", "wrong-kind", "[12, 1]"),
      ("paid_months: 1, lapsed_months: [3]", "wrong-kind", "[3]"),
      ("paid_months: 1, lapsed_months: [1, 2], wait_months: 1", "wrong-kind", "1"),
      ("paid_months: 1, lapsed_months: [1, 2], wait_months: 25", "wrong-kind", "25"),
    ])
  func months(_ eligibility: String, _ rule: String, _ place: String) async {
    let findings = await winBack("priority: high", eligibility: eligibility)
    #expect(findings.map(\.brief) == ["error \(rule) at \(place)"])
  }

  @Test("a win-back offer lasts three days") func shortOffers() async {
    #expect(await winBack("from: 2027-12-30, to: 2028-01-01").isEmpty)
    let two = await winBack("from: 2027-12-31, to: 2028-01-01")
    #expect(two.map(\.brief) == ["error short-win-back-offer at 2028-01-01"])
    #expect(two.first?.help == "write to: 2028-01-02, or later")
    #expect(await winBack("from: 2028-02-28, to: 2028-03-01").isEmpty)
    #expect(await winBack("from: 2027-02-28, to: 2027-03-01").map(\.rule) == ["short-win-back-offer"])
    #expect(await winBack("from: 2027-03-02, to: 2027-03-01").map(\.rule) == ["reversed-offer"])
  }

  private func winBackOffers(_ count: Int, _ terms: (Int) -> String) async -> [Diagnostic] {
    let offers = (1...count).map { number in
      "{ reference_name: R\(number), offer_id: r\(number), eligibility: { paid_months: 3, lapsed_months: [1, 12] }, \(Self.trial)\(terms(number)) }"
    }
    return await SubscriptionCatalog.lint(monthly: "win_back_offers: [\(offers.joined(separator: ", "))]")
  }

  @Test("how many win-back offers run at once, and there are") func counts() async {
    #expect(await winBackOffers(5) { _ in "" }.isEmpty)
    #expect(
      await winBackOffers(7) { _ in "" }.map(\.brief) == [
        "error too-many-running-offers at R6", "error too-many-running-offers at R7",
      ])
    #expect(
      await winBackOffers(6) { $0 < 6 ? "" : ", storefronts: { only: [JPN] }" }.map(\.message) == [
        "win-back offer \"R6\" is one too many of those that run in JPN at the same time"
      ])
    #expect(await winBackOffers(6) { ", storefronts: { only: [\(["USA", "JPN"][$0 % 2])] }" }.isEmpty)
    #expect(await winBackOffers(350) { ", from: \(1000 + $0)-01-01, to: \(1000 + $0)-12-31" }.isEmpty)
    let many = await winBackOffers(351) { ", from: \(1000 + $0)-01-01, to: \(1000 + $0)-12-31" }
    #expect(many.map(\.brief) == ["error too-many-offers at R351"])
  }
}
