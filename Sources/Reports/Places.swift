import Diagnostics

/// The places of one rendering as people read them; each source is searched for its lines once.
struct Places {
  private let workingDirectory: String
  private var tables: [Source: LineTable] = [:]

  init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
  }

  mutating func table(of source: Source) -> LineTable {
    if let table = tables[source] { return table }
    let table = LineTable(source)
    tables[source] = table
    return table
  }

  mutating func start(of location: Location) -> Position {
    table(of: location.source).position(of: location.range.lowerBound)
  }

  /// The place after the last character.
  mutating func end(of location: Location) -> Position {
    table(of: location.source).position(of: location.range.upperBound)
  }

  /// The path from the working directory; an absolute one where the file is elsewhere.
  func relativePath(of source: Source) -> String {
    var path = Substring(source.path)
    if let rest = path.dropping(prefix: workingDirectory + "/") { path = rest }
    while let rest = path.dropping(prefix: "./") { path = rest }
    return String(path)
  }

  /// The path from the root, without `.` and `..`; standard input has none.
  func absolutePath(of source: Source) -> String {
    absolutePath(source.path)
  }

  /// The same of a path as people type it from the working directory.
  func absolutePath(_ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "<") { return path }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let path = isAbsolute ? path : "\(workingDirectory)/\(path)"
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.reduce(into: "") { $0 += "/\(Substring($1))" }
  }

  /// The path from a folder, which is absolute and normal; nil for what is elsewhere, and for standard input.
  func path(_ path: String, from folder: String) -> String? {
    let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    return Substring(absolutePath(path)).dropping(prefix: prefix).map(String.init)
  }

  /// The path from the repository, where a service looks for it; absolute for what is elsewhere.
  func servicePath(_ path: String, _ context: ReportContext) -> String {
    self.path(path, from: context.repositoryRoot) ?? absolutePath(path)
  }
}

extension Places {
  /// Help and notes on a line each, as far as there are any: what a service shows below the message.
  mutating func details(of finding: Diagnostic, notesWithPlaces: Bool = true) -> [String] {
    var lines = finding.help.map { ["help: \($0)"] } ?? []
    for note in finding.notes {
      guard let location = note.location else {
        lines.append("note: \(note.message)")
        continue
      }
      guard notesWithPlaces else { continue }
      let start = start(of: location)
      lines.append("note: \(note.message) (\(relativePath(of: location.source)):\(start.line):\(start.column))")
    }
    return lines
  }
}

extension Substring {
  /// By bytes; nil if it starts otherwise.
  fileprivate func dropping(prefix: String) -> Substring? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return Substring(utf8.dropFirst(prefix.utf8.count))
  }
}

extension String {
  /// On one line, whatever is in it: what would break the line, steer the terminal or turn the writing around is shown
  /// as its code point.
  var onOneLine: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += scalar.codePoint
      default:
        if scalar.properties.isBidiControl {
          result += scalar.codePoint
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
