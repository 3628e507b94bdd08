import AppStore
import CatalogModel
package import JSON

/// The JSON Schema of `store.json`, which `StoreJSON` writes.
package enum StoreSchema {
  package static let schema = JSONValue.fileSchema(
    StoreJSON.formatName, version: StoreJSON.formatVersion,
    "All that a mock store knows of an app in one store record: what it sells where and for what, and to which test users.",
    [
      .required(
        "clock",
        [
          "description": "The day of the catalog; null where it has none, and nothing scheduled is current.",
          "type": ["string", "null"], "pattern": .string(SchemaPattern.date),
        ]),
      .required(
        "tables",
        .objectSchema(
          "The dates of Apple's tables that the prices are from.",
          [
            .required("priceTiers", .textSchema("Of the price tiers.", pattern: SchemaPattern.date)),
            .required("storefronts", .textSchema("Of the storefronts.", pattern: SchemaPattern.date)),
          ])),
      .required("app", app),
      .required("storefronts", .listSchema("Those that prices are given for.", of: storefront)),
      .required("subscriptionGroups", .listSchema("In the order of the catalog.", of: group)),
      .required(
        "products",
        .listSchema("All of the store record, whatever their stage, in the order of the catalog.", of: product)),
      .required("testUsers", .listSchema("The sandbox accounts.", of: testUser)),
    ],
    definitions: [
      ("localizations", localizations), ("availability", availability), ("prices", prices), ("price", price),
    ])

  private static let app = JSONValue.objectSchema(
    "The app in this store record.",
    [
      .optional("key", .textSchema("The catalog's own name for it.")),
      .optional("name", .textSchema("Its name.")),
      .required("variant", .textSchema("The store record: prod, or one of the variants.")),
      .optional("bundleID", .textSchema("The bundle ID of this record.")),
      .optional("appleID", .textSchema("The store's number of this record.")),
      .optional("sku", .textSchema("The SKU of this record.")),
      .optional("primaryLocale", .textSchema("The language that others fall back to.")),
      .optional(
        "baseStorefront",
        .textSchema("The storefront whose currency a plain price is in.", pattern: SchemaPattern.storefront)),
      .required("inAppPurchase", .booleanSchema("Whether the App ID has in-app purchase.")),
      .required("paidAppsAgreement", .booleanSchema("Whether contract, bank and tax are done.")),
      .optional(
        "billingGracePeriodDays",
        .integerSchema("The days for which a subscriber keeps the service when a payment failed.", 1...)),
      .required(
        "promoted",
        .listSchema("The product IDs that the product page shows, in order.", of: ["type": "string"])),
    ])

  private static let storefront = JSONValue.objectSchema(
    "A country or region that the store sells in.",
    [
      .required("code", .textSchema("App Store Connect's code.", pattern: SchemaPattern.storefront)),
      .required(
        "storeKitCode",
        .textSchema("The code in tokens and StoreKit, which differs for Kosovo.", pattern: SchemaPattern.storefront)),
      .required("alpha2", .textSchema("The code of two letters.", pattern: "^[A-Z]{2}$")),
      .required("id", .textSchema("The number that StoreKit calls its identifier.", pattern: "^[0-9]+$")),
      .required("name", .textSchema("Its English name.")),
      .required("currency", .textSchema("What customers pay in.", pattern: SchemaPattern.currency)),
      .required("minorUnits", .integerSchema("The currency's decimals by ISO 4217.")),
      .optional("localeIdentifier", .textSchema("The locale of its price texts; left out where it is not known.")),
    ])

  private static let group = JSONValue.objectSchema(
    "Subscriptions of which a customer holds one at a time.",
    [
      .required("id", .textSchema("The store's identifier; where the catalog has none, a number made for it.")),
      .optional("referenceName", .textSchema("The name that only the store's own pages show.")),
      .required("localizations", .reference("localizations")),
    ])

  private static let product = JSONValue.objectSchema(
    "Something that the app sells, will sell, or has sold.",
    [
      .required("productID", .textSchema("The whole product ID in this store record.")),
      .optional("referenceName", .textSchema("The name that only the store's own pages show.")),
      .optional("appleID", .textSchema("The store's number of it.")),
      .required("type", .wordSchema("What kind of product it is.", ProductType.allCases.map(\.rawValue))),
      .required("stage", .wordSchema("How far it has come.", Stage.allCases.map(\.rawValue))),
      .required("clearedForSale", .booleanSchema("Whether the store may sell it.")),
      .optional(
        "invalid",
        .wordSchema(
          "Why the store answers with an invalid product identifier everywhere.",
          InvalidReason.allCases.filter { $0 != .notAvailableInStorefront }.map(\.rawValue))),
      .required("availability", .reference("availability")),
      .required("familySharing", .booleanSchema("Whether a family may share it.")),
      .required("hostedContent", .booleanSchema("Whether the store hosts its content.")),
      .required("prices", .reference("prices")),
      .required("localizations", .reference("localizations")),
      .optional("attributes", ["description": "The team's own data.", "type": "object"]),
      .optional("subscription", subscription),
    ])

  private static let subscription = JSONValue.objectSchema(
    "What only an auto-renewable subscription has.",
    [
      .required("group", .textSchema("The identifier of its group.")),
      .optional("level", .integerSchema("Its level in the group; 1 gives most.", 1...)),
      .optional("duration", .textSchema("How long a period is.", pattern: SchemaPattern.period)),
      .optional(
        "billingPlans",
        .listSchema(
          "How it may be paid; left out where the catalog does not say.",
          of: .objectSchema(
            "A billing plan.",
            [
              .required("kind", .wordSchema("When it is paid.", BillingPlan.Kind.allCases.map(\.rawValue))),
              .required("enabled", .booleanSchema("Whether it is offered.")),
              .required("prices", .reference("prices")),
            ]))),
      .required("offers", .listSchema("Of all kinds.", of: offer)),
    ])

  private static let offer = JSONValue.objectSchema(
    "What a subscription costs less for a while.",
    [
      .required("kind", .wordSchema("Whom it is for.", Offer.Kind.allCases.map(\.rawValue))),
      .optional("referenceName", .textSchema("The name that only the store's own pages show.")),
      .optional("offerID", .textSchema("The identifier that apps and servers use.")),
      .optional("mode", .wordSchema("How it is paid.", OfferMode.allCases.map(\.rawValue))),
      .optional(
        "duration", .textSchema("How long it lasts; of pay-as-you-go, one period.", pattern: SchemaPattern.period)),
      .required("periods", .integerSchema("For how many periods.", 1...)),
      .optional("billingPlan", .wordSchema("The plan that it is of.", BillingPlan.Kind.allCases.map(\.rawValue))),
      .required("availability", .reference("availability")),
      .optional("from", .textSchema("Its first day.", pattern: SchemaPattern.date)),
      .optional("to", .textSchema("Its last day.", pattern: SchemaPattern.date)),
      .optional("prices", .reference("prices")),
    ])

  private static let testUser = JSONValue.objectSchema(
    "A sandbox account; its password is kept elsewhere.",
    [
      .optional("email", .textSchema("The address that it signs in with.")),
      .optional("firstName", .textSchema("The first name.")),
      .optional("lastName", .textSchema("The last name.")),
      .optional("storefront", .textSchema("Where it buys.")),
      .required("renewalRate", .wordSchema("What a month lasts for it.", RenewalRate.allCases.map(\.text))),
      .required("interruptedPurchases", .booleanSchema("Whether its purchases are interrupted.")),
      .optional("accountToken", .textSchema("The app's own identifier of the account.")),
      .required(
        "purchases",
        .listSchema(
          "What it owns in this store record.",
          of: .objectSchema(
            "A purchase.",
            [
              .required("productID", .textSchema("The product that was bought.")),
              .required("scenario", .wordSchema("What became of it.", Scenario.allCases.map(\.rawValue))),
              .required("isEntitled", .booleanSchema("Whether it is the user's now; never a consumable.")),
              .required("transactionID", .textSchema("The number of the latest purchase of the product.")),
              .required("purchaseDate", .integerSchema("When; in milliseconds since 1970.")),
              .optional("expiresDate", .integerSchema("When it ends, in the same way.")),
              .optional("revocationDate", .integerSchema("When it was taken back.")),
            ]))),
    ])

  // MARK: Definitions

  static let localizations = JSONValue.mapSchema(
    "Texts by language, in the order of the catalog.", keys: SchemaPattern.locale,
    values: .objectSchema(
      "The texts in one language.",
      [
        .optional("displayName", .textSchema("What customers call it.")),
        .optional("description", .textSchema("What it is.")),
        .optional("customAppName", .textSchema("Of a group: the app's name on the subscription page.")),
      ]))

  private static let availability = JSONValue.objectSchema(
    "Where it is to be had.",
    [
      .required("scope", .wordSchema("How to read the list.", Availability.Scope.allCases.map(\.rawValue))),
      .optional(
        "storefronts",
        .listSchema(
          "The storefronts alone, or all but these.",
          of: ["type": "string", "pattern": .string(SchemaPattern.storefront)]
        )),
    ])

  private static let prices = JSONValue.mapSchema(
    "What it costs on the day of the clock in each of the storefronts that have it.", keys: SchemaPattern.storefront,
    values: .reference("price"))

  private static let price: JSONValue = [
    "oneOf": [
      .objectSchema(
        "What the catalog and Apple's tables say.",
        [
          .required("price", .textSchema("With the currency's decimals.", pattern: SchemaPattern.price)),
          .required("currency", .textSchema("The currency's code.", pattern: SchemaPattern.currency)),
          .required("from", .wordSchema("The catalog's key that says it.", KnownPrice.Origin.allCases.map(\.rawValue))),
          .optional("since", .textSchema("The first day of the price change.", pattern: SchemaPattern.date)),
        ]),
      .objectSchema(
        "What only the store knows.",
        [
          .required("price", ["type": "null"]),
          .required("currency", .textSchema("The currency's code.", pattern: SchemaPattern.currency)),
          .required("reason", ["const": .string(StoreJSON.notKnown)]),
        ]),
    ]
  ]
}
