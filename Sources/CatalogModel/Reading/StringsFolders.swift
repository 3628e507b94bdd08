import Diagnostics
import Files

extension Reader {
  /// Folders that lie where the pattern has `{app}`, but are called like no app: nobody reads what they hold.
  mutating func reportStringsOfUnknownApps(_ workspace: Workspace, known: [String]) {
    guard !isIncomplete, let pattern = workspace.strings.text else { return }
    let parts = string(of: pattern).split(separator: "/", omittingEmptySubsequences: false)
    // Of a file's name it cannot be told what in it is the app.
    guard let index = parts.firstIndex(of: "{app}"), index < parts.count - 1,
      !parts[..<index].contains(where: { $0.contains("{") })
    else { return }
    let folder = path(parts[..<index].joined(separator: "/"), namedIn: pattern.file)
    for name in provider.names(in: folder) ?? [] where !name.hasPrefix(".") && !known.contains(name) {
      let path = Path.normalize(Path.join(folder, name))
      guard provider.names(in: path) != nil else { continue }
      report(
        "unknown-app", "the strings in \(path.quoted) are of no app", at: pattern.place, severity: .warning,
        help: Spelling.nearest(to: name, among: known).map { "did you mean \($0.quoted)? rename the folder" }
          ?? "call the folder by the key of an app: \(known.joined(separator: ", "))")
    }
  }
}
