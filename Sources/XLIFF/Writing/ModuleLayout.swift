/// Which elements hold only elements: these are written on lines of their own, and white space in them means nothing.
enum ModuleLayout {
  private static let blocks: [String: Set<String>] = [
    XLIFFNamespace.core: ["xliff", "file", "group", "unit", "segment", "ignorable", "notes", "originalData"],
    XLIFF12Document.namespace: ["xliff", "file", "header", "body", "group", "trans-unit", "alt-trans"],
    XLIFFNamespace.matches: ["matches", "match"],
    XLIFFNamespace.glossary: ["glossary", "glossEntry"],
    XLIFFNamespace.metadata: ["metadata", "metaGroup"],
    XLIFFNamespace.resourceData: ["resourceData", "resourceItem"],
    XLIFFNamespace.changeTracking: ["changeTrack", "revisions", "revision"],
    XLIFFNamespace.sizeRestriction: ["profiles", "data"],
    XLIFFNamespace.validation: ["validation"],
    XLIFFNamespace.its: ["locQualityIssues", "provenanceRecords"],
  ]

  /// Whether an element of that name holds only elements.
  static func isBlock(_ name: QualifiedName) -> Bool {
    blocks[name.namespace]?.contains(name.local) == true
  }

  /// An element without the white space that only laid it out. Elements that hold text are left as they are.
  static func normalized(_ element: GenericElement) -> GenericElement {
    guard isBlock(element.name) else { return element }
    var result = element
    result.children = element.children.compactMap { child in
      if case .element(let part) = child { return .element(normalized(part)) }
      return child.isBlankText ? nil : child
    }
    return result
  }
}
