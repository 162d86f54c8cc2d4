public import Claims
public import Diagnostics
public import Guides
public import Localization

/// Everything that a content folder says, and everything that is wrong with it.
public struct LoadedContent: Sendable {
  /// What is known; nil where the workspace file itself cannot be read.
  public let ledger: Ledger?
  /// The guides, sorted by id.
  public let guides: [Guide]
  /// Findings that an editor accepted.
  public let accepted: [Acceptance]
  /// What is wrong, sorted by place.
  public let diagnostics: [Diagnostic]
  /// Every file that was read as text, by path below the content folder.
  public let files: [String: SourceText]
  /// Every document in every locale that it is translated into, sorted by locale and document.
  public let translations: [DocumentTranslation]
  /// Who reviewed which translations.
  public let reviews: [LocaleCode: [ReviewRecord]]
  /// The claims that translations lean on, as they are now.
  public let stamps: ClaimStamps
  /// Findings of translations that an editor accepted.
  public let acceptedUnits: Set<AcceptedUnit>
  /// The keys of the blocks of every guide, as `verbatim xliff update` records them.
  public let unitRecords: [GuideID: UnitRecords]
}

/// A finding that an editor accepted with a reason.
public struct Acceptance: Hashable, Sendable {
  /// The kind of finding.
  public let diagnostic: DiagnosticID
  /// The claim it is about.
  public let about: ClaimID
  /// Why it is accepted.
  public let reason: String
  /// Who accepted it.
  public let by: String
  /// The day.
  public let on: CalendarDate
}
