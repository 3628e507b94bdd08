package import Foundation

/// The folder with the public test suites and facts that the tests are held to.
package enum SharedFolder {
  /// `IAPCATALOG_SHARED`, or the folder `shared` beside the checkout.
  package static let url: URL = {
    if let path = ProcessInfo.processInfo.environment["IAPCATALOG_SHARED"] {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return Checkout.url.deletingLastPathComponent().appendingPathComponent("shared", isDirectory: true)
  }()

  /// Whether it is there; a CI run that lacks it must fail, not skip.
  package static var isPresent: Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  /// Tests that need the folder run when it is there, and always in CI, where its absence is a failure.
  package static var isWanted: Bool {
    isPresent || ProcessInfo.processInfo.environment["CI"] != nil
  }
}

/// This checkout.
package enum Checkout {
  package static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
