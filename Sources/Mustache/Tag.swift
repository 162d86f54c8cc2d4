/// A tag that does something: comments and set-delimiter tags are spent while scanning.
struct Tag: Sendable {
  /// What it does.
  let kind: Kind
  /// All of it with its delimiters, in bytes of the source.
  let range: Range<Int>
  /// The name without the space around it, in bytes of the source.
  let name: Range<Int>
  /// The white space before a tag that has its line for itself; nil for a tag among other things.
  let indentation: Range<Int>?

  /// The kinds of tags.
  enum Kind: Sendable {
    /// `{{name}}`
    case print
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case inverted
    /// `{{/name}}`
    case close
    /// `{{>name}}`
    case partial

    /// Whether a section opens or closes here.
    var boundsSection: Bool {
      switch self {
      case .section, .inverted, .close: true
      case .print, .partial: false
      }
    }
  }

  /// A stretch of a template.
  enum Piece: Sendable {
    /// Text to be copied, from within a line.
    case text(Range<Int>)
    /// Text to be copied, from the start of a line; empty where the line starts with a tag.
    case line(Range<Int>)
    /// A tag.
    case tag(Tag)
  }
}
