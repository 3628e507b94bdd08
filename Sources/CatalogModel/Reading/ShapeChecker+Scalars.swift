import AppStore
import Diagnostics
import YAML

extension ShapeChecker {
  /// A node that is of another kind than the format wants: one finding, and no look inside.
  mutating func reportKind(_ node: NodeID, _ name: String, _ wanted: String, _ example: String?, fix: Fix? = nil) {
    if document.kind(of: node) == .scalar, document.isNull(node) { return reportMissing(node, name) }
    let found: String =
      switch document.kind(of: node) {
      case .sequence: "a list"
      case .mapping: "a mapping"
      case .scalar, .alias: document.text(of: node).quoted
      }
    report(
      "wrong-kind", "\(subject(name)) must be \(wanted), not \(found)", at: node,
      help: placeholderHelp(node) ?? example.map { "write \($0)" }, fix: fix)
  }

  /// What to do about `{n} months`, where something else than a text must stand.
  private func placeholderHelp(_ node: NodeID) -> String? {
    guard document.kind(of: node) == .scalar, Fills.hasBraces(document.bytes(of: node)) else { return nil }
    let hasPlaceholder = Fills.parts(of: document.text(of: node)).contains {
      if case .placeholder = $0 { true } else { false }
    }
    return hasPlaceholder ? "placeholders are filled in texts alone: write the field in each entry of the series" : nil
  }

  private mutating func reportMissing(_ node: NodeID, _ name: String) {
    add(MissingValue.finding(Written(file: file, document: document, node: node), key: name))
  }

  /// Keys are quoted; descriptions such as `an item of products` are not.
  private func subject(_ name: String) -> String {
    name.contains(" ") && (name.hasPrefix("a") || name.hasPrefix("the ")) ? name : name.quoted
  }

  mutating func checkScalar(
    _ node: NodeID, _ name: String, _ wanted: String, example: @autoclosure () -> String? = nil,
    certain: @autoclosure () -> String? = nil, _ isSound: (NodeID) -> Bool
  ) {
    guard document.kind(of: node) == .scalar else { return reportKind(node, name, wanted, example()) }
    if document.isNull(node) { return reportMissing(node, name) }
    if isSound(node) { return }
    reportKind(node, name, wanted, example(), fix: certain().flatMap { fix(node, toSay: $0) })
  }

  mutating func checkBoolean(_ node: NodeID, _ name: String) {
    let written = Written(file: file, document: document, node: node)
    let document = document
    checkScalar(
      node, name, "true or false", example: Self.booleanMeant(by: node, in: document),
      certain: Self.certainBoolean(node, in: document)
    ) { _ in
      written.boolean != nil
    }
  }

  /// What another reader of YAML takes for a boolean; `1` and `y` may be slips of something else.
  private static func certainBoolean(_ node: NodeID, in document: Document) -> String? {
    switch document.text(of: node).lowercased() {
    case "true", "yes", "on": "true"
    case "false", "no", "off": "false"
    default: nil
    }
  }

  private static func booleanMeant(by node: NodeID, in document: Document) -> String? {
    guard document.kind(of: node) == .scalar else { return nil }
    return switch document.text(of: node).lowercased() {
    case "true", "yes", "on", "y", "1": "true without quotes"
    case "false", "no", "off", "n", "0": "false without quotes"
    default: nil
    }
  }

  mutating func checkInteger(_ node: NodeID, _ range: ClosedRange<Int>, _ name: String) {
    let written = Written(file: file, document: document, node: node)
    let wanted =
      range.count == 1
      ? "\(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound), in digits"
    checkScalar(node, name, wanted) { _ in written.integer.map(range.contains) ?? false }
  }

  mutating func checkDecimal(_ node: NodeID, _ name: String) {
    let document = document
    checkScalar(
      node, name, "a price such as 4.99", example: Self.priceMeant(by: node, in: document),
      certain: Self.certainPrice(node, in: document)
    ) { node in
      Amount(bytes: document.bytes(of: node)) != nil
    }
  }

  /// `4,99` alone: with a currency it may be another one's than the storefront's.
  private static func certainPrice(_ node: NodeID, in document: Document) -> String? {
    let text = document.text(of: node)
    guard text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "," }) else { return nil }
    return priceMeant(by: text)
  }

  /// What `4,99`, `$4.99` or `4.99 USD` mean; of anything else nothing is guessed.
  private static func priceMeant(by node: NodeID, in document: Document) -> String? {
    guard document.kind(of: node) == .scalar else { return nil }
    return priceMeant(by: document.text(of: node)).map { "\($0), without a currency" }
  }

  /// Digits with one comma or dot at most, perhaps between a sign or code of a currency and blanks.
  private static func priceMeant(by text: String) -> String? {
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return nil }
    guard isCurrency(text[..<first]), isCurrency(text[text.index(after: last)...]) else { return nil }
    let number = text[first...last]
    // A comma before three digits may part thousands.
    if let comma = number.lastIndex(of: ","), number[comma...].count > 3 { return nil }
    let plain = String(number.map { $0 == "," ? "." : $0 })
    guard plain.filter({ $0 == "." }).count <= 1 else { return nil }
    return Amount(plain).map { _ in plain }
  }

  /// A sign or a three-letter code, or nothing.
  private static func isCurrency(_ text: Substring) -> Bool {
    let word = text.filter { $0 != " " && $0 != "\u{A0}" }
    if word.isEmpty
      || word.count == 1 && word.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .currencySymbol })
    {
      return true
    }
    return word.count == 3 && word.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  mutating func checkDate(_ node: NodeID, _ name: String) {
    checkScalar(node, name, "a day such as 2027-01-31") { [document] in CalendarDate(document.text(of: $0)) != nil }
  }

  mutating func checkWord(_ node: NodeID, _ word: WordKind, _ name: String, keyOf mapping: NodeID? = nil) {
    guard document.kind(of: node) == .scalar else { return reportKind(node, name, article(word.noun), nil) }
    if document.isNull(node) { return reportMissing(node, name) }
    let typed = document.text(of: node)
    if word.accepts(typed) { return }
    if isFull, word.rule != WordKind.locale.rule { return report(word.rule, typed, at: node) }
    if word.rule == WordKind.locale.rule { return checkUnknownLocale(node, typed, keyOf: mapping) }
    report(
      word.rule, "unknown \(word.noun) \(typed.quoted)", at: node,
      help: placeholderHelp(node) ?? Self.help(word, typed), fix: fix(node, word, keyOf: mapping))
  }

  private static func help(_ word: WordKind, _ typed: String) -> String? {
    if let meant = word.suggestion(typed) { return "did you mean \"\(meant)\"?" }
    if !word.candidates(typed).isEmpty { return "write one of \(word.candidates(typed).joined(separator: ", "))" }
    let list = word.values.isEmpty ? nil : "expected one of \(word.values.joined(separator: ", "))"
    switch (list, word.form) {
    case (let list?, let form?): return "\(list) \(form)"
    case (let list?, nil): return list
    case (nil, let form?): return "expected \(form)"
    case (nil, nil): return nil
    }
  }

  /// A code that Apple may have added since our table is a warning; one that is surely another's is an error.
  private mutating func checkUnknownLocale(_ node: NodeID, _ typed: String, keyOf mapping: NodeID?) {
    if allowedLocales.contains(ExactText(typed)) { return }
    if let meant = StoreLocale.suggestion(for: typed) {
      report(
        "unknown-locale", "unknown locale \(typed.quoted)", at: node, help: "did you mean \"\(meant)\"?",
        fix: fix(node, .locale, keyOf: mapping))
    } else if StoreLocale.isWellFormed(typed) {
      report(
        "unknown-locale", "locale \(typed.quoted) is not in the store's list of \(StoreLocale.asOf)", at: node,
        severity: .warning,
        help: "if Apple has added it, write lint: { allow_locales: [\(typed)] }")
    } else {
      report(
        "unknown-locale", "\(typed.quoted) is no locale", at: node,
        help: "write one of the store's codes, such as en-US")
    }
  }

  private func article(_ noun: String) -> String {
    noun.first.map { "aeiou".contains($0) } == true ? "an \(noun)" : "a \(noun)"
  }
}
