import AppStore
import CatalogModel
import Diagnostics

/// A bundle ID that no build can have, or that cannot sell anything.
struct InvalidBundleID: Rule {
  let about = RuleDescription(
    "invalid-bundle-id", .error,
    summary: "a bundle ID has the wrong form",
    why: """
      A bundle ID has two or more parts of letters, digits and hyphens, with periods between them, as the build \
      has it. One that ends in an asterisk is a wildcard, which has no in-app purchases.
      """,
    bad: """
      app: { bundle_id: com.acme.my_game, primary_locale: en-US }
      \(Example.gold)
      """,
    good: """
      app: { bundle_id: com.acme.my-game, primary_locale: en-US }
      \(Example.gold)
      """,
    source: "https://developer.apple.com/help/glossary/bundle-id", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for record in catalog.storeRecords {
      guard let text = record.bundleID.text else { continue }
      let bundleID = catalog.string(of: text)
      guard let fault = Identifiers.bundleIDFault(bundleID) else { continue }
      if fault == .wildcard, record.app.products.isEmpty { continue }
      var location = catalog.location(of: text.place)
      if case .character(let offset, let scalar) = fault {
        location = catalog.location(of: text, character: scalar, at: offset)
      }
      report.add(
        Self.message(bundleID, fault), at: location, help: Self.help(fault), subject: record.app.key?.string)
    }
  }

  private static func message(_ bundleID: String, _ fault: Identifiers.BundleIDFault) -> String {
    switch fault {
    case .empty: "the bundle ID is empty"
    case .wildcard: "the wildcard \(bundleID.quoted) cannot have in-app purchases"
    case .character(_, let scalar): "the bundle ID \(bundleID.quoted) has the character \(String(scalar).quoted)"
    case .emptyPart: "the bundle ID \(bundleID.quoted) has an empty part"
    case .onePart: "the bundle ID \(bundleID.quoted) has only one part"
    }
  }

  private static func help(_ fault: Identifiers.BundleIDFault) -> String {
    switch fault {
    case .wildcard: "write the explicit bundle ID of the build, such as com.acme.game"
    case .character: "a bundle ID takes letters, digits, hyphens and periods"
    case .empty, .emptyPart, .onePart: "write it as the build has it, such as com.acme.game"
    }
  }
}
