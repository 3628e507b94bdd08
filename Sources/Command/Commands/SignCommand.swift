import Diagnostics
import Files
import JSON
import Signing

/// Signs a payload as the App Store signs its tokens, with the test key of the fixtures.
package enum SignCommand {
  package static let description = CommandDescription(
    name: "sign", summary: "sign a JSON payload with the fixtures' test key",
    discussion: """
      Prints a token like those of the App Store: a JSON Web Signature (ES256) with its three certificates in the header. \
      The payload is the object that was read, without its blanks; members keep their order, and numbers their digits. \
      The same payload always gives the same token.

      The key is public, and the certificates are not Apple's: let the verifier under test trust what \
      --root-certificate writes in place of Apple's root, and no other verifier.
      """,
    arguments: [
      ArgumentDescription(
        "FILE", allowed: .paths,
        help: "the payload, a JSON object; - is standard input; left out, only --root-certificate is written")
    ],
    options: [rootCertificate],
    examples: [
      CommandExample("iapcatalog sign transaction.json", "print the signed transaction"),
      CommandExample(
        "iapcatalog sign --root-certificate root.cer transaction.json > transaction.jws",
        "sign, and write what verifies it"),
      CommandExample("iapcatalog sign --root-certificate root.pem", "write the certificate alone, as text"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "the token is printed, and the certificate written"),
      ExitCodeMeaning(
        .unable, "the payload cannot be read, or is no JSON object; or the certificate cannot be written"),
    ])

  static let rootCertificate = OptionDescription(
    "root-certificate", value: .required(placeholder: "FILE", allowed: .paths),
    help: """
      write the root certificate that a verifier is to trust: in DER, as Apple's libraries take it, or in PEM where the \
      name ends in .pem
      """)
}

extension SignCommand: Command {
  package static func run(_ invocation: Invocation, _ session: Session) -> ExitCode {
    let certificate = invocation.value(rootCertificate)
    var token: String?
    if let path = invocation.positional.first {
      guard let source = read(path, session), let payload = payload(source, session) else { return .unable }
      token = JWS.sign(payload)
    } else if certificate == nil {
      return invocation.misused("\"sign\" needs FILE, or --root-certificate", session)
    }
    if let certificate {
      let root = TestCertificates.trusted
      let bytes = certificate.hasSuffix(".pem") ? Array(root.rootPEM.utf8) : root.root
      do throws(FileFault) {
        try NamedFile.write(bytes, to: certificate, session)
      } catch {
        return session.fail("cannot write the certificate \(certificate.quoted): \(error.reason)")
      }
    }
    if let token { session.standardOutput.write(token + "\n") }
    return .clean
  }

  private static func read(_ path: String, _ session: Session) -> Source? {
    guard path != "-" else { return session.readStandardInput().map { Source(path: "<stdin>", bytes: $0) } }
    do throws(FileFault) {
      let path = NamedFile.absolute(path, session)
      return Source(path: Path.relative(path, to: session.workingDirectory), bytes: try Disk.read(path))
    } catch {
      session.report(.error, "cannot read the payload \(path.quoted): \(error.reason)")
      return nil
    }
  }

  /// The bytes to sign; nil where the text has none, with the reason on standard error.
  private static func payload(_ source: Source, _ session: Session) -> [UInt8]? {
    let lines = LineTable(source)
    func refuse(_ message: String, at offset: Int, help: String? = nil) {
      let position = lines.position(of: min(offset, source.bytes.count))
      session.report(
        .error, "\(source.path.visible):\(position.line):\(position.column): \(message)", help: help)
    }
    switch JSONReader.read(source.bytes) {
    case .failure(let fault): refuse(fault.message, at: fault.offset)
    case .success(let value):
      guard value.members != nil else {
        refuse("the payload is \(kind(of: value)): expected an object", at: value.range?.lowerBound ?? 0)
        return nil
      }
      guard let (first, second) = firstRepeated(in: value) else {
        return JSONWriter.compactBytes(value)
      }
      let line = lines.position(of: first.keyRange?.lowerBound ?? 0).line
      refuse(
        "duplicate key \(second.key.quoted)", at: second.keyRange?.lowerBound ?? 0,
        help: "keep one of the two; the other is on line \(line)")
    }
    return nil
  }

  private static func kind(of value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The first key in the text that stands earlier in its object, with the one before it.
  private static func firstRepeated(in value: JSONValue) -> (JSONMember, JSONMember)? {
    var found = (value.array ?? []).compactMap(firstRepeated)
    if let members = value.members {
      found += members.compactMap { firstRepeated(in: $0.value) }
      if let second = value.repeatedMembers.first,
        let first = members.first(where: { $0.key.utf8.elementsEqual(second.key.utf8) })
      {
        found.append((first, second))
      }
    }
    return found.min { ($0.1.keyRange?.lowerBound ?? 0) < ($1.1.keyRange?.lowerBound ?? 0) }
  }
}
