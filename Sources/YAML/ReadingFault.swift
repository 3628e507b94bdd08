import Diagnostics

/// What ends the reading of a source.
enum ReadingFault: Error {
  case library(LibraryFault, lastNode: Record?, open: [Record])
  case encoding(EncodingFault)
  case tooDeep(Int)
  case tooManyNodes(Int)
  case tooManyBytes
  case tooManyTagDirectives(Int)
  case noMemory
  case unknownAnchor(String, Range<Int>, known: [String])
  case repeatsItself(String, Range<Int>)
  case mergesItself(String, Range<Int>)
  case expandsTooFar(Range<Int>, limit: UInt64)

  /// As a finding in its source.
  func diagnostic(in source: Source) -> Diagnostic {
    switch self {
    case .library(let fault, let lastNode, let open):
      return SyntaxFault(source: source, fault: fault, lastNode: lastNode, open: open).diagnostic
    case .encoding(let fault):
      return fault.diagnostic(in: source)
    case .unknownAnchor(let name, let range, let known):
      return Self.unknownAnchor(name, known, Location(source: source, range: range))
    case .mergesItself(let name, let range):
      return Diagnostic(
        rule: "yaml-merge", severity: .error, message: "\("*\(name)".quoted) merges a mapping into itself",
        at: Location(source: source, range: range), help: "merge a mapping that ends before this one")
    case .repeatsItself(let name, let range):
      return Self.limit(
        "\("*\(name)".quoted) stands inside the value that it repeats", Location(source: source, range: range),
        help: "an alias names a value that ends before it")
    default:
      return limitDiagnostic(in: source)
    }
  }

  private func limitDiagnostic(in source: Source) -> Diagnostic {
    switch self {
    case .tooDeep(let offset):
      Self.limit(
        "nesting deeper than \(Builder.deepest) levels", source.location(at: offset, length: 1),
        help: "a catalog needs no more than ten")
    case .tooManyNodes(let offset):
      Self.limit("more than \(1 << 31) values", source.location(at: offset, length: 1), help: "split the file")
    case .tooManyTagDirectives(let offset):
      Self.limit(
        "more than \(Survey.greatestTagDirectiveCount) lines with \"%TAG\"", source.location(at: offset, length: 4),
        help: "remove them: a catalog needs no tags")
    case .expandsTooFar(let range, let limit):
      Self.limit(
        "the aliases stand for more than \(limit) values", Location(source: source, range: range),
        help: "write the values out, or repeat smaller ones")
    case .tooManyBytes:
      Self.limit("the file has 2 GB or more", source.location(at: 0, length: 0), help: "split the file")
    default:
      Self.limit("no memory to read the file", source.location(at: 0, length: 0), help: "split the file")
    }
  }

  private static func limit(_ message: String, _ location: Location, help: String) -> Diagnostic {
    Diagnostic(rule: "yaml-limit", severity: .error, message: message, at: location, help: help)
  }

  private static func unknownAnchor(_ name: String, _ known: [String], _ location: Location) -> Diagnostic {
    let help =
      Spelling.nearest(to: name, among: known.prefix(1000)).map { "did you mean \("*\($0)".quoted)?" }
      ?? "set the anchor at the value as in \"&\(name) …\", or put the text in quotes: \"'*\(name)'\""
    return Diagnostic(
      rule: "unknown-anchor", severity: .error,
      message: "no anchor \("&\(name)".quoted) stands before this alias", at: location, help: help)
  }
}

extension Source {
  /// A range that stays inside the text.
  func location(at offset: Int, length: Int) -> Location {
    let start = min(max(offset, 0), bytes.count)
    return Location(source: self, range: start..<min(start + length, bytes.count))
  }
}
