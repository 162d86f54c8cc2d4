public import Claims
public import Guides

/// Something that a page rests on, beside what every page rests on: the vocabulary, the documents and their saved
/// copies, the decisions, the labels, the templates and the tool's own words.
public enum PageInput: Hashable, Sendable {
  /// A claim: its words, what they mean, their translations, and whether they were found.
  case claim(ClaimID)
  /// Which claims a document has.
  case claims(of: SourceID)
  /// Which claims there are.
  case allClaims
  /// What all statements together say about an outcome, and where they disagree.
  case outcome(OutcomeID)
  /// All disagreements.
  case allFindings
  /// A guide, in every language.
  case guide(GuideID)
  /// Which places lean on a claim.
  case uses(of: ClaimID)
  /// All guides.
  case allGuides
  /// Which releases were recorded.
  case releases
  /// All that there is.
  case everything
}

extension PageInput: CustomStringConvertible {
  /// The input as one word and perhaps a name, `claim notice/option`; `init(_:)` reads it back.
  public var description: String {
    switch self {
    case .claim(let id): "claim \(id)"
    case .claims(let source): "claims-of \(source)"
    case .allClaims: "all-claims"
    case .outcome(let id): "outcome \(id)"
    case .allFindings: "all-findings"
    case .guide(let id): "guide \(id)"
    case .uses(let id): "uses-of \(id)"
    case .allGuides: "all-guides"
    case .releases: "releases"
    case .everything: "everything"
    }
  }

  /// The input that a description stands for; nil for any other text.
  public init?(_ description: some StringProtocol) {
    let parts = description.split(separator: " ", maxSplits: 1).map { String($0) }
    let name = parts.count > 1 ? parts[1] : ""
    let input: PageInput?
    switch parts.first {
    case "claim": input = ClaimID(name).map { .claim($0) }
    case "claims-of": input = SourceID(name).map { .claims(of: $0) }
    case "all-claims": input = .allClaims
    case "outcome": input = OutcomeID(name).map { .outcome($0) }
    case "all-findings": input = .allFindings
    case "guide": input = GuideID(name).map { .guide($0) }
    case "uses-of": input = ClaimID(name).map { .uses(of: $0) }
    case "all-guides": input = .allGuides
    case "releases": input = .releases
    case "everything": input = .everything
    default: input = nil
    }
    guard let input else { return nil }
    self = input
  }
}
