import Foundation
import TestSupport
import Testing

/// The helper that the golden tests of all modules lean on.
@Suite struct GoldenTests {
  @Test func theFirstDifferenceIsShownWithLineNumbers() {
    #expect(
      firstDifference(expected: "a\nb\nc\n", found: "a\nB\r\nc\n") == """
        -2: "b"
        -3: "c"
        -4: ""
        +2: "B\\r"
        +3: "c"
        +4: ""
        """)
    #expect(firstDifference(expected: "a", found: "a\n") == "-2: the end\n+2: \"\"")
  }

  @Test func aDifferentTextAndAMissingFileFail() {
    let file = Checkout.url.appendingPathComponent("Package.swift")
    withKnownIssue { expectGolden("something else", file, bless: false) }
    withKnownIssue { expectGolden("", Checkout.url.appendingPathComponent("no-such-file"), bless: false) }
  }
}
