/// Judges glossaries (section 5.2).
enum GlossaryRules {
  static func check(_ unit: UnitScope, _ document: DocumentScope, _ judgement: inout Judgement) {
    for glossary in unit.element.elements("glossary", in: XLIFFNamespace.glossary) {
      let entries = glossary.elements("glossEntry", in: XLIFFNamespace.glossary)
      let translations = entries.flatMap { $0.elements("translation", in: XLIFFNamespace.glossary) }
      StructureRules.unique(
        entries.flatMap { [$0] + $0.elements("translation", in: XLIFFNamespace.glossary) }, "entry or translation",
        "glossary", &judgement, rule: .glossaryID)
      for element in entries + translations {
        MatchRules.checkReference(of: element, unit, .glossaryReference, &judgement)
      }
      for entry in entries
      where entry.elements("translation", in: XLIFFNamespace.glossary).isEmpty
        && entry.elements("definition", in: XLIFFNamespace.glossary).isEmpty
      {
        judgement.breach(.glossaryEntry, "a glossary entry needs a translation or a definition", at: entry)
      }
    }
  }
}
