// swift-tools-version: 6.3
// A package of its own, so that the product is built without it: `swift run -c release` here prints the figures.
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "ConsistencyBenchmark",
  targets: [
    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "Claims", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(name: "Cores", swiftSettings: strict),
    .target(name: "Consistency", dependencies: ["Claims", "Cores", "Diagnostics"], swiftSettings: strict),
    .executableTarget(
      name: "Benchmark", dependencies: ["Claims", "Consistency", "Diagnostics"], swiftSettings: strict),

    // For the shipped content: what reads it.
    .systemLibrary(name: "CCMark", pkgConfig: "libcmark"),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium"),
    .target(name: "Digests", dependencies: ["CSodium"], swiftSettings: strict),
    .target(name: "Workspace", dependencies: ["Cores", "Diagnostics", "Digests"], swiftSettings: strict),
    .target(name: "Markup", dependencies: ["CCMark", "Diagnostics"], swiftSettings: strict),
    .target(name: "Guides", dependencies: ["Claims", "Markup", "Diagnostics"], swiftSettings: strict),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0"),
    .target(name: "XLIFF", dependencies: ["CXML", "Diagnostics"], swiftSettings: strict),
    .target(
      name: "Localization", dependencies: ["Claims", "Markup", "Guides", "XLIFF", "Digests", "Diagnostics"],
      swiftSettings: strict),
    .target(
      name: "Content",
      dependencies: ["Workspace", "Claims", "Cores", "Markup", "Guides", "Localization", "Diagnostics", "CYAML"],
      swiftSettings: strict),
    .executableTarget(
      name: "Shipped", dependencies: ["Claims", "Consistency", "Content", "Guides", "Workspace"],
      swiftSettings: strict),
  ]
)
