public import Diagnostics

/// A finding of a translation that an editor accepted: the check, and `LOCALE/DOCUMENT#UNIT`.
public struct AcceptedUnit: Hashable, Sendable {
  /// The check.
  public let diagnostic: DiagnosticID
  /// What it is about.
  public let about: String

  /// An acceptance.
  public init(diagnostic: DiagnosticID, about: String) {
    self.diagnostic = diagnostic
    self.about = about
  }
}
