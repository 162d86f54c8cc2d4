public import Claims
import Diagnostics
import XLIFF

/// The glossary of the vocabulary in the forms that translators' tools read.
public enum TermFiles {
  /// TBX (ISO 30042, basic dialect): one concept a term, with what it means and the term in each language.
  public static func tbx(_ vocabulary: Vocabulary, from source: LocaleCode, into locale: LocaleCode) -> [UInt8] {
    func element(_ name: String, _ children: [GenericElement] = [], text: String? = nil) -> GenericElement {
      GenericElement(
        QualifiedName(name, in: namespace), children: children.map { .element($0) } + (text.map { [.text($0)] } ?? []))
    }
    func language(_ locale: LocaleCode, _ term: String?, avoided: [String] = []) -> GenericElement {
      var status = element("termNote", text: "deprecatedTerm-admn-sts")
      status.attributes = [GenericAttribute(QualifiedName("type"), "administrativeStatus")]
      let terms =
        (term.map { [element("termSec", [element("term", text: $0)])] } ?? [])
        + avoided.map { element("termSec", [element("term", text: $0), status]) }
      var section = element("langSec", terms)
      section.attributes = [GenericAttribute(QualifiedName("lang", in: xml, prefix: "xml"), locale.tag)]
      return section
    }
    let entries = vocabulary.terms.map { term in
      var definition = element("descrip", text: term.meaning.original)
      definition.attributes = [GenericAttribute(QualifiedName("type"), "definition")]
      let translation = term.isKept ? term.term.original : term.term.translations[locale]
      let avoided = term.avoided.filter { Script.mayBe($0, in: locale) }
      var entry = element(
        "conceptEntry",
        [definition, language(source, term.term.original)]
          + (translation == nil && avoided.isEmpty ? [] : [language(locale, translation, avoided: avoided)]))
      entry.attributes = [GenericAttribute(QualifiedName("id"), term.id.text)]
      return entry
    }
    var root = element(
      "tbx",
      [
        element(
          "tbxHeader", [element("fileDesc", [element("sourceDesc", [element("p", text: "terms of the vocabulary")])])]),
        element("text", [element("body", entries)]),
      ])
    root.attributes = [
      GenericAttribute(QualifiedName("type"), "TBX-Basic"), GenericAttribute(QualifiedName("style"), "dca"),
      GenericAttribute(QualifiedName("lang", in: xml, prefix: "xml"), source.tag),
    ]
    return GenericXML.write(
      root,
      blocks: ["tbx", "tbxHeader", "fileDesc", "sourceDesc", "text", "body", "conceptEntry", "langSec", "termSec"])
  }

  /// CSV with a head: id, term, translation, meaning.
  public static func csv(_ vocabulary: Vocabulary, from source: LocaleCode, into locale: LocaleCode) -> [UInt8] {
    let rows = vocabulary.terms.map { term in
      [
        term.id.text, term.term.original, (term.isKept ? term.term.original : term.term.translations[locale]) ?? "",
        term.meaning.original,
      ]
    }
    return Array(
      ([["id", source.tag, locale.tag, "meaning"]] + rows)
        .map { $0.map { CSVText.field($0) }.joined(separator: ",") + "\r\n" }.joined().utf8)
  }

  private static let namespace = "urn:iso:std:iso:30042:ed-2"
  private static let xml = "http://www.w3.org/XML/1998/namespace"
}
