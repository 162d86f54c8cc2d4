import Claims
import ClaimsDatabase

/// A Ledger after a day's work: most of it as it was, some of it changed, added, removed or moved.
struct LedgerMutator {
  var make: LedgerGenerator

  init(seed: Int) { make = LedgerGenerator(seed: seed) }

  mutating func changed(_ ledger: Ledger) -> Ledger {
    Ledger(
      publication: make.random.once(in: 4) ? make.publication() : ledger.publication,
      vocabulary: make.random.once(in: 4) ? make.vocabulary() : ledger.vocabulary,
      sources: changed(ledger.sources) { $0.source() }, captures: changed(ledger.captures) { $0.capture() },
      claims: changed(ledger.claims) { make in
        let source = ledger.sources.isEmpty ? make.id() : make.pick(ledger.sources).id
        return make.claim(of: source)
      },
      glosses: changed(ledger.glosses) { Gloss(claim: $0.claimID(), locale: $0.locale(), text: $0.text()) },
      decisions: changed(ledger.decisions) { $0.decision() },
      observations: changed(ledger.observations) { $0.observation() })
  }

  private mutating func changed<Element>(
    _ elements: [Element], _ new: (inout LedgerGenerator) -> Element
  ) -> [Element] {
    var elements = elements
    for _ in 0..<make.random.below(4) {
      let index = make.random.below(elements.count + 1)
      switch make.random.below(4) {
      case 0: elements.insert(new(&make), at: index)
      case 1 where index < elements.count: elements.remove(at: index)
      case 2 where index < elements.count: elements[index] = new(&make)
      case 3 where index < elements.count: elements.swapAt(index, make.random.below(elements.count))
      default: break
      }
    }
    return elements
  }
}

extension Ledger {
  /// The files that the Ledger would come from: each with a digest of all that it holds.
  var files: [ContentFile] {
    var parts: [String: [UInt8]] = [:]
    for source in sources { parts[source.location.path, default: []] += exactBytes(of: source) }
    for capture in captures {
      parts[capture.location.path, default: []] += exactBytes(of: capture)
      parts[capture.textPath, default: []] += exactBytes(of: capture.text)
    }
    for claim in claims { parts[claim.location.path, default: []] += exactBytes(of: claim) }
    for decision in decisions { parts[decision.location.path, default: []] += exactBytes(of: decision) }
    for observation in observations { parts[observation.location.path, default: []] += exactBytes(of: observation) }
    return parts.map { ContentFile(path: $0.key, digest: "\($0.value.hashValue)") }
  }
}

extension Ledger {
  /// The files that the Ledger would come from, all of them changed.
  func files(version: Int) -> [ContentFile] {
    let paths =
      sources.map(\.location.path) + captures.flatMap { [$0.location.path, $0.textPath] }
      + claims.map(\.location.path) + decisions.map(\.location.path) + observations.map(\.location.path)
    return Set(paths).map { ContentFile(path: $0, digest: "\(version)") }
  }
}
