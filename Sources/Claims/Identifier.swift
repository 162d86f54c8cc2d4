/// The id of one kind of thing: lower-case letters, digits and hyphens, a letter first.
///
/// `Kind` only tells the ids of different things apart at compile time.
public struct Identifier<Kind>: Hashable, Sendable {
  /// The id as authors write it.
  public let text: String

  /// The id, or nil where `text` is not of the form `[a-z][a-z0-9-]*`.
  public init?(_ text: String) {
    guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      text.utf8.allSatisfy(Self.mayContain)
    else { return nil }
    self.text = text
  }

  static func mayContain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension Identifier: Comparable {
  /// Bytewise order.
  public static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension Identifier: CustomStringConvertible {
  /// The id as authors write it.
  public var description: String { text }
}

/// The id of a source, which is its folder's name.
public typealias SourceID = Identifier<Source>
/// The id of a claim within its source.
public typealias ClaimName = Identifier<Claim>
/// The id of a dimension of the vocabulary.
public typealias DimensionID = Identifier<Dimension>
/// The id of one value of a dimension or of an outcome.
public typealias ValueID = Identifier<DimensionValue>
/// The id of an outcome of the vocabulary.
public typealias OutcomeID = Identifier<Outcome>
/// The id of a named set of regions.
public typealias RegionSetID = Identifier<RegionSet>
/// The id of a topic.
public typealias TopicID = Identifier<Topic>
/// The id of a glossary term.
public typealias TermID = Identifier<GlossaryTerm>
/// The id of a decision, which is its file's name.
public typealias DecisionID = Identifier<Decision>
/// The id of an observation, which is its file's name.
public typealias ObservationID = Identifier<Observation>

/// The address of a claim: its source and its name there, written `source/claim`.
public struct ClaimID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The source whose words the claim quotes or reports.
  public let source: SourceID
  /// The claim's id within the source.
  public let name: ClaimName

  /// The address of a claim.
  public init(source: SourceID, name: ClaimName) {
    self.source = source
    self.name = name
  }

  /// Reads `source/claim`; nil where either part is not an id.
  public init?(_ text: String) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")), let source = SourceID(String(text[..<slash])),
      let name = ClaimName(String(text[text.utf8.index(after: slash)...]))
    else { return nil }
    self.init(source: source, name: name)
  }

  /// `source/claim`.
  public var description: String { "\(source)/\(name)" }

  /// `source.claim`, for anchors, file names and XLIFF ids, where `/` is not allowed.
  public var dotted: String { "\(source).\(name)" }

  /// By source, then by name.
  public static func < (left: ClaimID, right: ClaimID) -> Bool {
    (left.source, left.name) < (right.source, right.name)
  }
}
