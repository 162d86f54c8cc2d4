// swift-tools-version: 6.3
// The house: one target a module, dependencies as docs/architecture.md allows them (LayeringTests compares).
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A module of Swift code.
func module(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Sources/\(name)", swiftSettings: strict)
}

/// A door: the module map of one C library, found by pkg-config.
func door(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// The tests of one module.
func tests(_ name: String, _ dependencies: [String]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: (dependencies + ["TestSupport"]).map { .byName(name: $0) },
    path: "Tests/\(name)Tests", swiftSettings: strict)
}

let package = Package(
  name: "Verbatim",
  products: [.executable(name: "verbatim", targets: ["VerbatimCLI"])],
  targets: [
    door("CCMark", pkgConfig: "libcmark", apt: "libcmark-dev", brew: "cmark"),
    door("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    door("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    door("CXML", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    door("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev", brew: "libsodium"),
    door("CMicroHTTPD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),

    module("Diagnostics"),
    module("Cores"),
    module("Digests", ["CSodium"]),
    module("Workspace", ["Cores", "Diagnostics", "Digests"]),
    module("Claims", ["Diagnostics"]),
    module("ClaimsDatabase", ["Claims", "Diagnostics", "CSQLite"]),
    module("Markup", ["CCMark", "Diagnostics"]),
    module("Mustache", ["Diagnostics"]),
    module("Guides", ["Claims", "Markup", "Diagnostics"]),
    module("XLIFF", ["CXML", "Diagnostics"]),
    module("Localization", ["Claims", "Markup", "Guides", "XLIFF", "Digests", "Diagnostics"]),
    module(
      "Content", ["Workspace", "Claims", "Cores", "Markup", "Guides", "Localization", "Diagnostics", "CYAML"]),
    module("Consistency", ["Claims", "Cores", "Diagnostics"]),
    module("Evidence", ["Claims", "Digests", "Diagnostics", "CXML"]),
    module("Pages", ["Claims", "Cores", "Guides", "Consistency", "Evidence", "Localization", "Markup", "Diagnostics"]),
    module("Rendering", ["Claims", "Pages", "Markup", "Mustache", "Diagnostics"]),
    module(
      "Build",
      [
        "Claims", "ClaimsDatabase", "Consistency", "Content", "Cores", "Diagnostics", "Digests", "Evidence", "Guides",
        "Localization", "Markup", "Mustache", "Packets", "Pages", "Rendering", "Workspace",
      ]),
    module("Preview", ["Diagnostics", "CMicroHTTPD"]),
    module(
      "Packets",
      ["Claims", "Consistency", "Evidence", "Guides", "Pages", "Rendering", "Digests", "Workspace", "Diagnostics"]),
    module(
      "Commands",
      [
        "Build", "Claims", "ClaimsDatabase", "Consistency", "Content", "Diagnostics", "Digests", "Evidence", "Guides",
        "Localization", "Packets", "Pages", "Preview", "Workspace",
      ]),
    .executableTarget(
      name: "VerbatimCLI", dependencies: ["Commands"], path: "Sources/VerbatimCLI", swiftSettings: strict),

    tests("Diagnostics", ["Diagnostics"]),
    tests("Markup", ["Markup", "Diagnostics"]),
    tests("Mustache", ["Mustache", "Diagnostics"]),
    tests("Consistency", ["Consistency", "Claims", "Content", "Diagnostics", "Workspace"]),
    tests("ClaimsDatabase", ["ClaimsDatabase", "Claims", "Diagnostics"]),
    tests("XLIFF", ["XLIFF", "Diagnostics"]),
    tests(
      "Content",
      [
        "Content", "Claims", "ClaimsDatabase", "Digests", "Diagnostics", "Guides", "Localization", "Markup",
        "Workspace",
      ]),
    tests(
      "Localization",
      ["Localization", "Claims", "Content", "Diagnostics", "Digests", "Guides", "Markup", "Workspace", "XLIFF"]),
    tests("Claims", ["Claims", "Diagnostics"]),
    tests("Workspace", ["Workspace", "Diagnostics"]),
    tests("Pages", ["Pages", "Claims", "Consistency", "Content", "Diagnostics", "Guides", "Workspace"]),
    tests("Rendering", ["Rendering", "Markup"]),
    tests("Evidence", ["Evidence", "Claims", "Content", "Digests", "Diagnostics", "Workspace"]),
    tests("Preview", ["Preview", "Diagnostics"]),
    tests("Digests", ["Digests"]),
    tests(
      "Packets",
      [
        "Packets", "Build", "Claims", "Consistency", "Diagnostics", "Digests", "Guides", "Pages", "Rendering",
        "Workspace",
      ]),
    tests("EndToEnd", []),
    tests("Layering", []),
    .target(
      name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport", swiftSettings: strict),
  ]
)
