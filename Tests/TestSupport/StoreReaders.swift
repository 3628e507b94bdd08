import Foundation

/// The Python that has what reads the App Store's tokens, receipts and answers; `.ci/setup tests` makes it.
package enum StoreReaders {
  package static let python = Program("python3")

  /// Tests that need them run when they are there, and always in CI, where their absence is a failure.
  package static let areWanted: Bool = {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    let modules = "appstoreserverlibrary, apple_purchase_receipt_verifier, inapppy, itunesiap"
    return (try? python.run(["-c", "import \(modules)"], in: "/"))?.code == 0
  }()

  /// What a script writes; all that it says of its failure where it fails.
  package static func run(_ script: String, _ arguments: [String] = [], in folder: String = "/") throws -> String {
    let said = try python.run(["-c", script] + arguments, in: folder)
    return said.code == 0 ? said.output : said.output + said.errors + "exit code \(said.code)"
  }
}
