import Claims

@testable import Consistency

/// A ledger and its findings as JSON for the z3 oracle.
struct Z3Ledger: Encodable {
  struct DimensionValue: Encodable {
    let id: String
    let kind: String
    let values: [String]
    let cuts: [String]
    let onlyWhen: [TermValue]
  }

  struct OutcomeValue: Encodable {
    let id: String
    let values: [String]
    let `guard`: [TermValue]
  }

  struct TermValue: Encodable {
    let subject: String
    let op: String
    let args: [String]
  }

  struct StatementValue: Encodable {
    let outcome: String
    let modality: String
    let values: [String]
    let frame: [TermValue]
    let connective: String
    let condition: [TermValue]
    let maybeOnlyIf: Bool
    let places: [[String]]
  }

  struct ClaimValue: Encodable {
    let id: String
    let statements: [StatementValue]
  }

  struct PartValue: Encodable {
    let dimension: String
    let values: [AnyValue]
    let notApplicable: Bool
  }

  struct SideValue: Encodable {
    let claim: String
    let lines: [Int]
    let words: String
    let places: [String]
  }

  struct FindingValue: Encodable {
    let id: String
    let outcome: String
    let sides: [SideValue]
    let boxes: [[PartValue]]
    /// Whether it is the only finding of its claims on its outcome.
    let isOnly: Bool
  }

  /// A value by name, or the number of a version interval.
  enum AnyValue: Encodable {
    case name(String)
    case number(Int)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .name(let name): try container.encode(name)
      case .number(let number): try container.encode(number)
      }
    }
  }

  let dimensions: [DimensionValue]
  let regionSets: [String: [String]]
  let outcomes: [OutcomeValue]
  let impossible: [[TermValue]]
  let claims: [ClaimValue]
  let findings: [FindingValue]

  /// `countries` are those that the oracle looks at; they must hold one of each kind that rules tell apart.
  init(_ ledger: Ledger, _ report: ConsistencyReport, _ space: ScenarioSpace, countries: [String]) {
    let vocabulary = ledger.vocabulary
    dimensions = vocabulary.dimensions.map { dimension in
      let onlyWhen = dimension.onlyWhen.map(Self.term)
      let id = dimension.id.text
      switch dimension.kind {
      case .choice(let values):
        return DimensionValue(id: id, kind: "choice", values: values.map(\.id.text), cuts: [], onlyWhen: onlyWhen)
      case .region: return DimensionValue(id: id, kind: "region", values: countries, cuts: [], onlyWhen: onlyWhen)
      case .version(_, let cuts):
        return DimensionValue(
          id: id, kind: "version", values: [], cuts: cuts.map(\.description), onlyWhen: onlyWhen)
      }
    }
    regionSets = Dictionary(uniqueKeysWithValues: vocabulary.regionSets.map { ($0.id.text, $0.members.map(\.code)) })
    outcomes = vocabulary.outcomes.map { outcome in
      OutcomeValue(
        id: outcome.id.text, values: outcome.values.map(\.id.text),
        guard: (outcome.onlyWhere?.condition ?? []).map(Self.term))
    }
    impossible = vocabulary.impossible.map { $0.map(Self.term) }
    claims = ledger.claims.map { claim in
      ClaimValue(id: claim.id.description, statements: claim.statements.map(Self.statement))
    }
    findings = report.findings.map { finding in
      FindingValue(
        id: finding.id, outcome: finding.outcome.text,
        sides: finding.sides.map { side in
          SideValue(
            claim: side.claim.description, lines: side.statements, words: side.reading.direction.rawValue,
            places: side.reading.places.map(\.text))
        },
        boxes: finding.boxes.map { box in box.parts.map { Self.part($0, space, countries) } },
        isOnly: report.findings.count { other in
          other.outcome == finding.outcome && other.sides.map(\.claim) == finding.sides.map(\.claim)
        } == 1)
    }
  }

  private static func part(_ part: Box.Part, _ space: ScenarioSpace, _ countries: [String]) -> PartValue {
    let axis = space.axes[part.axis]
    var values: [AnyValue] = []
    for atom in part.atoms.atoms {
      switch axis.atoms[atom] {
      case .value(let id): values.append(.name(id.text))
      case .region(let code): if countries.contains(code.code) { values.append(.name(code.code)) }
      case .versions: values.append(.number(atom))
      case .notApplicable: break
      }
    }
    return PartValue(
      dimension: axis.dimension.id.text, values: values,
      notApplicable: axis.notApplicable.map(part.atoms.contains) ?? false)
  }

  private static func statement(_ statement: Statement) -> StatementValue {
    StatementValue(
      outcome: statement.outcome.text, modality: statement.modality.rawValue, values: statement.values.map(\.text),
      frame: statement.frame.map(term), connective: statement.connective.rawValue,
      condition: statement.condition.map(term), maybeOnlyIf: statement.maybeOnlyIf,
      places: statement.places.map { $0.map(\.text) })
  }

  private static func term(_ term: Term) -> TermValue {
    let subject =
      switch term.subject {
      case .dimension(let id): id.text
      case .places: ""
      }
    switch term.predicate {
    case .isOneOf(let values): return TermValue(subject: subject, op: "is", args: values.map(\.text))
    case .isNoneOf(let values): return TermValue(subject: subject, op: "is not", args: values.map(\.text))
    case .from(let version): return TermValue(subject: subject, op: "from", args: [version.description])
    case .before(let version): return TermValue(subject: subject, op: "before", args: [version.description])
    case .between(let first, let end):
      return TermValue(subject: subject, op: "between", args: [first.description, end.description])
    case .inside(let names): return TermValue(subject: subject, op: "in", args: names.map(\.description))
    case .outside(let names): return TermValue(subject: subject, op: "outside", args: names.map(\.description))
    }
  }
}
