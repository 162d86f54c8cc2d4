import Claims
import Diagnostics
import Localization

/// A quote that is the publisher's own translation of another quote: it outranks ours.
struct OfficialTranslation {
  private let claim: Claim
  private let original: Located<String>
  private let language: LocaleCode

  init(_ claim: Claim, of original: Located<String>, language: LocaleCode) {
    self.claim = claim
    self.original = original
    self.language = language
  }

  /// The publisher's own translations, as glosses; what cannot be one is reported.
  static func glosses(
    _ translations: [OfficialTranslation], of claims: [Claim], from standard: LocaleCode, names: inout ClaimNames,
    reporting faults: inout [Diagnostic]
  ) -> [Gloss] {
    let known = Dictionary(claims.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: [String: FileLocation] = [:]
    return translations.compactMap { translation in
      guard let id = names.id(translation.original, reporting: &faults) else { return nil }
      if let message = translation.objection(to: known[id], standard) {
        faults.append(Diagnostic(.badValue, message, at: translation.original.location))
        return nil
      }
      if let first = seen.updateValue(translation.original.location, forKey: "\(id) \(translation.language)") {
        faults.append(
          Diagnostic(
            .duplicateKey, "'\(id)' has a second translation of its publisher in \(translation.language)",
            at: translation.original.location, notes: [Diagnostic.Note("the first", at: first)]))
        return nil
      }
      return translation.claim.quotation.map {
        Gloss(claim: id, locale: translation.language, text: $0.text, official: translation.claim.id)
      }
    }
  }

  /// What speaks against it; nil where nothing does.
  private func objection(to original: Claim?, _ standard: LocaleCode) -> String? {
    if language == standard {
      return "a translation is in another language; this document is in \(language), as ours are"
    }
    if claim.quotation == nil { return "only a quote can be a translation; this is a report" }
    if original?.quotation == nil { return "only a quote can be translated; '\(self.original.value)' is a report" }
    if original?.id == claim.id { return "a quote is no translation of itself" }
    return nil
  }
}
