/// A run of nodes that is being rendered: a template, a section's body, or what fills a block.
struct Frame {
  let template: Template
  let start: Int
  let end: Int
  var position: Int
  /// Goes before every line.
  var indentation: [UInt8] = []
  /// How many blanks are taken from the start of every line first.
  var strip = 0
  /// Whether its first line goes on in a line that has begun already.
  var continuesLine = false
  /// What fills the blocks that are met here.
  var fills: Fills?
  /// The list that a section goes through, and how far it has come.
  var items: [MustacheValue] = []
  var item = 0
  var pushesContext = false
  /// Whether it took over from the outer frame that its first line goes on, and gives that back if it had no line.
  var inheritsLine = false
  var site: Site?

  /// How things stood where a block on lines of its own is filled.
  struct Site {
    let outputCount: Int
    let pending: [UInt8]
    let continuesLine: Bool
    let lineEnd: [UInt8]
  }

  init(_ template: Template, _ nodes: Range<Int>, fills: Fills? = nil) {
    self.template = template
    start = nodes.lowerBound
    end = nodes.upperBound
    position = start
    self.fills = fills
  }

  /// A part of the same text.
  func inner(_ nodes: Range<Int>) -> Frame {
    var frame = Frame(template, nodes, fills: fills)
    frame.indentation = indentation
    frame.strip = strip
    frame.continuesLine = continuesLine
    frame.inheritsLine = true
    return frame
  }
}

/// What children put in the place of their parents' blocks.
final class Fills: Sendable {
  struct Fill: Sendable {
    let argument: BlockArgument
    let template: Template
    /// What filled blocks where the argument was written; the argument itself does not fill its own blocks.
    let fills: Fills?
  }
  private let byName: [String: Fill]

  func fill(of name: String) -> Fill? {
    byName[name]
  }

  /// The outer fills and those of one parent tag; the outermost child decides.
  init?(_ outer: Fills?, adding arguments: [BlockArgument], of frame: Frame) {
    var all = outer?.byName ?? [:]
    for argument in arguments where outer?.byName[argument.name] == nil {
      all[argument.name] = Fill(argument: argument, template: frame.template, fills: outer)
    }
    if all.isEmpty { return nil }
    byName = all
  }
}
