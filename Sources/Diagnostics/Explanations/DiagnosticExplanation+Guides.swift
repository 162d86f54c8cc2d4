extension DiagnosticExplanation {
  /// Guides.
  static let guides = Group(
    title: "Guides",
    explanations: [
      DiagnosticExplanation(
        .frontMatter,
        meaning: "The head of the file is missing or not closed.",
        example: "A guide.md that begins with its first heading",
        remedy: "Begin with ---, title: …, ---."),
      DiagnosticExplanation(
        .stepSyntax,
        meaning: "A step of a checklist lacks a line, or has one that is not understood.",
        example: "time: quick",
        remedy: "Write what the message asks for: id: add-key, time: 20 min."),
      DiagnosticExplanation(
        .unsupportedAnswer,
        meaning: "An answer stands on no quote.",
        example: "An answer that cites nothing",
        remedy: "Cite a statement, or say that no document answers the question."),
      DiagnosticExplanation(
        .strongerThanQuotes,
        meaning: "The text says more than the quotes that it cites: must where the quotes say may.",
        example: "The app must pass true, citing a sentence with can",
        remedy: "Weaken the sentence, or cite a quote that carries it."),
      DiagnosticExplanation(
        .missingTranslation,
        meaning: "A text has no translation in one of the languages; readers see the original.",
        example: "labels.xlf of ko lacks region.rest.label",
        remedy: "Translate it, or live with the warning."),
    ])
}
