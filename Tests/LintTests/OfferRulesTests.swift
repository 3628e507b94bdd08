import AppStore
import Diagnostics
import TestSupport
import Testing

/// The terms of offers: how they are paid, how long they last, when and where they are made.
@Suite struct OfferRulesTests {
  private func introductory(_ offers: String..., yearly: Bool = false, also: String = "family_sharing: false") async
    -> [Diagnostic]
  {
    let list = "introductory_offers: [\(offers.joined(separator: ", "))]"
    return yearly
      ? await SubscriptionCatalog.lint(yearly: list, also) : await SubscriptionCatalog.lint(monthly: list, also)
  }

  @Test("the durations that the store's own table has, and no others", arguments: Period.subscriptionDurations)
  func combinations(subscription: Period) async throws {
    var offers: [String] = []
    var expected: [Bool] = []
    for mode in OfferMode.allCases {
      for duration in Period.allCases {
        for periods in [1, 2, 12] {
          let price = mode == .freeTrial ? "" : ", price: 0.29"
          offers.append(
            "{ mode: \(mode.rawValue), duration: \(duration.text), periods: \(periods)\(price), reference_name: O, offer_id: o\(offers.count) }"
          )
          expected.append(
            OfferDurations.isAllowed(subscription: subscription, mode: mode, duration: duration, periods: periods))
        }
      }
    }
    let lines = offers.map { "  - \($0)" }
    let text = SubscriptionCatalog.text.changing("duration: 1 month", to: "duration: \(subscription.text)")
    let findings = await BaseCatalog.lint(
      text + "        promotional_offers:\n" + lines.map { "        \($0)\n" }.joined())
    let first = text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let wrong = Set(findings.filter { $0.rule.hasPrefix("wrong-offer-") }.map { $0.line - first })
    #expect(wrong == Set(expected.indices.filter { !expected[$0] }))
    #expect(Set(findings.map(\.rule)) == ["wrong-offer-duration", "wrong-offer-periods", "too-many-offers"])
  }

  @Test("pay-as-you-go is of the subscription's own periods") func payAsYouGo() async {
    #expect(await introductory("{ mode: pay-as-you-go, periods: 3, price: 0.99 }").isEmpty)
    #expect(await introductory("{ mode: pay-as-you-go, price: 0.99 }").isEmpty)
    let quarter = await introductory("{ mode: pay-as-you-go, duration: 3 months, price: 0.99 }")
    #expect(quarter.map(\.brief) == ["error wrong-offer-duration at 3 months"])
    #expect(quarter.first?.help == "write periods: 3, and remove duration")
    let week = await introductory("{ mode: pay-as-you-go, duration: 1 week, price: 0.99 }")
    #expect(week.first?.help == "write duration: 1 month, or remove it; periods says how many")
  }

  @Test("what an offer must say, each missing part once") func missingParts() async {
    #expect(await introductory("{ duration: 1 week }").map(\.rule) == ["missing-offer-mode"])
    #expect(await introductory("{ mode: free-trial }").map(\.rule) == ["missing-offer-duration"])
    #expect(await introductory("{ mode: pay-as-you-go }").map(\.rule) == ["missing-offer-price"])
    #expect(await introductory("{ mode: fre-trial, price: 1 }").map(\.rule) == ["unknown-value"])
    #expect(await introductory("{ mdoe: free-trial, duration: 1 week }").map(\.rule) == ["unknown-key"])
    #expect(await introductory("{ mode: free-trial, duration: 5 days }").map(\.rule) == ["unknown-value"])
    #expect(await introductory("{ mode: free-trial }", also: "stage: draft").map(\.severity) == [.warning])
    #expect(await introductory("{ mode: free-trial }", also: "stage: retired").isEmpty)
  }

  @Test(
    "modes and choices in other spellings",
    arguments: [("Free Trial", "free-trial"), ("FREE_TRIAL", "free-trial"), ("free", "free-trial"), ("fre-trial", nil)]
      as [(String, String?)])
  func modes(_ written: String, _ meant: String?) async {
    let findings = await introductory("{ mode: \(written), duration: 1 week }")
    #expect(findings.map(\.brief) == ["error unknown-value at \(written)"])
    #expect(findings.first?.help == "did you mean \"free-trial\"?")
    #expect(findings.first?.fix?.replacement == meant)
  }

  @Test("a price on a free trial") func pricedTrial() async {
    for price in ["price: 0.99", "price_tier: 1", "prices: { JPN: 100 }"] {
      #expect(
        await introductory("{ mode: free-trial, duration: 1 week, \(price) }").map(\.rule) == ["priced-free-trial"])
    }
    #expect(await introductory("{ mode: free-trial, duration: 1 week, price: 0 }").map(\.rule) == ["free-price"])
  }

  @Test("pay-as-you-go is compared in the same currency only") func lowerPrice() async {
    let offer = { (price: String) in "{ mode: pay-as-you-go, \(price) }" }
    #expect(await introductory(offer("price: 1.99")).isEmpty)
    #expect(await introductory(offer("price: 2.99")).map(\.brief) == ["warning offer-price-not-lower at 2.99"])
    #expect(await introductory(offer("price_tier: 3")).map(\.brief) == ["warning offer-price-not-lower at 3"])
    #expect(
      await introductory(offer("prices: { USA: 3.99 }")).map(\.brief) == ["warning offer-price-not-lower at 3.99"])
    // What the subscription costs in Japan only the store knows.
    #expect(await introductory(offer("price: 1.99, prices: { JPN: 980 }")).isEmpty)
    let known = await introductory(offer("price: 1.99, prices: { JPN: 980 }"), also: "prices: { JPN: 450 }")
    #expect(known.map(\.message) == ["the offer costs 980 JPY, and the subscription 450 JPY"])
    #expect(await introductory("{ mode: pay-up-front, duration: 6 months, price: 9.99 }").isEmpty)
    let plan = "billing_plans: { monthly: { price: 1.99 } }"
    let ofPlan = "{ mode: pay-as-you-go, price: 1.99, billing_plan: monthly }"
    #expect(await introductory(ofPlan, yearly: true, also: plan).map(\.rule) == ["offer-price-not-lower"])
    #expect(await introductory(ofPlan, yearly: true).map(\.rule) == ["unknown-billing-plan"])
  }

  private static let trial = "mode: free-trial, duration: 1 week"

  @Test(
    "introductory offers of one storefront must not overlap",
    arguments: [
      ("", "", "every storefront"),
      ("to: 2027-01-31", "from: 2027-02-01", nil), ("to: 2027-01-31", "from: 2027-01-31", "every storefront"),
      ("from: 2027-02-01", "to: 2027-01-31", nil), ("from: 2027-02-01", "to: 2027-02-01", "every storefront"),
      ("from: 2027-01-01, to: 2027-12-31", "from: 2027-03-01, to: 2027-03-31", "every storefront"),
      ("storefronts: { only: [JPN] }", "storefronts: { except: [JPN] }", nil),
      ("storefronts: { only: [JPN, KOR] }", "storefronts: { except: [JPN] }", "KOR"),
      ("storefronts: { only: [JPN] }", "storefronts: all", "JPN"),
      ("storefronts: { only: [JPN, KOR] }", "", "each of JPN and KOR"),
      ("storefronts: { only: [JPN] }, to: 2027-01-31", "from: 2027-02-01", nil),
      ("from: 2027-02-31", "", nil), ("storefronts: { only: [JPX] }", "", nil),
    ] as [(String, String, String?)])
  func overlaps(_ first: String, _ second: String, _ place: String?) async {
    let item = { (terms: String) in "{ \(Self.trial)\(terms.isEmpty ? "" : ", " + terms) }" }
    let findings = await introductory(item(first), item(second)).filter { $0.rule == "overlapping-offers" }
    let message = place.map { "\($0) has two introductory offers at the same time" }
    #expect(findings.map(\.message) == (message.map { [$0] } ?? []))
  }

  @Test("each offer that overlaps is reported once") func manyOverlaps() async {
    let always = "{ \(Self.trial) }"
    let three = await introductory(always, always, always)
    #expect(three.map(\.rule) == ["overlapping-offers", "overlapping-offers"])
    let planned = "{ \(Self.trial), billing_plan: monthly }"
    let plans = await introductory(always, planned, yearly: true, also: "billing_plans: { monthly: { price: 1.99 } }")
    #expect(plans.isEmpty)
  }

  @Test("only one offer is to come") func future() async {
    let coming = ["2027-01", "2027-03"].map { "{ \(Self.trial), from: \($0)-01, to: \($0)-31 }" }
    let list = "introductory_offers: [\(coming.joined(separator: ", "))]"
    #expect(await SubscriptionCatalog.lint(monthly: list).isEmpty)
    let before = await SubscriptionCatalog.lint(monthly: list, before: "as_of: 2026-12-31\n")
    #expect(before.map(\.brief) == ["warning second-future-offer at 2027-03-01"])
    #expect(await SubscriptionCatalog.lint(monthly: list, before: "as_of: 2027-01-01\n").isEmpty)
  }

  @Test("an offer that ends before it begins has that finding alone") func reversed() async {
    let offer = "{ \(Self.trial), from: 2027-02-01, to: 2027-01-31 }"
    #expect(await introductory(offer).map(\.brief) == ["error reversed-offer at 2027-01-31"])
    #expect(await introductory("{ \(Self.trial), from: 2027-02-01, to: 2027-02-01 }").isEmpty)
  }

  @Test("an introductory offer needs the subscription's price") func needsPrice() async {
    let trial = "introductory_offers: [{ \(Self.trial) }]"
    let findings = await SubscriptionCatalog.lint(monthly: trial, changing: "        price: 2.99\n", to: "")
    #expect(findings.map(\.brief) == ["error missing-price at monthly"])
    #expect(findings.flatMap(\.notes).map(\.message) == ["this introductory offer needs it"])
  }

  @Test("an offer is made where the subscription is sold") func whereSold() async {
    let offer = "{ \(Self.trial), storefronts: { only: [JPN, CHN, USA] } }"
    let findings = await introductory(offer, also: "availability: { only: [USA, CAN] }")
    #expect(findings.map(\.brief) == ["warning offer-where-not-sold at JPN"])
    #expect(findings.map(\.message) == ["the offer is for JPN and CHN, where the subscription is not sold"])
    #expect(await introductory(offer, also: "availability: all").isEmpty)
    #expect(
      await introductory(
        "{ \(Self.trial), storefronts: { except: [USA] } }", also: "availability: { only: [USA, CAN] }"
      ).isEmpty)
  }
}
