import Diagnostics
import Testing

@Suite struct QuotingTests {
  @Test func invisibleCharactersAreShown() {
    #expect("a\u{A0}b\u{200B}c\u{0}".quoted == "\"aU+00A0bU+200BcU+0000\"")
    #expect("Gold für 日本".quoted == "\"Gold für 日本\"")
  }

  @Test func longTextIsCutInItsMiddle() {
    let quoted = (String(repeating: "a", count: 100) + String(repeating: "z", count: 100)).quoted
    #expect(quoted == "\"" + String(repeating: "a", count: 80) + "…" + String(repeating: "z", count: 30) + "\"")
  }
}
