/// Data shown by its id.
public struct Embed: Hashable, Sendable {
  /// What is shown.
  public let kind: Kind
  /// The id of the matrix, diagram or checklist: `[a-z][a-z0-9-]*`.
  public let id: String

  /// What can be embedded; the raw value is the fence's first word.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What happens where, computed from the claims.
    case matrix
    /// The decision diagram.
    case diagram
    /// The steps.
    case checklist
  }

  /// An embed.
  public init(_ kind: Kind, id: String) {
    self.kind = kind
    self.id = id
  }
}
