/// Options that several commands have, so that they are the same everywhere.
enum CatalogOptions {
  static let catalog = OptionDescription(
    "catalog", value: .required(placeholder: "DIR|FILE", allowed: .paths), defaultText: "catalog/",
    help: "where the catalog is: a folder, or a single file that is all of it")

  static let apps = OptionDescription(
    "app", value: .required(placeholder: "APP", allowed: .any), repeats: true, defaultText: "every app",
    help: "only the app with this key")
}
