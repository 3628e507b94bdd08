public import Foundation

/// Why fixtures could not be loaded, or a question about them not answered.
public enum StoreFixturesError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  /// A file is not there or may not be read. The reason is the system's, for people.
  case unreadable(path: String, reason: String)
  /// A file is no JSON text. The reason names line and column, for people.
  case notJSON(path: String, reason: String)
  /// A file is of another format than the one that is read from it, or names none (`found` is nil).
  case otherFormat(path: String, expected: String, found: String?)
  /// A file is of a version of its format that this library does not know.
  case otherVersion(path: String, format: String, expected: Int, found: String)
  /// A key that must be there is not. The key is the whole way to it, such as `products[3].prices.USA.price`.
  case missingKey(path: String, key: String)
  /// The value of a key is not what it must be; both texts are for people.
  case wrongValue(path: String, key: String, expected: String, found: String)
  /// The store was made without prices of this storefront; the known codes are sorted.
  case unknownStorefront(String, known: [String])
  /// There is no test user with exactly this address; the known ones are in the order of the catalog.
  case unknownTestUser(String, known: [String])
  /// A path is absolute, empty, or leads out of the folder of fixtures.
  case outsideFolder(String)
  /// Files were asked of fixtures that were loaded from a single `store.json`.
  case noFolder

  /// One sentence, in lower case, that stands alone.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path): cannot be read: \(reason)"
    case .notJSON(let path, let reason):
      "\(path): is not JSON: \(reason)"
    case .otherFormat(let path, let expected, let found):
      "\(path): expects the format \(expected.quoted) and got \(found.map(\.quoted) ?? "none")"
    case .otherVersion(let path, let format, let expected, let found):
      "\(path): expects \(format) version \(expected) and got \(found.shortened): generate it anew"
    case .missingKey(let path, let key):
      "\(path): \(key.shortened) is missing"
    case .wrongValue(let path, let key, let expected, let found):
      "\(path): \(key.isEmpty ? "the file" : key.shortened) expects \(expected) and got \(found)"
    case .unknownStorefront(let code, let known):
      "the store was made without the storefront \(code.quoted), it has \(Self.list(known)): add it to the catalog's "
        + "`storefronts:` and generate anew"
    case .unknownTestUser(let email, let known):
      "there is no test user \(email.quoted), the store has \(Self.list(known))"
    case .outsideFolder(let path):
      "the path \(path.quoted) leads out of the folder of fixtures"
    case .noFolder:
      "the fixtures were loaded from a single file: load their folder to read others"
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

extension StoreFixturesError {
  init(_ fault: ReadingFault, in path: String) {
    switch fault.problem {
    case .missing: self = .missingKey(path: path, key: fault.path)
    case .wrong(let expected, let found):
      self = .wrongValue(path: path, key: fault.path, expected: expected, found: found)
    }
  }
}
