import Claims
import Content
import Diagnostics
import Workspace

/// The tool's own words in every language that has a file, for surfaces that are no pages.
public struct InterfaceWords: Sendable {
  /// The languages, English first, then by name.
  public let locales: [String]
  /// The words by language and key.
  public let entries: [String: [String: String]]

  /// Reads `words/` of the template folders; a file of an earlier folder wins. Faulty files give what they can: the
  /// build tells what is wrong with them.
  public init(_ folders: WorkspaceFolders) {
    var entries: [String: [String: String]] = [:]
    var faults: [Diagnostic] = []
    for folder in folders.templates {
      for path in folder.files(below: "words", reporting: &faults) where path.hasSuffix(".yaml") {
        let locale = String(path.dropFirst("words/".count).dropLast(".yaml".count))
        guard entries[locale] == nil, case .success(let text) = folder.text(path) else { continue }
        entries[locale] = WordsFile.entries(text, reporting: &faults)
      }
    }
    self.entries = entries
    locales = ["en"].filter { entries[$0] != nil } + entries.keys.filter { $0 != "en" }.sorted()
  }
}

extension ToolWords {
  /// The tool's own words as texts to translate; nil where those in English cannot be read.
  init?(_ read: [LocaleCode: WordsOfLanguage]) {
    guard let english = LocaleCode("en").flatMap({ read[$0] }), let path = english.text?.path else { return nil }
    self.init(entries: english.entries, complete: Set(read.keys), path: path)
  }
}

extension WorkspaceFolders {
  /// The bytes of a file of the tool, the workspace's own first; empty where there is none.
  public func toolFile(_ path: String) -> [UInt8] {
    for folder in templates {
      if case .success(let bytes) = folder.bytes(path) { return bytes }
    }
    return []
  }
}
