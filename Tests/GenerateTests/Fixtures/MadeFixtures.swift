import Foundation
import Generate
import JSON
import TestSupport
import Testing

/// The fixtures of one app, read back.
struct MadeFixtures {
  let files: [String: [UInt8]]
  let complaints: [String]

  /// Those of ``FixtureCatalog``, and of its silver subscription; made once, since signing takes its time.
  static var all: MadeFixtures { get async { await allMade.value } }
  static var silver: MadeFixtures { get async { await silverMade.value } }

  private static let allMade = Task { await MadeFixtures(FixtureCatalog.text()) }
  private static let silverMade = Task { await MadeFixtures(FixtureCatalog.silver()) }

  /// - Parameter app: the folder of the app or variant.
  init(_ text: String, app: String = "rage", sourceLocation: SourceLocation = #_sourceLocation) async {
    let plan = await plan(text, selected: ["fixtures"], sourceLocation: sourceLocation)
    let prefix = "\(app)/fixtures/"
    files = Dictionary(
      plan.files.filter { $0.path.hasPrefix(prefix) }.map { (String($0.path.dropFirst(prefix.count)), $0.bytes) },
      uniquingKeysWith: { $1 })
    complaints = plan.complaints
  }

  /// The names in a folder, without the ending, in byte order.
  func names(in folder: String, ending: String) -> [String] {
    files.keys.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(ending) }
      .map { String($0.dropFirst(folder.count + 1).dropLast(ending.count)) }.filter { !$0.contains("/") }.sorted()
  }

  func json(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONValue {
    let bytes = try #require(files[path], "\(path)", sourceLocation: sourceLocation)
    return try JSONReader.read(bytes).get()
  }

  /// What a token says.
  func payload(of token: String?, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONValue {
    let parts = try #require(token, sourceLocation: sourceLocation).split(
      separator: ".", omittingEmptySubsequences: false)
    try #require(parts.count == 3, sourceLocation: sourceLocation)
    var text = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
    while text.utf8.count % 4 != 0 { text += "=" }
    let data = try #require(Data(base64Encoded: text), sourceLocation: sourceLocation)
    return try JSONReader.read(Array(data)).get()
  }

  /// What the token in a file says.
  func token(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONValue {
    let bytes = try #require(files[path], "\(path)", sourceLocation: sourceLocation)
    let text = String(decoding: bytes, as: UTF8.self)
    return try payload(of: text.trimmingCharacters(in: .newlines), sourceLocation: sourceLocation)
  }

  func transaction(_ story: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONValue {
    try token("app-store-server/transactions/\(story).jws", sourceLocation: sourceLocation)
  }

  func renewal(_ story: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONValue {
    try token("app-store-server/renewal-info/\(story).jws", sourceLocation: sourceLocation)
  }

  /// The status that the server API answers with.
  func status(_ story: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String? {
    try json("app-store-server/responses/statuses/\(story).json", sourceLocation: sourceLocation)["data"]?.array?
      .first?[
        "lastTransactions"]?.array?.first?["status"]?.number
  }

  /// As `SUBSCRIBED INITIAL_BUY`, in order.
  func events(_ story: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    let timeline = try json("app-store-server/timelines/\(story).json", sourceLocation: sourceLocation)
    return (timeline["events"]?.array ?? []).map { event in
      [event["notificationType"]?.string, event["subtype"]?.string].compactMap { $0 }.joined(separator: " ")
    }
  }
}

extension JSONValue {
  /// A date of ours as people write it, in UTC.
  func date(_ key: String) -> String? {
    self[key]?.number.flatMap(Int.init).map { milliseconds in
      let formatter = ISO8601DateFormatter()
      return formatter.string(from: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    }
  }

  /// Without some of its members.
  func without(_ keys: String...) -> JSONValue {
    .object((members ?? []).filter { !keys.contains($0.key) }.map { ($0.key, $0.value) })
  }
}

/// A catalog in which every scenario can come about.
enum FixtureCatalog {
  static func text(asOf: String? = "2026-04-01", outputs: String = "") -> String {
    """
    \(asOf.map { "as_of: \($0)" } ?? "catalog: 1")
    team: { id: ABCDE12345 }
    storefronts: [USA, JPN]
    generate: { outputs: [fixtures\(outputs)] }
    app:
      key: rage
      name: Rage
      bundle_id: com.acme.rage
      apple_id: 1234567890
      primary_locale: en-US
      billing_grace_period: 16 days
    products:
      - { id: draft, type: consumable, stage: draft, price: 0.99 }
      - { id: coins, type: consumable, price: 0.99, prices: { JPN: 120 }, localizations: &texts { en-US: { display_name: A, description: B } } }
      - { id: more, type: consumable, price: 1.99, localizations: *texts }
      - { id: comic, type: non-consumable, price_tier: 1, family_sharing: true, localizations: *texts }
      - { id: season, type: non-renewing-subscription, price: 4.99, localizations: *texts }
    subscription_groups:
      - reference_name: Club
        group_id: "20751234"
        localizations: { en-US: { display_name: Club } }
        subscriptions:
          - id: gold
            duration: 1 year
            price: 99.99
            localizations: *texts
            promotional_offers: [{ reference_name: Up, offer_id: up, mode: pay-up-front, duration: 6 months, price: 19.99 }]
          - id: silver
            duration: 1 month
            price: 4.99
            family_sharing: true
            localizations: *texts
            price_changes: [{ from: 2026-04-15, price: 6.99, existing_subscribers: move }]
            introductory_offers: [{ mode: free-trial, duration: 1 week }]
            promotional_offers: [{ reference_name: Stay, offer_id: stay, mode: pay-as-you-go, periods: 3, price: 2.99 }]
            offer_codes: [{ reference_name: Launch, eligibility: [new], with_introductory: stack, mode: pay-up-front, duration: 3 months, price: 5.99 }]
            win_back_offers: [{ reference_name: Return, offer_id: back, eligibility: { paid_months: 2, lapsed_months: [3, 12], wait_months: 2 }, priority: high, mode: free-trial, duration: 1 month }]
          - { id: bronze, duration: 1 week, price: 0.99, localizations: *texts }
    test_users:
      - email: ann@acme.com
        storefront: JPN
        account_token: 6F1E9D0C-0D6E-4B53-9A55-0D6C0F3A9B11
        purchases:
          - { app: rage, id: coins }
          - { app: rage, id: coins }
          - { app: rage, id: com.acme.rage.silver, scenario: expired }
      - { email: idle@acme.com, storefront: USA }
    """
  }

  /// With the monthly subscription chosen, which has a level above and one below it, and every kind of offer.
  static func silver(asOf: String? = "2026-04-01") -> String {
    text(asOf: asOf).replacing("outputs: [fixtures]", with: "outputs: [fixtures: { products: [silver] }]")
  }
}
