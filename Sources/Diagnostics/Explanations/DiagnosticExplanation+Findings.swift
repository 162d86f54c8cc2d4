extension DiagnosticExplanation {
  /// Disagreements and decisions.
  static let findings = Group(
    title: "Disagreements and decisions",
    explanations: [
      DiagnosticExplanation(
        .disagreement,
        meaning:
          "Statements cannot all be true in some case, under some reading, and nothing is recorded "
          + "about it.",
        example: "One page ties the Markdown text to passing true, another does not",
        remedy:
          "Read both quotes. Add a file to Content/decisions that names the disagreement under about, "
          + "says which statement is followed, or follow: none with an owner and a day, and why."),
      DiagnosticExplanation(
        .decisionLapsed,
        meaning: "A decision rests on words that have changed, or are gone.",
        example: "The notice now says may where it said must",
        remedy:
          "Read the decision again. If it still holds, put the checksum that the message gives under "
          + "quotes; if not, decide anew."),
      DiagnosticExplanation(
        .decisionIncomplete,
        meaning:
          "A decision does not hold the checksums of the words that it rests on, so that it could not "
          + "lapse when they change.",
        example: "A decision without quotes",
        remedy: "Copy the lines that the message gives under quotes."),
      DiagnosticExplanation(
        .reviewOverdue,
        meaning:
          "The day by which somebody should have looked at a decision or an open question again has "
          + "passed.",
        example: "review-by: 2026-11-01, and today is later",
        remedy: "Look again, and set a new day."),
      DiagnosticExplanation(
        .observationRefuted,
        meaning:
          "What was seen does not fit a statement in any case that the record leaves open, however the "
          + "statement is read.",
        example: "A device in Germany showed the alert, and the page says that it shows the sheet",
        remedy: "Check the record first. Then add a decision that names the id under about."),
    ])
}
