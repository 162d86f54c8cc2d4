/// Judges annotations: what each type needs, and their starts and ends.
enum AnnotationRules {
  static func check(_ unit: UnitScope, _ document: DocumentScope, _ judgement: inout Judgement) {
    for side in [CodeToken.Side.source, .target] {
      let codes = unit.content.codes(of: side)
      for token in codes where token.kind == .markOpen || token.kind == .markStart {
        checkAnnotation(token.element, unit, &judgement)
      }
      checkPairs(codes, unit.content, "unit", &judgement)
      for match in unit.matches { checkPairs(match.content.codes(of: side), match.content, "match", &judgement) }
    }
  }

  private static func checkAnnotation(_ element: GenericElement, _ unit: UnitScope, _ judgement: inout Judgement) {
    let reference = reference(of: element, &judgement)
    switch element["type"] ?? "generic" {
    case "generic":
      let isITS = element.attributes.contains {
        $0.name.namespace == XLIFFNamespace.its || $0.name.namespace == XLIFFNamespace.itsModule
      }
      if element["translate"] == nil, !isITS {
        judgement.breach(.translateAnnotation, "a generic annotation needs 'translate'", at: element)
      }
    case "comment":
      switch (element["value"], element["ref"]) {
      case (nil, nil): judgement.breach(.commentAnnotation, "a comment needs 'value' or 'ref'", at: element)
      case (_?, _?):
        judgement.breach(.commentAnnotation, "a comment has 'value' or 'ref', not both", at: element, "ref")
      case (nil, let iri?):
        guard let reference else { return }
        if reference.target(in: unit) == .note { return }
        judgement.breach(.commentAnnotation, "'\(iri)' does not lead to a note of the unit", at: element, "ref")
      case (_?, nil): break
      }
    case "mtc:match":
      if element["ref"] != nil {
        judgement.breach(.matchAnnotation, "an annotation of a match must not have 'ref'", at: element, "ref")
      }
    default: break
    }
  }

  /// The reference of an element; a malformed one is reported and nil.
  static func reference(
    of element: GenericElement, _ judgement: inout Judgement, attribute: String = "ref", in namespace: String = ""
  ) -> Reference? {
    guard let iri = element[attribute, in: namespace] else { return nil }
    do {
      return try Reference(iri)
    } catch {
      judgement.breach(
        .fragment, "'\(iri)' is not a fragment identifier: \(error.reason)", at: element, attribute, in: namespace)
      return nil
    }
  }

  private static func checkPairs(
    _ codes: [CodeToken], _ content: ContentScope, _ owner: String, _ judgement: inout Judgement
  ) {
    var open: [String: CodeToken] = [:]
    var closed: Set<String> = []
    for token in codes {
      guard let id = token.codeID else { continue }
      if token.kind == .markStart { open[id] = token }
      guard token.kind == .markEnd else { continue }
      if open[id] == nil {
        if !content.isToCome(id, .markStart, token.side) {
          judgement.breach(
            .annotationPair, "no 'sm' with the id '\(id)' stands before this 'em' in the \(owner)", at: token.element,
            "startRef")
        }
      } else if !closed.insert(id).inserted {
        judgement.breach(.annotationPair, "the 'sm' of the id '\(id)' has a second 'em'", at: token.element, "startRef")
      }
    }
    for (id, start) in open.sorted(by: { $0.key < $1.key })
    where !closed.contains(id) && !content.isToCome(id, .markEnd, start.side) {
      judgement.breach(
        .annotationPair, "the 'sm' of the id '\(id)' has no 'em' after it in the \(owner)", at: start.element)
    }
  }
}
