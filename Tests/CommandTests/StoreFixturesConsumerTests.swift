import Command
import Foundation
import StoreFixtures
import TestSupport
import Testing

/// The library answers as the tool wrote it down, and an app's helper is made of what both give it.
@Suite struct StoreFixturesConsumerTests {
  private struct Response: Decodable {
    struct Product: Decodable {
      let productIdentifier: String
      let localizedTitle: String?
      let localizedDescription: String?
      let price: String?
      let priceLocale: String
      let isFamilyShareable: Bool
      let isDownloadable: Bool
      let subscriptionGroupIdentifier: String?
      let introductoryPrice: Discount?
      let discounts: [Discount]?
    }

    struct Discount: Decodable, Equatable {
      let identifier: String?
      let price: String?
      let numberOfPeriods: Int
      let paymentMode: Int
    }

    let storefront: String
    let locale: String
    let products: [Product]
    let invalidProductIdentifiers: [String]
    let invalidReasons: [String: String]
  }

  @Test(
    "answers are those of products-response, for every storefront and language",
    arguments: SampleFixtures.apps.map(\.name))
  func agreement(app: String) async throws {
    let url = URL(fileURLWithPath: try await SampleFixtures.folder()("generated/\(app)/fixtures"))
    let store = try StoreFixtures(contentsOf: url)
    let files = store.manifest?.files.filter { $0.kind == "products-response" } ?? []
    #expect(files.count == 8)
    for file in files {
      let expected = try JSONDecoder().decode(Response.self, from: store.data(at: file.path))
      let found = try store.products(
        for: Set(store.productIdentifiers), storefront: expected.storefront, locale: expected.locale)
      #expect(found.products.map(\.productIdentifier) == expected.products.map(\.productIdentifier))
      for (product, said) in zip(found.products, expected.products) {
        #expect(product.localizedTitle == said.localizedTitle)
        #expect(product.localizedDescription == said.localizedDescription)
        #expect(product.priceText == said.price, "\(file.path): \(said.productIdentifier)")
        #expect(product.priceLocale.identifier == said.priceLocale)
        #expect(product.isFamilyShareable == said.isFamilyShareable && product.isDownloadable == said.isDownloadable)
        #expect(product.subscriptionGroupIdentifier == said.subscriptionGroupIdentifier)
        #expect(product.introductoryOffer.map(Self.discount) == said.introductoryPrice)
        // StoreKit's old products know nothing of billing plans.
        let discounts = product.promotionalOffers.filter { $0.billingPlan != "monthly" }
        #expect(discounts.map(Self.discount) == said.discounts ?? [])
      }
      let reasons = found.invalidIdentifiers.map { ($0.productIdentifier, $0.reason.rawValue) }
      #expect(Dictionary(uniqueKeysWithValues: reasons) == expected.invalidReasons)
      #expect(Set(expected.invalidProductIdentifiers) == Set(expected.invalidReasons.keys))
    }
  }

  private static func discount(_ offer: StoreProduct.Offer) -> Response.Discount {
    let modes: [StoreProduct.Offer.PaymentMode?] = [.payAsYouGo, .payUpFront, .freeTrial]
    return Response.Discount(
      identifier: offer.identifier, price: offer.priceText, numberOfPeriods: offer.numberOfPeriods,
      paymentMode: modes.firstIndex(of: offer.paymentMode) ?? -1)
  }

  @Test("every token can be read without verifying it", arguments: SampleFixtures.apps.map(\.name))
  func tokens(app: String) async throws {
    let url = URL(fileURLWithPath: try await SampleFixtures.folder()("generated/\(app)/fixtures"))
    let store = try StoreFixtures(contentsOf: url)
    var products: Set<String> = []
    for file in store.manifest?.files ?? [] where file.path.hasSuffix(".jws") {
      let token = String(decoding: try store.data(at: file.path), as: UTF8.self)
      switch file.kind {
      case "transaction":
        let transaction = try SignedTransaction(decodingUnverified: token)
        #expect(transaction.productID == file.product, "\(file.path)")
        products.insert(transaction.productID)
      case "renewal-info": _ = try SignedRenewalInfo(decodingUnverified: token)
      case "app-transaction": _ = try SignedAppTransaction(decodingUnverified: token)
      default: break
      }
    }
    #expect(products.isSubset(of: store.productIdentifiers) && !products.isEmpty)
  }

  @Test("the tutorial's helper, with the compiled product identifiers and the property list")
  func helper() async throws {
    let folder = try TemporaryFolder()
    let screen = Screen(workingDirectory: Checkout.url.path)
    #expect(await screen.run("generate --app inapprage --to \(folder("generated"))") == .clean, "\(screen.errors)")
    let made = folder("generated/inapprage")
    let source = Checkout.url.appendingPathComponent("Sources/StoreFixtures")
    let library = try FileManager.default.subpathsOfDirectory(atPath: source.path).filter { $0.hasSuffix(".swift") }
    let scratch = try Scratch()
    let main = Checkout.url.appendingPathComponent("Tests/CommandTests/IAPHelper/main.swift.txt")
    try scratch.write(String(contentsOf: main, encoding: .utf8), to: "main.swift")
    let settings = ["swiftc", "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]
    #expect(
      try scratch.run(
        settings + [
          "-parse-as-library", "-wmo", "-module-name", "StoreFixtures", "-emit-object", "-o", "StoreFixtures.o",
          "-emit-module", "-emit-module-path", "StoreFixtures.swiftmodule",
        ] + library.sorted().map { source.appendingPathComponent($0).path }) == "")
    #expect(
      try scratch.run(
        settings + ["-I", ".", "main.swift", "\(made)/ProductID.swift", "StoreFixtures.o", "-o", "helper"]) == "")
    let said = try scratch.run([scratch.path("helper"), "\(made)/fixtures", "\(made)/Products.plist"])
    #expect(
      said == """
        the plist and the compiled set are one: true
        Drummer Rage | $0.99 | Buy
        iTunes Connect Rage | $0.99 | Buy
        Nightly Rage | $0.99 | ✓
        Study Like a Boss | $4.99 | Buy
        Updog Sadness | $0.99 | Buy
        100 Coins | $0.99 | Buy
        500 Coins | $4.99 | Buy
        1200 Coins | $9.99 | Buy
        Season Ticket 2027 | $9.99 | Buy
        Rage Club | $19.99 | Buy
        Rage Club | $2.99 | ✓
        com.razeware.inapprage.nightlyrags is invalid: unknown
        com.razeware.inapprage.randomrageface is invalid: retired
        Trommlerwut | ¥120 | Buy
        Formularwut | ¥120 | Buy
        Nachtwut | ¥120 | ✓

        """)
  }

  @Test("the same bytes in other time zones, languages and folders") func stability() async throws {
    let first = try await SampleFixtures.folder()
    let other = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Checkout.url.appendingPathComponent("catalog").path, toPath: other("catalog"))
    let said = try Shell.run(
      "export TZ=Asia/Kathmandu LC_ALL=tr_TR.UTF-8 LANG=de_DE.UTF-8; umask 077; cd '\(other.path)' "
        + "&& \"$TOOL\" generate fixtures --catalog catalog --to out >&2; echo $?")
    #expect(said.output == "0\n", "\(said.errors)")
    #expect(try Scratch().run(["diff", "-r", first("generated"), other("out")]) == "")
  }
}
