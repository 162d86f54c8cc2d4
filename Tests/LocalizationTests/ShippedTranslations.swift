import Claims
import Content
import Diagnostics
import Foundation
import Localization
import Testing
import Workspace

/// The shipped workspace and its translations, read once; copies of it with some files changed.
enum Shipped {
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  /// The content as it is shipped.
  static let content: LoadedContent = load([:])

  /// The files of the content folder that are text, by path.
  static let files: [String: String] = {
    guard let folder = try? Folder("\(checkout)/Content") else { return [:] }
    var faults: [Diagnostic] = []
    return folder.files(reporting: &faults).reduce(into: [:]) { files, path in
      if case .success(let text) = folder.text(path) { files[path] = text.text(0..<text.bytes.count) }
    }
  }()

  /// The content with some files written anew.
  static func load(_ changes: [String: String]) -> LoadedContent {
    guard !changes.isEmpty else {
      guard let folder = try? Folder("\(checkout)/Content", prefix: "Content") else { fatalError("no content") }
      return ContentLoader.load(folder)
    }
    let path = FileManager.default.temporaryDirectory.appending(path: "verbatim-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (file, text) in files.merging(changes, uniquingKeysWith: { $1 }) {
      let url = URL(filePath: "\(path)/\(file)")
      try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: url)
    }
    guard let folder = try? Folder(path, prefix: "Content") else { fatalError("no copy") }
    return ContentLoader.load(folder)
  }

  /// The content with some words of a file replaced; they must stand there once.
  static func load(replacing old: String, with new: String, in file: String) throws -> LoadedContent {
    let text = try #require(files[file])
    #expect(text.ranges(of: old).count == 1, "'\(old)' stands \(text.ranges(of: old).count) times in \(file)")
    return load([file: text.replacing(old, with: new)])
  }

  /// What is out of date, as `locale document#unit cause`, sorted.
  static func stale(_ content: LoadedContent) -> [String] {
    content.translations.flatMap { document in
      document.units.flatMap { unit in
        unit.causes.map { "\(document.locale) \(document.source.name)#\(unit.unit.key) \($0.subState)" }
      }
    }.sorted()
  }
}
