public import Claims

/// A unit with its translation and how far that can be relied on.
public struct AssessedUnit: Hashable, Sendable {
  /// The unit as it is now.
  public let unit: TranslationUnit
  /// Its stored translation; nil where the file does not know it.
  public let stored: StoredUnit?
  /// How far it has come; staleness is told apart.
  public let state: State
  /// Why it may no longer say what the original says.
  public let causes: [StaleCause]
  /// Why a review no longer counts.
  public let voidReview: VoidReview?

  /// How far a translation has come, in this order.
  public enum State: String, Hashable, Sendable, CaseIterable, Comparable {
    /// There is none.
    case untranslated
    /// There is a beginning that nobody vouches for.
    case draft
    /// It is translated.
    case translated
    /// A second person read it.
    case reviewed
    /// It is released.
    case final

    /// Earlier states are smaller.
    public static func < (left: State, right: State) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Judges a unit. `stamps` are the claims as they are now.
  init(_ unit: TranslationUnit, _ stored: StoredUnit?, _ stamps: ClaimStamps, review: ReviewRecord?) {
    self.unit = unit
    self.stored = stored
    guard let stored, let target = stored.target else {
      (state, causes, voidReview) = (.untranslated, [], nil)
      return
    }
    causes = Self.causes(unit, stored, stamps)
    guard stored.trust == .translated else {
      (state, voidReview) = (.draft, nil)
      return
    }
    switch review.map({ ($0.state, $0.verdict(source: unit.source, target: target)) }) {
    case nil: (state, voidReview) = (.translated, nil)
    case (_, .void(let reason))?: (state, voidReview) = (.translated, reason)
    case (.reviewed, .valid)?: (state, voidReview) = (.reviewed, nil)
    case (.final, .valid)?: (state, voidReview) = (.final, nil)
    }
  }

  private static func causes(_ unit: TranslationUnit, _ stored: StoredUnit, _ stamps: ClaimStamps) -> [StaleCause] {
    var causes: [StaleCause] = []
    if stored.source.markdown != unit.source.markdown {
      if TextComparison.isCosmetic(stored.source, unit.source) {
        causes.append(.cosmetic)
      } else if unit.kind.isQuoted {
        causes.append(.quotes((unit.quoted ?? stored.key.claim).map { [$0] } ?? []))
      } else {
        causes.append(.source)
      }
    }
    let pairs = stored.basis.compactMap { old in stamps[old.claim].map { (old, $0) } }
    let facts = pairs.filter { !$0.0.agrees(with: $0.1) }.map { $0.0.claim }
    let quotes = pairs.filter { $0.0.quote != $0.1.quote }.map { $0.0.claim }
    // What a quote means by its rules does not change what its words say.
    if !facts.isEmpty, !unit.kind.isQuoted { causes.append(.facts(facts)) }
    if !quotes.isEmpty, causes.isEmpty || !unit.kind.isQuoted { causes.append(.quotes(quotes)) }
    return causes
  }

  /// Whether the translation must be looked at before it is relied on.
  public var isStale: Bool { causes.contains { $0.isStale } }

  /// The state that a release can count on: a stale translation counts as a draft.
  public var reliableState: State { isStale ? min(state, .draft) : state }

  /// Whether there is a translation that somebody vouches for, stale or not.
  public var isTranslated: Bool { state >= .translated }

  /// The translation as far as a page may show it: one that is vouched for, of the very words that stand there now. A
  /// translation of older words is never shown; labels are, since they are parts of sentences in their own language.
  public var shown: Segment? {
    guard isTranslated, let target = stored?.target else { return nil }
    if unit.kind == .label { return target }
    let speaksOfOtherWords = causes.contains { cause in
      switch cause {
      case .source: true
      case .quotes: unit.kind.isQuoted
      case .cosmetic, .facts: false
      }
    }
    return speaksOfOtherWords ? nil : target
  }
}

extension UnitKey {
  /// The claim whose quote the unit translates: `source.claim`; nil where the key has no dot.
  public var claim: ClaimID? {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    return ClaimID("\(text[..<dot])/\(text[text.index(after: dot)...])")
  }
}
