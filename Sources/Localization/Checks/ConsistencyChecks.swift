import Claims
import Diagnostics

/// What shows only across texts: two translations of one original, two ways to address the reader, glosses that a reader
/// would miss.
enum ConsistencyChecks {
  typealias Make = (DiagnosticID, String, AssessedUnit, DocumentTranslation) -> TranslationFinding

  static func findings(_ documents: [DocumentTranslation], _ ledger: Ledger, _ make: Make) -> [TranslationFinding] {
    inconsistent(documents, make) + address(documents, make) + missingGlosses(documents, ledger, make)
  }

  /// Names and short texts that are the same in the original and not in the translation.
  private static func inconsistent(_ documents: [DocumentTranslation], _ make: Make) -> [TranslationFinding] {
    var first: [String: (target: String, key: UnitKey)] = [:]
    var findings: [TranslationFinding] = []
    for document in documents where document.source.name != .labels && document.source.name != .words {
      for unit in document.units where unit.isTranslated && !unit.isStale && !unit.unit.kind.isQuoted {
        guard let target = unit.stored?.target?.markdown else { continue }
        let source = unit.unit.source.markdown
        guard let known = first[source] else {
          first[source] = (target, unit.unit.key)
          continue
        }
        if known.target != target {
          let message = "the same original is translated otherwise in '\(known.key)': '\(known.target.prefix(40))'"
          findings.append(make(.translationInconsistent, message, unit, document))
        }
      }
    }
    return findings
  }

  /// Chinese says 你 or 您, not both.
  private static func address(_ documents: [DocumentTranslation], _ make: Make) -> [TranslationFinding] {
    guard documents.first?.locale.language == "zh" else { return [] }
    let units = documents.flatMap { document in document.units.filter { $0.isTranslated }.map { ($0, document) } }
    func using(_ word: String) -> [(AssessedUnit, DocumentTranslation)] {
      units.filter { $0.0.stored?.target?.words.contains(word) == true }
    }
    let (plain, polite) = (using("你"), using("您"))
    guard !plain.isEmpty, !polite.isEmpty else { return [] }
    let (rare, other, usual) = plain.count < polite.count ? (plain, "你", "您") : (polite, "您", "你")
    return rare.map { make(.translationRegister, "'\(other)' stands here, '\(usual)' elsewhere", $0.0, $0.1) }
  }

  /// Quotes that a reader needs a translation of; labels and definitions of code are read as they are.
  private static func missingGlosses(
    _ documents: [DocumentTranslation], _ ledger: Ledger, _ make: Make
  ) -> [TranslationFinding] {
    documents.filter { $0.source.name == .glosses }.flatMap { document in
      document.units.compactMap { unit in
        guard !unit.isTranslated, let claim = unit.unit.key.claim.flatMap({ ledger.claim($0) }), claim.role != .label,
          ledger.translation(of: claim.id, in: document.locale) == nil
        else {
          return nil
        }
        return make(.glossMissing, "the quote has no translation in \(document.locale)", unit, document)
      }
    }
  }
}
