internal import Diagnostics

/// A section, parent or block that is being read.
struct OpenElement {
  enum Kind { case section, parent, argument, block }

  let kind: Kind
  /// As its closing tag must repeat it.
  let name: String
  /// The opening tag.
  let tag: Range<Int>
  /// Of its node.
  let node: Int
  /// Whether the opening tag ends its line (an argument's) or stands alone on it (a block's).
  var opensLine = false
  /// The blanks before the opening tag where it begins its line.
  var blanks: Range<Int>?
  /// The node that holds those blanks, until the closing tag shows whether they are indentation.
  var blanksNode: Int?

  var described: String {
    switch kind {
    case .section: "section \(name.quoted)"
    case .parent: "parent \(name.quoted)"
    case .argument, .block: "block \(name.quoted)"
    }
  }
}

extension TemplateParser {
  /// Makes nodes of the text before `end`, one for each line.
  ///
  /// - Parameter beforeTag: a tag at `end` belongs to its line, which therefore has a start even with no text before it.
  mutating func emitText(upTo end: Int, beforeTag: Bool = false) {
    defer { textStart = end }
    if open.last?.kind == .parent { return }
    var start = textStart
    while start < end {
      let lineEnd = text.bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
      nodes.append(.text(start..<lineEnd, startsLine: text.startsLine(start)))
      start = lineEnd
    }
    if beforeTag, text.startsLine(end) { nodes.append(.text(end..<end, startsLine: true)) }
  }

  /// Takes the whole line where the tag stands alone on it; the blanks before it in that case.
  @discardableResult
  mutating func passStandalone(_ tag: Range<Int>) -> Range<Int>? {
    if let blanks = text.blanks(before: tag.lowerBound), let next = text.nextLine(after: tag.upperBound) {
      emitText(upTo: blanks.lowerBound)
      textStart = next
      return blanks
    }
    emitText(upTo: tag.lowerBound, beforeTag: true)
    textStart = tag.upperBound
    return nil
  }

  /// The text before a tag; the blanks before it and their node where it begins its line.
  private mutating func emitBlanks(before tag: Range<Int>) -> (blanks: Range<Int>, node: Int)? {
    guard let blanks = text.blanks(before: tag.lowerBound), open.last?.kind != .parent else {
      emitText(upTo: tag.lowerBound, beforeTag: true)
      return nil
    }
    emitText(upTo: blanks.lowerBound)
    nodes.append(.text(blanks, startsLine: true))
    return (blanks, nodes.count - 1)
  }

  // MARK: Opening

  mutating func openSection(_ tag: Tag) {
    passStandalone(tag.range)
    let name = name(tag.content, in: tag) ?? TagName(path: [""], range: tag.content)
    let node = TemplateNode.section(name, isInverted: tag.sigil == UInt8(ascii: "^"), end: 0)
    push(node, OpenElement(kind: .section, name: text.string(tag.content), tag: tag.range, node: nodes.count))
  }

  mutating func openParent(_ tag: Tag) {
    let place = emitBlanks(before: tag.range)
    textStart = tag.range.upperBound
    let reference = reference(tag) ?? TemplateReference(target: .name(""), range: tag.content)
    let element = OpenElement(
      kind: .parent, name: elementName(tag), tag: tag.range, node: nodes.count, blanks: place?.blanks,
      blanksNode: place?.node)
    push(.parent(reference, indentation: nil, arguments: [], end: 0), element)
  }

  mutating func openBlock(_ tag: Tag) {
    let name = word(tag.content, in: tag) ?? ""
    let isArgument = open.last?.kind == .parent
    let blanks = text.blanks(before: tag.range.lowerBound)
    let next = text.nextLine(after: tag.range.upperBound)
    var element = OpenElement(
      kind: isArgument ? .argument : .block, name: name, tag: tag.range, node: 0, blanks: blanks)
    var after = tag.range.upperBound
    if isArgument {
      element.opensLine = next != nil
      if let next { after = next }
    } else if let blanks, let next {
      emitText(upTo: blanks.lowerBound)
      element.opensLine = true
      after = next
    } else {
      element.blanksNode = emitBlanks(before: tag.range)?.node
    }
    textStart = after
    let empty = tag.range.lowerBound..<tag.range.lowerBound
    let site = BlockSite(name: name, tag: tag.range, indentation: blanks ?? empty, ownsLines: element.opensLine)
    push(.block(site, end: 0), element.at(node: nodes.count))
  }

  private mutating func push(_ node: TemplateNode, _ element: OpenElement) {
    guard open.count < Self.nestingLimit else {
      return stop("tags are nested more than \(Self.nestingLimit) deep", at: element.tag)
    }
    nodes.append(node)
    open.append(element)
  }

  /// A dynamic name may have white space after its asterisk.
  private func elementName(_ tag: Tag) -> String {
    guard text.bytes[tag.content].first == UInt8(ascii: "*") else { return text.string(tag.content) }
    return "*" + text.string(text.trimmed(tag.content.lowerBound + 1..<tag.content.upperBound))
  }

  // MARK: Closing

  mutating func closeElement(_ tag: Tag) {
    let name = elementName(tag)
    guard let last = open.last else {
      passStandalone(tag.range)
      return report("closing tag \(text.string(tag.range).quoted) closes nothing", at: tag.range)
    }
    if last.name != name {
      if let match = open.lastIndex(where: { $0.name == name }) {
        for element in open[(match + 1)...].reversed() {
          report(
            "\(element.described) is not closed; \(closingTag(of: element).quoted) is missing", at: element.tag,
            notes: [Note("it should be closed before this", at: Location(source: source, range: tag.range))])
        }
        while open.count > match + 1 { abandonLast() }
      } else {
        report(
          "closing tag \(text.string(tag.range).quoted) does not match; \(closingTag(of: last).quoted) is expected",
          at: tag.range,
          notes: [Note("\(last.described) opened here", at: Location(source: source, range: last.tag))])
      }
    }
    close(tag.range)
  }

  private mutating func close(_ tag: Range<Int>) {
    guard let element = open.last else { return }
    switch element.kind {
    case .section: passStandalone(tag)
    case .parent: closeParent(element, tag)
    case .argument:
      emitText(upTo: text.blanks(before: tag.lowerBound)?.lowerBound ?? tag.lowerBound)
      textStart = tag.upperBound
    case .block: closeBlock(element, tag)
    }
    open.removeLast()
    setEnd(of: element)
  }

  private mutating func closeParent(_ element: OpenElement, _ tag: Range<Int>) {
    textStart = tag.upperBound
    guard let blanksNode = element.blanksNode, let next = text.nextLine(after: tag.upperBound),
      case .parent(let reference, _, _, _) = nodes[element.node]
    else { return }
    nodes[blanksNode] = .text(tag.lowerBound..<tag.lowerBound, startsLine: false)
    nodes[element.node] = .parent(reference, indentation: element.blanks, arguments: [], end: 0)
    textStart = next
  }

  private mutating func closeBlock(_ element: OpenElement, _ tag: Range<Int>) {
    guard case .block(var site, _) = nodes[element.node] else { return }
    let next = text.nextLine(after: tag.upperBound)
    if element.opensLine {
      let closesLine = passStandalone(tag) != nil
      if let next, closesLine { site.lineEnd = text.lineBreak(before: next) }
      let body = element.node + 1..<nodes.count
      if let indentation = text.commonIndentation(of: nodes, in: body) { site.indentation = indentation }
    } else if let blanksNode = element.blanksNode, let next, text.isBlank(element.tag.upperBound..<tag.lowerBound) {
      // Both tags are alone on one line.
      nodes[blanksNode] = .text(tag.lowerBound..<tag.lowerBound, startsLine: false)
      site.ownsLines = true
      site.lineEnd = text.lineBreak(before: next)
      textStart = next
    } else {
      emitText(upTo: tag.lowerBound, beforeTag: true)
      textStart = tag.upperBound
    }
    nodes[element.node] = .block(site, end: 0)
  }

  /// Says where the nodes of an element end, now that all are there.
  private mutating func setEnd(of element: OpenElement) {
    let end = nodes.count
    switch nodes[element.node] {
    case .section(let name, let isInverted, _):
      nodes[element.node] = .section(name, isInverted: isInverted, end: end)
    case .block(let site, _):
      nodes[element.node] = .block(site, end: end)
    case .parent(let reference, let indentation, _, _):
      let arguments = arguments(in: element.node + 1..<end)
      nodes[element.node] = .parent(reference, indentation: indentation, arguments: arguments, end: end)
    case .text, .value, .partial: break
    }
  }

  /// The blocks that stand directly in a parent; everything else there is ignored.
  private func arguments(in body: Range<Int>) -> [BlockArgument] {
    var arguments: [BlockArgument] = []
    var index = body.lowerBound
    while index < body.upperBound {
      switch nodes[index] {
      case .block(let site, let end):
        let content = index + 1..<end
        let common = site.ownsLines ? text.commonIndentation(of: nodes, in: content) : site.indentation
        arguments.append(BlockArgument(name: site.name, body: content, strip: common?.count ?? 0))
        index = end
      case .section(_, _, let end), .parent(_, _, _, let end): index = end
      case .text, .value, .partial: index += 1
      }
    }
    return arguments
  }

  private mutating func abandonLast() {
    setEnd(of: open.removeLast())
  }

  /// Ends what was never closed, so that the nodes are whole.
  mutating func abandonOpenElements() {
    while !open.isEmpty { abandonLast() }
  }
}

extension OpenElement {
  func at(node: Int) -> OpenElement {
    OpenElement(
      kind: kind, name: name, tag: tag, node: node, opensLine: opensLine, blanks: blanks, blanksNode: blanksNode)
  }
}
