/// Judges resource data (section 5.5).
enum ResourceRules {
  private static let namespace = XLIFFNamespace.resourceData

  static func check(
    _ data: GenericElement, _ document: DocumentScope, _ path: ModulePath, _ judgement: inout Judgement
  ) {
    let items = data.elements("resourceItem", in: namespace)
    let references = data.elements("resourceItemRef", in: namespace)
    StructureRules.unique(references + items, "resource", "resource data", &judgement, rule: .resourceID)
    for reference in references {
      if let id = reference["ref"], !path.resourceItems.contains(id) {
        judgement.breach(.resourceReference, "the file has no resource item '\(id)'", at: reference, "ref")
      }
    }
    for item in items { check(item, document, &judgement) }
  }

  /// The ids of the resource items of a file and of everything in it.
  static func itemIDs(in element: GenericElement) -> Set<String> {
    var ids: Set<String> = []
    for child in element.elements {
      switch (child.name.namespace, child.name.local) {
      case (namespace, "resourceData"):
        ids.formUnion(child.elements("resourceItem", in: namespace).compactMap { $0["id"] })
      case (XLIFFNamespace.core, "group"), (XLIFFNamespace.core, "unit"): ids.formUnion(itemIDs(in: child))
      default: break
      }
    }
    return ids
  }

  private static func check(_ item: GenericElement, _ document: DocumentScope, _ judgement: inout Judgement) {
    let source = item.elements("source", in: namespace).first
    let target = item.elements("target", in: namespace).first
    if item.elements.isEmpty {
      judgement.breach(.resourceContent, "a resource item needs a source, a target or a reference", at: item)
    }
    let sides = [source, target].compactMap(\.self)
    if !sides.isEmpty, sides.allSatisfy(\.elements.isEmpty), item["mimeType"] == nil {
      judgement.breach(.resourceContent, "a resource item with empty sides needs 'mimeType'", at: item)
    }
    for (side, wanted) in [(source, document.sourceLanguage), (target, document.targetLanguage)] {
      guard let side else { continue }
      if side.elements.isEmpty == (side["href"] == nil) {
        let message =
          side["href"] == nil
          ? "an empty '\(side.name.local)' needs 'href'" : "a '\(side.name.local)' with content must not have 'href'"
        judgement.breach(.resourceContent, message, at: side)
      }
      if let found = side["lang", in: XMLCharacters.namespace], let wanted, LanguageTag(found) != LanguageTag(wanted) {
        judgement.breach(
          .resourceLanguage, "the language of '\(side.name.local)' is '\(found)', the document's is '\(wanted)'",
          at: side, "lang", in: XMLCharacters.namespace)
      }
    }
  }
}
