/// Judges languages and white space of sources and targets.
enum LanguageRules {
  static func check(_ document: DocumentScope, _ judgement: inout Judgement) {
    for part in document.files.flatMap(\.units).flatMap(\.content.parts) {
      if let source = part.source {
        compare(
          source, part.sourceProperties.language, with: document.sourceLanguage, "srcLang", "4.2.2.12", &judgement)
      }
      if let target = part.target {
        compare(
          target, part.targetProperties.language, with: document.targetLanguage, "trgLang", "4.2.2.13", &judgement)
        let spaces = (part.sourceProperties.whiteSpace, part.targetProperties.whiteSpace)
        if part.source != nil, spaces.0 != spaces.1 {
          judgement.breach(
            .whiteSpaceMatch, "the target's 'xml:space' is '\(spaces.1)', its source's is '\(spaces.0)'", at: target)
        }
      }
    }
  }

  /// Compares an explicit or inherited language with the one that the root names.
  static func compare(
    _ element: GenericElement, _ found: String?, with wanted: String?, _ attribute: String, _ section: String,
    _ judgement: inout Judgement
  ) {
    guard let found, let wanted, LanguageTag(found) != LanguageTag(wanted) else { return }
    judgement.breach(
      .languageMatch, "the language of '\(element.name.local)' is '\(found)', but '\(attribute)' is '\(wanted)'",
      at: element, "lang", in: XMLCharacters.namespace, section: section)
  }
}
