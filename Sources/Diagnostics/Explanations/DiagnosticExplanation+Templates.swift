extension DiagnosticExplanation {
  /// Templates and the database.
  static let templates = Group(
    title: "Templates and the database",
    explanations: [
      DiagnosticExplanation(
        .templateSyntax,
        meaning: "A template is not understood.",
        example: "{{#rows",
        remedy: "Close the tag; docs/templates.md tells the syntax."),
      DiagnosticExplanation(
        .unclosedSection,
        meaning: "A section of a template is opened and not closed, or closed in the wrong order.",
        example: "{{#rows}} without {{/rows}}",
        remedy: "Close it where it ends."),
      DiagnosticExplanation(
        .unknownName,
        meaning: "A template names a value that the page does not have.",
        example: "{{titel}}; did you mean 'title'?",
        remedy: "Correct the name; docs/page-values.md lists them."),
      DiagnosticExplanation(
        .unprintableValue,
        meaning: "A template prints a value that is no text, such as a list.",
        example: "{{rows}}",
        remedy: "Open it as a section: {{#rows}}…{{/rows}}."),
      DiagnosticExplanation(
        .recursivePartial,
        meaning: "Templates include each other in a circle.",
        example: "a includes b, and b includes a",
        remedy: "Take one of the includes out."),
      DiagnosticExplanation(
        .missingTemplate,
        meaning: "A template is included and not there.",
        example: "{{>quotes-list}}",
        remedy: "Correct the name, or add the file to Templates."),
      DiagnosticExplanation(
        .databaseSetAside,
        meaning:
          "The claims database was damaged or made by another version. It holds nothing that the "
          + "content does not have.",
        example: "output/claims.sqlite is cut off in the middle",
        remedy: "Nothing: it was put aside and is built again."),
    ])
}
