public import Claims

/// The captures of each source by the state of the document that they hold. Captures of the same original bytes hold the
/// same state, however often they were made.
struct CaptureEditions {
  /// For each source its states, the newest last; each is a list of positions in the captures.
  private let editions: [SourceID: [[Int]]]

  init(_ captures: [Capture]) {
    var bySource: [SourceID: [Int]] = [:]
    for (index, capture) in captures.enumerated() { bySource[capture.source, default: []].append(index) }
    editions = bySource.mapValues { indices in
      let ordered = indices.sorted { captures[$0].isOlder(than: captures[$1]) }
      var groups: [[Int]] = []
      for index in ordered {
        let hash = captures[index].originalSHA256
        if let known = groups.firstIndex(where: { captures[$0[0]].originalSHA256 == hash }) {
          // A later copy of the same bytes makes them the newest state again.
          let group = groups.remove(at: known) + [index]
          groups.append(group)
        } else {
          groups.append([index])
        }
      }
      return groups
    }
  }

  /// The captures of a source's newest state.
  func newest(of source: SourceID) -> [Int] { editions[source]?.last ?? [] }

  /// The captures of its earlier states, the newest of them first.
  func earlier(of source: SourceID) -> [Int] { (editions[source] ?? []).dropLast().reversed().flatMap { $0 } }

  /// The sources that have captures, sorted.
  var sources: [SourceID] { editions.keys.sorted() }
}

extension Capture {
  /// Sorted by the day on which it was taken, those without one first, then by name, shorter ones first.
  public func isOlder(than other: Capture) -> Bool {
    let (own, others) = (taken?.description ?? "", other.taken?.description ?? "")
    guard own == others else { return own < others }
    let (count, otherCount) = (name.utf8.count, other.name.utf8.count)
    return count == otherCount ? name.utf8.lexicographicallyPrecedes(other.name.utf8) : count < otherCount
  }
}
