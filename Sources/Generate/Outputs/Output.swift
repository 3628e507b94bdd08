import CatalogModel
package import Diagnostics

/// Something that is made from the catalog for each app and store record: one file, or a few that belong together.
///
/// The same scope gives the same bytes everywhere: no clock, no environment, no order but the catalog's.
package protocol Output: Sendable {
  /// As the catalog and the command line say it.
  var name: String { get }
  /// What it is for, in one line.
  var summary: String { get }
  /// Where it goes within its folder; `{app}` is the scope's file key.
  var defaultFile: String { get }
  /// Makes the files of one app in one store record.
  func files(for scope: OutputScope) -> OutputFiles
  /// The same files without their bytes, and the same findings: what can be told without the work of making them. Of a
  /// bundle one file is enough.
  func sketch(for scope: OutputScope) -> OutputFiles
}

extension Output {
  package var summary: String {
    OutputKeys.all.first { $0.name == name }?.summary ?? ""
  }
}

/// What an output made.
package struct OutputFiles: Sendable {
  /// Within the output's folder.
  package var files: [(path: String, bytes: [UInt8])]
  package var findings: [Diagnostic]
  /// The folder that has all of them and nothing else, where they are too many to be told one by one.
  package var bundle: String?

  package init(
    _ files: [(path: String, bytes: [UInt8])] = [], findings: [Diagnostic] = [], bundle: String? = nil
  ) {
    self.files = files
    self.findings = findings
    self.bundle = bundle
  }

  /// One text.
  package static func text(_ path: String, _ text: String) -> OutputFiles {
    OutputFiles([(path, Array(text.utf8))])
  }
}
