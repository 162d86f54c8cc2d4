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
  private(set) var unitIDs: Set<String> = []

  init(_ element: GenericElement, inherited: Inherited) {
    self.element = element
    collect(element, ancestors: [element], inherited: inherited.entering(element))
    unitIDs = Set(units.compactMap { $0.element["id"] })
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
}

/// A unit with its content and the elements around it.
struct UnitScope {
  let element: GenericElement
  let fileID: String
  /// The file, then the groups, outermost first.
  let ancestors: [GenericElement]
  let content: ContentScope
  /// The translation candidates of the unit, each with its content.
  let matches: [(element: GenericElement, content: ContentScope)]
  /// The notes by their ids.
  let notes: [String: GenericElement]

  init(_ element: GenericElement, fileID: String, ancestors: [GenericElement], inherited: Inherited) {
    self.element = element
    self.fileID = fileID
    self.ancestors = ancestors
    let parts = element.elements.filter {
      $0.name.isNamed("segment", in: XLIFFNamespace.core) || $0.name.isNamed("ignorable", in: XLIFFNamespace.core)
    }
    content = ContentScope(owner: element, parts: parts, inherited: inherited)
    let matches = element.elements("matches", in: XLIFFNamespace.matches).flatMap {
      $0.elements("match", in: XLIFFNamespace.matches)
    }
    // What a candidate inherits ends at the unit: it has languages of its own.
    let inherited = Inherited(language: nil, whiteSpace: "default")
    self.matches = matches.map { ($0, ContentScope(owner: $0, parts: [$0], inherited: inherited)) }
    let notes = element.elements("notes", in: XLIFFNamespace.core).flatMap(\.elements)
    self.notes = Dictionary(notes.map { ($0["id"] ?? "", $0) }) { first, _ in first }
  }

  /// Whether a group of that id is around the unit.
  func isInGroup(_ id: String) -> Bool {
    ancestors.contains { $0.name.local == "group" && $0["id"] == id }
  }
}
