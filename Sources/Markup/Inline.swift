/// A piece of running text.
public enum Inline: Hashable, Sendable {
  /// Characters as they stand.
  case text(String)
  /// A line end of the source within a paragraph, shown as a space.
  case softBreak
  /// A line end that the author asked for.
  case lineBreak
  /// A code span.
  case code(String)
  /// Emphasised content.
  case emphasis([Inline])
  /// Strongly emphasised content.
  case strong([Inline])
  /// A link to a page.
  indirect case link(Link)
  /// A picture.
  indirect case image(Image)
  /// A pointer to a claim: `<claim:source/claim>`.
  indirect case citation(Citation)
  /// Words of a claim's quote: `[words](claim:source/claim)`.
  indirect case quotation(Quotation)
  /// Content in another language than the text around it, by its BCP 47 tag. Never read from Markdown: translations put
  /// it in where they have to leave the original.
  case foreign(language: String, [Inline])
}
