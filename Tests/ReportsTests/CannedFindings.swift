import Diagnostics
import Reports

/// The findings that every report format is shown with.
let cannedFindings: [Diagnostic] = {
  let start = Location(marked: "«a»pp:\n  key: rage\n", path: "./catalog/a.yaml")
  let duplicate = Location(
    marked: "products:\r\n  - id: sword\r\n  - id: «sword»\r\n", path: "/home/rage/catalog/crlf.yaml")
  let first = Location(marked: "products: [{ id: «sword» }]\n", path: "catalog/a.yaml")
  let mark = Location(
    marked: "defaults:\n  type: «»\n", path: "../shared/bom.yaml", prefix: [0xEF, 0xBB, 0xBF])
  let wide = Location(marked: "\tname: { ja-JP: 怒りの夜, «en-US»: \"👩‍🚀 go\" }", path: "wide\u{1B}[31m\n.yaml")
  let lines = Location(marked: "  review:\n    «notes: |\n      Tap\n      Buy»\n    x: 1\n", path: "catalog/z.yaml")
  return [
    Diagnostic(
      rule: "missing-bundle-id", severity: .error, message: "the app \"rage\" has no bundle_id", at: start,
      help: "add this to the app:\nbundle_id: com.example.rage"),
    Diagnostic(
      rule: "duplicate-product-id", severity: .error, message: "the product ID \"com.example.sword\" is used twice",
      at: duplicate,
      notes: [
        Note("first used here", at: first),
        Note(
          "completed with the prefix of this file",
          at: Location(source: duplicate.source, range: duplicate.range.lowerBound - 4..<duplicate.range.lowerBound)),
        Note("an ID stays taken when its product is removed"),
      ],
      help: "give one of them another id", subject: "com.example.sword"),
    Diagnostic(
      rule: "missing-type", severity: .warning, message: "a type is missing", at: mark,
      fix: Fix(at: mark, replacement: "consumable")),
    Diagnostic(
      rule: "unknown-locale", severity: .warning, message: "\"en-US\" comes\nafter \"ja-JP\"", at: wide),
    Diagnostic(rule: "long-notes", severity: .note, message: "the notes have two lines", at: lines),
  ]
}()

/// The run that found them; of the last two rules nothing is known.
func cannedContext(_ style: TextStyle = .plain) -> ReportContext {
  var context = ReportContext(workingDirectory: "/home/rage", style: style, toolVersion: "1.2.3")
  context.rules = [
    RuleFacts(
      id: "missing-bundle-id", severity: .error, summary: "an app without a bundle_id",
      why: "A product ID is completed with it.", source: "iapcatalog's catalog format 1"),
    RuleFacts(
      id: "duplicate-product-id", severity: .error, summary: "a product ID that two products have",
      why: "The store keeps an ID for ever. Two products cannot share { id: sword }.",
      source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information"),
    RuleFacts(
      id: "missing-type", severity: .error, summary: "a product without a type", why: "The store asks for one.",
      source: "https://developer.apple.com/help, 2016"),
    RuleFacts(id: "unused", severity: .note, summary: "found nothing", why: "It found nothing.", source: "none"),
  ]
  return context
}
