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
  platforms: [.macOS(.v13)],
  targets: [
    module("Diagnostics"),
    module("Mustache", ["Diagnostics"]),

    // The templates stand beside their list, where a team looks for something to copy.
    .target(
      name: "BuiltinTemplates", path: "templates",
      resources: [
        .embedInCode("product-ids-constants.swift.mustache"), .embedInCode("product-ids.h.mustache"),
        .embedInCode("product-ids.m.mustache"), .embedInCode("product-ids.swift.mustache"),
      ],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("Diagnostics", ["Diagnostics"]),
    tests("Mustache", ["Mustache", "Diagnostics", "BuiltinTemplates"]),
  ]
)
