public import Claims
import Digests

/// The stamps of all claims as they are now.
public struct ClaimStamps: Sendable {
  private let stamps: [ClaimID: ClaimStamp]

  /// The stamps of some claims; `vocabulary` knows the members of sets of regions.
  public init(_ claims: [Claim], _ vocabulary: Vocabulary? = nil) {
    stamps = Dictionary(
      claims.map { claim in
        let words = claim.quotation?.text ?? claim.report?.paraphrase.original ?? ""
        let stamp = ClaimStamp(
          claim: claim.id, facts: Self.short(FactsText.text(of: claim)), quote: Self.short(words),
          places: vocabulary.flatMap { FactsText.members(of: claim, $0) }.map { Self.short($0) })
        return (claim.id, stamp)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The stamp of a claim; nil where there is no such claim.
  public subscript(claim: ClaimID) -> ClaimStamp? { stamps[claim] }

  /// The stamps of the claims that a unit leans on.
  public func basis(of unit: TranslationUnit) -> [ClaimStamp] { unit.claims.compactMap { stamps[$0] } }

  /// The first 64 bits of the SHA-256, as 16 digits: they guard against change, not against forgery.
  static func short(_ text: String) -> String { String(SHA256(of: text).hex.prefix(16)) }
}

/// The typed rules of a claim as text that is the same exactly where the rules are.
enum FactsText {
  static func text(of claim: Claim) -> String {
    claim.statements.map { text(of: $0) }.joined(separator: "\n")
  }

  /// The members of the sets of regions that the rules name; nil where they name none.
  static func members(of claim: Claim, _ vocabulary: Vocabulary) -> String? {
    let names = claim.statements.flatMap { $0.frame + $0.condition }.flatMap { term -> [RegionName] in
      switch term.predicate {
      case .inside(let regions), .outside(let regions): regions
      default: []
      }
    }
    let sets = Set(names.compactMap { if case .set(let id) = $0 { id } else { nil } }).sorted()
    guard !sets.isEmpty else { return nil }
    return sets.map { id in
      "\(id) \(vocabulary.members(of: .set(id)).map { "\($0)" }.joined(separator: ","))"
    }.joined(separator: ";")
  }

  private static func text(of statement: Statement) -> String {
    [
      statement.outcome.text, statement.modality.rawValue, statement.values.map(\.text).joined(separator: "|"),
      statement.frame.map { text(of: $0) }.joined(separator: "&"), statement.connective.rawValue,
      statement.condition.map { text(of: $0) }.joined(separator: "&"),
      statement.whatever.map(\.text).joined(separator: ","), statement.maybeOnlyIf ? "maybe-only-if" : "",
      statement.places.map { $0.map(\.text).joined(separator: "+") }.joined(separator: ","),
    ].joined(separator: ";")
  }

  private static func text(of term: Term) -> String {
    let subject =
      switch term.subject {
      case .dimension(let id): id.text
      case .places: "places"
      }
    let predicate =
      switch term.predicate {
      case .isOneOf(let values): "is " + values.map(\.text).joined(separator: "|")
      case .isNoneOf(let values): "is not " + values.map(\.text).joined(separator: "|")
      case .from(let version): "from \(version)"
      case .before(let version): "before \(version)"
      case .between(let first, let last): "between \(first) \(last)"
      case .inside(let regions): "in " + regions.map { text(of: $0) }.joined(separator: "|")
      case .outside(let regions): "outside " + regions.map { text(of: $0) }.joined(separator: "|")
      }
    return "\(subject) \(predicate)"
  }

  private static func text(of region: RegionName) -> String {
    switch region {
    case .country(let code): "\(code)"
    case .set(let id): "set \(id)"
    }
  }
}
