import AppStore
import CatalogModel
import Diagnostics

/// A character in a text for customers that the store refuses: an emoji, a control character, one of private use.
struct RefusedCharacter: Rule {
  let about = RuleDescription(
    "refused-character", .error,
    summary: "a text for customers has a character that the store refuses",
    why: """
      App Store Connect refuses emoji and pictographs, control characters, characters of private use such as \
      Apple's logo, and what is no character at all. Letters of every script, punctuation, currency signs and \
      ™ pass. Invisible characters that turn or hide what customers read are refused here too. Reference names \
      may have emoji, but no line breaks and nothing that cannot be seen.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold ★, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source:
      "https://developer.apple.com/help/app-store-connect/reference/auto-renewable-subscription-information; https://github.com/gruprsvp/grup/pull/228",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for (localization, owner) in report.unusualTexts.localizations {
      check(localization.displayName, "display name", owner, catalog, &report)
      check(localization.description, "description", owner, catalog, &report, allowingLineBreaks: true)
      check(localization.customAppName, "custom app name", owner, catalog, &report)
    }
    for owner in report.unusualTexts.owners {
      // Customers never see it: an emoji does no harm.
      check(
        catalog.referenceName(of: owner), "reference name", owner, catalog, &report,
        kinds: [.control, .invisible, .unassigned, .replacement])
    }
  }

  private func check(
    _ field: TextField, _ noun: String, _ owner: TextOwner, _ catalog: Catalog, _ report: inout Report,
    allowingLineBreaks: Bool = false, kinds: [StoreText.Kind] = StoreText.Kind.allCases
  ) {
    guard let text = field.text, !catalog.isPlainASCII(text) else { return }
    guard let found = StoreText.firstRefused(in: catalog.bytes(of: text), allowingLineBreaks: allowingLineBreaks),
      kinds.contains(found.kind), found.kind != .invisible || !catalog.isBlank(text)
    else { return }
    let end = found.offset + String(found.scalar).utf8.count
    report.add(
      "the \(noun) \(catalog.string(of: text).quoted) has \(Self.description(of: found))",
      at: catalog.location(of: text, bytes: found.offset..<end), of: owner,
      help: Self.help(found, allowingLineBreaks: allowingLineBreaks))
  }

  private static func description(of found: StoreText.RefusedCharacter) -> String {
    switch found.kind {
    case .emoji where isText(found.scalar): "an emoji made of \(found.scalar.named)"
    case .emoji: "the \(found.scalar.properties.isEmojiPresentation ? "emoji" : "pictograph") \(found.scalar.named)"
    case .invisible: "the invisible character \(found.scalar.named)"
    case .control: "the control character \(found.scalar.named)"
    case .privateUse: "\(found.scalar.codePoint), a character of private use"
    case .unassigned: "\(found.scalar.codePoint), which is no character"
    case .replacement: "\(found.scalar.named), the mark of a character that was lost"
    }
  }

  /// Whether the store takes it where nothing after it makes it an emoji, as in a keycap.
  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    StoreText.firstRefused(in: String(scalar)) == nil
  }

  private static func help(_ found: StoreText.RefusedCharacter, allowingLineBreaks: Bool) -> String {
    let isLineBreak = found.scalar == "\n" || found.scalar == "\r"
    if isLineBreak, !allowingLineBreaks { return "write it on one line; >- joins lines, and | keeps their breaks" }
    if found.kind == .emoji, isText(found.scalar) { return "write \"\(found.scalar)\" without what makes it an emoji" }
    return "remove it: the store takes letters, digits, punctuation and currency signs"
  }
}
