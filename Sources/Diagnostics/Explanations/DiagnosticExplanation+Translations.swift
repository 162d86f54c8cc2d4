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
      DiagnosticExplanation(
        .translationCode,
        meaning:
          "Code of the original is missing from the translation, stands there another number of times, "
          + "or is not in the original.",
        example: "The original has `nil` twice, the translation once",
        remedy: "Keep code as it is, as often as the original has it."),
      DiagnosticExplanation(
        .translationName,
        meaning: "An identifier or product name of the original is missing, or another one was added.",
        example: "preferExpandedInterface was translated",
        remedy: "Keep names as they are."),
      DiagnosticExplanation(
        .translationQuote,
        meaning:
          "Words between quotation marks are not those of the original, or the marks inside of them "
          + "were changed.",
        example: "“Allow ‘App’” where the original has “Allow “App””",
        remedy: "Copy what is quoted, with its marks."),
      DiagnosticExplanation(
        .translationLabel,
        meaning:
          "The original names a control as it stands on the screen, and the translation calls it by a name that its "
          + "publisher does not use.",
        example: "“Additional Information” became “추가 정보” in Korean",
        remedy:
          "Keep the name as it is, or quote the publisher's own translation with a line 'translates:' in claims.md."),
      DiagnosticExplanation(
        .translationCitation,
        meaning: "The translation cites other statements than the original.",
        example: "A citation was lost with the sentence that it belonged to",
        remedy: "Put the citation back where its sentence is."),
      DiagnosticExplanation(
        .translationNumber,
        meaning: "A number of the original is missing, or another one was added.",
        example: "27.2 became 27",
        remedy: "Correct the number."),
      DiagnosticExplanation(
        .translationRegion,
        meaning: "A country of the original is missing, or another one was added.",
        example: "Five countries are named, and the translation has four",
        remedy: "Name the same countries."),
      DiagnosticExplanation(
        .translationMarkup,
        meaning: "Marks of Markdown or of another system would show as text.",
        example: "** beside a Chinese word",
        remedy: "Take them out, or mark the text in another way."),
      DiagnosticExplanation(
        .translationControl,
        meaning: "The translation has an invisible character that the original has not.",
        example: "A zero-width space",
        remedy: "Take it out."),
      DiagnosticExplanation(
        .translationList,
        meaning: "A list begins again at 1 in the middle, so that step 4 would be called 1.",
        example: "Steps 1 to 3, a code block, and 1 again",
        remedy: "Indent what stands between, so that it belongs to the item above."),
      DiagnosticExplanation(
        .translationEndMark,
        meaning: "The translation ends in another mark than the original.",
        example: "The original ends in a question mark, the translation in a full stop",
        remedy: "End it in the mark of the same kind."),
      DiagnosticExplanation(
        .translationPunctuation,
        meaning: "Punctuation is not that of the language: half-width beside Chinese, full-width in Korean.",
        example: "设备,账户",
        remedy: "Write the marks that the language has: 设备，账户."),
      DiagnosticExplanation(
        .translationSpace,
        meaning: "A space stands where the language has none, or twice.",
        example: "设备 和账户",
        remedy: "Take the space out; the style sheet makes the gap between scripts."),
      DiagnosticExplanation(
        .translationBracket,
        meaning: "Brackets or quotation marks are not in pairs.",
        example: "（设备",
        remedy: "Close it, or take it out."),
      DiagnosticExplanation(
        .translationDoubleWord,
        meaning: "A word stands twice in a row.",
        example: "的的",
        remedy: "Take one out."),
      DiagnosticExplanation(
        .translationRegister,
        meaning: "The form of address or politeness differs from the rest of the text.",
        example: "您 where the text says 你",
        remedy: "Use one form throughout."),
      DiagnosticExplanation(
        .translationTerm,
        meaning: "A term is not translated as the glossary has it.",
        example: "alert as 警告, where the glossary has 提醒",
        remedy: "Use the word of the glossary, or change the glossary."),
      DiagnosticExplanation(
        .translationLength,
        meaning:
          "The translation is much shorter or longer than such texts are: something may be missing or "
          + "added.",
        example: "One sentence for three",
        remedy: "Compare both texts; accept it in accepted.yaml if all is there."),
      DiagnosticExplanation(
        .translationInconsistent,
        meaning: "The same original is translated in two ways.",
        example: "Two labels for the same step",
        remedy: "Use one of them throughout."),
      DiagnosticExplanation(
        .translationParticle,
        meaning: "A Korean particle does not fit the sound before it, or is left to the reader.",
        example: "메서드이",
        remedy: "Write the one that fits: 메서드가."),
      DiagnosticExplanation(
        .translationModality,
        meaning: "The translation says must, may or must not where the original does not.",
        example: "必须 for can",
        remedy: "Say it as strongly as the original, no more and no less."),
      DiagnosticExplanation(
        .glossMissing,
        meaning: "A quote that readers need to understand has no translation in this language.",
        example: "A sentence of a page without a Chinese gloss",
        remedy: "Add it to glosses.xlf of the language."),
    ])
}
