/// A document's parts as the rules look at them: ids, languages and white space resolved.
struct DocumentScope {
  let root: GenericElement
  let sourceLanguage: String?
  let targetLanguage: String?
  private(set) var files: [FileScope] = []

  init(_ root: GenericElement) {
    self.root = root
    sourceLanguage = root["srcLang"]
    targetLanguage = root["trgLang"]
    let inherited = Inherited(language: nil, whiteSpace: "default").entering(root)
    files = root.elements("file", in: XLIFFNamespace.core).map { FileScope($0, inherited: inherited) }
  }

  /// A file by its id.
  func file(_ id: String) -> FileScope? { files.first { $0.element["id"] == id } }
}

/// What elements hand down to their content by `xml:lang` and `xml:space`.
struct Inherited {
  /// The innermost `xml:lang`, nil where there is none.
  var language: String?
  /// The innermost `xml:space`.
  var whiteSpace: String

  /// What holds inside an element.
  func entering(_ element: GenericElement) -> Inherited {
    Inherited(
      language: element["lang", in: XMLCharacters.namespace] ?? language,
      whiteSpace: element["space", in: XMLCharacters.namespace] ?? whiteSpace)
  }
}

/// A file with its groups and units.
struct FileScope {
  let element: GenericElement
  private(set) var groups: [GenericElement] = []
  private(set) var units: [UnitScope] = []

  init(_ element: GenericElement, inherited: Inherited) {
    self.element = element
    collect(element, ancestors: [element], inherited: inherited.entering(element))
  }

  private mutating func collect(_ parent: GenericElement, ancestors: [GenericElement], inherited: Inherited) {
    for child in parent.elements where child.name.namespace == XLIFFNamespace.core {
      switch child.name.local {
      case "group":
        groups.append(child)
        collect(child, ancestors: ancestors + [child], inherited: inherited.entering(child))
      case "unit":
        units.append(
          UnitScope(child, fileID: element["id"] ?? "", ancestors: ancestors, inherited: inherited.entering(child)))
      default: break
      }
    }
  }

  /// A unit by its id.
  func unit(_ id: String) -> UnitScope? { units.first { $0.element["id"] == id } }
}

/// A unit with its content and the elements around it.
struct UnitScope {
  let element: GenericElement
  let fileID: String
  /// The file, then the groups, outermost first.
  let ancestors: [GenericElement]
  let content: ContentScope

  init(_ element: GenericElement, fileID: String, ancestors: [GenericElement], inherited: Inherited) {
    self.element = element
    self.fileID = fileID
    self.ancestors = ancestors
    let parts = element.elements.filter {
      $0.name.isNamed("segment", in: XLIFFNamespace.core) || $0.name.isNamed("ignorable", in: XLIFFNamespace.core)
    }
    content = ContentScope(owner: element, parts: parts, inherited: inherited)
  }

  /// The translation candidates of the unit, each with its content.
  var matches: [(element: GenericElement, content: ContentScope)] {
    element.elements("matches", in: XLIFFNamespace.matches).flatMap { matches in
      matches.elements("match", in: XLIFFNamespace.matches).map { match in
        (match, ContentScope(owner: match, parts: [match], inherited: Inherited(language: nil, whiteSpace: "default")))
      }
    }
  }
}
