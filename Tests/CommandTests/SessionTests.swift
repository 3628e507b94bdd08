import Command
import Testing

@Suite struct SessionTests {
  /// Choice, is it a terminal, `NO_COLOR`, `TERM`, and whether that is coloured.
  static let decisions: [(ColorChoice, Bool, String?, String?, Bool)] = [
    (.auto, true, nil, "xterm-256color", true),
    (.auto, true, "", "xterm-256color", true),
    (.auto, true, "1", "xterm-256color", false),
    (.auto, true, "0", "xterm-256color", false),
    (.auto, true, nil, "dumb", false),
    (.auto, true, nil, "", false),
    (.auto, true, nil, nil, false),
    (.auto, false, nil, "xterm-256color", false),
    (.always, false, "1", "dumb", true),
    (.always, true, nil, "xterm", true),
    (.never, true, nil, "xterm", false),
    (.never, false, nil, nil, false),
  ]

  @Test(arguments: decisions)
  func decidesOnColor(choice: ColorChoice, isTerminal: Bool, noColor: String?, term: String?, colored: Bool) {
    #expect(choice.isColored(isTerminal: isTerminal, noColor: noColor, term: term) == colored)
  }

  @Test func decidesForEachStreamByItself() {
    let session = Screen(environment: ["TERM": "xterm"], terminal: (output: false, errors: true)).session
    #expect(!session.isColored(session.standardOutput))
    #expect(session.isColored(session.standardError))
  }

  @Test func readsNoColorFromTheEnvironment() {
    let session = Screen(environment: ["TERM": "xterm", "NO_COLOR": "1"], terminal: (output: true, errors: true))
      .session
    #expect(!session.isColored(session.standardOutput))
  }

  @Test(arguments: [(nil, 80), (120, 120), (10, 40)])
  func hasAWidth(columns: Int?, width: Int) {
    #expect(Screen(columns: columns).session.standardOutput.width == width)
  }

  @Test func saysThatItCannotWrite() async {
    let screen = Screen(outputFailure: .failed("No space left on device"))
    #expect(await screen.run("version") == .unable)
    #expect(screen.errors == "iapcatalog: error: cannot write to standard output: No space left on device\n")
  }

  @Test func keepsQuietWhenNobodyReadsAnyMore() async {
    let screen = Screen(outputFailure: .closed)
    #expect(await screen.run("compare a b", commands: TestCommands.all) == .findings)
    #expect(screen.errors.isEmpty)
  }

  @Test func writesNothingAfterAFailure() {
    var tries = 0
    let stream = StandardStream(isTerminal: false) { bytes throws(StandardStream.Failure) in
      tries += 1
      throw .closed
    }
    stream.write("one")
    stream.write("two")
    #expect(tries == 1)
    #expect(stream.failure == .closed)
  }
}
