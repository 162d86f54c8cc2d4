import Claims
import Diagnostics

/// The claims that exist, for checking references.
struct ClaimNames {
  private var known: Set<ClaimID> = []
  /// Claims that are declared although nothing could be made of them, which was reported there.
  private var broken: Set<ClaimID> = []
  /// Sources whose claims could not be read.
  private var brokenSources: Set<SourceID> = []
  private var near: NearNames?

  /// Takes note of a source's claims.
  mutating func add(_ claims: SourceClaims) {
    known.formUnion(claims.claims.map { $0.id })
    broken.formUnion(claims.broken)
  }

  /// Takes note of a source whose claims could not be read.
  mutating func excuse(_ source: SourceID) { brokenSources.insert(source) }

  /// Takes note of a claim that is left out because of its source.
  mutating func excuse(_ claim: ClaimID) {
    known.remove(claim)
    broken.insert(claim)
  }

  /// Whether a claim exists, or is left out because of a fault that was reported.
  func isDeclared(_ id: ClaimID) -> Bool {
    known.contains(id) || broken.contains(id) || brokenSources.contains(id.source)
  }

  /// The claim of an address; one that does not exist is reported.
  mutating func id(_ text: Located<String>, reporting faults: inout [Diagnostic]) -> ClaimID? {
    guard let id = ClaimID(text.value) else {
      faults.append(
        Diagnostic(
          .badID, "a quoted statement's address, source/name, was expected here, found '\(text.value)'",
          at: text.location))
      return nil
    }
    if known.contains(id) { return id }
    if !isDeclared(id) { faults.append(Diagnostic(.unknownID, unknownMessage(id), at: text.location)) }
    return nil
  }

  /// What to say about an address that leads nowhere.
  mutating func unknownMessage(_ id: ClaimID) -> String {
    var names = near ?? NearNames(known.map { $0.description }.sorted())
    let hint = names.clause(for: id.description)
    near = names
    return "there is no quoted statement '\(id)'\(hint)"
  }
}

/// The sources that exist, broken ones included.
struct SourceNames {
  let known: [SourceID]
  private let set: Set<SourceID>

  init(_ known: [SourceID]) {
    self.known = known
    set = Set(known)
  }

  /// Reports a source that does not exist; says whether it does.
  @discardableResult
  func check(_ id: SourceID, at location: FileLocation?, reporting faults: inout [Diagnostic]) -> Bool {
    if set.contains(id) { return true }
    let hint = Suggestion.clause(for: id.text, among: known.map { $0.text })
    faults.append(Diagnostic(.unknownID, "there is no source '\(id)'\(hint)", at: location))
    return false
  }
}

/// The topics that exist, for checking tags.
struct TopicNames {
  private let known: [TopicID]
  private let set: Set<TopicID>
  private let broken: BrokenNames

  init(known: [TopicID], broken: BrokenNames) {
    self.known = known
    set = Set(known)
    self.broken = broken
  }

  /// The topics of some tags, sorted, each once; unknown ones are reported.
  func ids(_ texts: [Located<String>], reporting faults: inout [Diagnostic]) -> [TopicID] {
    var found: Set<TopicID> = []
    for text in texts {
      if let id = TopicID(text.value), set.contains(id) {
        found.insert(id)
      } else if TopicID(text.value) == nil {
        faults.append(Diagnostic(.badID, "'\(text.value)' is not the id of a topic", at: text.location))
      } else if !broken.excuse(.topic, text.value) {
        let hint = KnownHint.clause(for: text.value, among: known.map { $0.text })
        faults.append(Diagnostic(.unknownID, "there is no topic '\(text.value)'\(hint)", at: text.location))
      }
    }
    return found.sorted()
  }
}
