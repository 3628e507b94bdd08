package import AppStore
package import CatalogModel
package import Diagnostics

/// One thing that can be wrong with a catalog. A rule has no state, reads only the catalog, and reports each fault once.
package protocol Rule: Sendable {
  var about: RuleDescription { get }
  func check(_ catalog: Catalog, _ report: inout Report)
  /// The same rule if it looks at one product at a time: asking so costs less than a cast.
  var ofProducts: (any ProductRule)? { get }
}

extension Rule {
  package var ofProducts: (any ProductRule)? { nil }
}

/// A rule that looks at one product at a time: the linter goes through the products once for all of these, on every core,
/// since fetching ten thousand products from memory takes longer than most looks at them.
package protocol ProductRule: Rule {
  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report)
  /// Whether it looks at auto-renewable subscriptions alone, which are few.
  var isOfSubscriptions: Bool { get }
}

/// A rule that looks at one auto-renewable subscription at a time.
package protocol SubscriptionRule: ProductRule {}

extension SubscriptionRule {
  package var isOfSubscriptions: Bool { true }
}

extension ProductRule {
  package var ofProducts: (any ProductRule)? { self }
  package var isOfSubscriptions: Bool { false }

  /// What is left to check when all products are.
  package func check(_ catalog: Catalog, _ report: inout Report) {}
}

/// What there is to know of a rule; its page is made of this.
package struct RuleDescription: Sendable {
  /// Kebab-case; names the fault, and is never used for another.
  package let id: String
  /// Of most of its findings; a team may set another.
  package let severity: Severity
  package let profiles: [Profile]
  /// What it reports, in one line.
  package let summary: String
  /// Why that is a fault, in whole sentences.
  package let why: String
  /// A catalog that has the fault, and nothing else wrong.
  package let bad: Example
  /// The same, mended.
  package let good: Example
  /// Where the rule comes from: an address, or a document's name.
  package let source: String
  /// The date of the source: a year, or a day.
  package let asOf: String
  /// Whether a team may turn it off; what cannot be read cannot be let pass.
  package let isSettable: Bool

  package init(
    _ id: String, _ severity: Severity, profiles: [Profile] = Profile.allCases, summary: String, why: String,
    bad: Example,
    good: Example, source: String, asOf: String, isSettable: Bool = true
  ) {
    self.id = id
    self.severity = severity
    self.profiles = profiles
    self.summary = summary
    self.why = why
    self.bad = bad
    self.good = good
    self.source = source
    self.asOf = asOf
    self.isSettable = isSettable
  }
}

/// A small catalog that shows a rule: the text of `catalog.yaml`, or several files.
package struct Example: Sendable, ExpressibleByStringInterpolation {
  package struct File: Sendable {
    package let path: String
    /// As it is printed.
    package let text: String
    /// Those of the text, but of an image's file.
    package let bytes: [UInt8]

    init(path: String, text: String, bytes: [UInt8]? = nil) {
      self.path = path
      self.text = text
      self.bytes = bytes ?? Array(text.utf8)
    }
  }

  /// The catalog's in name order, then images.
  package let files: [File]

  init(_ files: [File]) {
    self.files = files
  }

  package init(stringLiteral text: String) {
    files = [File(path: "catalog.yaml", text: text + "\n")]
  }

  /// By path.
  package init(_ texts: [(String, String)]) {
    files = texts.map { File(path: $0.0, text: $0.1 + "\n") }
  }
}

/// A rule that the reading has looked after already: nothing is left to check.
package struct ReadingRule: Rule {
  package let about: RuleDescription

  package func check(_ catalog: Catalog, _ report: inout Report) {}
}

/// A rule that the planning of outputs looks after: only there is it known what is to be made.
package struct GeneratingRule: Rule {
  package let about: RuleDescription

  package func check(_ catalog: Catalog, _ report: inout Report) {}
}
