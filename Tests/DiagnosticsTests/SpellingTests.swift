import Diagnostics
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("pirce", "price"), ("product-id", "product_id"), ("Display_Name", "display_name"), ("prices", "prices"),
    ("dispaly_name", "display_name"), ("referencename", "reference_name"),
  ])
  func proposesTheNearest(typed: String, meant: String) {
    let keys = ["price", "prices", "product_id", "display_name", "reference_name", "id"]
    #expect(Spelling.nearest(to: typed, among: keys) == meant)
  }

  @Test(arguments: ["", "zzzzz", "completely_different"])
  func proposesNothingFarAway(typed: String) {
    #expect(Spelling.nearest(to: typed, among: ["price", "id", "type"]) == nil)
  }
}
