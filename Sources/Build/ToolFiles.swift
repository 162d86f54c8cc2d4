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

  /// Loads the files for some languages. A language without a file of words has those that are `translated`, and
  /// borrows the others from English.
  static func load(
    _ folders: [Folder], locales: [LocaleCode], translated: [LocaleCode: [String: String]] = [:]
  ) throws -> ToolFiles {
    var reader = Reader(folders)
    let templates = try reader.templates()
    let words = reader.words(locales, translated)
    let tiles = reader.tiles()
    let assets = assetNames.compactMap { name in reader.bytes(name).map { (name, $0) } }
    guard reader.faults.isEmpty else { throw BuildFault(diagnostics: reader.faults.sorted(), files: reader.texts) }
    return ToolFiles(templates: templates, words: words, tiles: tiles, assets: assets, texts: reader.texts)
  }

  /// Every file that could matter, for the fingerprint of a run: path and folder, the winning one of each name.
  static func inputs(_ folders: [Folder]) -> [(path: String, folder: Folder)] {
    var faults: [Diagnostic] = []
    var seen: Set<String> = []
    return folders.flatMap { folder in
      folder.files(reporting: &faults).filter { seen.insert($0).inserted }.map { ($0, folder) }
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private struct Reader {
    let inputs: [(path: String, folder: Folder)]
    var faults: [Diagnostic] = []
    var texts: [String: SourceText] = [:]

    init(_ folders: [Folder]) { inputs = ToolFiles.inputs(folders) }

    mutating func text(_ path: String) -> SourceText? {
      guard let folder = inputs.first(where: { $0.path == path })?.folder else { return nil }
      switch folder.text(path) {
      case .success(let text):
        texts[text.path] = text
        return text
      case .failure(let fault):
        faults.append(fault)
        return nil
      }
    }

    mutating func bytes(_ path: String) -> [UInt8]? { text(path)?.bytes }

    mutating func templates() throws -> TemplateSet {
      let names = inputs.map { $0.path }.filter { $0.hasSuffix(".mustache") && !$0.contains("/") }
      let sources = names.compactMap { text($0) }
      do { return try TemplateSet.compile(sources) } catch {
        throw BuildFault(diagnostics: error.diagnostics, files: texts)
      }
    }

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

    mutating func tiles() -> TilePositions {
      guard let source = text("tiles.yaml") else { return TilePositions([:]) }
      return TilePositions(WordsFile.entries(source, reporting: &faults))
    }

    private mutating func wordsFile(of locale: LocaleCode) -> Words? {
      guard let source = text("words/\(locale).yaml") else { return nil }
      return Words(locale: locale, entries: WordsFile.entries(source, reporting: &faults))
    }
  }
}
