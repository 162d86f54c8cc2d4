import Claims
import Diagnostics

extension ContentLoader {
  /// Reads which locales there are, and the labels of those that are translated into.
  mutating func readLocales(_ head: Fields?) {
    locales = head.map { PublicationReader.locales($0, reporting: &faults) }
    translations = TranslationTable(locales: translatedLocales)
    checkLocaleFolders()
    for locale in translatedLocales {
      guard let entries = files.entries("locales/\(locale)/labels.yaml") else { continue }
      translations.add(entries, for: locale)
    }
  }

  /// Folders of translations that nothing would read.
  private mutating func checkLocaleFolders() {
    for name in files.names(below: "locales") {
      let folder = "locales/\(name)"
      guard let locales else {
        // The workspace file is broken: nobody knows which locales there are.
        files.claim(below: folder)
        continue
      }
      let locale = LocaleCode(name)
      if let locale, translatedLocales.contains(locale) { continue }
      let message: String
      if locale == locales.standard {
        message = "'\(name)' is the default locale: its texts stand in the files themselves"
      } else if locale != nil {
        message = "'\(name)' is not among the locales of verbatim.yaml"
      } else {
        message = "'\(name)' is not a locale such as en or zh-Hans"
      }
      let hint = Suggestion.clause(for: name, among: translatedLocales.map { $0.tag })
      faults.append(
        Diagnostic(
          .badLocale, "nothing reads this folder; \(message)\(hint)", at: .wholeFile(files.shown(folder)),
          severity: .warning))
      files.claim(below: folder)
    }
  }

  /// The unofficial translations of quotes.
  mutating func glosses(_ claims: inout ClaimNames) -> [Gloss] {
    var glosses: [Gloss] = []
    for locale in translatedLocales {
      for entry in files.entries("locales/\(locale)/glosses.yaml") ?? [] {
        guard let claim = claims.id(entry.key, reporting: &faults), let text = entry.value.scalar else { continue }
        glosses.append(Gloss(claim: claim, locale: locale, text: text.value))
      }
    }
    return glosses.sorted { ($0.claim, $0.locale) < ($1.claim, $1.locale) }
  }
}
