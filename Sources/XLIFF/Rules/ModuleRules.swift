/// Walks over everything that modules add and hands it to the rules of each module.
enum ModuleRules {
  static func check(_ document: DocumentScope, _ judgement: inout Judgement) {
    for file in document.files {
      walk(file.element, ModulePath(file.element), document, &judgement)
    }
  }

  private static func walk(
    _ element: GenericElement, _ path: ModulePath, _ document: DocumentScope, _ judgement: inout Judgement
  ) {
    let inner = path.entering(element)
    if element.name.namespace == XLIFFNamespace.core {
      FormatStyleRules.check(element, &judgement)
      SizeRules.check(element, path, &judgement)
      ITSRules.check(element, inner, &judgement)
    }
    switch (element.name.namespace, element.name.local) {
    case (XLIFFNamespace.core, "skeleton"): return
    case (XLIFFNamespace.metadata, "metadata"): checkMetadata(element, &judgement)
    case (XLIFFNamespace.resourceData, "resourceData"):
      ResourceRules.check(element, document, path, &judgement)
      return
    case (XLIFFNamespace.validation, "rule"): ValidationRules.check(element, path, &judgement)
    case (XLIFFNamespace.changeTracking, "changeTrack"): ChangeRules.check(element, path, &judgement)
    case (XLIFFNamespace.its, _): ITSRules.checkRecord(element, &judgement)
    default: break
    }
    // What an extension holds is the extension's affair.
    guard element.name.namespace == XLIFFNamespace.core || XLIFFNamespace.isModule(element.name.namespace) else {
      return
    }
    for child in element.elements { walk(child, inner, document, &judgement) }
  }

  /// Ids of metadata are unique among a `metadata` element and its groups.
  private static func checkMetadata(_ metadata: GenericElement, _ judgement: inout Judgement) {
    func groups(_ element: GenericElement) -> [GenericElement] {
      element.elements("metaGroup", in: XLIFFNamespace.metadata).flatMap { [$0] + groups($0) }
    }
    StructureRules.unique(
      [metadata] + groups(metadata), "group", "metadata", &judgement, rule: .metadataID)
  }
}

/// Judges the attributes of the format style module (section 5.3).
enum FormatStyleRules {
  static func check(_ element: GenericElement, _ judgement: inout Judgement) {
    let hasStyle = element["fs", in: XLIFFNamespace.formatStyle] != nil
    let hasDetail = element["subFs", in: XLIFFNamespace.formatStyle] != nil
    if hasDetail, !hasStyle {
      judgement.breach(.formatStyle, "'fs:subFs' needs 'fs:fs'", at: element, "subFs", in: XLIFFNamespace.formatStyle)
    }
    if element.name.local == "ec", element["isolated"] != "yes", hasStyle || hasDetail {
      let name = hasStyle ? "fs" : "subFs"
      judgement.breach(
        .formatStyle, "only an isolated 'ec' may have 'fs:\(name)'", at: element, name, in: XLIFFNamespace.formatStyle)
    }
  }
}
