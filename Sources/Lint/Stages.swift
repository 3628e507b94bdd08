import CatalogModel
import Diagnostics

extension Product {
  /// Whether it is sold no more: only its identifier and its type matter.
  var isRetired: Bool { self.stage.value == .retired }

  /// Whether it surely is in the store, or will be: a stage that cannot be read says nothing.
  var isWanted: Bool { effectiveStage == .live || effectiveStage == .draft }

  /// What something that is missing weighs: a draft may lack what a live product must have.
  func severity(ofMissing severity: Severity) -> Severity {
    guard self.stage.value == .draft else { return severity }
    return severity == .error ? .warning : .note
  }
}
