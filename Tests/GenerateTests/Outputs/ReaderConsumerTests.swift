import Foundation
import TestSupport
import Testing

/// The JSON and the property lists are read by readers that are not ours.
struct ReaderConsumerTests {
  private static func python(_ script: String, _ path: String) throws -> String {
    let folder = try Scratch()
    let url = GoldenCatalog.url(path)
    return try folder.run(["python3", "-c", script, url.path])
  }

  @Test("the array of the list is that of the property list", arguments: ["in-app-rage", "in-app-rage-beta"])
  func lists(variant: String) throws {
    let list = try Self.python(
      "import json,sys; print('\\n'.join(json.load(open(sys.argv[1]))))",
      "product-ids-json/\(variant)/product-ids.json")
    let plist = try Self.python(
      "import plistlib,sys; print('\\n'.join(plistlib.load(open(sys.argv[1],'rb'))))",
      "product-ids-plist/\(variant)/Products.plist")
    #expect(list == plist)
    #expect(list.split(separator: "\n").count == 20)
    let own = variant.hasSuffix("beta") ? "com.razeware.inapprage.beta.beta-badge" : "com.razeware.sticker"
    #expect(list.contains(own + "\n0123\n"), "A11, A16: in the order of the catalog, to the character")
  }

  @Test("the types hold every product once") func byType() throws {
    let said = try Self.python(
      """
      import json,sys
      value = json.load(open(sys.argv[1]))
      every = [i for l in value['types'].values() for i in l]
      print(list(value), list(value['types']), len(every), len(set(every)))
      print(value['groups']['Rage Club'][0], value['attributes']['com.razeware.inapprage.gold.1.5']['coins'])
      print(value['attributes']['com.razeware.inapprage.drummerrage']['shelf'])
      """, "product-ids-json-by-type/in-app-rage/product-ids.json")
    #expect(
      said == """
        ['format', 'types', 'groups', 'attributes'] ['consumable', 'non-consumable', 'non-renewing-subscription', \
        'auto-renewable-subscription'] 20 20
        com.razeware.inapprage.club.gold 1.5
        {'row': 1, 'tags': ['music', '007']}

        """)
  }

  @Test("the groups are as StoreHelper reads them") func groups() throws {
    let said = try Self.python(
      """
      import plistlib,sys
      value = plistlib.load(open(sys.argv[1],'rb'))
      print(list(value), len(value['Products']), [(list(g), g['Group'], len(g['Products'])) for g in value['Subscriptions']])
      """, "product-ids-plist-groups/in-app-rage/Products.plist")
    #expect(
      said == """
        ['Products', 'Subscriptions'] 16 [(['Group', 'Products'], 'Rage Club', 3), (['Group', 'Products'], 'Magazine', 1)]

        """)
  }

  /// Apple's own, or the toolchain's; GNUstep has another tool of that name.
  private static let plutil: String? = {
    #if os(macOS)
      return "/usr/bin/plutil"
    #else
      let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
      let compiler = folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
      let folder = compiler.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
      let path = folder?.appendingPathComponent("plutil").path
      return path.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
    #endif
  }()

  @Test("plutil takes them", .enabled(if: plutil != nil)) func lint() throws {
    let plutil = try #require(Self.plutil)
    for path in ["product-ids-plist/in-app-rage", "product-ids-plist-groups/in-app-rage-beta"] {
      let url = GoldenCatalog.url("\(path)/Products.plist")
      let said = try Scratch().run([plutil, "-lint", url.path])
      #expect(said.hasSuffix(": OK\n"), "\(said)")
    }
  }
}
