extension DiagnosticExplanation {
  /// Ids, regions, versions and dates.
  static let ids = Group(
    title: "Ids, regions, versions and dates",
    explanations: [
      DiagnosticExplanation(
        .badID,
        meaning:
          "Ids are lower-case letters, digits and hyphens and begin with a letter, because they become "
          + "addresses.",
        example: "## EU_Sheet",
        remedy: "Rename it: eu-sheet. For a statement that was published, keep the old name under formerly."),
      DiagnosticExplanation(
        .duplicateID,
        meaning: "Two things of one kind have the same id.",
        example: "Two statements called eu-sheet in one claims.md",
        remedy: "Rename one of them."),
      DiagnosticExplanation(
        .unknownID,
        meaning: "Something is named by an id that does not exist.",
        example: "about: interface.a.b~c.d, and no such disagreement is found",
        remedy:
          "Correct the id; the message names the nearest one. If the thing is gone, take out what "
          + "refers to it."),
      DiagnosticExplanation(
        .unknownRegion,
        meaning: "The code or name stands for no country, area or region set.",
        example: "members: [UK]; did you mean 'GB'?",
        remedy: "Use the two-letter code of ISO 3166-1, or a set that regions.yaml declares."),
      DiagnosticExplanation(
        .emptyRegion,
        meaning: "A region set has no members, so that nothing could ever be inside of it.",
        example: "set: five except eu",
        remedy: "Correct what the set is made from."),
      DiagnosticExplanation(
        .overlappingRegions,
        meaning: "A country is named twice, in one set or in two rows of a table.",
        example: "places: [eu, five] as the rows of a table",
        remedy: "Name it once; use a set such as rest: eu except five."),
      DiagnosticExplanation(
        .regionCycle,
        meaning: "Region sets are made from each other in a circle.",
        example: "a: b except FR, and b: a and DE",
        remedy: "Write the members of one of them out."),
      DiagnosticExplanation(
        .badVersion,
        meaning: "The text is no version, or versions do not rise.",
        example: "versions: [27.2, \"26\"]",
        remedy:
          "Write versions as 27.2 or 27.2-beta, the earlier ones first, and add to the vocabulary those "
          + "that rules name."),
      DiagnosticExplanation(
        .badLocale,
        meaning: "The tag is no language tag, or not one of the languages of verbatim.yaml.",
        example: "locales/zh, where verbatim.yaml has zh-Hans",
        remedy: "Use a tag of BCP 47 and list it under locales."),
      DiagnosticExplanation(
        .badDate,
        meaning: "The text is no day, or lacks its year where one is needed.",
        example: "as-of: November 30",
        remedy: "Write 2026-11-30; --09-16 where the year is not known and not needed."),
    ])
}
