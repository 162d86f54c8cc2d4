public import Diagnostics

/// The words of a workspace: what rules may depend on, what may happen, regions, topics and terms.
public struct Vocabulary: Hashable, Sendable {
  /// The dimensions, in the order of the files.
  public let dimensions: [Dimension]
  /// The outcomes, in the order of the files.
  public let outcomes: [Outcome]
  /// The named sets of regions, in the order of the files.
  public let regionSets: [RegionSet]
  /// The topics, in the order of the files.
  public let topics: [Topic]
  /// The glossary, in the order of the files.
  public let terms: [GlossaryTerm]
  /// Combinations that cannot happen: in each, all terms hold.
  public let impossible: [[Term]]

  private let dimensionIndex: [DimensionID: Int]
  private let outcomeIndex: [OutcomeID: Int]
  private let regionSetIndex: [RegionSetID: Int]

  /// A vocabulary; of things with the same id the first is kept in the look-ups.
  public init(
    dimensions: [Dimension], outcomes: [Outcome], regionSets: [RegionSet], topics: [Topic], terms: [GlossaryTerm],
    impossible: [[Term]]
  ) {
    self.dimensions = dimensions
    self.outcomes = outcomes
    self.regionSets = regionSets
    self.topics = topics
    self.terms = terms
    self.impossible = impossible
    dimensionIndex = Dictionary(dimensions.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    outcomeIndex = Dictionary(outcomes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    regionSetIndex = Dictionary(regionSets.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }

  /// The dimension with an id.
  public func dimension(_ id: DimensionID) -> Dimension? { dimensionIndex[id].map { dimensions[$0] } }

  /// The outcome with an id.
  public func outcome(_ id: OutcomeID) -> Outcome? { outcomeIndex[id].map { outcomes[$0] } }

  /// The set of regions with an id.
  public func regionSet(_ id: RegionSetID) -> RegionSet? { regionSetIndex[id].map { regionSets[$0] } }

  /// The regions that a name stands for, sorted; empty where the name is unknown.
  public func members(of name: RegionName) -> [RegionCode] {
    switch name {
    case .country(let code): [code]
    case .set(let id): regionSet(id)?.members ?? []
    }
  }
}

/// A subject under which claims are grouped.
public struct Topic: Hashable, Sendable {
  /// The topic's id.
  public let id: TopicID
  /// Its name for readers.
  public let label: LocalizedText
  /// Where it was declared.
  public let location: FileLocation

  /// A topic.
  public init(id: TopicID, label: LocalizedText, location: FileLocation) {
    self.id = id
    self.label = label
    self.location = location
  }
}

/// A term of the glossary: how it is written in each language and what it means.
public struct GlossaryTerm: Hashable, Sendable {
  /// The term's id.
  public let id: TermID
  /// The term, in each language.
  public let term: LocalizedText
  /// What it means here.
  public let meaning: LocalizedText
  /// Whether the source uses the words without ever defining them.
  public let isOpaque: Bool
  /// Whether the term stays as it is in every language.
  public let isKept: Bool
  /// Words that no translation may use for the term, in any language.
  public let avoided: [String]
  /// Where it was declared.
  public let location: FileLocation

  /// A term.
  public init(
    id: TermID, term: LocalizedText, meaning: LocalizedText, isOpaque: Bool, isKept: Bool = false,
    avoided: [String] = [], location: FileLocation
  ) {
    self.id = id
    self.term = term
    self.meaning = meaning
    self.isOpaque = isOpaque
    self.isKept = isKept
    self.avoided = avoided
    self.location = location
  }
}
