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
  /// Who may sign packets.
  public let signers: [Signer]
  /// The most days that a saved copy counts as new; nil where the workspace sets no limit.
  public let copyLimit: Int?
  /// The checksums that the records of saved copies give for their texts.
  public let savedTexts: [SavedText]
  /// What is wrong, sorted by place.
  public let diagnostics: [Diagnostic]
  /// The recorded releases, sorted by name.
  public let releases: [Release]
  /// Every file that was read as text, by path below the content folder.
  public let files: [String: SourceText]
  /// What stands for the bytes of every file that was read as text, in hexadecimal.
  public let digests: [String: String]
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
  /// The tool's own words as far as they are translated, in languages that have no file of them.
  public let words: [LocaleCode: [String: String]]
}

/// Somebody who may sign packets.
public struct Signer: Hashable, Sendable {
  /// The name.
  public let name: String
  /// In which role.
  public let role: String
  /// The public key, one line of Base64 as minisign prints it.
  public let key: String
  /// Where the key was declared.
  public let location: FileLocation
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

/// The text of a saved copy, and the checksum that its record gives for it.
public struct SavedText: Hashable, Sendable {
  /// The path of the text below the content folder.
  public let path: String
  /// The SHA-256 that its bytes must have, 64 hexadecimal digits.
  public let sha256: String
  /// Where the record gives it.
  public let location: FileLocation
}

/// A recorded release: what the whole content said on a day.
public struct Release: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// The day.
  public let on: CalendarDate
  /// Who recorded it.
  public let by: String?
  /// The SHA-256 that the content record must have, 64 hexadecimal digits.
  public let sha256: String
  /// The path of the content record below the content folder; its text is among the files.
  public let path: String
  /// Where the checksum stands.
  public let location: FileLocation
}
