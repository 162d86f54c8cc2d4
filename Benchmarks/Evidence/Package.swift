// swift-tools-version: 6.3
// A package of its own, so that the product is built without it. `./run` here prints the figures.
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "EvidenceBenchmark",
  targets: [
    .systemLibrary(name: "CXML", path: "Sources/CXML", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CSodium", path: "Sources/CSodium", pkgConfig: "libsodium"),
    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "Digests", dependencies: ["CSodium"], swiftSettings: strict),
    .target(name: "Claims", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(name: "Evidence", dependencies: ["Claims", "Digests", "Diagnostics", "CXML"], swiftSettings: strict),
    .executableTarget(
      name: "Benchmark", dependencies: ["Claims", "Evidence", "Diagnostics"], swiftSettings: strict),
  ]
)
