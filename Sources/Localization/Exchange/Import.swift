public import Claims
import Diagnostics
import XLIFF

/// Takes home what translators sent back: targets and notes, nothing else.
public struct Import {
  /// How to take targets that a tool left in the state that it got them in.
  public enum Trust: Hashable, Sendable {
    /// As their state says.
    case asMarked
    /// As translated.
    case asTranslated
  }

  private let documents: [DocumentName: DocumentTranslation]
  private let handoffs: [Handoff]
  private let stamps: ClaimStamps
  private let today: CalendarDate
  private let trust: Trust
  private var outcome = ImportOutcome()
  private var changed: [DocumentName: [UnitKey: StoredUnit]] = [:]

  /// An import into one locale. `handoffs` say what was sent before; `today` is noted with what is taken.
  public init(
    into documents: [DocumentTranslation], handoffs: [Handoff], stamps: ClaimStamps, today: CalendarDate,
    trust: Trust = .asMarked
  ) {
    self.documents = Dictionary(documents.map { ($0.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.handoffs = handoffs
    self.stamps = stamps
    self.today = today
    self.trust = trust
  }

  /// Judges some files; what they come to is in one outcome.
  public consuming func run(_ files: [(path: String, bytes: [UInt8])]) -> ImportOutcome {
    for file in files {
      let returned = ReturnedFile(file.bytes, path: file.path)
      outcome.problems += returned.problems
      var seen: [String: ReturnedUnit] = [:]
      for unit in returned.units {
        let name = "\(unit.document?.description ?? "")#\(unit.id)"
        if let first = seen[name] {
          if first.target != unit.target { refuse(unit, "it stands in the file twice, with two translations") }
          continue
        }
        seen[name] = unit
        take(unit)
      }
    }
    outcome.documents = changed.keys.sorted().compactMap { name in
      documents[name].map { merged($0, changed[name] ?? [:]) }
    }
    return outcome
  }

  /// The stored document with changed units in the order of the original; what is no longer in it stays at the end.
  private func merged(_ document: DocumentTranslation, _ changed: [UnitKey: StoredUnit]) -> StoredDocument {
    var stored =
      document.stored ?? StoredDocument(document.source.name, from: document.sourceLocale, into: document.locale)
    for (key, unit) in changed {
      if let index = stored.units.firstIndex(where: { $0.key == key }) { stored.units[index] = unit }
    }
    let known = Set(stored.units.map(\.key))
    let order = Dictionary(
      document.source.units.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for (key, unit) in changed.sorted(by: { $0.key < $1.key }) where !known.contains(key) {
      let place = order[key] ?? .max
      let index = stored.units.firstIndex { (order[$0.key] ?? .max) > place } ?? stored.units.endIndex
      stored.units.insert(unit, at: index)
    }
    return stored
  }

  // MARK: Units

  private mutating func refuse(_ unit: ReturnedUnit, _ reason: String) {
    outcome.refused.append(row(unit, reason))
    if let document = unit.document, let key = UnitKey(unit.id), let target = unit.target {
      outcome.kept[document, default: [:]][key] = Export.Kept(inlines: target, reason: reason)
    }
  }

  private func row(_ unit: ReturnedUnit, _ words: String) -> ImportOutcome.Row {
    ImportOutcome.Row(document: unit.document, unit: unit.id, words: words, location: unit.location)
  }

  private mutating func take(_ returned: ReturnedUnit) {
    guard let name = returned.document, let document = documents[name] else {
      return refuse(returned, "the file does not say which document it belongs to, or no such document is here")
    }
    guard let key = UnitKey(returned.id), let unit = document.units.first(where: { $0.unit.key == key }) else {
      return refuse(returned, "there is no such unit in '\(name)'; it may have been removed since it was sent")
    }
    let before =
      changed[name]?[key] ?? unit.stored
      ?? StoredUnit(key: key, source: unit.unit.source, basis: stamps.basis(of: unit.unit))
    var stored = before
    let questions = returned.notes.filter { !$0.isEmpty && !stored.questions.contains($0) }
    if !questions.isEmpty {
      stored.questions += questions
      outcome.questions += questions.map { row(returned, $0) }
    }
    defer {
      if stored != before { changed[name, default: [:]][key] = stored }
    }
    guard let inlines = returned.target, !inlines.isEmpty else {
      outcome.unchanged.append(row(returned, "it has no translation"))
      return
    }
    let sent = handoffs.compactMap { $0.documents[name]?[key] }
    switch OriginalMatch.find(returned.source, now: unit.unit.source, before: stored.source, sent: sent) {
    case .none:
      refuse(returned, "its original is not what was sent: the file or its original was changed on the way")
    case .found(let source, let names, let isCurrent):
      switch ReturnedTarget.read(inlines, source: source, names: names, isReflowed: returned.source) {
      case .failure(let reason): refuse(returned, reason.message)
      case .success(let target):
        settle(returned, target, of: source, isCurrent: isCurrent, unit, sent, &stored)
      }
    }
  }

  private mutating func settle(
    _ returned: ReturnedUnit, _ target: Segment, of source: Segment, isCurrent: Bool, _ unit: AssessedUnit,
    _ sent: [Handoff.Sums], _ stored: inout StoredUnit
  ) {
    // Tools fill in the original where nobody translated anything.
    if target.markdown == source.markdown, returned.state != .done, trust == .asMarked {
      outcome.unchanged.append(row(returned, "it is the original, filled in"))
      return
    }
    let here = unit.travelling.target ?? stored.target
    let isSame = here?.markdown == target.markdown
    let isDraft = returned.state == .draft && trust == .asMarked
    if isSame, isDraft || (stored.trust == .translated && stored.source.markdown == source.markdown && !unit.isStale) {
      outcome.unchanged.append(row(returned, "it is as it is here"))
      return
    }
    if isSame, returned.state != .done, trust == .asMarked {
      outcome.unchanged.append(row(returned, "it is as it is here, and nobody says that it was looked at"))
      return
    }
    let sums = Handoff.Sums(source, target)
    if !isSame, let here, sent.contains(where: { $0.target == sums.target }),
      !sent.contains(where: { $0.target == Handoff.Sums(source, here).target })
    {
      outcome.unchanged.append(row(returned, "it is what was sent; the translation here is newer"))
      return
    }
    if !isCurrent, stored.target != nil, !isSame, stored.source.markdown == unit.unit.source.markdown {
      return refuse(returned, "it translates an older original; the translation here is of the one that stands now")
    }
    if let reason = ReturnedTarget.doubt(target, source: source, stored: stored.target, unit.unit.kind, returned.state)
    {
      return refuse(returned, reason)
    }
    if !isSame, let last = sent.last, let here, last.target != "-", last.target != Handoff.Sums(source, here).target {
      return refuse(returned, "it was changed here as well since it was sent; compare the two")
    }
    stored.target = target
    stored.source = source
    stored.trust = isDraft ? .draft : .translated
    stored.basis = stamps.basis(of: unit.unit)
    stored.translatedOn = today
    let words =
      isDraft
      ? "taken as a draft, as its state says; --as translated takes it as translated"
      : isCurrent ? "translated" : "translated, and already out of date: the original changed since it was sent"
    outcome.taken.append(row(returned, words))
  }
}
