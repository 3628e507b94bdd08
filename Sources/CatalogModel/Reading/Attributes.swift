import YAML

extension Reader {
  /// Reads the team's own data on top of what was inherited, mapping by mapping.
  mutating func readAttributes(_ written: Written, into attributes: inout [Attribute]) {
    var inherited: [ExactText: Int] = [:]
    for (index, attribute) in attributes.enumerated() { inherited[ExactText(string(of: attribute.key))] = index }
    var deleted: Set<Int> = []
    for (key, value) in written.entries where written.document.kind(of: key) == .scalar {
      let existing = inherited.isEmpty ? nil : inherited[ExactText(written.document.text(of: key))]
      let value = written.at(value)
      if value.isNull {
        if let existing { deleted.insert(existing) }
        continue
      }
      var members: [Attribute] = []
      if let existing, case .record(let known) = attributes[existing].value { members = known }
      let attribute = Attribute(
        key: Text(file: written.file, node: key), value: attributeValue(value, over: members), place: value.place)
      if let existing { attributes[existing] = attribute } else { attributes.append(attribute) }
    }
    if deleted.isEmpty { return }
    attributes = attributes.indices.filter { !deleted.contains($0) }.map { attributes[$0] }
  }

  private mutating func attributeValue(_ written: Written, over inherited: [Attribute] = []) -> AttributeValue {
    switch written.kind {
    case .mapping:
      var members = inherited
      readAttributes(written, into: &members)
      return .record(members)
    case .sequence:
      return .list(written.items.map { attributeValue($0) })
    case .scalar, .alias:
      return scalarAttribute(written)
    }
  }

  /// A lone placeholder keeps the kind of what fills it.
  private mutating func scalarAttribute(_ written: Written) -> AttributeValue {
    let text = Text(file: written.file, node: written.node)
    if let fills, Fills.hasBraces(written.document.bytes(of: written.node)) {
      let parts = Fills.parts(of: string(of: text))
      if parts.count == 1, case .placeholder(let name) = parts[0], let value = fills.value(name) {
        self.fills?.used.insert(name)
        return plainAttribute(value)
      }
      return .text(filled(text, with: fills).text ?? text)
    }
    return plainAttribute(written)
  }

  private func plainAttribute(_ written: Written) -> AttributeValue {
    let text = Text(file: written.file, node: written.node)
    if let boolean = written.boolean { return .boolean(boolean) }
    if written.document.style(of: written.node) == .plain, written.integer != nil { return .number(text) }
    return .text(text)
  }
}
