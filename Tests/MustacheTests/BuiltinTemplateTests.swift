import BuiltinTemplates
import Diagnostics
import Foundation
import Mustache
import TestSupport
import Testing

/// The built-in templates are there, whole, and make files that compilers take.
struct BuiltinTemplateTests {
  @Test func listNamesEveryFile() throws {
    let folder = Checkout.url.appendingPathComponent("templates")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".mustache") }
    #expect(BuiltinTemplate.all.map(\.name) == files.sorted())
    for template in BuiltinTemplate.all {
      let text = try String(contentsOf: folder.appendingPathComponent(template.name), encoding: .utf8)
      #expect(template.text == text, "\(template.name)")
      #expect(BuiltinTemplate.named(template.name)?.text == text)
    }
    #expect(BuiltinTemplate.named("product-ids.swift") == nil)
  }

  static func render(_ name: String, _ value: MustacheValue) throws -> String {
    let builtin = try #require(BuiltinTemplate.named(name))
    let (template, faults) = Template.parse(Source(path: name, text: builtin.text))
    #expect(faults == [])
    let rendered = template.render(value, escape: .forTemplate(named: name), strict: true)
    #expect(rendered.findings == [])
    #expect(!rendered.text.split(separator: "\n").contains { $0.hasSuffix(" ") })
    #expect(!rendered.text.contains("\n\n\n"))
    #expect(rendered.text.hasSuffix("\n") && !rendered.text.hasSuffix("\n\n"))
    return rendered.text
  }

  static let typicalAttributes: [MustacheValue] = [
    .attribute("coins", "Int", [("nightlyRage", "0"), ("gold100", "100"), ("yearly", "0"), ("oldComic", "0")]),
    .attribute(
      "entitlement", "String", isText: true,
      [("nightlyRage", "com\"ics"), ("gold100", ""), ("yearly", "club"), ("oldComic", "\\(x)")]),
    .attribute(
      "isBest", "Bool?", [("nightlyRage", "true"), ("gold100", "false"), ("yearly", "false"), ("oldComic", "nil")]),
  ]

  // MARK: Swift

  @Test("Swift compiles", arguments: ["5", "6"], ["typical", "empty", "nasty"])
  func swiftCompiles(version: String, sample: String) throws {
    let products = ["typical": SampleProduct.typical, "nasty": SampleProduct.nasty][sample] ?? []
    let attributes = sample == "typical" ? Self.typicalAttributes : []
    let folder = try Scratch()
    for (index, access) in ["public ", ""].enumerated() {
      let cases = MustacheValue.productIDs(
        products, access: access, typeName: "ProductID\(index)", attributes: attributes)
      let constants = MustacheValue.productIDs(products, access: access, typeName: "Constants\(index)")
      try folder.write(Self.render("product-ids.swift.mustache", cases), to: "ProductID\(index).swift")
      try folder.write(
        Self.render("product-ids-constants.swift.mustache", constants), to: "Constants\(index).swift")
    }
    let result = try folder.run(
      ["swiftc", "-typecheck", "-swift-version", version, "-warnings-as-errors", "-parse-as-library"]
        + folder.files.sorted())
    #expect(result == "")
  }

  @Test func swiftSaysWhatTheCatalogSays() throws {
    let folder = try Scratch()
    let typical = MustacheValue.productIDs(SampleProduct.typical, attributes: Self.typicalAttributes)
    try folder.write(Self.render("product-ids.swift.mustache", typical), to: "RageProductID.swift")
    let nasty = MustacheValue.productIDs(SampleProduct.nasty, access: "", typeName: "Nasty")
    try folder.write(Self.render("product-ids-constants.swift.mustache", nasty), to: "Nasty.swift")
    let none = MustacheValue.productIDs([], access: "", typeName: "None")
    try folder.write(Self.render("product-ids.swift.mustache", none), to: "None.swift")
    try folder.write(
      """
      print(RageProductID.nightlyRage.rawValue, RageProductID.all.count, RageProductID.known.count)
      print(RageProductID.allCases.map(\\.coins), RageProductID.consumables, RageProductID.rageClub)
      print(RageProductID.nightlyRage.entitlement, RageProductID.oldComic.entitlement, RageProductID(rawValue: "x") as Any)
      print(None.all, None.known, None.allCases, None.consumables, None(rawValue: "x") as Any)
      print(Nasty.nonConsumables.map { Array($0.utf8) })
      print(Nasty.known.map { $0.utf8.count }.sorted())

      """, to: "main.swift")
    #expect(
      try folder.run(["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", "program"] + folder.files) == "")
    let ids = SampleProduct.nasty.map(\.id)
    #expect(
      try folder.run([folder.path("program")])
        == """
        com.razeware.inapprage.nightlyrage 3 4
        [0, 100, 0, 0] [main.RageProductID.gold100] [main.RageProductID.yearly]
        com"ics \\(x) nil
        [] [] [] [] nil
        [\(Array(ids[0].utf8))]
        \(ids.map(\.utf8.count).sorted())

        """.replacingOccurrences(of: "main.", with: "program."))
  }

  // MARK: Objective-C

  @Test(
    "Objective-C compiles and says what the catalog says", .enabled(if: ObjectiveC.isWanted),
    arguments: ["typical", "empty", "nasty"])
  func objectiveCCompiles(sample: String) throws {
    let products = ["typical": SampleProduct.typical, "nasty": SampleProduct.nasty][sample] ?? []
    let folder = try Scratch()
    let value = MustacheValue.productIDs(products, prefix: "RageProductID")
    try folder.write(Self.render("product-ids.h.mustache", value), to: "ProductIDs.h")
    try folder.write(Self.render("product-ids.m.mustache", value), to: "ProductIDs.m")
    try folder.write(
      """
      #import "ProductIDs.h"
      #import "ProductIDs.h"
      #include <stdio.h>

      int main(void) {
        @autoreleasepool {
          printf("%d %d\\n", (int)RageProductIDsAll().count, (int)RageProductIDsKnown().count);
          for (NSString *ID in RageProductIDnonConsumables()) { printf("%s\\n", ID.UTF8String); }
          printf("%d %d\\n", (int)RageProductIDconsumables().count, (int)RageProductIDrageClub().count);
        }
        return 0;
      }

      """, to: "main.m")
    #expect(
      try folder.run(ObjectiveC.compiler + ["-o", "program", "ProductIDs.m", "main.m"] + ObjectiveC.libraries) == "")
    let live = products.filter { !$0.isRetired }
    #expect(
      try folder.run([folder.path("program")]) == """
        \(live.count) \(products.count)
        \(live.first.map { "\($0.id)\n" } ?? "")\(live.isEmpty ? "0 0" : "1 1")

        """)
  }

  @Test func objectiveCAliasesAreDeprecated() throws {
    let header = try Self.render(
      "product-ids.h.mustache", .productIDs(SampleProduct.typical, prefix: "RageProductID"))
    #expect(
      header.contains(
        "RageProductIDformerName __attribute__((deprecated(\"use RageProductIDnightlyRage\")));\n"))
  }
}
