// swift-tools-version: 6.3
// The readers of what others wrote, built for libFuzzer with AddressSanitizer: `make fuzz` (tools/fuzz) builds and runs
// them. A package of its own, because sanitizers are settings of a whole build.
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library", "-O"]),
]

func module(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings)
}

let package = Package(
  name: "Fuzz",
  products: [.library(name: "FuzzTargets", type: .static, targets: ["FuzzTargets"])],
  targets: [
    .systemLibrary(name: "CCMark", pkgConfig: "libcmark"),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium"),
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd"),
    module("Diagnostics"),
    module("Cores"),
    module("Digests", ["CSodium"]),
    module("Workspace", ["Cores", "Diagnostics", "Digests"]),
    module("Claims", ["Diagnostics"]),
    module("Markup", ["CCMark", "Diagnostics"]),
    module("Mustache", ["Diagnostics"]),
    module("Guides", ["Claims", "Markup", "Diagnostics"]),
    module("XLIFF", ["CXML", "Diagnostics"]),
    module("Localization", ["Claims", "Markup", "Guides", "XLIFF", "Digests", "Diagnostics"]),
    module("Content", ["Workspace", "Claims", "Cores", "Markup", "Guides", "Localization", "Diagnostics", "CYAML"]),
    module("Consistency", ["Claims", "Cores", "Diagnostics"]),
    module("Evidence", ["Claims", "Digests", "Diagnostics", "CXML"]),
    module("Pages", ["Claims", "Cores", "Guides", "Consistency", "Evidence", "Localization", "Markup", "Diagnostics"]),
    module("Rendering", ["Claims", "Pages", "Markup", "Mustache", "Digests", "Diagnostics"]),
    module(
      "Packets",
      ["Claims", "Consistency", "Evidence", "Guides", "Pages", "Rendering", "Digests", "Workspace", "Diagnostics"]),
    module("Preview", ["Diagnostics", "CMicroHTTPD"]),
    module(
      "FuzzTargets",
      ["Content", "Diagnostics", "Evidence", "Markup", "Mustache", "Packets", "Preview", "Workspace", "XLIFF"]),
  ]
)
