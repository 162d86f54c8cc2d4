extension DiagnosticExplanation {
  /// Translations.
  static let translations = Group(
    title: "Translations",
    explanations: [
      DiagnosticExplanation(
        .xmlSyntax,
        meaning: "The file is not well-formed XML.",
        example: "<source>a & b</source>",
        remedy: "Mend it at the place, or export it again from your tool."),
      DiagnosticExplanation(
        .xliffRule,
        meaning: "The file breaks a rule of XLIFF; the message names the rule.",
        example: "Two units with one id in a file",
        remedy: "Mend what the rule asks for; tools for translators usually write it correctly."),
      DiagnosticExplanation(
        .poSyntax,
        meaning: "An entry of a PO file is not understood.",
        example: "msgid without msgstr",
        remedy: "Mend the entry at the place."),
      DiagnosticExplanation(
        .storedTranslation,
        meaning: "A stored translation cannot be used as it is.",
        example: "A unit whose placeholders differ from those of its original",
        remedy: "Mend it in your tool and import it again."),
      DiagnosticExplanation(
        .staleTranslation,
        meaning:
          "The original, its facts or its quote changed after it was translated. Readers see the "
          + "original.",
        example: "The quote behind step 2 has other words than when it was translated",
        remedy: "Translate it again, or confirm it."),
      DiagnosticExplanation(
        .voidReview,
        meaning: "A review no longer counts, because what was reviewed has changed since.",
        example: "A step reviewed by legal was edited afterwards",
        remedy: "Have it reviewed again."),
    ])
}
