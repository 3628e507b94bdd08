/// What the benchmark was asked for.
struct Options {
  var products = 10_000
  var rounds = 5
  /// The one piece of work to do, as under a profiler; nil for all.
  var only: Work?
  /// Whether a number that is not reached fails the run.
  var checks = false

  static let usage = """
    usage: benchmark [--products N] [--rounds N] [--only scan|parse|lint|lint-files|lint-tenth|generate|fixtures] [--check]

    """

  /// Nil for arguments that make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": checks = true
      case "--products":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 1000 else { return nil }
        products = count
      case "--rounds":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        rounds = count
      case "--only":
        guard let work = rest.popFirst().flatMap({ Work(rawValue: $0) }) else { return nil }
        only = work
      default: return nil
      }
    }
  }
}
