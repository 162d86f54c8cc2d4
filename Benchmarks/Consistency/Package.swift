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
    .target(name: "Consistency", dependencies: ["Claims", "Diagnostics"], swiftSettings: strict),
    .executableTarget(
      name: "Benchmark", dependencies: ["Claims", "Consistency", "Diagnostics"], swiftSettings: strict),
  ]
)
