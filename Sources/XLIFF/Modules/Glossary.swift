/// An entry of a unit's glossary (section 5.2).
public struct GlossaryEntry: Hashable, Sendable {
  /// Unique among the entries and translations of the unit.
  public var id: String?
  /// The span of the unit's text that it is about, such as `#m1`.
  public var ref: String?
  /// The term in the source language.
  public var term: Phrase
  /// Its translations.
  public var translations: [Phrase]
  /// What it means; an entry has a translation or a definition.
  public var definition: Phrase?

  /// An entry.
  public init(
    id: String? = nil, ref: String? = nil, term: Phrase, translations: [Phrase] = [], definition: Phrase? = nil
  ) {
    self.id = id
    self.ref = ref
    self.term = term
    self.translations = translations
    self.definition = definition
  }

  /// A term, translation or definition.
  public struct Phrase: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// Where it comes from.
    public var source: String?
    /// The id of a translation.
    public var id: String?
    /// The span that a translation is about.
    public var ref: String?

    /// A phrase.
    public init(_ text: String, source: String? = nil, id: String? = nil, ref: String? = nil) {
      self.text = text
      self.source = source
      self.id = id
      self.ref = ref
    }
  }
}

extension XLIFFUnit {
  /// The entries of the unit's glossary. Setting them replaces the glossary, with what tools added to it.
  public var glossary: [GlossaryEntry] {
    get { moduleElements("glossary", in: XLIFFNamespace.glossary).flatMap(\.elements).compactMap(GlossaryEntry.init) }
    set {
      let entries = newValue.map(\.element)
      setModule(entries, as: "glossary", in: XLIFFNamespace.glossary)
    }
  }
}

extension GlossaryEntry {
  private static let namespace = XLIFFNamespace.glossary

  fileprivate init?(_ element: GenericElement) {
    guard element.name.isNamed("glossEntry", in: Self.namespace),
      let term = element.elements("term", in: Self.namespace).first
    else { return nil }
    self.init(
      id: element["id"], ref: element["ref"], term: Phrase(term),
      translations: element.elements("translation", in: Self.namespace).map(Phrase.init),
      definition: element.elements("definition", in: Self.namespace).first.map(Phrase.init))
  }

  fileprivate var element: GenericElement {
    var entry = module("glossEntry", in: Self.namespace)
    entry.set("id", id)
    entry.set("ref", ref)
    entry.children.append(.element(term.element("term")))
    entry.children += translations.map { .element($0.element("translation")) }
    entry.append(definition?.element("definition"))
    return entry
  }
}

extension GlossaryEntry.Phrase {
  fileprivate init(_ element: GenericElement) {
    self.init(element.text, source: element["source"], id: element["id"], ref: element["ref"])
  }

  fileprivate func element(_ local: String) -> GenericElement {
    var element = module(local, in: XLIFFNamespace.glossary)
    element.set("id", id)
    element.set("ref", ref)
    element.set("source", source)
    element.children = [.text(text)]
    return element
  }
}
