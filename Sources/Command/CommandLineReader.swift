internal import Diagnostics

/// Reads a command line by the descriptions of the commands.
///
/// Options and arguments come in any order; the first argument without hyphens is the command's name.
struct CommandLineReader {
  let commands: [any Command.Type]
  /// Known as soon as its name has been read, whatever comes after it.
  private(set) var command: (any Command.Type)?
  private(set) var given: [GivenOption] = []
  private(set) var positional: [String] = []

  init(commands: [any Command.Type]) {
    self.commands = commands
  }

  /// Whether an option of the tool itself was given.
  func has(_ option: OptionDescription) -> Bool {
    given.contains { $0.option.name == option.name }
  }

  /// Whether help is asked for, even on a line that cannot be read: then it is what the user needs.
  static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains(where: GlobalOptions.help.spellings.contains)
  }

  /// Reads everything, but does not yet ask whether an argument is missing.
  mutating func read(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var optionsHaveEnded = false
    while let argument = rest.popFirst() {
      if optionsHaveEnded || !argument.looksLikeOption {
        try readPositional(argument)
      } else if argument == "--" {
        optionsHaveEnded = true
      } else {
        try readOption(argument, &rest)
      }
    }
  }

  /// The invocation of the command, once it has all that it needs.
  func invocation(of command: any Command.Type) throws(UsageError) -> Invocation {
    let description = command.description
    if let missing = description.arguments.dropFirst(positional.count).first(where: \.isRequired) {
      throw UsageError("\(description.name.quoted) needs \(missing.name)", command: description.name)
    }
    return Invocation(command: description, positional: positional, given: given, commands: commands)
  }

  private var name: String? { command?.description.name }

  /// As ` for "lint"`, once the command is known.
  private var addressee: String { name.map { " for \($0.quoted)" } ?? "" }

  private func failure(_ message: String) -> UsageError {
    UsageError(message, command: name)
  }
}

// MARK: - Arguments

extension CommandLineReader {
  private mutating func readPositional(_ argument: String) throws(UsageError) {
    guard let description = command?.description else {
      command = try command(named: argument)
      return
    }
    guard let expected = description.argument(at: positional.count) else {
      let count = description.arguments.count
      let most =
        count == 0 ? "takes no arguments" : "takes \(count == 1 ? "one argument" : "\(count) arguments") at most"
      throw failure("unexpected argument \(argument.quoted): \(description.name.quoted) \(most)")
    }
    guard !argument.isEmpty else {
      throw failure("\(expected.name) of \(description.name.quoted) must not be empty")
    }
    if case .commands = expected.allowed {
      _ = try command(named: argument)
    } else {
      try check(argument, expected.allowed, what: expected.name.lowercased(), of: description.name)
    }
    positional.append(argument)
  }

  private func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = commands.first(where: { $0.description.name == name }) { return command }
    let proposal = proposal(for: name, among: commands.map { $0.description.name })
    throw UsageError("unknown command \(name.quoted)\(proposal)", command: nil)
  }

  private func check(
    _ value: String, _ allowed: AllowedValues, what: String, of owner: String
  ) throws(UsageError) {
    guard let choices = allowed.list(of: commands), !choices.contains(where: { $0.value == value }) else { return }
    let values = choices.map(\.value)
    let expected = values.count > 12 ? "" : ": expected \(values.alternatives)"
    throw failure(
      "unknown \(what) \(value.quoted) for \(owner.quoted)\(expected)\(proposal(for: value, among: values))")
  }

  private func proposal(for word: String, among words: [String]) -> String {
    Spelling.nearest(to: word, among: words).map { "; did you mean \($0.quoted)?" } ?? ""
  }
}

// MARK: - Options

extension CommandLineReader {
  private var options: [OptionDescription] {
    command.map { $0.description.options + GlobalOptions.everywhere } ?? GlobalOptions.beforeCommand
  }

  private mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let spelling = parts[0]
    guard let option = options.first(where: { $0.spellings.contains(spelling) }) else { throw unknown(spelling) }
    let value = try self.value(of: option, as: spelling, attached: parts.count > 1 ? parts[1] : nil, &rest)
    guard option.repeats || !has(option) else {
      throw failure("option \(spelling.quoted) is given twice")
    }
    given.append(GivenOption(option: option, value: value))
  }

  private func value(
    of option: OptionDescription, as spelling: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String? {
    guard case .required(let placeholder, let allowed) = option.value else {
      if attached == nil { return nil }
      throw failure("option \(spelling.quoted) takes no value")
    }
    let value: String
    if let attached {
      value = attached
    } else if let next = rest.first, !next.isDashed {
      value = next
      rest.removeFirst()
    } else {
      throw missingValue(spelling, placeholder, allowed, next: rest.first)
    }
    guard !value.isEmpty else { throw failure("option \(spelling.quoted) has an empty value") }
    try check(value, allowed, what: "value", of: spelling)
    return value
  }

  private func missingValue(
    _ spelling: String, _ placeholder: String, _ allowed: AllowedValues, next: String?
  ) -> UsageError {
    let needed = allowed.list(of: commands).map(\.values.alternatives) ?? "\(spelling) \(placeholder)".quoted
    var message = "option \(spelling.quoted) needs a value: expected \(needed)"
    if let next, next != "--", !options.contains(where: { $0.spellings.contains(next) }) {
      message += "; a value that begins with a hyphen is written \("\(spelling)=\(next)".quoted)"
    }
    return failure(message)
  }

  private func unknown(_ spelling: String) -> UsageError {
    if command == nil, commands.contains(where: { $0.description.options.contains { $0.spellings.contains(spelling) } })
    {
      return failure("option \(spelling.quoted) belongs after the name of the command")
    }
    let names = options.flatMap { [$0.name] + $0.aliases }
    let bare = String(spelling.drop { $0 == "-" })
    let proposal = Spelling.nearest(to: bare, among: names).map { "; did you mean \("--\($0)".quoted)?" } ?? ""
    return failure("unknown option \(spelling.quoted)\(addressee)\(proposal)")
  }
}

extension CommandDescription {
  /// What the argument at an index is, if one may stand there.
  fileprivate func argument(at index: Int) -> ArgumentDescription? {
    if index < arguments.count { return arguments[index] }
    return arguments.last.flatMap { $0.repeats ? $0 : nil }
  }
}

extension [Choice] {
  fileprivate var values: [String] { map(\.value) }
}

extension [String] {
  /// As `"json", "text" or "xcode"`, sorted.
  fileprivate var alternatives: String {
    let words = sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map(\.quoted)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension String {
  /// By its bytes: a combining mark after the hyphen makes another character of it.
  fileprivate var isDashed: Bool { utf8.first == UInt8(ascii: "-") }

  /// A hyphen alone is an argument: standard input.
  fileprivate var looksLikeOption: Bool { isDashed && utf8.count > 1 }
}
