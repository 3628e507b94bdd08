public import Foundation

extension StoreFixtures {
  /// What files a folder of fixtures has, and what each one proves.
  public struct Manifest: Hashable, Sendable {
    /// What tokens call their environment, such as `Sandbox`.
    public let environment: String
    /// The day that the fixtures were made for, `2026-12-01`; nil where the file does not say.
    public let day: String?
    /// The moment that the fixtures take for now.
    public let now: Date
    /// The bundle ID that tokens are of; nil where the catalog has none.
    public let bundleID: String?
    /// The store's number of the app; nil where the catalog has none.
    public let appleID: String?
    /// What the keys are that tokens are signed with, for people.
    public let note: String?
    /// All files, in the order of the manifest.
    public let files: [File]

    /// One file of the folder.
    public struct File: Hashable, Sendable {
      /// Within the folder, parts parted by `/`; what `data(at:)` takes.
      public let path: String
      /// What is in it, such as `transaction` or `notification`.
      public let kind: String
      /// The name of its JSON Schema; nil where it is no JSON.
      public let schema: String?
      /// The whole product ID that it is of; nil where it is of none or of many.
      public let product: String?
      /// What became of the purchase that it is of, such as `renewed`; nil where it is of none.
      public let scenario: String?
      /// The address of the test user that it is of; nil where it is of none.
      public let testUser: String?
      /// What a test with it shows, for people.
      public let proves: String?
      /// How a server answers with it; nil where it is no answer.
      public let http: HTTP?
    }

    /// How a server answers with a file.
    public struct HTTP: Hashable, Sendable {
      /// The status code, such as 404.
      public let status: Int
      /// The header fields by name.
      public let headers: [String: String]
    }
  }

  /// The bytes of a file of the folder, by its path in the manifest.
  ///
  /// Throws `StoreFixturesError`: `outsideFolder` for a path that is absolute, empty or leads out of the folder, also by
  /// a link; `unreadable`; `noFolder` where a single file was loaded.
  public func data(at path: String) throws -> Data {
    guard let folder else { throw StoreFixturesError.noFolder }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isInside = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && !part.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\\") }
    }
    guard isInside else { throw StoreFixturesError.outsideFolder(path) }
    let root = folder.standardizedFileURL.resolvingSymlinksInPath().path
    let url = URL(fileURLWithPath: root).appendingPathComponent(path).resolvingSymlinksInPath()
    guard url.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw StoreFixturesError.outsideFolder(path)
    }
    return try FixtureFile.data(url)
  }
}

extension StoreFixtures.Manifest {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    environment = try object.need("environment", Read.text)
    let clock = try object.need("clock", Read.object)
    do {
      day = try clock.may("date", Read.day)
      now = try clock.need("milliseconds", Read.date)
    } catch {
      throw error.inside("clock")
    }
    bundleID = try object.may("bundleID", Read.text)
    appleID = try object.may("appleID", Read.digits)
    note = try object.may("note", Read.text)
    files = try object.needList("files", File.init(reading:))
  }
}

extension StoreFixtures.Manifest.File {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    path = try object.need("path", Read.text)
    kind = try object.need("kind", Read.text)
    schema = try object.may("schema", Read.text)
    product = try object.may("product", Read.text)
    scenario = try object.may("scenario", Read.text)
    testUser = try object.may("testUser", Read.text)
    proves = try object.may("proves", Read.text)
    http = try object.may("http", StoreFixtures.Manifest.HTTP.init(reading:))
  }
}

extension StoreFixtures.Manifest.HTTP {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    status = try object.need("status", Read.integer)
    var headers: [String: String] = [:]
    for member in try object.may("headers", Read.object)?.members ?? [] {
      do {
        headers[member.key] = try Read.text(member.value)
      } catch {
        throw error.inside(member.key).inside("headers")
      }
    }
    self.headers = headers
  }
}
