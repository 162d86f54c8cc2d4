import Claims
import Content
import Localization
import Diagnostics
import Mustache
import Pages
import Workspace

/// The templates, styles, scripts and words that a run uses: the workspace's own where it has them, else the tool's.
struct ToolFiles {
  /// Templates, ready to render.
  let templates: TemplateSet
  /// The tool's own words, by language.
  let words: [LocaleCode: Words]
  /// Where the tiles of the map stand.
  let tiles: TilePositions
  /// Files that are published as they are, by their name at the site's root.
  let assets: [(name: String, bytes: [UInt8])]
  /// The texts of what was read, by path, for messages that show a line.
  let texts: [String: SourceText]

  private static let assetNames = [
    "case.js", "claims.schema.json", "matrix.schema.json", "parts.css", "print.css", "script.js", "search.js",
    "style.css",
  ]

  /// Loads the files for some languages, without a workspace. A language without a file of words borrows those of English.
  static func load(_ folders: [Folder], locales: [LocaleCode]) throws -> ToolFiles {
    let snapshot = ToolSnapshot(folders)
    return try Ready(snapshot).files(of: locales, snapshot.words(), translated: [:])
  }

  /// What depends on no language: made ready while the content is read.
  struct Ready: Sendable {
    private let templates: TemplateSet
    private let tiles: TilePositions
    private let assets: [(name: String, bytes: [UInt8])]
    private let faults: [Diagnostic]
    private let texts: [String: SourceText]

    /// Compiles the templates. Throws where any is at fault.
    init(_ snapshot: ToolSnapshot) throws(BuildFault) {
      var reader = Reader(snapshot)
      templates = try reader.templates()
      tiles = reader.tiles()
      assets = assetNames.compactMap { name in reader.bytes(name).map { (name, $0) } }
      faults = reader.faults
      texts = reader.texts
    }

    /// All files, with the words of some languages. A language without a file of words has those that are `translated`, and
    /// borrows the others from English. Throws where any file is at fault.
    func files(
      of locales: [LocaleCode], _ read: [LocaleCode: WordsOfLanguage], translated: [LocaleCode: [String: String]]
    ) throws(BuildFault) -> ToolFiles {
      var selection = WordsSelection(read)
      let words = selection.words(locales, translated)
      let found = faults + selection.faults
      let all = texts.merging(selection.texts) { $1 }
      guard found.isEmpty else { throw BuildFault(diagnostics: found.sorted(), files: all) }
      return ToolFiles(templates: templates, words: words, tiles: tiles, assets: assets, texts: all)
    }
  }

  private struct Reader {
    let snapshot: ToolSnapshot
    var faults: [Diagnostic] = []
    var texts: [String: SourceText] = [:]

    init(_ snapshot: ToolSnapshot) { self.snapshot = snapshot }

    mutating func text(_ path: String) -> SourceText? {
      switch snapshot.text(path) {
      case .success(let text):
        texts[text.path] = text
        return text
      case .failure(let fault):
        faults.append(fault)
        return nil
      case nil: return nil
      }
    }

    mutating func bytes(_ path: String) -> [UInt8]? { text(path)?.bytes }

    mutating func templates() throws(BuildFault) -> TemplateSet {
      let names = snapshot.files.map(\.path).filter { $0.hasSuffix(".mustache") && !$0.contains("/") }
      let sources = names.compactMap { text($0) }
      do throws(TemplateFault) { return try TemplateSet.compile(sources) } catch {
        throw BuildFault(diagnostics: error.diagnostics, files: texts)
      }
    }

    mutating func tiles() -> TilePositions {
      guard let source = text("tiles.yaml") else { return TilePositions([:]) }
      return TilePositions(WordsFile.entries(source, reporting: &faults))
    }
  }

  /// Chooses the words of each language of a workspace.
  private struct WordsSelection {
    private let read: [LocaleCode: WordsOfLanguage]
    private(set) var faults: [Diagnostic] = []
    private(set) var texts: [String: SourceText] = [:]

    init(_ read: [LocaleCode: WordsOfLanguage]) { self.read = read }

    mutating func words(
      _ locales: [LocaleCode], _ translated: [LocaleCode: [String: String]]
    ) -> [LocaleCode: Words] {
      let english = LocaleCode("en").flatMap { wordsFile(of: $0) }
      var words: [LocaleCode: Words] = [:]
      for locale in locales {
        guard let own = wordsFile(of: locale) else {
          words[locale] = english.map {
            Words(
              locale: locale,
              entries: locale.isPseudo
                ? $0.entries.mapValues { PseudoText.text($0) }
                : $0.entries.merging(translated[locale] ?? [:]) { $1 })
          }
          continue
        }
        words[locale] = own
        guard let english else { continue }
        let (missing, unknown) = own.differences(from: english)
        let place = FileLocation.wholeFile("Templates/words/\(locale).yaml")
        for key in missing { faults.append(Diagnostic(.missingKey, "the words lack the key '\(key)'", at: place)) }
        for key in unknown {
          let hint = Suggestion.clause(for: key, among: missing)
          faults.append(Diagnostic(.unknownKey, "English has no words with the key '\(key)'\(hint)", at: place))
        }
      }
      return words
    }

    private mutating func wordsFile(of locale: LocaleCode) -> Words? {
      guard let own = read[locale] else { return nil }
      faults += own.faults
      guard let text = own.text else { return nil }
      texts[text.path] = text
      return Words(locale: locale, entries: own.entries)
    }
  }
}
