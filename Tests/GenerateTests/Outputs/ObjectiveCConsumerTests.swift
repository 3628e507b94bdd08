import Foundation
import Generate
import TestSupport
import Testing

/// What is made for Objective-C compiles and says what the catalog says.
@Suite(.enabled(if: ObjectiveC.isWanted)) struct ObjectiveCConsumerTests {
  private static func run(_ folder: Scratch, _ body: String) throws -> String {
    try folder.write(
      """
      #import "ProductIDs.h"
      #include <stdio.h>

      int main(void) {
        @autoreleasepool {
      \(body)
        }
        return 0;
      }

      """, to: "main.m")
    let built = try folder.run(
      ObjectiveC.compiler + ["-o", "program", "ProductIDs.m", "main.m"] + ObjectiveC.libraries)
    #expect(built == "")
    return try folder.run([folder.path("program")])
  }

  @Test("the goldens say what the catalog says", arguments: ["in-app-rage", "in-app-rage-beta"])
  func goldens(variant: String) throws {
    let folder = try Scratch()
    for name in ["ProductIDs.h", "ProductIDs.m"] {
      let url = GoldenCatalog.url("product-ids-objc/\(variant)/\(name)")
      try folder.write(String(contentsOf: url, encoding: .utf8), to: name)
    }
    let output = try Self.run(
      folder,
      """
          printf("%d %d\\n", (int)RageProductIDsAll().count, (int)RageProductIDsKnown().count);
          for (NSString *ID in RageProductIDsRageClubGroup()) { printf("%s\\n", ID.UTF8String); }
          printf("%s\\n", RageProductID1CoolTitle.UTF8String);
          printf("%d\\n", (int)[RageProductIDsAll() containsObject:RageProductIDGoldPack]);
      """)
    let prefix = "com.razeware.inapprage." + (variant.hasSuffix("beta") ? "beta." : "")
    #expect(
      output == """
        20 21
        \(prefix)club.gold
        \(prefix)club.yearly
        \(prefix)club.monthly
        \(prefix)1CoolTitle
        1

        """)
  }

  @Test("F06: macros and words of the language") func words() async throws {
    let words = [
      "YES", "NO", "nil", "id", "BOOL", "class", "new", "init", "NULL", "self", "super", "in", "all", "known",
      "SEL", "TRUE", "int", "größe", "2_hours", "sAll", "consumables",
    ]
    let products = words.map { "  - { id: '\($0)', type: consumable, reference_name: 'ends in ??/' }\n" }
    let plan = await plan(
      """
      app: { bundle_id: com.example.game }
      generate: { outputs: [product-ids-objc: { file: "ProductIDs" }] }
      products:

      """ + products.joined())
    #expect(plan.complaints == [])
    #expect(plan.files.map(\.path) == ["ProductIDs.h", "ProductIDs.m"])
    let folder = try Scratch()
    try folder.write(plan.text("ProductIDs.h"), to: "ProductIDs.h")
    try folder.write(plan.text("ProductIDs.m"), to: "ProductIDs.m")
    let output = try Self.run(
      folder,
      """
          printf("%d\\n", (int)GameProductIDsAll().count);
          for (NSString *ID in GameProductIDsConsumables()) { printf("%s\\n", ID.UTF8String); }
          printf("%s %s\\n", GameProductIDYes.UTF8String, GameProductIDId.UTF8String);
      """)
    let list = words.map { "com.example.game.\($0)\n" }.joined()
    #expect(output == "\(words.count)\n\(list)com.example.game.YES com.example.game.id\n")
  }

  @Test("F15: no products") func empty() async throws {
    let plan = await plan(
      """
      app: { bundle_id: com.example.game }
      generate: { outputs: [product-ids-objc: { file: "{bundle_id}/ProductIDs.m" }] }
      products: []
      """)
    #expect(plan.complaints == [])
    #expect(plan.files.map(\.path) == ["com.example.game/ProductIDs.h", "com.example.game/ProductIDs.m"])
    let folder = try Scratch()
    try folder.write(plan.text("com.example.game/ProductIDs.h"), to: "ProductIDs.h")
    try folder.write(plan.text("com.example.game/ProductIDs.m"), to: "ProductIDs.m")
    let output = try Self.run(
      folder, "    printf(\"%d %d\\n\", (int)GameProductIDsAll().count, (int)GameProductIDsConsumables().count);")
    #expect(output == "0 0\n")
  }
}
