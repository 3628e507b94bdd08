import Foundation

/// A JSON file of a known format and version.
struct FixtureFile {
  private let path: String
  private let json: JSONValue

  /// Whether there is a folder; throws where there is nothing, or nothing that can be read to an end.
  static func isFolder(_ url: URL) throws -> Bool {
    do {
      let values = try url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey, .isRegularFileKey])
      if values.isDirectory == true { return true }
      if values.isRegularFile == true { return false }
    } catch {
      throw StoreFixturesError.unreadable(path: url.path, reason: error.localizedDescription)
    }
    throw StoreFixturesError.unreadable(path: url.path, reason: "it is neither a file nor a folder")
  }

  /// The bytes of a regular file.
  static func data(_ url: URL) throws -> Data {
    if try isFolder(url) { throw StoreFixturesError.unreadable(path: url.path, reason: "it is a folder") }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw StoreFixturesError.unreadable(path: url.path, reason: error.localizedDescription)
    }
  }

  /// Reads a file of version 1 of a format.
  static func read(_ url: URL, format: String) throws -> FixtureFile {
    let file = try FixtureFile(path: url.path, data: data(url))
    try file.check(format)
    return file
  }

  private init(path: String, data: Data) throws {
    self.path = path
    do {
      json = try JSONParser.parse(data)
    } catch {
      throw StoreFixturesError.notJSON(path: path, reason: error.description)
    }
  }

  private func check(_ name: String) throws {
    let format = json.object?["format"]?.object
    let found = format?["name"]?.string
    guard found == name else {
      throw StoreFixturesError.otherFormat(path: path, expected: name, found: found)
    }
    let version = format?["version"]?.number
    guard version?.int == 1 else {
      throw StoreFixturesError.otherVersion(path: path, format: name, expected: 1, found: version?.text ?? "none")
    }
  }

  /// The file as something; throws `StoreFixturesError` with the key at fault.
  func value<Value>(_ read: Reader<Value>) throws -> Value {
    do {
      return try read(json)
    } catch {
      throw StoreFixturesError(error, in: path)
    }
  }
}
