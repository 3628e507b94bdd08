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

    .target(
      name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("Diagnostics", ["Diagnostics"]),
    tests("Mustache", ["Mustache", "Diagnostics"]),
  ]
)
