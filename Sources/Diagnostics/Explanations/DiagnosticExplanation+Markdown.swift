extension DiagnosticExplanation {
  /// Markdown.
  static let markdown = Group(
    title: "Markdown",
    explanations: [
      DiagnosticExplanation(
        .rawHTML,
        meaning: "HTML stands in the text. It would be shown as it is, or not at all.",
        example: "<b>always</b>",
        remedy: "Use Markdown: **always**. Put code between backquotes."),
      DiagnosticExplanation(
        .badLink,
        meaning: "A link leads nowhere, or to an address of a kind that is not allowed.",
        example: "[the page](claim:notice)",
        remedy: "Write [words](claim:source/name), or an address with https://."),
      DiagnosticExplanation(
        .notVerbatim,
        meaning: "Words are marked as a quotation and are not exactly those of the statement.",
        example: "[shows a full-page sheet](claim:older-page/five-sheet), where the page says presents",
        remedy: "Copy the words from claims.md. To cite without quoting, write <claim:source/name>."),
      DiagnosticExplanation(
        .tableSyntax,
        meaning: "A table block is not understood.",
        example: "```table wide",
        remedy: "Write ```table alone and a row a line."),
      DiagnosticExplanation(
        .leakedMarkup,
        meaning: "Marks of another system were left in the text.",
        example: "{.answer-block} at the end of a paragraph",
        remedy: "Take them out."),
      DiagnosticExplanation(
        .unknownBlock,
        meaning: "A fenced block names something that cannot be shown there.",
        example: "```matrx prompt",
        remedy: "Correct the word, or move the block: tables of data go into guide.md."),
      DiagnosticExplanation(
        .markupDepth,
        meaning: "Quotes, lists or marks are nested deeper than any reader could follow.",
        example: "> > > > > > > >",
        remedy: "Flatten the text."),
    ])
}
