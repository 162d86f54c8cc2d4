extension DiagnosticExplanation {
  /// Quoted statements and their rules.
  static let claims = Group(
    title: "Quoted statements and their rules",
    explanations: [
      DiagnosticExplanation(
        .claimSyntax,
        meaning: "A part of claims.md is not understood.",
        example: "A paragraph beside a quote, without 'note:' before it",
        remedy: "Write it in one of the forms of docs/content-format.md."),
      DiagnosticExplanation(
        .ruleSyntax,
        meaning: "A rule line is not understood at the caret.",
        example: "- interface is sheet when flag is true",
        remedy:
          "Write - interface is full-page-sheet if flag is true; the message names what could stand "
          + "there."),
      DiagnosticExplanation(
        .missingQuote,
        meaning: "A statement has neither a quote nor somebody who reports it.",
        example: "## eu-sheet, and then only rules",
        remedy:
          "Begin a line with \"> \" and the exact words, or say who reports it: reported by: article, "
          + "line 44."),
      DiagnosticExplanation(
        .missingReport,
        meaning: "A statement is reported, but nothing says what was reported.",
        example: "reported by: article, line 44, and nothing below",
        remedy: "Add a paragraph that tells it in your own words."),
      DiagnosticExplanation(
        .badHole,
        meaning: "A place where words are missing from the saved copy is marked wrongly.",
        example: "[[NSUserTracking without the closing ]]",
        remedy: "Write [[words]] in the quote and restored: FROM; known or guessed below it."),
      DiagnosticExplanation(
        .untypedRule,
        meaning:
          "The statement states a rule, but no rule line says which, so that it can disagree with "
          + "nothing.",
        example: "A quote with must in it, and no line that begins with \"- \"",
        remedy: "Add a rule line, or give the statement another role."),
      DiagnosticExplanation(
        .impossibleCondition,
        meaning: "A rule has no case: what it needs cannot happen, or what it says is not defined there.",
        example: "call is older and flag is true, where only the new call has a flag",
        remedy: "Correct the condition, or the vocabulary that rules it out."),
      DiagnosticExplanation(
        .captureMismatch,
        meaning: "A saved copy is not the one that its record describes.",
        example: "The checksum of captures/2026-09-18.txt is another",
        remedy: "Restore the file, or file the new text as a new copy."),
      DiagnosticExplanation(
        .captureOutdated,
        meaning:
          "The saved copy is older than the limit, or the document speaks of a beta and a newer one has "
          + "followed.",
        example: "The saved copy behind release-notes is 120 days old",
        remedy: "Save a new copy, file it, and compare."),
      DiagnosticExplanation(
        .quoteNotFound,
        meaning: "The quoted words do not stand in the saved copy of the document.",
        example: "Saved copy: presents a full-page sheet; quote: shows a full-page sheet",
        remedy: "Copy the words from the saved copy. If the document has changed, file a new copy first."),
      DiagnosticExplanation(
        .quoteAltered,
        meaning: "The saved copy has nearly these words, and not exactly these.",
        example: "Quote: shows a full-page sheet; saved copy: displays a full-page sheet",
        remedy:
          "Copy the words from the saved copy. If the document changed, look at every decision that "
          + "rests on them."),
      DiagnosticExplanation(
        .quoteElsewhere,
        meaning:
          "The words stand in the saved copy of another document than the one that they are attributed "
          + "to.",
        example: "A sentence of the method page is filed under the header",
        remedy: "Move the quote to the document that has it, or save a copy of the one that is meant."),
      DiagnosticExplanation(
        .quoteAmbiguous,
        meaning:
          "The words stand in several places of the saved copy, so that nobody knows which one is "
          + "meant.",
        example: "A quote of two words that the page has five times",
        remedy: "Quote more, or put the quote under the heading of the document."),
      DiagnosticExplanation(
        .quoteSpliced,
        meaning:
          "A quote is put together from parts that must not be joined: they change places, or what lies "
          + "between them changes the meaning.",
        example: "The end of one paragraph and the beginning of the next as one quote",
        remedy: "Make them quotes of their own."),
      DiagnosticExplanation(
        .quoteEnd,
        meaning: "The quote ends with another mark than the document has there.",
        example: "The quote ends with a full stop, the document goes on with a comma",
        remedy: "Write what the document has."),
    ])
}
