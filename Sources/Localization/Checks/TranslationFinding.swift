public import Claims
public import Diagnostics

/// Something that a check found in a translation.
public struct TranslationFinding: Hashable, Sendable {
  /// Which check.
  public let check: DiagnosticID
  /// The language.
  public let locale: LocaleCode
  /// The document.
  public let document: DocumentName
  /// The unit.
  public let unit: UnitKey
  /// What is wrong: a lower-case clause.
  public let message: String
  /// Where the translation stands.
  public let location: FileLocation
  /// Where the original stands.
  public let original: FileLocation

  /// How bad it is.
  public var severity: Diagnostic.Severity { check.severity }

  /// What `accepted.yaml` calls it: `ko/guides/att-eu/faq#what-for.question`.
  public var about: String { "\(locale)/\(document)#\(unit)" }

  /// The finding as a diagnostic; `address` is where readers see the text, below the site's root.
  public func diagnostic(seenAt address: String? = nil) -> Diagnostic {
    Diagnostic(
      check, "\(message) (\(about))", at: location, severity: severity,
      notes: [Diagnostic.Note("the original", at: original)]
        + (address.map { [Diagnostic.Note("readers see it at \($0)")] } ?? []))
  }
}
