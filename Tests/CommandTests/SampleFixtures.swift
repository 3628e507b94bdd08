import Command
import Foundation
import TestSupport
import Testing

/// The sample catalog's fixtures, written once for all tests that read them.
enum SampleFixtures {
  /// Of each app and variant: the folder, the build that they are signed for, and how many lives its products have.
  static let apps = [
    (name: "inapprage", bundleID: "com.razeware.inapprage"),
    (name: "inapprage-beta", bundleID: "com.razeware.inapprage.beta"),
    (name: "removeads", bundleID: "com.coderzheaven.inappdemo"),
  ]

  private static let made = Task {
    let folder = try TemporaryFolder()
    let screen = Screen(workingDirectory: Checkout.url.path)
    let code = await screen.run("generate fixtures --to \(folder("generated"))")
    return (folder: folder, code: code, errors: screen.errors)
  }

  /// The folder that has `generated/`.
  static func folder() async throws -> TemporaryFolder {
    let made = try await made.value
    #expect(made.code == .clean, "\(made.errors)")
    return made.folder
  }
}
