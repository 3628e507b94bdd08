import AppStore
import YAML

/// Where something is sold: `all`, `{only: [USA]}` or `{except: [CHN]}`.
enum AvailabilityKeys {
  static func key<Record: Sendable>(
    _ name: String, _ path: Key<Record>.Path<Field<Availability>>, _ summary: String
  ) -> Key<Record> {
    .field(name, .either([.word(.allStorefronts), .record(shape)]), path, summary) { written, reader in
      reportUnclear(written, &reader)
      return availability(written)
    }
  }

  /// Neither of the two lists, or both, leave open what is meant.
  private static func reportUnclear(_ written: Written, _ reader: inout Reader) {
    guard written.kind == .mapping else { return }
    let hasBoth = written.entry("only") != nil && written.entry("except") != nil
    guard hasBoth || written.entries.isEmpty else { return }
    reader.report(
      "unclear-availability", "the storefronts are given by \(hasBoth ? "both only and except" : "nothing")",
      at: written.place, help: "write all, or one of only: [USA] and except: [CHN]")
  }

  static func storefront(_ written: Written) -> StorefrontCode? {
    written.string.map {
      StorefrontCode(code: Text(file: written.file, node: written.node), storefront: Storefront.named($0))
    }
  }

  private static let shape = RecordShape(
    noun: "an availability",
    keys: [
      RecordShape.Key(
        name: "only", summary: "The storefronts that sell it, and no other.", shape: .list(.word(.storefront))),
      RecordShape.Key(
        name: "except", summary: "The storefronts that do not sell it.", shape: .list(.word(.storefront))),
    ])

  private static func availability(_ written: Written) -> Availability? {
    if written.kind == .scalar {
      return written.string == "all" ? Availability(scope: .all, storefronts: []) : nil
    }
    let only = written.value("only")
    let except = written.value("except")
    guard (only == nil) != (except == nil), let list = only ?? except, list.kind == .sequence else { return nil }
    return Availability(scope: only == nil ? .except : .only, storefronts: list.items.compactMap(storefront))
  }
}
