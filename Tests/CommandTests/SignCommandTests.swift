import Command
import Foundation
import Signing
import TestSupport
import Testing

@Suite struct SignCommandTests {
  private static let trusted = TestCertificates.trusted

  @Test func printsTheToken() async throws {
    let text = """
      {
        "price" : 4990.0, "big": 12345678901234567890123, "empty": {},
        "name": "Rage \\u00e9 \\/ \\"comics\\"", "list": [1, true, null]
      }

      """
    let screen = Screen(input: text)
    #expect(await screen.run("sign -") == .clean)
    #expect(screen.errors.isEmpty)
    let payload =
      #"{"price":4990.0,"big":12345678901234567890123,"empty":{},"name":"Rage é / \"comics\"","list":[1,true,null]}"#
    #expect(screen.output == JWS.sign(Array(payload.utf8)) + "\n")
  }

  @Test func readsAFile() async throws {
    let folder = try TemporaryFolder()
    try folder.put("payload.json", #"{"a": 1}"#)
    let screen = Screen(workingDirectory: folder.path)
    #expect(await screen.run("sign payload.json") == .clean)
    #expect(screen.output == JWS.sign(Array(#"{"a":1}"#.utf8)) + "\n")
  }

  @Test(arguments: [
    ("", "1:1: the text ends where a value should be"),
    ("{\n  \"a\": 01\n}", "2:10: a number cannot start with 0"),
    ("{\"a\": 1,}", "1:9: found \"}\" where a key in double quotes should be"),
    ("\n [1]", "2:2: the payload is an array: expected an object"),
    ("\"a\"", "1:1: the payload is a string: expected an object"),
    ("null", "1:1: the payload is null: expected an object"),
    (
      "{\"a\": {\"é\": 1,\n\"b\": 2, \"b\": 3}, \"a\": 4}",
      "2:9: duplicate key \"b\"\nhelp: keep one of the two; the other is on line 2\n"
    ),
    ("[{\"a\": 1, \"a\": 2}]", "1:1: the payload is an array: expected an object"),
    ("{\"a\": [{\"b\": 1, \"b\": 2}]}", "1:17: duplicate key \"b\""),
    ("{\"a\": \"\\uD800\"}", "1:8: "),
  ])
  func refuses(text: String, message: String) async {
    let screen = Screen(input: text)
    #expect(await screen.run("sign -") == .unable)
    #expect(screen.output.isEmpty)
    #expect(screen.errors.hasPrefix("iapcatalog: error: <stdin>:\(message)"), "\(screen.errors)")
  }

  @Test func saysWhichFileItCannotRead() async throws {
    let folder = try TemporaryFolder()
    try folder.put("sub/bad.json", "{\n1}")
    let screen = Screen(workingDirectory: folder.path)
    #expect(await screen.run("sign no.json") == .unable)
    #expect(await screen.run("sign sub") == .unable)
    #expect(await screen.run("sign sub/bad.json") == .unable)
    #expect(screen.output.isEmpty)
    #expect(
      screen.errors == """
        iapcatalog: error: cannot read the payload "no.json": no such file or directory
        iapcatalog: error: cannot read the payload "sub": is a directory
        iapcatalog: error: sub/bad.json:2:1: found "1" where a key in double quotes should be

        """)
  }

  @Test func writesTheCertificate() async throws {
    let folder = try TemporaryFolder()
    let screen = Screen(input: "{}", workingDirectory: folder.path)
    #expect(await screen.run("sign --root-certificate root.cer -") == .clean)
    #expect(screen.output == JWS.sign(Array("{}".utf8)) + "\n")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder("root.cer"))) == Data(Self.trusted.root))

    let alone = Screen(workingDirectory: folder.path)
    #expect(await alone.run("sign --root-certificate root.pem") == .clean)
    #expect(alone.output.isEmpty && alone.errors.isEmpty)
    #expect(try String(contentsOfFile: folder("root.pem"), encoding: .utf8) == Self.trusted.rootPEM)
  }

  @Test func writesNothingWhenSomethingIsWrong() async throws {
    let folder = try TemporaryFolder()
    let screen = Screen(input: "[]", workingDirectory: folder.path)
    #expect(await screen.run("sign --root-certificate root.cer -") == .unable)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)

    let unwritable = Screen(input: "{}", workingDirectory: folder.path)
    #expect(await unwritable.run("sign --root-certificate no/root.cer -") == .unable)
    #expect(unwritable.output.isEmpty)
    #expect(
      unwritable.errors
        == "iapcatalog: error: cannot write the certificate \"no/root.cer\": no such file or directory\n")
  }

  @Test func needsSomethingToDo() async {
    let screen = Screen()
    #expect(await screen.run("sign") == .unable)
    #expect(
      screen.errors
        == "iapcatalog: error: \"sign\" needs FILE, or --root-certificate\nhelp: see iapcatalog sign --help\n")
  }
}

/// What the command's user does with both: the token is verified with the certificate that was written.
@Suite(.enabled(if: StoreReaders.areWanted)) struct SignVerificationTests {
  @Test(arguments: ["root.cer", "root.pem"]) func verifies(certificate: String) async throws {
    let folder = try TemporaryFolder()
    let payload = #"{"bundleId": "com.example.rage", "environment": "Sandbox", "price": 990}"#
    let screen = Screen(input: payload, workingDirectory: folder.path)
    #expect(await screen.run("sign --root-certificate \(certificate) -") == .clean)
    let script = """
      import sys
      from OpenSSL import crypto
      from appstoreserverlibrary.models.Environment import Environment
      from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier
      root = open(sys.argv[1], "rb").read()
      if sys.argv[1].endswith(".pem"):
          loaded = crypto.load_certificate(crypto.FILETYPE_PEM, root)
          root = crypto.dump_certificate(crypto.FILETYPE_ASN1, loaded)
      verifier = SignedDataVerifier([root], False, Environment.SANDBOX, "com.example.rage", None)
      print(verifier.verify_and_decode_signed_transaction(sys.argv[2].strip()).price)
      """
    #expect(try StoreReaders.run(script, [certificate, screen.output], in: folder.path) == "990\n")
  }
}
