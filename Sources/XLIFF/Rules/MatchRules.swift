/// Judges translation candidates (section 5.1).
enum MatchRules {
  static func check(_ unit: UnitScope, _ document: DocumentScope, _ judgement: inout Judgement) {
    for matches in unit.element.elements("matches", in: XLIFFNamespace.matches) {
      StructureRules.unique(
        matches.elements("match", in: XLIFFNamespace.matches), "match", "unit", &judgement, rule: .matchID)
    }
    for (match, content) in unit.matches {
      IDRules.check(content, &judgement)
      checkReference(of: match, unit, .matchReference, &judgement)
      if match["subType"] != nil, match["type"] == nil {
        judgement.breach(.matchSubType, "'subType' needs 'type'", at: match, "subType")
      }
      for part in content.parts {
        if let source = part.source {
          LanguageRules.compare(
            source, part.sourceProperties.language, with: document.sourceLanguage, "srcLang", "5.1.5.3", &judgement)
        }
        // Reference material may be in any language.
        if let target = part.target, match["reference"] != "yes" {
          LanguageRules.compare(
            target, part.targetProperties.language, with: document.targetLanguage, "trgLang", "5.1.5.3", &judgement)
        }
      }
    }
  }

  /// A reference to a span of the unit: a part, or an inline element of a source or target.
  ///
  /// An address before the fragment may be the document's own, which nobody knows here: such a reference passes.
  static func checkReference(
    of element: GenericElement, _ unit: UnitScope, _ rule: XLIFFRule, _ judgement: inout Judgement
  ) {
    guard let iri = element["ref"], let reference = AnnotationRules.reference(of: element, &judgement) else { return }
    if reference.hasAddress, reference.hasFragment { return }
    if reference.target(in: unit) == .span { return }
    judgement.breach(rule, "'\(iri)' does not lead to a span of the unit's text", at: element, "ref")
  }
}
