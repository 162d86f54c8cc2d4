public import Claims

/// How much a step binds, computed from the quotes that it cites.
public enum StepLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  /// No quote asks for it.
  case optional
  /// A quote says that one should.
  case recommended
  /// A quote says that one must, or must not.
  case required

  /// What some quotes ask of developers: only rule lines on what developers do themselves count, by their must and their
  /// should. What the system does, or does not do, asks for nothing. Words without rule lines count by themselves, and
  /// reported claims by their paraphrase.
  public init(of claims: [Claim], in vocabulary: Vocabulary) {
    self =
      claims.map { claim in
        if claim.statements.isEmpty { return Self.asks(claim.role) ? Self.strength(Self.words(of: claim)) : .optional }
        return claim.statements.filter { vocabulary.outcome($0.outcome)?.doneBy == .developer }
          .map { Self.strength($0.modality) }.max() ?? .optional
      }.max() ?? .optional
  }

  /// How strong the words of some quotes are, whoever they are about: what is said of a quote may be as strong.
  public init(wordsOf claims: [Claim]) {
    self =
      claims.map { claim in
        max(
          Self.strength(Self.words(of: claim)), claim.statements.map { Self.strength($0.modality) }.max() ?? .optional)
      }.max() ?? .optional
  }

  private static func words(of claim: Claim) -> String {
    claim.quotation?.text ?? claim.report?.paraphrase.original ?? ""
  }

  /// Whether sentences of a role can ask for something: a label or a record cannot.
  private static func asks(_ role: Claim.Role) -> Bool {
    switch role {
    case .rule, .advice, .statement: true
    case .rationale, .definition, .label, .observation: false
    }
  }

  private static func strength(_ modality: Statement.Modality) -> StepLevel {
    switch modality {
    case .must, .mustNot: .required
    case .should, .shouldNot: .recommended
    case .isSo, .may: .optional
    }
  }

  /// The strongest word in an English text.
  public static func strength(_ text: String) -> StepLevel {
    let words = text.unicodeScalars.split { !isPartOfWord($0) }.map { String($0).lowercased() }
    let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    if words.contains(where: { obliging.contains($0) }) || pairs.contains(where: { obligingPairs.contains($0) }) {
      return .required
    }
    return words.contains { recommending.contains($0) } ? .recommended : .optional
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "’", "'": true
    default: !scalar.isASCII && scalar.properties.isAlphabetic
    }
  }

  private static let obliging: Set<String> = ["must", "required", "requires", "mandatory", "cannot", "shall"]
  private static let obligingPairs: Set<String> = ["needs to", "have to", "has to", "can not"]
  private static let recommending: Set<String> = ["should", "recommended", "recommend", "recommends"]

  /// Optional before recommended before required.
  public static func < (left: StepLevel, right: StepLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .optional: 0
    case .recommended: 1
    case .required: 2
    }
  }
}
