public import Claims

/// How far the translations are: for each locale and document the units by state, what is out of date and why, and the
/// amount of work that is left.
public struct StatusReport: Sendable {
  /// One document in one locale.
  public struct Row: Sendable {
    /// The language.
    public let locale: LocaleCode
    /// The document.
    public let document: DocumentName
    /// The units by state; those that are out of date count in their state as well. Optional texts without a translation
    /// are left out.
    public let states: [AssessedUnit.State: Int]
    /// The units that are out of date, by cause.
    public let stale: [String: Int]
    /// How many days ago the oldest translation came in that is out of date; nil where nobody knows.
    public let daysBehind: Int?
    /// Errors and warnings that the checks found.
    public let errors: Int
    /// Warnings that the checks found.
    public let warnings: Int
    /// Questions of translators.
    public let questions: Int
    /// The amount of text.
    public let words: WordCount
    /// The units that keep the document below the state that is asked for, with what is the matter.
    public let blockers: [ReleaseBlock]

    /// How many units there are.
    public var total: Int { states.values.reduce(0, +) }
  }

  /// The documents, by locale.
  public let rows: [Row]
  /// The state that a release asks for.
  public let required: AssessedUnit.State

  /// Whether the checks were run.
  public let isChecked: Bool

  /// A report. `today` is the day that ages are counted to; `findings` are those of the checks, nil where nobody ran
  /// them.
  public init(
    _ documents: [DocumentTranslation], findings: [TranslationFinding]?, required: AssessedUnit.State = .translated,
    today: CalendarDate?
  ) {
    self.required = required
    isChecked = findings != nil
    let findings = findings ?? []
    rows = documents.filter { !$0.locale.isPseudo }.map { document in
      let own = findings.filter { $0.locale == document.locale && $0.document == document.source.name }
      return Self.row(document, own, required, today)
    }
  }

  private static func row(
    _ document: DocumentTranslation, _ findings: [TranslationFinding], _ required: AssessedUnit.State,
    _ today: CalendarDate?
  ) -> Row {
    let units = document.units.filter { $0.unit.need == .needed || $0.state > .untranslated }
    var states: [AssessedUnit.State: Int] = [:]
    var stale: [String: Int] = [:]
    var oldest: Int?
    var blockers: [ReleaseBlock] = []
    for unit in units {
      states[unit.state, default: 0] += 1
      for cause in unit.causes where cause.isStale {
        stale[String(cause.subState.dropFirst(3)), default: 0] += 1
      }
      if unit.isStale, let day = unit.stored?.translatedOn, let days = today.flatMap({ day.days(to: $0) }) {
        oldest = max(oldest ?? 0, days)
      }
      if unit.reliableState < required {
        let stale = unit.causes.first { $0.isStale && unit.isTranslated }.map { ReleaseBlock.Reason.stale($0) }
        let reason = stale ?? unit.voidReview.map { .void($0) } ?? .state(unit.state)
        blockers.append(ReleaseBlock(unit: unit.unit.key, reason: reason))
      }
    }
    let errors = findings.filter { $0.severity == .error }
    blockers += errors.map { ReleaseBlock(unit: $0.unit, reason: .check($0)) }
    return Row(
      locale: document.locale, document: document.source.name, states: states, stale: stale, daysBehind: oldest,
      errors: errors.count, warnings: findings.count - errors.count,
      questions: units.reduce(0) { $0 + ($1.stored?.questions.count ?? 0) }, words: WordCount(document),
      blockers: blockers)
  }
}

extension AssessedUnit.State {
  /// The state in plain words.
  public var words: String {
    switch self {
    case .untranslated: "not translated"
    case .draft: "a draft"
    case .translated: "translated, not reviewed"
    case .reviewed: "reviewed, not final"
    case .final: "final"
    }
  }
}

extension CalendarDate {
  /// How many days it is to another day; nil where a year is missing.
  func days(to other: CalendarDate) -> Int? {
    guard let own = number, let end = other.number else { return nil }
    return end - own
  }

  /// The number of the day since March 1 of year 0 (Gregorian).
  private var number: Int? {
    guard let year else { return nil }
    let y = month <= 2 ? year - 1 : year
    let m = (month + 9) % 12
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1
  }
}
