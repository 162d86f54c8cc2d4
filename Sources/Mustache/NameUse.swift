public import Diagnostics

/// One use of a name in a template, with its place: for tests that compare what templates use with what pages offer.
public struct NameUse: Hashable, Sendable {
  /// The name as it is written, dots included; `.` for the value of the current context.
  public let name: String
  /// What it is used for.
  public let role: Role
  /// Where it is written.
  public let location: FileLocation
  /// The sections around it, outermost first, inverted ones left out: where the name may be looked up besides.
  public let sections: [String]

  /// What a name can be used for.
  public enum Role: Sendable {
    /// `{{name}}`
    case print
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case inverted
    /// `{{>name}}`
    case partial
  }
}
