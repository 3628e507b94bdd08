import AppStore
import Diagnostics
import TestSupport
import Testing

/// Groups, levels, billing plans and price changes of subscriptions.
@Suite struct SubscriptionRulesTests {
  @Test("the catalog that the tests edit is sound") func sound() async {
    #expect(await SubscriptionCatalog.lint().map(\.brief) == [])
  }

  @Test("levels on all or none, and as the group says") func levels() async {
    #expect(await SubscriptionCatalog.lint(yearly: "level: 1", monthly: "level: 2").isEmpty)
    let some = await SubscriptionCatalog.lint(yearly: "level: 1")
    #expect(some.map(\.brief) == ["error incomplete-levels at monthly"])
    // The level that cannot be read is one, and may be what fills the gap.
    let unreadable = await SubscriptionCatalog.lint(yearly: "level: first", monthly: "level: 3")
    #expect(unreadable.map(\.brief) == ["error wrong-kind at first"])
    let noFirst = await SubscriptionCatalog.lint(yearly: "level: 2", monthly: "level: 3")
    #expect(noFirst.map(\.message) == ["level 2 follows none"])
    let retired = await SubscriptionCatalog.lint(yearly: "level: 2", monthly: "level: 1", "stage: retired")
    #expect(retired.isEmpty)
    let order = "subscriptions:"
    let equal = await SubscriptionCatalog.lint(
      yearly: "level: 1", monthly: "level: 1", changing: order, to: "levels: equal\n    " + order)
    #expect(equal.isEmpty)
    let reversed = await SubscriptionCatalog.lint(
      yearly: "level: 2", monthly: "level: 1", changing: order, to: "levels: ordered\n    " + order)
    #expect(reversed.map(\.brief) == ["warning conflicting-levels at 1"])
    #expect(await SubscriptionCatalog.lint(yearly: "level: 2", monthly: "level: 1").isEmpty)
  }

  @Test("a level under 1, or no number, is none", arguments: ["0", "-1", "1.5", "top"]) func noLevel(level: String)
    async
  {
    let findings = await SubscriptionCatalog.lint(yearly: "level: 1", monthly: "level: \(level)")
    #expect(findings.map(\.brief) == ["error wrong-kind at \(level)"])
  }

  @Test(
    "groups without subscriptions",
    arguments: [
      ("", true), ("    subscriptions: []\n", true), ("    subscriptions: 3\n", false),
      ("    subscriptons: []\n", false),
    ])
  func emptyGroups(_ subscriptions: String, _ isReported: Bool) async {
    let group = "  - reference_name: Silver\n    localizations: { en-US: { display_name: Silver } }\n" + subscriptions
    let findings = await BaseCatalog.lint(SubscriptionCatalog.text + group)
    #expect(findings.filter { $0.rule == "empty-group" }.map(\.pointedAt) == (isReported ? ["Silver"] : []))
    #expect(findings.count == 1)
  }

  @Test("a subscription needs a duration, which a preset or the defaults may give") func durations() async {
    let findings = await SubscriptionCatalog.lint(changing: "        duration: 1 month\n", to: "")
    #expect(findings.map(\.message) == ["subscription \"com.acme.game.monthly\" has no duration"])
    let draft = await SubscriptionCatalog.lint(monthly: "stage: draft", changing: "        duration: 1 month\n", to: "")
    #expect(draft.map(\.brief) == ["warning missing-duration at monthly"])
    let inherited = await SubscriptionCatalog.lint(
      before: "subscription_defaults: { duration: 1 month }\n", changing: "        duration: 1 month\n", to: "")
    #expect(inherited.isEmpty)
    #expect(
      await SubscriptionCatalog.lint(monthly: "stage: retired", changing: "        duration: 1 month\n", to: "").isEmpty
    )
    let misspelt = await SubscriptionCatalog.lint(changing: "duration: 1 month", to: "duraton: 1 month")
    #expect(misspelt.map(\.rule) == ["unknown-key"])
  }

  @Test(
    "a duration is a subscription's alone", arguments: ["consumable", "non-consumable", "non-renewing-subscription"])
  func durationOfOthers(type: String) async {
    let text = BaseCatalog.replacing("type: consumable", with: "type: \(type)\n    duration: 1 month")
    let findings = await BaseCatalog.lint(text)
    #expect(findings.map(\.brief) == ["error unknown-key at duration"])
    #expect(
      findings.map(\.help)
        == ["remove it, or list the product under subscription_groups: only what renews itself has it"])
  }

  @Test("a subscription's type is where it stands") func type() async {
    let findings = await SubscriptionCatalog.lint(monthly: "type: auto-renewable-subscription")
    #expect(findings.map(\.brief) == ["error unknown-key at type"])
    #expect(findings.map(\.help) == ["remove it: what stands in a group is an auto-renewable subscription"])
  }

  @Test("billing plans") func billingPlans() async {
    #expect(await SubscriptionCatalog.lint(yearly: "billing_plans: { monthly: { price: 1.99 } }").isEmpty)
    let wrong = await SubscriptionCatalog.lint(monthly: "billing_plans: { monthly: { price: 1.99 } }")
    #expect(wrong.map(\.rule) == ["wrong-billing-plan"])
    #expect(await SubscriptionCatalog.lint(monthly: "billing_plans: { monthly: { enabled: false } }").isEmpty)
    let priceless = await SubscriptionCatalog.lint(yearly: "billing_plans: { monthly: {} }")
    #expect(priceless.map(\.rule) == ["missing-plan-price"])
    let off = await SubscriptionCatalog.lint(
      yearly: "billing_plans: { up-front: { enabled: false }, monthly: { enabled: false, price: 1.99 } }")
    #expect(off.map(\.rule) == ["no-billing-plan"])
  }

  @Test("what subscribers pay after an increase") func increases() async {
    let lint = { (change: String) in await SubscriptionCatalog.lint(monthly: "price_changes: [\(change)]").map(\.brief)
    }
    #expect(await lint("{ from: 2027-01-01, price: 3.99 }") == ["warning unclear-price-increase at 3.99"])
    #expect(await lint("{ from: 2027-01-01, price: 1.99 }") == [])
    #expect(await lint("{ from: 2027-01-01, price: 3.99, existing_subscribers: keep }") == [])
    #expect(await lint("{ from: 2027-01-01, price: 3.99, existing_subscribers: move }") == [])
    // Above half of the price, and above five dollars.
    #expect(await lint("{ from: 2027-01-01, price: 7.99, existing_subscribers: move }") == [])
    #expect(
      await lint("{ from: 2027-01-01, price: 8.99, existing_subscribers: move }") == [
        "note price-increase-consent at move"
      ])
    // The second is compared with the first, which holds by then.
    #expect(
      await lint("{ from: 2027-06-01, price: 2.99 }, { from: 2027-01-01, price: 3.99, existing_subscribers: keep }")
        == [])
    #expect(
      await lint(
        "{ from: 2027-06-01, price: 3.49 }, { from: 2027-01-01, to: 2027-01-31, price: 3.99, existing_subscribers: keep }"
      )
        == ["warning unclear-price-increase at 3.49"])
  }

  @Test(
    "who may share with the family",
    arguments: [("consumable", true), ("non-consumable", false), ("non-renewing-subscription", true)])
  func familySharing(_ type: String, _ isWrong: Bool) async {
    let text = BaseCatalog.replacing("type: consumable", with: "type: \(type)\n    family_sharing: true")
    #expect(await BaseCatalog.lint(text).map(\.brief) == (isWrong ? ["error misplaced-family-sharing at true"] : []))
    #expect(await BaseCatalog.lint(text.changing("sharing: true", to: "sharing: false")).isEmpty)
    #expect(await SubscriptionCatalog.lint(monthly: "family_sharing: true").isEmpty)
  }

  @Test(
    "billing grace periods",
    arguments: [
      ("3 days", nil), ("16 days", nil), ("28 days", nil), ("16d", "16 days"), ("P3D", "3 days"), ("7 days", ""),
      ("16 weeks", ""),
    ] as [(String, String?)])
  func gracePeriods(_ written: String, _ fix: String?) async {
    let findings = await SubscriptionCatalog.lint(changing: "app: {", to: "app: { billing_grace_period: \(written),")
    #expect(findings.map(\.brief) == (fix == nil ? [] : ["error unknown-value at \(written)"]))
    #expect(findings.first?.fix?.replacement ?? "" == fix ?? "")
  }
}
