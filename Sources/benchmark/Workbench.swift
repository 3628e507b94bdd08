import Files

/// The made catalogs on the disk, in a folder that is gone when the work is done.
struct Workbench {
  let folder: String
  let oneFile: String
  let oneFileSize: Int
  /// A tenth of the products.
  let tenthFile: String
  let manyFiles: String

  static let fileCount = 40

  init(products: Int) throws(FileFault) {
    folder = Path.join(Disk.environment("TMPDIR") ?? "/tmp", "iapcatalog-benchmark-\(Disk.processID)")
    oneFile = Path.join(folder, "one/catalog.yaml")
    tenthFile = Path.join(folder, "tenth/catalog.yaml")
    manyFiles = Path.join(folder, "many")
    do throws(FileFault) {
      let catalog = MadeCatalog(productCount: products)
      let bytes = catalog.oneFile()
      oneFileSize = bytes.count
      try Self.write(bytes, to: oneFile)
      try Self.write(MadeCatalog(productCount: products / 10).oneFile(), to: tenthFile)
      for file in catalog.files(Self.fileCount) { try Self.write(file.bytes, to: Path.join(manyFiles, file.name)) }
      for path in [oneFile, tenthFile, Path.join(manyFiles, "catalog.yaml")] {
        try Self.write(Screenshot.png(), to: Path.join(Path.parent(path), Screenshot.name))
      }
    } catch {
      Self.remove(folder)
      throw error
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    try Disk.createFolders(Path.parent(path))
    try Disk.atomicReplace(path, with: bytes)
  }

  func remove() {
    Self.remove(folder)
  }

  /// A folder for outputs that is not there yet.
  ///
  /// Each run has its own, and all are removed in the end: ext4 makes files slowly for some seconds after others were
  /// removed, which is none of the tool's time.
  func newFolder() -> String {
    var number = 1
    while Disk.status(folderForOutputs(number)) != nil { number += 1 }
    return folderForOutputs(number)
  }

  private func folderForOutputs(_ number: Int) -> String { Path.join(folder, "generated-\(number)") }

  private static func remove(_ folder: String) {
    for entry in (try? Disk.list(folder)) ?? [] {
      let path = Path.join(folder, entry.name)
      if entry.kind == .folder { remove(path) } else { try? Disk.removeFile(path) }
    }
    try? Disk.removeFolder(folder)
  }
}
