package import Diagnostics

/// A parsed Mustache template: interpolation, sections, partials, inheritance and dynamic names, without lambdas.
package struct Template: Sendable {
  let source: Source
  let text: TemplateText
  /// In the order of the text; what belongs to a section, block or parent follows it, up to its `end`.
  let nodes: [TemplateNode]

  /// Reads a template; with findings, what could be understood of it.
  package static func parse(_ source: Source) -> (template: Template, findings: [Diagnostic]) {
    var parser = TemplateParser(source)
    parser.run()
    return (Template(source: source, text: parser.text, nodes: parser.nodes), parser.findings)
  }

  /// Fills the template; a fault is a finding and an empty text in its place, never a stop without one.
  ///
  /// - Parameters:
  ///   - escape: how `{{name}}` is written; `{{{name}}}` and `{{&name}}` are written as they are.
  ///   - strict: whether a name that the context does not have at all is a finding.
  ///   - partials: the template of a name; asked once for each name.
  package func render(
    _ value: MustacheValue, escape: Escape, strict: Bool = false, limits: RenderLimits = RenderLimits(),
    partials: (String) -> Template? = { _ in nil }
  ) -> Rendered {
    var renderer = Renderer(root: value, escape: escape, strict: strict, limits: limits)
    renderer.run(self, partials: partials)
    return Rendered(bytes: renderer.output, findings: renderer.findings)
  }
}

/// What a template made.
package struct Rendered: Sendable {
  /// UTF-8.
  package let bytes: [UInt8]
  /// In the order in which they were met; each place once.
  package let findings: [Diagnostic]

  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// Where rendering stops with a finding, so that no template can take all memory or never end.
package struct RenderLimits: Sendable {
  /// How many bytes are written at most.
  package var outputBytes: Int
  /// How many sections, partials and blocks may be open at once.
  package var depth: Int
  /// How many tags and pieces of text are gone through at most.
  package var steps: Int

  package init(outputBytes: Int = 256 << 20, depth: Int = 1_000, steps: Int = 100_000_000) {
    self.outputBytes = outputBytes
    self.depth = depth
    self.steps = steps
  }
}

/// One piece of a template.
enum TemplateNode: Sendable {
  /// Part of one line, its line break included; `startsLine`: indentation goes before it.
  case text(Range<Int>, startsLine: Bool)
  case value(TagName, isRaw: Bool)
  case section(TagName, isInverted: Bool, end: Int)
  case partial(TemplateReference, indentation: Range<Int>?)
  case parent(TemplateReference, indentation: Range<Int>?, arguments: [BlockArgument], end: Int)
  case block(BlockSite, end: Int)
}

/// A dotted name that is looked up in the context, and where it stands.
struct TagName: Sendable {
  /// Empty for the item itself, `{{.}}`.
  let path: [String]
  let range: Range<Int>
}

/// Which template a partial or parent tag names.
struct TemplateReference: Sendable {
  enum Target: Sendable {
    case name(String)
    /// `{{>*name}}`: the context says which.
    case dynamic(TagName)
  }
  let target: Target
  let range: Range<Int>
}

/// A block inside a parent tag: what replaces the parent's own block of that name.
struct BlockArgument: Sendable {
  let name: String
  /// The nodes of its content.
  let body: Range<Int>
  /// How many bytes of white space its lines have in common.
  let strip: Int
}

/// A place in a template that a child may fill otherwise.
struct BlockSite: Sendable {
  let name: String
  /// The opening tag.
  let tag: Range<Int>
  /// The white space that lines put in its place get.
  var indentation: Range<Int>
  /// Whether its tags stand on lines of their own, so that what is put there begins a line.
  var ownsLines = false
  /// The line break after its closing tag where that stands alone; it closes content that lacks one.
  var lineEnd: Range<Int>?
}
