/// The text form of keys and certificates that is made for people and mail, RFC 7468.
package enum PEM {
  /// A text before the first line is for people; programs pass over it.
  package static func text(_ label: String, _ bytes: [UInt8], introduction: String = "") -> String {
    var text = introduction
    text += "-----BEGIN \(label)-----\n"
    var rest = Base64.text(of: bytes)[...]
    while !rest.isEmpty {
      text += "\(rest.prefix(64))\n"
      rest = rest.dropFirst(64)
    }
    return text + "-----END \(label)-----\n"
  }
}
