public import Claims
public import Diagnostics

/// Checks translations as an editor of each language would: errors are never right, warnings are worth a look.
public struct TranslationChecks: Sendable {
  private let ledger: Ledger
  private let accepted: Set<AcceptedUnit>
  private let quotations: QuotationChecks
  private let terms: [GlossaryTerm]

  /// Checks for a ledger; accepted findings are left out.
  public init(_ ledger: Ledger, accepted: Set<AcceptedUnit> = []) {
    self.ledger = ledger
    self.accepted = accepted
    quotations = QuotationChecks(ledger)
    terms = TermChecks.ordered(ledger.vocabulary.terms)
  }

  /// What is found in some documents, sorted by locale, document and unit.
  public func findings(_ documents: [DocumentTranslation]) -> [TranslationFinding] {
    var findings: [TranslationFinding] = []
    for locale in Set(documents.map(\.locale)).sorted() where !locale.isPseudo {
      let own = documents.filter { $0.locale == locale }
      let regions = RegionChecks(from: ledger.publication.defaultLocale, into: locale)
      for document in own {
        let byKey = Dictionary(document.units.map { ($0.unit.key, $0) }, uniquingKeysWith: { first, _ in first })
        for unit in document.units {
          let glossed = document.glossedCodes(of: unit, byKey)
          findings += problems(unit, in: locale, regions, glossed).map { finding($0.0, $0.1, unit, document) }
        }
      }
      findings += ConsistencyChecks.findings(own, ledger, finding)
    }
    return findings.filter { !accepted.contains(AcceptedUnit(diagnostic: $0.check, about: $0.about)) }
      .sorted { ($0.locale, $0.document, $0.unit, $0.message) < ($1.locale, $1.document, $1.unit, $1.message) }
  }

  /// What is found in one translation beside its original.
  public static func problems(
    _ text: CheckedText, from sourceLocale: LocaleCode
  ) -> [(check: DiagnosticID, message: String)] {
    problems(text, RegionChecks(from: sourceLocale, into: text.locale))
  }

  /// Terms that a translation does not have as the glossary lays them down.
  public static func terms(
    _ text: CheckedText, _ vocabulary: Vocabulary
  ) -> [(check: DiagnosticID, message: String)] {
    TermChecks.problems(text, TermChecks.ordered(vocabulary.terms))
  }

  private static func problems(
    _ text: CheckedText, _ regions: RegionChecks
  ) -> [(check: DiagnosticID, message: String)] {
    guard text.targetText != text.sourceText else { return [] }
    return CodeChecks.problems(text) + NumberChecks.problems(text) + regions.problems(text)
      + PunctuationChecks.problems(text) + LanguageChecks.problems(text) + glosses(text, regions)
  }

  /// What a translation in brackets says otherwise than the quotation before it.
  private static func glosses(
    _ text: CheckedText, _ regions: RegionChecks
  ) -> [(check: DiagnosticID, message: String)] {
    text.glossed.flatMap { pair -> [(check: DiagnosticID, message: String)] in
      let own = CheckedText(Segment(text: pair.quote), Segment(text: pair.translation), .quote, in: text.locale)
      return NumberChecks.problems(own) + regions.added(own)
    }
  }

  /// A stale translation is compared with the original that it was made from: that it is stale is said elsewhere.
  private func problems(
    _ unit: AssessedUnit, in locale: LocaleCode, _ regions: RegionChecks, _ glossed: Set<String>
  ) -> [(check: DiagnosticID, message: String)] {
    guard unit.isTranslated, let stored = unit.stored, let target = stored.target else { return [] }
    let text = CheckedText(stored.source, target, unit.unit.kind, in: locale)
    return Self.problems(text, regions) + TermChecks.problems(text, terms)
      + quotations.problems(text, unit.unit.key, glossed: glossed)
  }

  private func finding(
    _ check: DiagnosticID, _ message: String, _ unit: AssessedUnit, _ document: DocumentTranslation
  ) -> TranslationFinding {
    TranslationFinding(
      check: check, locale: document.locale, document: document.source.name, unit: unit.unit.key, message: message,
      location: unit.stored?.place.target ?? .wholeFile(document.file), original: unit.unit.location)
  }
}
