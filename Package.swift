// swift-tools-version: 6.2

import PackageDescription

/// Every target is built this way; a warning is an error.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Programs have Swift's library in them: they start faster than the library alone can be loaded.
let selfContained: [LinkerSetting] = [
  .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], fixtures: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + ["TestSupport"], exclude: fixtures,
    swiftSettings: strict)
}

let package = Package(
  name: "iapcatalog",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "iapcatalog", targets: ["iapcatalog"]),
    .library(name: "StoreFixtures", targets: ["StoreFixtures"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(name: "CPlatform"),

    module("JSON"),
    module("XML"),
    module("Diagnostics"),
    module("Files", ["CPlatform"]),
    module("YAML", ["CYAML", "Diagnostics"]),
    module("Reports", ["JSON", "XML", "Diagnostics"]),
    module("AppStore", ["Diagnostics"]),
    module("CatalogModel", ["JSON", "YAML", "Diagnostics", "Files", "AppStore"]),
    module("Lint", ["CatalogModel", "AppStore", "Diagnostics", "Files", "JSON", "YAML"]),
    module("Mustache", ["Diagnostics"]),
    module("Signing", ["CCrypto"]),
    module(
      "Generate",
      [
        "JSON", "XML", "Diagnostics", "Files", "AppStore", "CatalogModel", "Mustache", "Signing", "BuiltinTemplates",
      ]),
    module(
      "Command",
      ["JSON", "Diagnostics", "Files", "Reports", "AppStore", "CatalogModel", "Lint", "Signing", "Generate"]),
    module("StoreFixtures"),
    .executableTarget(
      name: "iapcatalog", dependencies: ["Command"], swiftSettings: strict, linkerSettings: selfContained),
    .executableTarget(
      name: "benchmark", dependencies: ["Command", "Diagnostics", "Files", "YAML"], swiftSettings: strict,
      linkerSettings: selfContained),

    // The templates stand beside their list, where a team looks for something to copy.
    .target(
      name: "BuiltinTemplates", path: "templates",
      resources: [
        .embedInCode("product-ids-constants.swift.mustache"), .embedInCode("product-ids.h.mustache"),
        .embedInCode("product-ids.m.mustache"), .embedInCode("product-ids.swift.mustache"),
      ],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["CatalogModel", "Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("JSON", ["JSON"]),
    tests("Diagnostics", ["Diagnostics"]),
    tests("Files", ["Files"]),
    tests("YAML", ["YAML", "Diagnostics"]),
    tests("AppStore", ["AppStore"]),
    tests("XML", ["XML"]),
    tests("Reports", ["Reports", "Diagnostics", "JSON"], fixtures: ["Golden"]),
    tests("CatalogModel", ["CatalogModel", "AppStore", "Diagnostics", "Lint", "YAML"]),
    tests(
      "Lint", ["Lint", "CatalogModel", "AppStore", "Diagnostics", "Generate", "Reports"], fixtures: ["Fixtures"]),
    tests("Mustache", ["Mustache", "Diagnostics", "BuiltinTemplates"]),
    tests("Signing", ["Signing"]),
    tests("StoreFixtures", ["StoreFixtures"], fixtures: ["Fixtures"]),
    tests(
      "Generate", ["CatalogModel", "Diagnostics", "Files", "Generate", "JSON", "Signing"], fixtures: ["Golden"]),
    tests(
      "Command",
      [
        "AppStore", "Command", "CatalogModel", "Diagnostics", "Generate", "JSON", "Lint", "Signing", "StoreFixtures",
        "YAML", "iapcatalog",
      ],
      fixtures: ["Golden", "IAPHelper"]),
  ]
)
