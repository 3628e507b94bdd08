package import JSON

/// The JSON Schema of what `ProductsResponse` writes.
package enum ProductsResponseSchema {
  package static let schema = JSONValue.fileSchema(
    ProductsResponse.formatName, version: ProductsResponse.formatVersion,
    "What the store answers to a request for all products of an app, in one storefront and one language.",
    [
      .required("storefront", .textSchema("App Store Connect's code.", pattern: SchemaPattern.storefront)),
      .required("locale", .textSchema("The language that the device asks for.", pattern: SchemaPattern.locale)),
      .required("products", .listSchema("What is found, in the order of the catalog.", of: product)),
      .required(
        "invalidProductIdentifiers",
        .listSchema("What is not found, in the order of the catalog.", of: ["type": "string"], isUnique: true)),
      .required(
        "invalidReasons",
        [
          "description": "Why, by product identifier, which no answer of the store says.",
          "type": "object",
          "additionalProperties": .wordSchema("The reason.", InvalidReason.allCases.map(\.rawValue)),
        ]),
    ],
    definitions: [("price", price), ("period", period), ("discount", discount)])

  private static let product = JSONValue.objectSchema(
    "An SKProduct.",
    [
      .required("productIdentifier", .textSchema("The whole product ID.")),
      .required("localizedTitle", text("The display name; null where no language has one.")),
      .required("localizedDescription", text("The description; null where no language has one.")),
    ] + priceMembers + [
      .required("isDownloadable", .booleanSchema("Whether the store hosts its content.")),
      .required("isFamilyShareable", .booleanSchema("Whether a family may share it.")),
      .optional("subscriptionGroupIdentifier", .textSchema("Of an auto-renewable subscription: its group.")),
      .optional("subscriptionPeriod", .reference("period")),
      .optional("introductoryPrice", .reference("discount")),
      .optional("discounts", .listSchema("The promotional offers.", of: .reference("discount"))),
    ])

  private static let discount = JSONValue.objectSchema(
    "An SKProductDiscount.",
    [.optional("identifier", .textSchema("Of a promotional offer: its identifier."))] + priceMembers + [
      .required("numberOfPeriods", .integerSchema("For how many periods.", 1...)),
      .required(
        "paymentMode", ["description": "0 pay as you go, 1 pay up front, 2 free trial.", "enum": [0, 1, 2]]),
      .optional("subscriptionPeriod", .reference("period")),
      .required("type", ["description": "0 introductory, 1 promotional.", "enum": [0, 1]]),
    ])

  private static let priceMembers: [SchemaMember] = [
    .required("price", .reference("price")),
    .optional(
      "priceReason",
      [
        "description": "Why the price is null: neither the catalog nor Apple's tables have it.",
        "const": .string(StoreJSON.notKnown),
      ]),
    .required(
      "priceLocale",
      .textSchema("The locale to format the price by.", pattern: "^[A-Za-z-]+_[A-Z]{2}@currency=[A-Z]{3}$")),
  ]

  private static func text(_ description: String) -> JSONValue {
    ["description": .string(description), "type": ["string", "null"]]
  }

  private static let price: JSONValue = [
    "description": "With the currency's decimals; null where only the store knows it.",
    "type": ["string", "null"], "pattern": .string(SchemaPattern.price),
  ]

  private static let period = JSONValue.objectSchema(
    "An SKProductSubscriptionPeriod.",
    [
      .required("numberOfUnits", .integerSchema("How many.", 1...)),
      .required("unit", ["description": "0 day, 1 week, 2 month, 3 year.", "enum": [0, 1, 2, 3]]),
    ])
}
