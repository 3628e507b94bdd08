import Diagnostics
import Files
import JSON

/// The list of generated files that each output folder has, so that nothing else is ever overwritten or deleted.
///
/// While a run is writing, the entries of the files it works on name both what was there and what is to be there: whatever
/// moment it dies at, the next run finds on the disk one of the two, and knows the file for its own.
struct OwnershipList: Sendable, Equatable {
  static let fileName = ".iapcatalog.json"
  static let format = "iapcatalog-generated-files/1"

  /// What a listed file contains, as SHA-256.
  enum Content: Sendable, Equatable {
    case settled(String)
    /// `old` is nil where nothing was, `new` where nothing is to be.
    case pending(old: String?, new: String?)

    var hashes: [String] {
      switch self {
      case .settled(let hash): [hash]
      case .pending(let old, let new): [old, new].compactMap(\.self)
      }
    }
  }

  struct Entry: Sendable, Equatable {
    /// Within the folder, normal.
    let path: String
    let output: String
    let content: Content
  }

  /// In byte order of the paths, each once.
  private(set) var entries: [Entry]

  init(_ entries: [Entry] = []) {
    self.entries = entries.sorted { Path.precedes($0.path, $1.path) }
  }

  /// Why a list cannot be used.
  enum Fault: Error, Equatable {
    /// Another version's.
    case format(String)
    case damaged(String)
  }

  var bytes: [UInt8] {
    JSONWriter.bytes(.object([("format", .string(Self.format)), ("files", .array(entries.map(Self.value)))]))
  }

  init(bytes: [UInt8]) throws(Fault) {
    let value: JSONValue
    switch JSONReader.read(bytes) {
    case .success(let read): value = read
    case .failure(let fault): throw .damaged(fault.message)
    }
    guard let format = value["format"]?.string, let files = value["files"]?.array else {
      throw .damaged("it has no \"format\" or no \"files\"")
    }
    guard format == Self.format else { throw .format(format) }
    var entries: [Entry] = []
    for file in files {
      guard let entry = Self.entry(file) else { throw .damaged("entry \(entries.count + 1) is not a file's") }
      if let last = entries.last, !Path.precedes(last.path, entry.path) {
        throw .damaged("\(entry.path.quoted) is out of order")
      }
      entries.append(entry)
    }
    self.entries = entries
  }

  private static func value(_ entry: Entry) -> JSONValue {
    var members: [(String, JSONValue)] = [("path", .string(entry.path)), ("output", .string(entry.output))]
    switch entry.content {
    case .settled(let hash):
      members.append(("sha256", .string(hash)))
    case .pending(let old, let new):
      members.append(("sha256", old.map(JSONValue.string) ?? .null))
      members.append(("next", new.map(JSONValue.string) ?? .null))
    }
    return .object(members)
  }

  /// The list may come from anywhere, so a path that leads out of the folder is none.
  private static func entry(_ value: JSONValue) -> Entry? {
    guard let path = value["path"]?.string, let output = value["output"]?.string, let old = value["sha256"],
      isPlain(path), old.string != nil || old.isNull
    else { return nil }
    guard let new = value["next"] else {
      return old.string.map { Entry(path: path, output: output, content: .settled($0)) }
    }
    guard new.string != nil || new.isNull else { return nil }
    return Entry(path: path, output: output, content: .pending(old: old.string, new: new.string))
  }

  private static func isPlain(_ path: String) -> Bool {
    !Path.isAbsolute(path) && Path.isSame(Path.normalize(path), path) && !path.utf8.contains(0)
      && path != "." && path != ".." && !path.hasPrefix("../")
  }
}
