extension Identifiers {
  /// What keeps a text from being an address that mail can reach.
  package enum EmailFault: Sendable, Hashable {
    case noAt
    case severalAts
    /// Nothing before the `@`.
    case noName
    /// A domain without a dot, or with an empty part.
    case domain
    /// The offset in bytes.
    case character(offset: Int, scalar: Unicode.Scalar)
  }

  /// What keeps a text from being an address that mail can reach; `a@b` is refused, since no confirmation gets there.
  package static func emailFault(_ text: String) -> EmailFault? {
    var ats: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar == "@" {
        ats.append(offset)
      } else if !isMailCharacter(scalar, inDomain: !ats.isEmpty) {
        return .character(offset: offset, scalar: scalar)
      }
      offset += UTF8.width(scalar)
    }
    guard let at = ats.first else { return .noAt }
    guard ats.count == 1 else { return .severalAts }
    let name = text.utf8.prefix(at).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if at == 0 { return .noName }
    if let empty = name.firstIndex(where: \.isEmpty) {
      let before = name[..<empty].reduce(0) { $0 + $1.count + 1 }
      return .character(offset: max(0, before - (empty == 0 ? 0 : 1)), scalar: ".")
    }
    let domain = text.utf8.dropFirst(at + 1).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let hyphen = UInt8(ascii: "-")
    let isSound = domain.count > 1 && domain.allSatisfy { !$0.isEmpty && $0.first != hyphen && $0.last != hyphen }
    return isSound ? nil : .domain
  }

  private static func isMailCharacter(_ scalar: Unicode.Scalar, inDomain: Bool) -> Bool {
    if scalar.isASCIILetterOrDigit || scalar == "." || scalar == "-" { return true }
    return !inDomain && "!#$%&'*+/=?^_`{|}~".unicodeScalars.contains(scalar)
  }
}
