import Diagnostics

/// Whose limits and types hold.
package enum Profile: String, Sendable, Hashable, CaseIterable {
  /// The store of today.
  case appStoreConnect = "app-store-connect"
  /// The store of 2012 to 2016, and the web forms of 2017.
  case iTunesConnect = "itunes-connect"

  /// The profile that a text most likely means.
  package static func suggestion(for text: String) -> String? {
    switch text.lowercased() {
    case "asc": Profile.appStoreConnect.rawValue
    case "itc": Profile.iTunesConnect.rawValue
    default: Spelling.nearest(to: text, among: allCases.lazy.map(\.rawValue))
    }
  }
}
