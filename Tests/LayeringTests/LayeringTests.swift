import Foundation
import Testing

/// The house's rule on who may import whom, compared with every import line. The same table stands in
/// `docs/architecture.md` with the reasons.
@Suite struct LayeringTests {
  /// For each module, the modules of the house that it may import.
  private static let mayImport: [String: Set<String>] = [
    "Diagnostics": [],
    "Cores": [],
    "Digests": ["CSodium"],
    "Workspace": ["Cores", "Diagnostics", "Digests"],
    "Claims": ["Diagnostics"],
    "Markup": ["CCMark", "Diagnostics"],
    "Mustache": ["Diagnostics"],
    "Guides": ["Claims", "Markup", "Diagnostics"],
    "XLIFF": ["CXML", "Diagnostics"],
    "Localization": ["Claims", "Markup", "Guides", "XLIFF", "Digests", "Diagnostics"],
    "Content": ["Workspace", "Claims", "Cores", "Markup", "Guides", "Localization", "Diagnostics", "CYAML"],
    "ClaimsDatabase": ["Claims", "Digests", "Diagnostics", "CSQLite"],
    "Consistency": ["Claims", "Cores", "Diagnostics"],
    "Evidence": ["Claims", "Digests", "Diagnostics", "CXML"],
    "Pages": ["Claims", "Cores", "Guides", "Consistency", "Evidence", "Localization", "Markup", "Diagnostics"],
    "Rendering": ["Claims", "Pages", "Markup", "Mustache", "Digests", "Diagnostics"],
    "Build": [
      "Claims", "ClaimsDatabase", "Consistency", "Content", "Cores", "Diagnostics", "Digests", "Evidence", "Guides",
      "Localization", "Markup", "Mustache", "Packets", "Pages", "Rendering", "Workspace",
    ],
    "Preview": ["Diagnostics", "CMicroHTTPD"],
    "Packets": [
      "Claims", "Consistency", "Evidence", "Guides", "Pages", "Rendering", "Digests", "Workspace", "Diagnostics",
    ],
    "Commands": [
      "Build", "Claims", "ClaimsDatabase", "Consistency", "Content", "Diagnostics", "Digests", "Evidence", "Guides",
      "Localization", "Packets", "Pages", "Preview", "Workspace",
    ],
    "VerbatimCLI": ["Commands"],
  ]

  /// The C doors: each is opened by one file of one module.
  private static let doors: Set<String> = ["CCMark", "CSQLite", "CYAML", "CSodium", "CXML", "CMicroHTTPD"]

  /// What the system and the toolchain give.
  private static let system: Set<String> = ["Foundation", "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin"]

  private static var sources: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
  }

  /// Every import: the module that says it, the module that is imported, the file.
  private static func imports() throws -> [(module: String, imported: String, file: String)] {
    var found: [(module: String, imported: String, file: String)] = []
    let folder = sources
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
    for path in paths.sorted() {
      let module = String(path.prefix { $0 != "/" })
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n") {
        var words = line.trimmingCharacters(in: .whitespaces).split(separator: " ").map { String($0) }
        while let first = words.first,
          first.hasPrefix("@") || ["public", "internal", "package", "private"].contains(first)
        {
          words.removeFirst()
        }
        // A line of help that begins so has more words, or the words of a string around it.
        guard words.first == "import", words.count == 2 else { continue }
        let name = words[words.count - 1].split(separator: ".")[0]
        found.append((module, String(name), path))
      }
    }
    return found
  }

  @Test func `every module imports only what the table allows`() throws {
    let imports = try Self.imports()
    #expect(imports.count > 200)
    for line in imports where !Self.system.contains(line.imported) {
      let allowed = try #require(Self.mayImport[line.module], "the module \(line.module) is not in the table")
      #expect(allowed.contains(line.imported), "\(line.file) imports \(line.imported)")
    }
  }

  @Test func `every module of the table is there`() throws {
    let present = Set(try Self.imports().map { $0.module }).union(["Claims", "Diagnostics"])
    #expect(Set(Self.mayImport.keys) == present)
  }

  /// The packages that build some modules once more, with settings of their own.
  @Test(arguments: ["Fuzz", "Benchmarks/Consistency", "Benchmarks/Evidence"])
  func `a package beside the product builds its modules with all that they import`(package: String) throws {
    let folder = Self.sources.deletingLastPathComponent().appending(path: package)
    let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Sources").path())
    var needed: [String: Set<String>] = [:]
    for line in try Self.imports() where !Self.system.contains(line.imported) {
      needed[line.module, default: []].insert(line.imported)
    }
    for module in modules.sorted() {
      guard let imports = needed[module] else { continue }
      #expect(imports.isSubset(of: modules), "\(package) lacks a module that \(module) imports")
      let named = try Regex(#"(?:module|\.target)\(\s*(?:name: )?"\#(module)"(?:,\s*(?:dependencies: )?\[([^\]]*)\])?"#)
      let match = try #require(manifest.firstMatch(of: named), "\(package) does not build \(module)")
      let list = match.output[1].substring ?? ""
      let declared = Set(list.split { !$0.isLetter }.map { String($0) })
      #expect(imports.isSubset(of: declared), "\(package) does not declare all that \(module) imports")
    }
  }

  @Test func `each C library has one door that one file of a module opens`() throws {
    let imports = try Self.imports().filter { Self.doors.contains($0.imported) }
    for door in Self.doors {
      let modules = imports.filter { $0.imported == door }.map { $0.module }
      let allowed = Self.mayImport.filter { $0.value.contains(door) }.keys
      #expect(modules.sorted() == allowed.sorted(), "\(door) is not opened by one file of each module that may")
    }
  }
}
