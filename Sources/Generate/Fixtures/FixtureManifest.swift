import CatalogModel
import JSON

/// The list of all files, with what each is for.
struct FixtureManifest {
  let shop: Shop
  let files: [FixtureFile]

  var bytes: [UInt8] { JSONWriter.bytes(value) }

  private var value: JSONValue {
    var members = JSONMembers()
    members.add("format", ["name": "fixtures", "version": 1])
    members.add("environment", Tokens.environment)
    members.add(
      "clock", ["date": .string(shop.now.date.description), "milliseconds": .number(shop.now.milliseconds)])
    members.add("bundleID", shop.bundleID)
    members.add("appleID", shop.catalog.string(of: shop.state.record.appleID))
    members.add(
      "note",
      "Made from the catalog, for tests alone: signed with a public test key that nobody trusts, and of no Apple account."
    )
    members.add("files", .array(files.map(\.entry)))
    return members.object
  }
}
