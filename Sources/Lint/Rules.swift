/// Every rule, in the order in which they are listed.
package enum Rules {
  package static let all: [any Rule] = [
    DuplicateProductID()
  ]

  package static func named(_ id: String) -> (any Rule)? {
    all.first { $0.about.id == id }
  }
}
