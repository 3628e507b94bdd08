import Command

/// A session whose streams are kept, to look at what a command wrote.
final class Screen {
  private(set) var output = ""
  private(set) var errors = ""
  private let environment: [String: String]
  private let input: [UInt8]
  private let terminal: (output: Bool, errors: Bool)
  private let columns: Int?
  private let outputFailure: StandardStream.Failure?
  private let workingDirectory: String

  init(
    environment: [String: String] = [:], input: String = "", terminal: (output: Bool, errors: Bool) = (false, false),
    columns: Int? = nil, outputFailure: StandardStream.Failure? = nil, workingDirectory: String = "/home"
  ) {
    self.workingDirectory = workingDirectory
    self.environment = environment
    self.input = Array(input.utf8)
    self.terminal = terminal
    self.columns = columns
    self.outputFailure = outputFailure
  }

  var session: Session {
    Session(
      standardOutput: StandardStream(isTerminal: terminal.output, columns: columns) {
        [self] bytes throws(StandardStream.Failure) in
        if let outputFailure { throw outputFailure }
        output += String(decoding: bytes, as: UTF8.self)
      },
      standardError: StandardStream(isTerminal: terminal.errors, columns: columns) { [self] bytes in
        errors += String(decoding: bytes, as: UTF8.self)
      },
      standardInput: { [input] in input },
      environment: { [environment] in environment[$0] },
      workingDirectory: workingDirectory)
  }

  /// Runs the tool with these words, split at blanks.
  func run(_ line: String, commands: [any Command.Type] = CommandTable.all) async -> ExitCode {
    await run(line.split(separator: " ").map(String.init), commands: commands)
  }

  func run(_ arguments: [String], commands: [any Command.Type] = CommandTable.all) async -> ExitCode {
    await runTool(arguments: arguments, session: session, commands: commands)
  }
}
