public import Claims
import Diagnostics
import Localization

/// The tool's own words as texts to translate, for languages that have no file of them.
public struct ToolWords: Sendable {
  /// The words in English, by key.
  public let entries: [String: String]
  /// The languages that have a file of their own.
  public let complete: Set<LocaleCode>
  /// The file of the English words, for messages.
  public let path: String

  /// Words; `path` is the file that they stand in.
  public init(entries: [String: String], complete: Set<LocaleCode>, path: String) {
    self.entries = entries
    self.complete = complete
    self.path = path
  }

  /// The words as a document: a unit a key, sorted.
  var document: SourceDocument {
    SourceDocument(
      .words,
      units: entries.sorted { $0.key < $1.key }.compactMap { key, text in
        guard let name = UnitKey(key), !text.isEmpty else { return nil }
        return TranslationUnit(key: name, kind: .label, source: Segment(text: text), location: .wholeFile(path))
      })
  }
}

extension ContentLoader {
  /// Judges the tool's words in the languages that have no file of them, and gives those that are translated.
  mutating func judgeWords(_ words: ToolWords?) -> [LocaleCode: [String: String]] {
    var translated: [LocaleCode: [String: String]] = [:]
    for locale in translatedLocales where !locale.isPseudo {
      guard let words, standardLocale.language == "en" else {
        // Who reads the content alone knows nothing of the tool's words.
        files.claim("locales/\(locale)/\(DocumentName.words.path)")
        continue
      }
      guard !words.complete.contains(locale) else { continue }
      let judged = judge(words.document, into: locale)
      documents.append(judged)
      faults += judged.diagnostics
      for unit in judged.units {
        // Words that lost a place cannot be filled in: English stands in for them, and a check tells.
        guard let text = unit.shown?.words,
          FilledPlaces.names(in: text) == FilledPlaces.names(in: unit.unit.source.words)
        else { continue }
        translated[locale, default: [:]][unit.unit.key.text] = text
      }
    }
    return translated
  }
}
