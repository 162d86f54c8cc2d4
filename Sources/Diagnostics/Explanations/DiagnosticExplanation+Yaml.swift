extension DiagnosticExplanation {
  /// YAML.
  static let yaml = Group(
    title: "YAML",
    explanations: [
      DiagnosticExplanation(
        .yamlSyntax,
        meaning: "The line is not YAML as this tool reads it: plain keys, values and lists.",
        example: "label: \"the EU   (the quotation mark is never closed)",
        remedy: "Mend the line at the caret; quote a value that holds : or # or begins with a sign."),
      DiagnosticExplanation(
        .yamlAlias,
        meaning: "Anchors, aliases and tags of YAML are not allowed: they hide where a value comes from.",
        example: "members: *eu",
        remedy: "Write the value out. Quote a text that begins with *, & or !."),
      DiagnosticExplanation(
        .yamlDepth,
        meaning: "Lists and mappings are nested deeper than any file needs.",
        example: "- - - - - - - -",
        remedy: "Check the indentation; a stray level is the usual cause."),
      DiagnosticExplanation(
        .duplicateKey,
        meaning: "A key stands twice, so that one of the two values would be lost.",
        example: "label: EU, and further down label: the EU",
        remedy: "Take out one of them."),
      DiagnosticExplanation(
        .unknownKey,
        meaning: "The key means nothing here; it is probably misspelt or in the wrong place.",
        example: "lable: the EU; did you mean 'label'?",
        remedy: "Correct the key. docs/content-format.md lists those of each file."),
      DiagnosticExplanation(
        .missingKey,
        meaning: "A key that is needed is not there.",
        example: "A decision without decided-by",
        remedy: "Add the key; the message says what it is for."),
      DiagnosticExplanation(
        .wrongShape,
        meaning:
          "The value has another form than expected: a list where one word was expected, or the other "
          + "way round.",
        example: "members: FR   (a list was expected)",
        remedy: "Write it in the form that the message names."),
      DiagnosticExplanation(
        .swallowedText,
        meaning: "YAML would cut or split this value, because it holds : or #.",
        example: "reason: Yes: the page says so",
        remedy: "Put the whole value in quotation marks."),
      DiagnosticExplanation(
        .badValue,
        meaning: "The value is not one of those that can stand here.",
        example: "kind: regoin",
        remedy: "Take one of the values that the message names."),
    ])
}
