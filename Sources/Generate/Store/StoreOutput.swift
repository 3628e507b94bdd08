import CatalogModel

/// The whole app for a mock store: what it sells where, for what, and to which test users.
struct StoreOutput: Output {
  let name = "store"
  let defaultFile = "{app}/store.json"

  func sketch(for scope: OutputScope) -> OutputFiles {
    OutputFiles([(scope.file, [])])
  }

  func files(for scope: OutputScope) -> OutputFiles {
    OutputFiles([(scope.file, StoreJSON.bytes(StoreState(scope)))])
  }
}
