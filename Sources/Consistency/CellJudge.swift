import Claims

/// Says how an outcome stands in a region in which the same statements speak.
struct CellJudge {
  let outcome: Outcome
  let voices: [Voice]
  let disputes: [KnownDispute]

  /// A statement that speaks.
  struct Speech {
    let voice: Int
    let rule: Rule
    let reading: Reading
    let part: CompiledReading.Part
    var isOverruled = false
  }

  /// How an outcome stands, and why.
  struct Judgement {
    let standing: Cell.Standing
    var effect: Effect?
    var alternatives: [Effect] = []
    let speeches: [Speech]
    let findings: [String]
  }

  /// The judgement on a region.
  func callAsFunction(_ region: CellPartition.Region) -> Judgement {
    let found = region.disputes.map { disputes[$0] }
    // What the text itself sets aside needs no decision, and a decision for a statement that is silent here says nothing.
    let setAside = found.filter { $0.isSettled && $0.decision == nil }.reduce(into: Set<Int>()) {
      $0.formUnion($1.losers)
    }
    let moot = found.filter { dispute in
      dispute.decision != nil && dispute.sides.contains { setAside.contains($0.voice) }
    }
    let idle = found.filter { dispute in
      dispute.followed.map { !region.scopes.contains($0) } ?? false && !moot.contains { $0.id == dispute.id }
    }
    let here = found.filter { dispute in !(moot + idle).contains { $0.id == dispute.id } }
    let losers = here.reduce(into: Set<Int>()) { $0.formUnion($1.losers) }
    // Who prevails speaks as it was read when it prevailed.
    var readings: [Int: Int] = [:]
    for dispute in here where dispute.isSettled {
      for side in dispute.sides where !losers.contains(side.voice) && readings[side.voice] == nil {
        readings[side.voice] = side.reading
      }
    }
    let unsettled = (here.filter { !$0.isSettled } + idle).filter { dispute in
      !dispute.sides.contains { losers.contains($0.voice) }
    }
    var active: [Speech] = []
    var overruled: [Speech] = []
    for voice in voices.indices {
      let spoken = region.speaking.filter { $0.voice == voice }
      let loud =
        spoken.first { $0.reading == 0 }
        ?? readings[voice].flatMap { reading in
          spoken.first { $0.reading == reading }
        }
      if losers.contains(voice) {
        if let loud { overruled.append(speech(loud, isOverruled: true)) }
      } else if let loud {
        active.append(speech(loud))
      }
    }
    let findings = found.map(\.id)
    if !unsettled.isEmpty {
      for dispute in unsettled {
        for side in dispute.sides {
          let spoken = region.speaking.first { $0.voice == side.voice && $0.reading == side.reading }
          guard let spoken,
            !active.contains(where: { $0.voice == side.voice && $0.part.effect == spoken.part.effect })
          else { continue }
          active.append(speech(spoken))
        }
      }
      return disputed(active, overruled, findings)
    }
    let stance = joined(active)
    guard stance.isConsistent else { return disputed(active, overruled, findings) }
    if let decision = here.compactMap(\.decision).first, let effect = effect(of: stance, active) {
      return Judgement(
        standing: .decided(decision), effect: effect, speeches: active + overruled, findings: findings)
    }
    return undisputed(active, overruled, stance, region, losers, findings)
  }

  private func undisputed(
    _ active: [Speech], _ overruled: [Speech], _ stance: Stance, _ region: CellPartition.Region, _ losers: Set<Int>,
    _ findings: [String]
  ) -> Judgement {
    let speeches = active + overruled
    let effect = effect(of: stance, active)
    if let effect, isSingle(effect) {
      let alone = active.filter { supports($0, effect) }
      let standing: Cell.Standing =
        if alone.isEmpty {
          .inferred(active.count > 1 ? .combination : .elimination)
        } else if alone.allSatisfy(\.rule.isReported) {
          .inferred(.report)
        } else if alone.allSatisfy({ $0.part.side == .outside && $0.rule.statement.connective == .onlyIf }) {
          .inferred(.elimination)
        } else {
          .settled
        }
      return Judgement(standing: standing, effect: effect, speeches: speeches, findings: findings)
    }
    // Nothing, or not enough, is said outright: the other readings may say more.
    var wide = active
    for spoken in region.speaking where !losers.contains(spoken.voice) {
      if !wide.contains(where: { $0.voice == spoken.voice }) { wide.append(speech(spoken)) }
    }
    let wideStance = joined(wide)
    if wide.count > active.count, wideStance.isConsistent, let inferred = self.effect(of: wideStance, wide),
      isSingle(inferred)
    {
      return Judgement(
        standing: .inferred(.reading), effect: inferred, speeches: wide + overruled, findings: findings)
    }
    if let effect {
      return Judgement(standing: .partial, effect: effect, speeches: speeches, findings: findings)
    }
    return Judgement(standing: .silent, speeches: speeches, findings: findings)
  }

  private func disputed(_ active: [Speech], _ overruled: [Speech], _ findings: [String]) -> Judgement {
    let effects = Set(active.map(\.part.effect)).sorted {
      ($0.modality.rawValue, outcome.mask(of: $0.values)) < ($1.modality.rawValue, outcome.mask(of: $1.values))
    }
    return Judgement(standing: .disputed, alternatives: effects, speeches: active + overruled, findings: findings)
  }

  private func speech(
    _ spoken: (voice: Int, reading: Int, part: CompiledReading.Part), isOverruled: Bool = false
  ) -> Speech {
    let rule = voices[spoken.voice].rule
    return Speech(
      voice: spoken.voice, rule: rule, reading: rule.readings[spoken.reading].reading, part: spoken.part,
      isOverruled: isOverruled)
  }

  private func joined(_ speeches: [Speech]) -> Stance {
    speeches.reduce(Stance(valueCount: outcome.values.count)) { $0.joined($1.part.stance) }
  }

  /// What a stance comes to, in the strongest words that it allows; nil where it says nothing.
  private func effect(of stance: Stance, _ speeches: [Speech]) -> Effect? {
    let all = Stance.all(outcome.values.count)
    if stance.happens != all {
      return Effect(modality: .isSo, values: outcome.values(in: stance.possible))
    }
    if stance.permittedAtMost != all {
      let forbids = !speeches.contains { $0.part.effect.modality == .must }
      return forbids
        ? Effect(modality: .mustNot, values: outcome.values(in: all & ~stance.permittedAtMost))
        : Effect(modality: .must, values: outcome.values(in: stance.permittedAtMost))
    }
    if stance.advisedAtMost != all {
      let advisesAgainst = !speeches.contains { $0.part.effect.modality == .should }
      return advisesAgainst
        ? Effect(modality: .shouldNot, values: outcome.values(in: all & ~stance.advisedAtMost))
        : Effect(modality: .should, values: outcome.values(in: stance.advisedAtMost))
    }
    if stance.permittedAtLeast != 0 {
      return Effect(modality: .may, values: outcome.values(in: stance.permittedAtLeast))
    }
    return nil
  }

  /// Whether an effect leaves nothing open: one value that happens, or something required, allowed or forbidden.
  private func isSingle(_ effect: Effect) -> Bool { effect.modality != .isSo || effect.values.count == 1 }

  private func supports(_ speech: Speech, _ effect: Effect) -> Bool {
    let own = speech.part.effect
    return own.modality == effect.modality && Set(own.values) == Set(effect.values)
  }
}
