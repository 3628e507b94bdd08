import Diagnostics

/// What to write instead of a name that names nothing.
enum Suggestion {
  /// The nearest name, else all of them where they are few, else what is given.
  static func help(_ typed: String, among names: [String], otherwise: String) -> String {
    if let meant = Spelling.nearest(to: typed, among: names) { return "did you mean \(meant.quoted)?" }
    guard !names.isEmpty, names.count <= 12 else { return otherwise }
    return "expected one of \(names.joined(separator: ", "))"
  }
}
