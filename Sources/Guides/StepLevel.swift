public import Claims

/// How much a step binds, computed from the quotes that it cites.
public enum StepLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  /// No quote asks for it.
  case optional
  /// A quote says that one should.
  case recommended
  /// A quote says that one must, or must not.
  case required

  /// The strongest word among some quotes: must, required and cannot oblige; should recommends; all else is left to
  /// the reader. Reported claims count by their paraphrase.
  public init(of claims: [Claim]) {
    self = claims.map { Self.level($0) }.max() ?? .optional
  }

  /// The stronger of what a claim's words say and what its rule lines say.
  private static func level(_ claim: Claim) -> StepLevel {
    let obliges = claim.statements.contains { $0.modality == .must || $0.modality == .mustNot }
    return obliges ? .required : strength(claim.quotation?.text ?? claim.report?.paraphrase.original ?? "")
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
