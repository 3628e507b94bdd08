import AppStore
import Testing

struct IdentifiersTests {
  @Test("the characters of a product ID")
  func productID() {
    for text in ["com.example.game.gold-pack", "88", "0123", "A_b.C-d", String(repeating: "a", count: 300), ""] {
      #expect(Identifiers.productIDFault(Array(text.utf8)[...]) == nil)
    }
    for (text, offset, scalar) in [
      ("com.example.game.gôld", 18, "ô"), ("com.example.game/gold", 16, "/"), ("go ld", 2, " "),
      ("a\u{A0}", 1, "\u{A0}"), ("a\u{200B}b", 1, "\u{200B}"), ("\0", 0, "\0"), ("x😀", 1, "😀"),
    ] as [(String, Int, Unicode.Scalar)] {
      let bytes = Array("..\(text)".utf8)[2...]
      let fault = Identifiers.productIDFault(bytes)
      #expect(fault?.offset == offset)
      #expect(fault?.scalar == scalar)
    }
  }

  @Test("bundle IDs")
  func bundleID() {
    for text in ["com.example.game", "com.Example.my-game", "a.1"] { #expect(Identifiers.bundleIDFault(text) == nil) }
    #expect(Identifiers.bundleIDFault("") == .empty)
    #expect(Identifiers.bundleIDFault("com.example.*") == .wildcard)
    #expect(Identifiers.bundleIDFault("*") == .wildcard)
    #expect(Identifiers.bundleIDFault("com.a_b") == .character(offset: 5, scalar: "_"))
    #expect(Identifiers.bundleIDFault("game") == .onePart)
    for text in ["com..game", ".com.game", "com.game."] { #expect(Identifiers.bundleIDFault(text) == .emptyPart) }
  }

  @Test("other identifiers")
  func others() {
    #expect(Identifiers.isAppIDPrefix("ABCDE12345"))
    for text in ["ABCDE1234", "abcde12345", "ABCDE123456", "ABCDE1234é", ""] {
      #expect(!Identifiers.isAppIDPrefix(text))
    }
    #expect(Identifiers.skuFault("INAPPRAGE-001") == nil)
    #expect(Identifiers.skuFault("-A")?.offset == 0)
    #expect(Identifiers.skuFault("A B")?.offset == 1)
    #expect(Identifiers.isStoreNumber("1234567890"))
    for text in ["", "12a", "١٢٣٤٥٦", "-1"] { #expect(!Identifiers.isStoreNumber(text)) }
    #expect(Identifiers.isShortStoreNumber("12345"))
    #expect(!Identifiers.isShortStoreNumber("123456"))
    #expect(Identifiers.isUUID("6f1e9d0c-0d6e-4b53-9a55-0d6c0f3a9b11"))
    for text in ["6f1e9d0c0d6e4b539a550d6c0f3a9b11", "6f1e9d0c-0d6e-4b53-9a55-0d6c0f3a9b1g", ""] {
      #expect(!Identifiers.isUUID(text))
    }
  }

  @Test("email addresses")
  func email() {
    for text in ["tester@example.com", "rage.tester+1@mail.example.co.uk", "o'neil@x-y.io"] {
      #expect(Identifiers.emailFault(text) == nil)
    }
    #expect(Identifiers.emailFault("a@b") == .domain)
    for text in ["a@b.", "a@.b", "a@b..c", "a@-b.c", "a@b-.c", "a@"] {
      #expect(Identifiers.emailFault(text) == .domain)
    }
    #expect(Identifiers.emailFault("") == .noAt)
    #expect(Identifiers.emailFault("a.b") == .noAt)
    #expect(Identifiers.emailFault("a@b@c.d") == .severalAts)
    #expect(Identifiers.emailFault("@b.c") == .noName)
    #expect(Identifiers.emailFault("a b@c.d") == .character(offset: 1, scalar: " "))
    #expect(Identifiers.emailFault("é@c.d") == .character(offset: 0, scalar: "é"))
    #expect(Identifiers.emailFault("a@b_c.d") == .character(offset: 3, scalar: "_"))
    #expect(Identifiers.emailFault(".a@b.c") == .character(offset: 0, scalar: "."))
    #expect(Identifiers.emailFault("a.@b.c") == .character(offset: 1, scalar: "."))
    #expect(Identifiers.emailFault("a..b@b.c") == .character(offset: 1, scalar: "."))
  }

  @Test(
    "placeholders",
    arguments: [
      "com.example.app.monthly", "YOUR_PRODUCT_ID", "com.yourcompany.app.gold", "com.acme.app.REPLACE_ME",
      "com.acme.app.xxx", "product_id", "your.product.id", "com.mycompany.gold", "com.company.app.pro",
      "com.acme.app.your-product-id",
    ])
  func placeholder(productID: String) {
    #expect(Identifiers.isPlaceholder(productID: productID, bundleID: "com.acme.app"))
    #expect(Identifiers.isPlaceholder(productID: productID, bundleID: nil))
    #expect(!Identifiers.isPlaceholder(productID: productID, bundleID: "com.example.game"))
  }

  @Test("real product IDs are no placeholders")
  func noPlaceholder() {
    for text in [
      "com.acme.app.gold", "gold", "com.acme.app.xx", "com.acme.app.your.story", "com.acme.app.example", "xl", "",
      "com.acme.todo.pro",
    ] {
      #expect(!Identifiers.isPlaceholder(productID: text, bundleID: "com.acme.app"), "\(text)")
    }
    #expect(!Identifiers.isPlaceholder(productID: "com.acme.placeholder.pro", bundleID: "com.acme.placeholder"))
    #expect(!Identifiers.isPlaceholder(productID: "com.company.app.pro", bundleID: "com.company.app"))
    #expect(Identifiers.isPlaceholder(productID: "com.examples.yourapp", bundleID: "com.examples.game"))
  }
}
