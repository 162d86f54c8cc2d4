import Claims
import Localization

/// Judges how far translations can be relied on.
struct TranslationJudge: Sendable {
  /// The locales that are translated into.
  let locales: [LocaleCode]
  /// The locale of the originals.
  let standard: LocaleCode
  /// Who reviewed which translations.
  let reviews: [LocaleCode: [ReviewRecord]]
  /// The claims that translations lean on.
  let stamps: ClaimStamps

  /// A document in one locale; its translation is that of `labels` where there are any, else read from its file.
  func translation(
    of source: SourceDocument, into locale: LocaleCode, labels: TranslationTable? = nil, _ files: inout ContentFiles
  ) -> DocumentTranslation {
    let stored: StoredDocument?
    if locale.isPseudo {
      stored = PseudoText.document(source, from: standard, into: locale, stamps: stamps)
    } else {
      stored = labels.map { $0[locale] } ?? files.stored(source.name, into: locale, from: standard)
    }
    return DocumentTranslation(
      source, from: standard, into: locale, stored: stored, reviews: reviews[locale] ?? [], stamps: stamps,
      file: files.shown("locales/\(locale)/\(source.name.path)"))
  }
}
