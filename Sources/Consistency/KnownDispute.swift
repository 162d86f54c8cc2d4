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
  /// Whether the text or a decision settles it.
  let isSettled: Bool

  init(_ finding: Finding, voices: [Voice], follows: [DecisionID: ClaimID?]) {
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
      isSettled = true
      losers = Set(participants.enumerated().filter { $0.offset != prevailing }.map(\.element.1.voice))
    } else if case .decided(let id) = finding.state, case .some(.some(let followed)) = follows[id] {
      decision = id
      isSettled = true
      losers = Set(participants.filter { $0.0.claim != followed }.map(\.1.voice))
    } else {
      decision = nil
      isSettled = false
      losers = []
    }
  }
}
