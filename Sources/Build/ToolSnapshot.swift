import Claims
import Content
import Cores
import Diagnostics
import Workspace

/// The tool's own files as they were at one moment, the workspace's own before those of the tool.
struct ToolSnapshot: Sendable {
  /// Every file that could matter, the winning one of each name, sorted by path.
  let files: [(path: String, folder: FolderSnapshot)]
  private let index: [String: Int]

  /// Reads the folders, of which an earlier one wins.
  init(_ folders: [Folder]) {
    var seen: Set<String> = []
    files = folders.map { FolderSnapshot($0) }.flatMap { snapshot in
      snapshot.paths.filter { seen.insert($0).inserted }.map { (path: $0, folder: snapshot) }
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    index = Dictionary(files.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
  }

  /// The text of a file; nil where there is none.
  func text(_ path: String) -> Result<SourceText, Diagnostic>? { index[path].map { files[$0].folder.text(path) } }

  /// The words of the languages that have a file of them.
  func words() -> [LocaleCode: WordsOfLanguage] {
    let prefix = "words/"
    let found = files.map(\.path).compactMap { path -> (locale: LocaleCode, path: String)? in
      guard path.hasPrefix(prefix), path.hasSuffix(".yaml") else { return nil }
      return LocaleCode(String(path.dropFirst(prefix.count).dropLast(".yaml".count))).map { ($0, path) }
    }
    let read = Parallel.map(found) { (found) -> WordsOfLanguage in
      switch text(found.path) {
      case .success(let text):
        var faults: [Diagnostic] = []
        let entries = WordsFile.entries(text, reporting: &faults)
        return WordsOfLanguage(text: text, entries: entries, faults: faults)
      case .failure(let fault): return WordsOfLanguage(text: nil, entries: [:], faults: [fault])
      case nil: return WordsOfLanguage(text: nil, entries: [:], faults: [])
      }
    }
    return Dictionary(zip(found.map(\.locale), read)) { first, _ in first }
  }
}

/// The tool's words in one language, and what is wrong with their file.
struct WordsOfLanguage: Sendable {
  /// The file; nil where it cannot be read.
  let text: SourceText?
  let entries: [String: String]
  let faults: [Diagnostic]
}
