import Foundation

/// The Python packages that read what reports and files for CI hold; `.ci/setup tests` installs them.
package enum PythonPackages {
  /// Tests that need them run when they are there, and always in CI, where their absence is a failure.
  package static let areWanted: Bool = {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    let said = try? Scratch().run(["python3", "-c", "import jsonschema, junitparser, yaml"])
    return said == ""
  }()
}
