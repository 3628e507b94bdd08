import AppStore
import YAML

/// The keys of the four kinds of offers.
enum OfferKeys {
  static func list(
    _ name: String, _ kind: Offer.Kind, _ path: Key<Subscription>.Path<[Offer]>, _ summary: String
  ) -> Key<Subscription> {
    let table = table(kind)
    return .list(name, .record(table.shape), path, summary) { written, reader in
      guard written.kind == .mapping else { return nil }
      var offer = Offer(kind: kind, place: written.place)
      table.read(written, into: &offer, &reader)
      return offer
    }
  }

  private static func table(_ kind: Offer.Kind) -> KeyTable<Offer> {
    switch kind {
    case .introductory: KeyTable("an introductory offer", terms + dates)
    case .promotional: KeyTable("a promotional offer", names + terms)
    case .code:
      KeyTable(
        "an offer code",
        [names[0]] + [
          .field(
            "eligibility", .list(.word(.cases(of: CustomerEligibility.self, noun: "kind of customer"))), \.customers,
            "Who may redeem the code."
          ) { written, _ in
            written.kind == .sequence
              ? written.items.compactMap { $0.string.flatMap { CustomerEligibility(rawValue: $0) } } : nil
          },
          .word(
            "with_introductory", .introductoryStacking, \.withIntroductory,
            "Whether the code's offer stacks with the introductory offer or replaces it."
          ) { IntroductoryStacking(rawValue: $0) },
        ] + terms)
    case .winBack:
      KeyTable(
        "a win-back offer",
        names + [
          .record(
            "eligibility", winBackTable, \.winBack, empty: { WinBackEligibility() }, "Who may be won back, in months."),
          .word(
            "priority", .cases(of: WinBackPriority.self, noun: "priority"), \.priority,
            "How prominently the store shows it."
          ) { WinBackPriority(rawValue: $0) },
        ] + terms + dates)
    }
  }

  private static let names: [Key<Offer>] = [
    .text("reference_name", \.referenceName, "The name that only the store's own pages show."),
    .text("offer_id", \.offerID, "The offer's identifier, which apps and servers use."),
  ]

  private static let terms: [Key<Offer>] =
    [
      .word("mode", .offerMode, \.mode, "How the offer is paid.") {
        OfferMode(rawValue: $0)
      },
      .word(
        "duration", .offerDuration, \.duration,
        "How long it lasts; of pay-as-you-go: one period, the subscription's by default."
      ) { Period($0).flatMap { Period.offerDurations.contains($0) ? $0 : nil } },
      .integer("periods", 1...12, \.periods, "Of pay-as-you-go: for how many periods."),
    ] + PricingKeys.price(\.pricing, of: "the offer") + [
      AvailabilityKeys.key("storefronts", \.storefronts, "The storefronts that make the offer."),
      .word(
        "billing_plan", .cases(of: BillingPlan.Kind.self, noun: "billing plan"), \.billingPlan,
        "The billing plan it belongs to."
      ) { BillingPlan.Kind(rawValue: $0) },
    ]

  private static let dates: [Key<Offer>] = [
    .date("from", \.from, "The first day of the offer."),
    .date("to", \.to, "The last day of the offer."),
  ]

  private static let winBackTable = KeyTable<WinBackEligibility>(
    "an eligibility",
    [
      .integer("paid_months", 1...60, \.paidMonths, "The least number of months paid for."),
      .field(
        "lapsed_months", .list(.integer(1...24)), \.lapsedMonths,
        "The least and most months since the subscription ended."
      ) { written, reader in
        let months = written.items.compactMap(\.integer)
        // What is no number has its finding.
        guard written.kind == .sequence, months.count == written.items.count else { return nil }
        if months.count == 2, months[0] <= months[1] { return months }
        reader.report(
          "wrong-kind", "\"lapsed_months\" must be the least and the most months", at: written.place,
          help: months.count == 2 ? "write [\(months[1]), \(months[0])]" : "write two numbers, such as [1, 12]")
        return nil
      },
      .integer("wait_months", 2...24, \.waitMonths, "The months between two offers to the same customer."),
    ])
}
