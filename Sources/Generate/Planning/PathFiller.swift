import CatalogModel
import Diagnostics

/// Fills the placeholders of paths for one app in one store record.
struct PathFiller {
  let catalog: Catalog
  let app: App
  let record: StoreRecord
  let fileKey: String?
  private(set) var findings: [Diagnostic] = []

  init(catalog: Catalog, app: App, record: StoreRecord, fileKey: String?) {
    self.catalog = catalog
    self.app = app
    self.record = record
    self.fileKey = fileKey
  }

  /// The path, or nil where a placeholder has no value.
  mutating func fill(_ pattern: String, at text: Text?) -> String? {
    var path: String? = ""
    for part in PathPattern(pattern).parts {
      switch part {
      case .literal(let literal): path? += literal
      case .placeholder(let name, let bytes):
        guard let value = value(of: name, bytes, in: text) else {
          path = nil
          continue
        }
        path? += value
      }
    }
    return path
  }

  private mutating func value(of name: String, _ bytes: Range<Int>, in text: Text?) -> String? {
    switch name {
    case "app":
      if fileKey == nil { reportMissingKey() }
      return fileKey
    case "bundle_id":
      let bundleID = catalog.string(of: record.bundleID)
      if bundleID == nil { reportMissingBundleID(bytes, in: text) }
      return bundleID
    default:
      reportUnknown(name, bytes, in: text)
      return nil
    }
  }

  private mutating func reportUnknown(_ name: String, _ bytes: Range<Int>, in text: Text?) {
    precondition(text != nil, "an output's own file has the unknown placeholder \(name)")
    guard let text else { return }
    let known = PathPattern.placeholders
    findings.append(
      Diagnostic(
        rule: "unknown-placeholder", severity: .error, message: "a path has no placeholder \("{\(name)}".quoted)",
        at: catalog.location(of: text, bytes: bytes),
        help: Spelling.nearest(to: name, among: known).map { "did you mean \("{\($0)}".quoted)?" }
          ?? "expected one of \(known.map { "{\($0)}" }.joined(separator: ", ")); write {{ for a brace"))
  }

  /// Only for an app that has neither key nor bundle ID; an unreadable one has its finding already.
  private mutating func reportMissingKey() {
    guard app.writtenKey.isAbsent, app.bundleID.isAbsent else { return }
    findings.append(.missingAppKey(app, in: catalog))
  }

  private mutating func reportMissingBundleID(_ bytes: Range<Int>, in text: Text?) {
    guard record.bundleID.isAbsent else { return }
    findings.append(
      .missingBundleID(
        of: app, record, "which the path of an output needs",
        neededAt: text.map { catalog.location(of: $0, bytes: bytes) }, in: catalog))
  }
}

extension Diagnostic {
  /// For something that is made for a build of a store record; `reason` says what needs it.
  static func missingBundleID(
    of app: App, _ record: StoreRecord, _ reason: String, neededAt location: Location?, in catalog: Catalog
  ) -> Diagnostic {
    let owner = record.isFirst ? "the app" : "the variant \(record.name.quoted)"
    let variant = app.otherVariants.first { ExactText(catalog.string(of: $0.name)) == ExactText(record.name) }
    return Diagnostic(
      rule: "missing-bundle-id", severity: .error, message: "\(owner) has no bundle ID, \(reason)",
      at: catalog.location(of: variant?.name.place ?? catalog.headPlace(of: app.place)),
      notes: location.map { [Note("needed here", at: $0)] } ?? [],
      help: "write bundle_id: with the bundle ID of the build")
  }

  /// For an output that is named after its app, of an app that nothing can name.
  static func missingAppKey(_ app: App, in catalog: Catalog) -> Diagnostic {
    Diagnostic(
      rule: "missing-app-key", severity: .error,
      message: "the app has neither a key nor a bundle ID",
      at: catalog.location(of: catalog.headPlace(of: app.place)),
      help: "write bundle_id: com.acme.game, as the build has it, or key: game")
  }
}
