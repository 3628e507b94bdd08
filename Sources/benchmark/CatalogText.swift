/// The text of one catalog file while it is written.
struct CatalogText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private struct Kind {
    let preset: String
    let name: String
    let attribute: String
  }

  /// In the order of each language's phrases.
  private static let kinds = [
    Kind(preset: "coins", name: "Gold Coins", attribute: "coins"),
    Kind(preset: "chapter", name: "Chapter", attribute: "pages"),
    Kind(preset: "sword", name: "Sword of Light", attribute: "damage"),
    Kind(preset: "season", name: "Season Pass", attribute: "days"),
  ]

  private static let prices = ["0.99", "1.99", "2.99", "4.99", "6.99", "9.99", "14.99", "19.99"]

  // MARK: Products

  mutating func addProduct(_ number: Int) {
    let kind = Self.kinds[number % Self.kinds.count]
    if number % 100 == 50 { add("  # \(kind.name), as the designers ordered them\n") }
    add(
      """
        - id: \(kind.preset)_\(number)
          preset: \(kind.preset)
          reference_name: \(kind.name) \(number)
          apple_id: \(1_300_000_000 + number)
          price: \(Self.prices[number % Self.prices.count])

      """)
    if number % 5 == 0 { add("    prices: { JPN: \(200 + number % 3 * 100), GBR: 1.99 }\n") }
    if number % 7 == 0 { add("    availability: { except: [CHN] }\n") }
    add("    localizations:\n")
    addLocalizations(
      indentation: "      ", inBlocks: number % 10 == 0, number: "\(number)", phrase: number % Self.kinds.count)
    add("    attributes: { \(kind.attribute): \(number % 90 + 10), entitlement: \(kind.preset) }\n")
  }

  mutating func addSeries(_ numbers: Range<Int>) {
    add("  - preset: coins\n    series:\n")
    for number in numbers {
      add("      - { n: \(number), price: \(Self.prices[number % Self.prices.count]) }\n")
    }
    add("    id: \"purse_{n}\"\n    reference_name: \"Purse {n}\"\n    localizations:\n")
    addLocalizations(indentation: "      ", inBlocks: false, number: "{n}", phrase: 0)
    add("    attributes: { coins: \"{n}\", entitlement: coins }\n")
  }

  // MARK: Subscriptions

  private static let terms = [
    ("yearly", "1 year", "39.99"), ("half", "6 months", "24.99"),
    ("quarterly", "3 months", "14.99"), ("monthly", "1 month", "5.99"),
  ]

  mutating func addGroup(_ numbers: Range<Int>) {
    let group = numbers.lowerBound
    add("  - reference_name: Club \(group)\n    levels: equal\n    localizations:\n")
    for phrases in Phrases.all {
      add("      \(phrases.locale): { display_name: \(name(phrases, 3, "\(group)")) }\n")
    }
    add("    subscriptions:\n")
    for (number, (term, duration, price)) in zip(numbers, Self.terms) {
      add(
        """
              - id: club_\(group).\(term)
                reference_name: Club \(group) \(term)
                duration: \(duration)
                price: \(price)
                localizations:

        """)
      addLocalizations(indentation: "          ", inBlocks: false, number: "\(number)", phrase: 3)
      if term == "yearly" { add("        introductory_offers: [{ mode: free-trial, duration: 1 week }]\n") }
    }
  }

  // MARK: Texts

  private mutating func addLocalizations(indentation: String, inBlocks: Bool, number: String, phrase: Int) {
    for phrases in Phrases.all {
      let name = name(phrases, phrase, number)
      let description = phrases.descriptions[phrase]
      if inBlocks {
        add("\(indentation)\(phrases.locale):\n\(indentation)  display_name: \(name)\n")
        add("\(indentation)  description: \(description)\n")
      } else {
        let needsQuotes = description.utf8.contains(UInt8(ascii: ","))
        let written = needsQuotes ? "\"\(description)\"" : description
        add("\(indentation)\(phrases.locale): { display_name: \(name), description: \(written) }\n")
      }
    }
  }

  private func name(_ phrases: Phrases, _ phrase: Int, _ number: String) -> String {
    let pattern = phrases.names[phrase]
    guard let place = pattern.utf8.firstIndex(of: UInt8(ascii: "%")) else { return pattern }
    let name = pattern[..<place] + number + pattern[pattern.utf8.index(after: place)...]
    return number.utf8.first == UInt8(ascii: "{") ? "\"\(name)\"" : String(name)
  }
}
