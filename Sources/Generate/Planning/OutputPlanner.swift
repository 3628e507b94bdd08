import CatalogModel
import Diagnostics
import Files

/// Goes through outputs, apps and store records.
struct OutputPlanner {
  private(set) var files: [PlannedFile] = []
  private(set) var folders: [String] = []
  private(set) var bundles: [String] = []
  /// In no order.
  var findings: [Diagnostic] { found + paths.findings }
  private var found: [Diagnostic] = []
  private let catalog: Catalog
  private let wantedApps: Set<ExactText>
  private let places: OutputPlaces
  private let makesBytes: Bool
  private var paths: PlannedPaths
  private var requests = 0
  private var constants: [Int: ConstantNames] = [:]
  private var products: [ProductsKey: (products: [ScopedProduct], known: [ScopedProduct])] = [:]

  private struct ProductsKey: Hashable {
    let app: Int
    let record: String
    let stages: Set<Stage>
  }

  init(catalog: Catalog, apps: [String], makesBytes: Bool, places: OutputPlaces) {
    self.catalog = catalog
    self.places = places
    self.makesBytes = makesBytes
    paths = PlannedPaths(catalog: catalog, workingDirectory: places.workingDirectory)
    wantedApps = Set(apps.map { ExactText($0) })
  }

  mutating func plan(_ request: OutputRequest, makesFiles: Bool) {
    let options = request.options
    requests += 1
    guard let folder = places.folder(of: options), isReadable(options) else { return }
    for (index, app) in catalog.apps.enumerated() where isWanted(app, options) {
      for record in catalog.storeRecords(of: app) where isWanted(record, options) {
        plan(request, folder, index, record, makesFiles: makesFiles)
      }
    }
  }

  /// A field that was no list or text has its finding already, and what was meant cannot be told.
  private func isReadable(_ options: OutputOptions) -> Bool {
    func isSound<Value>(_ field: Field<Value>) -> Bool { field.isAbsent || field.value != nil }
    return isSound(options.apps) && isSound(options.variants) && isSound(options.stages)
      && (options.file.isAbsent || options.file.text != nil)
  }

  private func isWanted(_ app: App, _ options: OutputOptions) -> Bool {
    guard wantedApps.isEmpty || app.key.map(wantedApps.contains) == true else { return false }
    guard let names = options.apps.value else { return true }
    return names.contains { ExactText(catalog.string(of: $0)) == app.key }
  }

  private func isWanted(_ record: StoreRecord, _ options: OutputOptions) -> Bool {
    guard let names = options.variants.value else { return true }
    return names.contains { ExactText(catalog.string(of: $0)) == ExactText(record.name) }
  }

  private mutating func plan(
    _ request: OutputRequest, _ folder: OutputPlaces.Folder, _ index: Int, _ record: StoreRecord, makesFiles: Bool
  ) {
    let app = catalog.apps[index]
    let fileKey = app.key.map { record.isFirst ? $0.string : "\($0)-\(record.name)" }
    var paths = PathFiller(catalog: catalog, app: app, record: record, fileKey: fileKey)
    let filled = paths.fill(folder.pattern, at: folder.text)
    let file = paths.fill(
      catalog.string(of: request.options.file) ?? request.output.defaultFile, at: request.options.file.text)
    if let filled {
      let path = Path.normalize(Path.join(folder.base, filled))
      if !folders.contains(path) { folders.append(path) }
      if makesFiles, let file {
        make(request, index, record, fileKey: fileKey, file: file, in: path)
      }
    }
    if makesFiles { found += paths.findings }
  }

  private mutating func make(
    _ request: OutputRequest, _ index: Int, _ record: StoreRecord, fileKey: String?, file: String, in folder: String
  ) {
    let app = catalog.apps[index]
    let stages = Set<Stage>(request.options.stages.value ?? [.live])
    let products = scopedProducts(of: app, index, record, stages)
    let scope = OutputScope(
      catalog: catalog, appIndex: index, record: record, options: request.options, fileKey: fileKey, file: file,
      products: products.products, known: products.known, constants: constantNames(of: app, index))
    let made = makesBytes ? request.output.files(for: scope) : request.output.sketch(for: scope)
    found += made.findings
    let maker = PlannedPaths.Maker(
      request: requests, app: index, fileKey: fileKey, written: request.options.file.text?.place,
      setting: request.place,
      name: app.writtenKey.place ?? app.bundleID.place ?? catalog.headPlace(of: app.place))
    if let bundle = made.bundle {
      bundles.append(Path.normalize(Path.join(folder, bundle)))
      paths.claim(Path.join(folder, bundle), for: request.output.name, of: maker)
    }
    for (path, bytes) in made.files {
      let file = PlannedFile(output: request.output.name, folder: folder, path: path, bytes: bytes)
      if paths.admit(file, of: maker) { files.append(file) }
    }
  }

  private mutating func constantNames(of app: App, _ index: Int) -> ConstantNames {
    if let names = constants[index] { return names }
    let names = catalog.constantNames(of: app)
    constants[index] = names
    return names
  }

  private mutating func scopedProducts(
    of app: App, _ index: Int, _ record: StoreRecord, _ stages: Set<Stage>
  ) -> (products: [ScopedProduct], known: [ScopedProduct]) {
    let key = ProductsKey(app: index, record: record.name, stages: stages)
    if let made = products[key] { return made }
    let known = catalog.scopedProducts(of: app, in: record, stages: stages)
    let made = (products: known.filter { stages.contains($0.stage) }, known: known)
    products[key] = made
    return made
  }
}
