import CatalogModel
import Diagnostics

/// Options that several commands have, so that they are the same everywhere.
enum CatalogOptions {
  static let catalog = OptionDescription(
    "catalog", value: .required(placeholder: "DIR|FILE", allowed: .paths), defaultText: "catalog/",
    help: "where the catalog is: a folder, or a single file that is all of it")

  static let apps = OptionDescription(
    "app", value: .required(placeholder: "APP", allowed: .any), repeats: true, defaultText: "every app",
    help: "only the app with this key")

  /// The apps that `--app` asks for, all by default; nil with the reason on standard error where there is no such app.
  static func apps(of catalog: Catalog, _ invocation: Invocation, _ session: Session) -> [App]? {
    let keys = invocation.values(apps)
    if keys.isEmpty { return catalog.apps }
    let known = catalog.apps.compactMap(\.key?.string)
    for key in keys where !known.contains(where: { ExactText($0) == ExactText(key) }) {
      let help = Spelling.nearest(to: key, among: known).map { "did you mean \($0.quoted)?" }
      session.report(
        .error, "the catalog has no app \(key.quoted)",
        help: help ?? "expected one of \(known.sorted().joined(separator: ", "))")
      return nil
    }
    return catalog.apps.filter { app in keys.contains { app.key == ExactText($0) } }
  }
}
