public import Diagnostics

/// A parsed XML file: its tree, what stood around the root, and what was wrong.
public struct XMLFile: Sendable {
  /// The root element; nil where the file could not be read to its end.
  public var root: GenericElement?
  /// Comments and processing instructions before the root.
  public var prolog: [GenericNode]
  /// The file's text in UTF-8 without a byte order mark; places count in it.
  public var text: SourceText
  /// The encoding that the file was read with, as IANA names it.
  public var encoding: String
  /// Why the file could not be read, with places; empty where it could.
  public var problems: [Diagnostic]
}
