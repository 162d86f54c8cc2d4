public import Diagnostics

/// What someone saw: a partial scenario and what happened in it.
public struct Observation: Hashable, Sendable {
  /// The observation's id: its file's name.
  public let id: ObservationID
  /// What was tried, in one line.
  public let title: LocalizedText
  /// The source of kind observation that records it.
  public let source: SourceID
  /// The day of the experiment, as far as it is known.
  public let date: CalendarDate?
  /// What was set, sorted by dimension.
  public let scenario: [Setting]
  /// What was seen, sorted by outcome.
  public let saw: [Sight]
  /// Dimensions that matter and that nobody recorded, sorted.
  public let notRecorded: [DimensionID]
  /// How far the evidence survives.
  public let evidence: LocalizedText?
  /// Where it was declared.
  public let location: FileLocation

  /// An observation.
  public init(
    id: ObservationID, title: LocalizedText, source: SourceID, date: CalendarDate?, scenario: [Setting],
    saw: [Sight], notRecorded: [DimensionID], evidence: LocalizedText?, location: FileLocation
  ) {
    self.id = id
    self.title = title
    self.source = source
    self.date = date
    self.scenario = scenario
    self.saw = saw
    self.notRecorded = notRecorded
    self.evidence = evidence
    self.location = location
  }

  /// What a dimension was set to.
  public struct Setting: Hashable, Sendable {
    /// The dimension.
    public let dimension: DimensionID
    /// Its value.
    public let value: ScenarioValue

    /// A setting.
    public init(dimension: DimensionID, value: ScenarioValue) {
      self.dimension = dimension
      self.value = value
    }
  }

  /// What was seen of an outcome.
  public struct Sight: Hashable, Sendable {
    /// The outcome.
    public let outcome: OutcomeID
    /// The value that was seen.
    public let value: ValueID

    /// A sight.
    public init(outcome: OutcomeID, value: ValueID) {
      self.outcome = outcome
      self.value = value
    }
  }
}
