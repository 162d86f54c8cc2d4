public import Diagnostics

extension DocumentTranslation {
  /// What an editor should know of the document's translation: what is missing, out of date or no longer reviewed.
  /// One message a kind, at the first place; `verbatim xliff status` lists all.
  public var diagnostics: [Diagnostic] {
    guard !source.units.isEmpty else { return [] }
    let needed = units.filter { $0.unit.need == .needed }
    let missing = needed.filter { !$0.isTranslated }
    var diagnostics: [Diagnostic] = []
    if let first = missing.first {
      let message =
        missing.count == needed.count
        ? "no translation of '\(source.name)' in \(locale); the original is shown instead"
        : "no translation in \(locale) for '\(first.unit.key)'\(Self.others(missing)); the original is shown instead"
      diagnostics.append(Diagnostic(.missingTranslation, message, at: .wholeFile(file)))
    }
    let stale = units.filter { $0.isStale && $0.isTranslated }
    if let first = stale.first, let cause = first.causes.first(where: { $0.isStale }) {
      diagnostics.append(
        Diagnostic(
          .staleTranslation,
          "the translation of '\(first.unit.key)' in \(locale)\(Self.others(stale)): \(cause.words)",
          at: first.unit.location,
          notes: [Diagnostic.Note("the translation", at: first.stored?.place.target ?? .wholeFile(file))]))
    }
    let void = units.filter { $0.voidReview != nil }
    if let first = void.first, let reason = first.voidReview {
      diagnostics.append(
        Diagnostic(
          .voidReview,
          "the review of '\(first.unit.key)' in \(locale)\(Self.others(void)) no longer counts: \(reason.words)",
          at: first.stored?.place.target ?? .wholeFile(file)))
    }
    return diagnostics
  }

  private static func others(_ units: [AssessedUnit]) -> String {
    units.count == 1 ? "" : " and \(units.count - 1) more"
  }
}
