internal import Diagnostics

/// Walks through templates with a stack of its own, so that no nesting of theirs can exhaust the thread's.
struct Renderer {
  private(set) var output: [UInt8] = []
  private(set) var findings: [Diagnostic] = []
  private var context: ContextStack
  private var frames: [Frame] = []
  /// The indentation that goes before the next text of this line; a line that stays empty gets none.
  private var pending: [UInt8] = []
  private var known: [String: Template?] = [:]
  private var reported: Set<Place> = []
  private var isStopped = false
  private let escape: Escape
  private let strict: Bool
  private let limits: RenderLimits

  private static let indentationLimit = 4_096
  private static let findingLimit = 1_000

  /// A finding is made once for a place, however often a section comes by.
  private struct Place: Hashable {
    let source: ObjectIdentifier
    let offset: Int
    let rule: String
  }

  init(root: MustacheValue, escape: Escape, strict: Bool, limits: RenderLimits) {
    context = ContextStack(root)
    self.escape = escape
    self.strict = strict
    self.limits = limits
  }

  mutating func run(_ template: Template, partials: (String) -> Template?) {
    frames.append(Frame(template, template.nodes.indices))
    var steps = 0
    while !isStopped, let frame = frames.indices.last {
      steps += 1
      if steps > limits.steps {
        return stop("rendering takes more than \(limits.steps) steps", rule: "template-too-large", at: 0..<0)
      }
      guard frames[frame].position < frames[frame].end else {
        endFrame()
        continue
      }
      let index = frames[frame].position
      frames[frame].position = index + 1
      render(frames[frame].template.nodes[index], at: index, partials)
    }
  }

  private mutating func render(_ node: TemplateNode, at index: Int, _ partials: (String) -> Template?) {
    let frame = frames.count - 1
    switch node {
    case .text(let range, let startsLine): write(range, startsLine: startsLine)
    case .value(let name, let isRaw): write(name, isRaw: isRaw)
    case .section(let name, let isInverted, let end):
      frames[frame].position = end
      openSection(name, isInverted: isInverted, body: index + 1..<end)
    case .partial(let reference, let indentation):
      include(reference, indentation: indentation, arguments: [], partials)
    case .parent(let reference, let indentation, let arguments, let end):
      frames[frame].position = end
      include(reference, indentation: indentation, arguments: arguments, partials)
    case .block(let site, let end):
      frames[frame].position = end
      openBlock(site, body: index + 1..<end)
    }
  }

  // MARK: Text and values

  private mutating func write(_ range: Range<Int>, startsLine: Bool) {
    let frame = frames.count - 1
    let text = frames[frame].template.text
    var range = range
    if startsLine {
      if frames[frame].continuesLine {
        frames[frame].continuesLine = false
      } else {
        pending = frames[frame].indentation
      }
      let strip = min(frames[frame].strip, text.leadingBlanks(range).count)
      range = range.lowerBound + strip..<range.upperBound
    }
    if !range.isEmpty, text.lineBreak(before: range.upperBound) == range { pending = [] }
    append(text.bytes[range])
  }

  private mutating func write(_ name: TagName, isRaw: Bool) {
    guard let value = lookUp(name) else { return }
    guard let text = value.writtenText else {
      guard strict else { return }
      let message = "\(nameText(name)) is \(value.kind), which cannot be written; a section goes through it"
      return report(message, rule: "template-not-a-text", at: name.range)
    }
    append((isRaw ? text : escape.apply(text)).utf8)
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    guard output.count + pending.count + bytes.count <= limits.outputBytes else {
      return stop("output is larger than \(limits.outputBytes) bytes", rule: "template-too-large", at: 0..<0)
    }
    output += pending
    pending = []
    output += bytes
  }

  private mutating func lookUp(_ name: TagName) -> MustacheValue? {
    if let value = context.value(of: name) { return value }
    if strict { report(context.message(forUnknown: name), rule: "template-unknown-name", at: name.range) }
    return nil
  }

  private func nameText(_ name: TagName) -> String {
    (name.path.isEmpty ? "." : name.path.joined(separator: ".")).quoted
  }

  // MARK: Sections

  private mutating func openSection(_ name: TagName, isInverted: Bool, body: Range<Int>) {
    let value = lookUp(name) ?? .null
    guard value.isTruthy != isInverted else { return }
    var frame = frames[frames.count - 1].inner(body)
    if !isInverted {
      if case .list(let items) = value {
        frame.items = items
        context.push(items[0])
      } else {
        context.push(value)
      }
      frame.pushesContext = true
    }
    push(frame, at: name.range)
  }

  private mutating func push(_ frame: Frame, at range: Range<Int>) {
    guard frames.count < limits.depth else {
      return stop(
        "templates include one another without end, or are nested more than \(limits.depth) deep",
        rule: "template-recursion", at: range)
    }
    if frame.inheritsLine || frame.site != nil { frames[frames.count - 1].continuesLine = false }
    frames.append(frame)
  }

  private mutating func endFrame() {
    let frame = frames.count - 1
    if frames[frame].item + 1 < frames[frame].items.count {
      frames[frame].item += 1
      frames[frame].position = frames[frame].start
      context.pop()
      context.push(frames[frame].items[frames[frame].item])
      return
    }
    let ended = frames.removeLast()
    if ended.pushesContext { context.pop() }
    if ended.inheritsLine, ended.continuesLine { frames[frame - 1].continuesLine = true }
    guard let site = ended.site else { return }
    if output.count == site.outputCount {
      pending = site.pending
      frames[frame - 1].continuesLine = site.continuesLine
    } else if !site.lineEnd.isEmpty, output.last != UInt8(ascii: "\n") {
      append(site.lineEnd)
    }
  }

  // MARK: Partials, parents and blocks

  private mutating func include(
    _ reference: TemplateReference, indentation: Range<Int>?, arguments: [BlockArgument],
    _ partials: (String) -> Template?
  ) {
    let outer = frames[frames.count - 1]
    guard let name = templateName(reference), let template = template(named: name, partials) else { return }
    let fills = Fills(outer.fills, adding: arguments, of: outer)
    var frame = Frame(template, template.nodes.indices, fills: fills)
    if let indentation {
      frame.indentation = outer.indentation + outer.template.text.bytes[indentation].dropFirst(outer.strip)
      guard frame.indentation.count <= Self.indentationLimit else {
        return stop(
          "lines are indented by more than \(Self.indentationLimit) bytes", rule: "template-too-large",
          at: reference.range)
      }
      frame.continuesLine = outer.continuesLine
      frame.inheritsLine = true
    } else {
      frame.continuesLine = true
    }
    push(frame, at: reference.range)

    func templateName(_ reference: TemplateReference) -> String? {
      switch reference.target {
      case .name(let name): return name
      case .dynamic(let name): return lookUp(name)?.writtenText
      }
    }
    func template(named name: String, _ partials: (String) -> Template?) -> Template? {
      let found = known[name] ?? partials(name)
      known[name] = .some(found)
      if found == nil, !name.isEmpty {
        report("unknown template \(name.quoted)", rule: "template-unknown-partial", at: reference.range)
      }
      return found
    }
  }

  private mutating func openBlock(_ site: BlockSite, body: Range<Int>) {
    let outer = frames[frames.count - 1]
    guard let fill = outer.fills?.fill(of: site.name) else { return push(outer.inner(body), at: site.tag) }
    let text = outer.template.text
    var frame = Frame(fill.template, fill.argument.body, fills: fill.fills)
    frame.strip = fill.argument.strip
    frame.indentation = outer.indentation + text.bytes[site.indentation].dropFirst(outer.strip)
    frame.continuesLine = true
    guard frame.indentation.count <= Self.indentationLimit else {
      return stop(
        "lines are indented by more than \(Self.indentationLimit) bytes", rule: "template-too-large", at: site.tag)
    }
    if site.ownsLines {
      let lineEnd = site.lineEnd.map { Array(text.bytes[$0]) } ?? []
      frame.site = .init(
        outputCount: output.count, pending: pending, continuesLine: outer.continuesLine, lineEnd: lineEnd)
      if !outer.continuesLine { pending = frame.indentation }
    }
    push(frame, at: site.tag)
  }

  // MARK: Findings

  private mutating func report(_ message: String, rule: String, at range: Range<Int>) {
    guard let source = frames.last?.template.source, findings.count < Self.findingLimit,
      reported.insert(Place(source: ObjectIdentifier(source), offset: range.lowerBound, rule: rule)).inserted
    else { return }
    findings.append(
      Diagnostic(rule: rule, severity: .error, message: message, at: Location(source: source, range: range)))
  }

  private mutating func stop(_ message: String, rule: String, at range: Range<Int>) {
    report(message, rule: rule, at: range)
    isStopped = true
  }
}
