import Claims

/// Makes the ids of findings: readable, and the same as long as the statements that disagree are.
enum FindingID {
  /// `interface.older-page.five-sheet~notice.five-only`, the claims sorted.
  static func base(outcome: OutcomeID, claims: [ClaimID]) -> String {
    var id = outcome.text
    for (index, claim) in claims.sorted().enumerated() {
      id += index == 0 ? "." : "~"
      id += claim.source.text
      id += "."
      id += claim.name.text
    }
    return id
  }

  /// A mark of six hexadecimal digits made from what the sides say, for claims that disagree more than once (FNV-1a).
  static func mark(_ sides: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in sides.sorted().joined(separator: "|").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash >> 40, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// What a rule says, in words that do not depend on the order of lines or terms.
  static func text(of rule: Rule) -> String {
    let statement = rule.statement
    let conditions = rule.lines.map { terms($0.condition) }.sorted().joined(separator: " or ")
    return [
      rule.claimID.description, statement.modality.rawValue,
      statement.values.map(\.text).sorted().joined(separator: ","),
      terms(statement.frame), statement.connective.rawValue, conditions,
    ].joined(separator: ";")
  }

  private static func terms(_ terms: [Term]) -> String { terms.map(text).sorted().joined(separator: " and ") }

  private static func text(_ term: Term) -> String {
    let subject =
      switch term.subject {
      case .dimension(let id): id.text
      case .places: "places"
      }
    return "\(subject) \(text(term.predicate))"
  }

  private static func text(_ predicate: Term.Predicate) -> String {
    switch predicate {
    case .isOneOf(let values): "is \(values.map(\.text).sorted().joined(separator: ","))"
    case .isNoneOf(let values): "is not \(values.map(\.text).sorted().joined(separator: ","))"
    case .from(let version): "from \(version)"
    case .before(let version): "before \(version)"
    case .between(let first, let end): "between \(first) \(end)"
    case .inside(let names): "in \(names.map(\.description).sorted().joined(separator: ","))"
    case .outside(let names): "outside \(names.map(\.description).sorted().joined(separator: ","))"
    }
  }
}

extension Rule {
  /// By claim, then by what is said: the order does not depend on the order of a claim's lines.
  func precedes(_ other: Rule) -> Bool {
    claimID != other.claimID ? claimID < other.claimID : FindingID.text(of: self) < FindingID.text(of: other)
  }
}
