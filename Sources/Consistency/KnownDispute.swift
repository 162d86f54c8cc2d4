import Claims

/// A finding as cells see it: where it is, who loses and who prevails.
struct KnownDispute: Sendable {
  let id: String
  let boxes: [Box]
  /// The voices that take part, with the readings under which they do.
  let sides: [(voice: Int, reading: Int)]
  /// The voices that do not count there, because the text or a decision says so.
  let losers: Set<Int>
  /// The decision that is in force, if any.
  let decision: DecisionID?
  /// The rule that the decision follows where it is no side of the dispute: the decision settles the dispute only where
  /// that rule has something to say.
  let followed: Int?
  /// Whether the text or a decision settles it.
  let isSettled: Bool

  /// `follows` says for each decision which claim it follows, and which it does not.
  init(_ finding: Finding, voices: [Voice], follows: [DecisionID: (claim: ClaimID?, not: [ClaimID])]) {
    id = finding.id
    boxes = finding.boxes
    var sides: [(voice: Int, reading: Int)] = []
    for side in finding.sides {
      let voice = voices.firstIndex { voice in
        voice.rule.claimID == side.claim && side.statements.allSatisfy(voice.rule.statements.contains)
      }
      guard let voice, let reading = voices[voice].rule.readings.firstIndex(where: { $0.reading == side.reading })
      else { continue }
      sides.append((voice, reading))
    }
    self.sides = sides
    let participants = Array(zip(finding.sides, sides))
    if let prevailing = finding.resolution?.prevailing {
      decision = nil
      followed = nil
      isSettled = true
      losers = Set(participants.enumerated().filter { $0.offset != prevailing }.map(\.element.1.voice))
    } else if case .decided(let id) = finding.state, let follow = follows[id], let claim = follow.claim {
      decision = id
      isSettled = true
      let isSide = participants.contains { $0.0.claim == claim }
      // Where a third statement is followed, a side that the decision names as not followed loses, else both do.
      let named = participants.filter { follow.not.contains($0.0.claim) }
      losers = Set(
        (isSide || named.isEmpty ? participants.filter { $0.0.claim != claim } : named).map(\.1.voice))
      followed = isSide ? nil : voices.firstIndex { $0.rule.claimID == claim }
    } else {
      decision = nil
      followed = nil
      isSettled = false
      losers = []
    }
  }
}
