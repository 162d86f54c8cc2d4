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
          "A saved copy is older than the workspace allows, or it is of a beta that another document has followed.",
        example: "copies-last: 180 days in verbatim.yaml, and a copy that was taken 213 days ago",
        remedy:
          "Save the document again with verbatim capture, and quote the newer document."),
      DiagnosticExplanation(
        .quoteNotFound,
        meaning: "The quoted words do not stand in the saved copy of the document.",
        example: "Saved copy: presents a full-page sheet; quote: shows a full-page sheet",
        remedy: "Copy the words from the saved copy. If the document has changed, file a new copy first."),
      DiagnosticExplanation(
        .quoteAltered,
        meaning:
          "The document has other words than the quote; the fewest that must change are marked.",
        example: "Saved copy: must show the notice; quote: have to show the notice",
        remedy:
          "Copy the words from the saved copy, and look again at the rule lines and decisions that rest on them."),
      DiagnosticExplanation(
        .quoteElsewhere,
        meaning:
          "The quoted words stand in the saved copy of another document, not of the one that they are attributed to.",
        example: "A sentence of the release notes among the quotes of the notice",
        remedy:
          "Move the quote to the document that has it."),
      DiagnosticExplanation(
        .quoteAmbiguous,
        meaning:
          "The quoted words stand in the document several times, and its headings do not tell which is meant.",
        example: "You must ask, which two sections say",
        remedy:
          "Quote more of the sentence, put the quote under the heading of the document that it stands under, or accept the finding with a reason."
      ),
      DiagnosticExplanation(
        .quoteSpliced,
        meaning:
          "The parts between the ellipses of a quote are there, but in another order, in different paragraphs, or in sentences that the join would make one of.",
        example: "It shows the sheet … to false, from two sentences",
        remedy:
          "Make each part a quote of its own. Parts of different paragraphs can be accepted with a reason."),
      DiagnosticExplanation(
        .quoteEnd,
        meaning:
          "The quote ends with another point or comma than the document.",
        example: "Saved copy: accept or reject unless; quote: accept or reject,",
        remedy:
          "Write the end as the document has it."),
    ])
}
