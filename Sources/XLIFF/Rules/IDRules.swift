/// Judges the ids of parts, inline elements and original data within one scope.
enum IDRules {
  static func check(_ content: ContentScope, _ judgement: inout Judgement) {
    for data in content.owner.elements("originalData", in: XLIFFNamespace.core) {
      StructureRules.unique(data.elements("data", in: XLIFFNamespace.core), "datum", "unit", &judgement)
    }
    // A match's own id is not in the scope of its inline ids.
    let parts = content.parts.map(\.element).filter { $0.name.namespace == XLIFFNamespace.core }
    let sourceTokens = content.sourceCodes.filter { $0.isFirst && $0.ownID != nil }
    StructureRules.unique(
      parts + sourceTokens.map(\.element), "part or inline element", content.owner.name.local, &judgement)

    let targetTokens = content.targetCodes.filter { $0.isFirst && $0.ownID != nil }
    StructureRules.unique(
      targetTokens.map(\.element), "inline element", "\(content.owner.name.local)'s targets", &judgement)
    for token in targetTokens {
      guard let id = token.ownID else { continue }
      if !parts.isEmpty, content.partIDs[id] != nil {
        judgement.breach(.idUnique, "the id '\(id)' is used by a part of the unit", at: token.element, "id")
      } else if let source = content.sourceIDs[id], source.family != token.family {
        let names = (token.element.name.local, source.element.name.local)
        judgement.breach(
          .idTarget, "the target's '\(names.0)' has the id '\(id)' of the source's '\(names.1)'", at: token.element,
          "id")
      }
    }
  }
}
