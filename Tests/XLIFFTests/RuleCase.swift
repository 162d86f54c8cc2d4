import XLIFF

/// A document that breaks one rule at the marked place.
struct RuleCase: Sendable, CustomStringConvertible {
  let rule: XLIFFRule
  /// The document, with `«»` where the breach must be reported.
  let marked: String
  /// What is wrong, for the name of the test case.
  let about: String

  init(_ rule: XLIFFRule, _ about: String, _ marked: String) {
    self.rule = rule
    self.about = about
    self.marked = marked
  }

  var description: String { "\(rule.rawValue): \(about)" }

  static let all = shape + structure + codes + annotations + modules
  private static let segment = "<segment><source>a</source></segment>"

  private static let shape = [
    RuleCase(.root, "another root", "«»<document xmlns=\"\(XLIFFNamespace.core)\"/>"),
    RuleCase(.root, "no namespace", "«»<xliff version=\"2.1\" srcLang=\"en\"/>"),
    RuleCase(
      .version, "version 1.2 in the namespace of 2.x",
      Sample.file("<unit id=\"u\">\(segment)</unit>", root: " «»version=\"1.2\"")),
    RuleCase(.element, "an unknown core element", Sample.unit("«»<segments/>\(segment)")),
    RuleCase(.element, "an unknown element of a module", Sample.unit("«»<gls:terms/>\(segment)")),
    RuleCase(.element, "an element of another namespace in a source", Sample.source("a«»<x:b/>")),
    RuleCase(.element, "a child of an empty element", Sample.source("<ph id=\"1\">«»<cp hex=\"0001\"/></ph>")),
    RuleCase(.elementOrder, "notes after segments", Sample.unit("\(segment)«»<notes><note>n</note></notes>")),
    RuleCase(.elementMissing, "a segment without source", Sample.unit("«»<segment/>")),
    RuleCase(.elementMissing, "a file without units", Sample.document("«»<file id=\"f\"/>")),
    RuleCase(
      .elementRepeated, "two sources", Sample.unit("<segment><source>a</source>«»<source>b</source></segment>")),
    RuleCase(.text, "text in a unit", Sample.file("«»<unit id=\"u1\">stray\(segment)</unit>")),
    RuleCase(.attribute, "an unknown attribute", Sample.unit("<segment «»translate=\"no\"><source/></segment>")),
    RuleCase(.attribute, "a foreign attribute on a segment", Sample.unit("<segment «»x:a=\"\"><source/></segment>")),
    RuleCase(.attribute, "a foreign attribute on a code", Sample.source("<ph id=\"1\" «»x:a=\"\"/>")),
    RuleCase(
      .attribute, "an attribute of XML on a marker",
      Sample.source("<mrk id=\"1\" type=\"term\" «»xml:lang=\"en\">a</mrk>")),
    RuleCase(
      .attribute, "a module's attribute in the wrong place",
      Sample.unit(segment, attributes: " «»slr:equivStorage=\"1\"")),
    RuleCase(.attributeMissing, "a unit without id", Sample.file("«»<unit>\(segment)</unit>")),
    RuleCase(.attributeValue, "an id with a slash", Sample.file("<unit «»id=\"a/b\">\(segment)</unit>")),
    RuleCase(.attributeValue, "an unknown state", Sample.unit("<segment «»state=\"done\"><source/></segment>")),
    RuleCase(
      .attributeValue, "a priority of 11", Sample.unit("<notes><note «»priority=\"11\">n</note></notes>\(segment)")),
    RuleCase(
      .attributeValue, "a sub-state without prefix",
      Sample.unit("<segment state=\"initial\" «»subState=\"stale\"><source/></segment>")),
    RuleCase(.attributeValue, "an order of 0", Sample.unit("<segment><source/><target «»order=\"0\"/></segment>")),
    RuleCase(
      .attributeValue, "original data without its spaces",
      Sample.unit("<originalData><data id=\"d\" «»xml:space=\"default\">x</data></originalData>\(segment)")),
  ]

  private static let structure = [
    RuleCase(
      .idUnique, "two files",
      Sample.document("<file id=\"f\"><group id=\"g\"/></file><file «»id=\"f\"><group id=\"g\"/></file>")),
    RuleCase(
      .idUnique, "two units of a file in different groups",
      Sample.file("<unit id=\"u\">\(segment)</unit><group id=\"g\"><unit «»id=\"u\">\(segment)</unit></group>")),
    RuleCase(
      .idUnique, "two notes", Sample.unit("<notes><note id=\"n\">a</note><note «»id=\"n\">b</note></notes>\(segment)")),
    RuleCase(
      .idUnique, "a code with the id of a segment",
      Sample.unit("<segment id=\"1\"><source><ph «»id=\"1\"/></source></segment>")),
    RuleCase(
      .idUnique, "an annotation with the id of a code",
      Sample.source("<ph id=\"1\"/><mrk «»id=\"1\" type=\"term\">a</mrk>")),
    RuleCase(.idUnique, "two codes of a target", Sample.target("a", "<ph id=\"1\"/><ph «»id=\"1\"/>")),
    RuleCase(
      .idUnique, "two data",
      Sample.unit("<originalData><data id=\"d\">a</data><data «»id=\"d\">b</data></originalData>\(segment)")),
    RuleCase(
      .idTarget, "a placeholder with the id of a span", Sample.target("<pc id=\"1\">a</pc>", "<ph «»id=\"1\"/>")),
    RuleCase(.extensionID, "not a name token", Sample.unit("<x:a «»id=\"a b\"/>\(segment)")),
    RuleCase(.extensionID, "twice in a unit", Sample.unit("<x:a xml:id=\"1\"><x:b «»id=\"1\"/></x:a>\(segment)")),
    RuleCase(
      .targetLanguage, "a target, but no target language",
      Sample.file("<unit id=\"u\"><segment><source/>«»<target/></segment></unit>", root: " srcLang=\"en\"")),
    RuleCase(
      .languageMatch, "an explicit language", Sample.unit("<segment><source «»xml:lang=\"fr\">a</source></segment>")),
    RuleCase(
      .languageMatch, "an inherited language",
      Sample.unit("<segment>«»<source>a</source></segment>", attributes: " xml:lang=\"fr\"")),
    RuleCase(
      .whiteSpaceMatch, "a source that preserves",
      Sample.unit("<segment><source xml:space=\"preserve\"/>«»<target/></segment>")),
    RuleCase(.skeleton, "empty, without address", Sample.file("«»<skeleton/><unit id=\"u\">\(segment)</unit>")),
    RuleCase(
      .skeleton, "content and address",
      Sample.file("«»<skeleton href=\"a\">b</skeleton><unit id=\"u\">\(segment)</unit>")),
    RuleCase(.unitSegment, "ignorable only", Sample.file("«»<unit id=\"u\"><ignorable><source/></ignorable></unit>")),
    RuleCase(
      .order, "twice",
      Sample.unit("<segment><source/><target order=\"2\"/></segment><segment><source/>«»<target/></segment>")),
    RuleCase(.order, "beyond the last part", Sample.unit("<segment><source/><target «»order=\"2\"/></segment>")),
    RuleCase(.subState, "without state", Sample.unit("<segment «»subState=\"vb:stale\"><source/></segment>")),
    RuleCase(
      .subState, "of the reserved prefix",
      Sample.unit("<segment state=\"initial\" «»subState=\"xlf:a\"><source/></segment>")),
    RuleCase(.reservedPrefix, "the type of a unit", Sample.unit(segment, attributes: " «»type=\"xlf:a\"")),
  ]

  private static let no = "canCopy=\"no\" canDelete=\"no\""
  private static let first = "canReorder=\"firstNo\" \(no)"
  private static let next = "canReorder=\"no\" \(no)"

  private static let codes = [
    RuleCase(.subType, "without type", Sample.source("<ph id=\"1\" «»subType=\"vb:quote\"/>")),
    RuleCase(
      .subType, "a line break of an interface", Sample.source("<ph id=\"1\" type=\"ui\" «»subType=\"xlf:lb\"/>")),
    RuleCase(
      .subType, "an unknown value of the reserved prefix",
      Sample.source("<ph id=\"1\" type=\"fmt\" «»subType=\"xlf:z\"/>")),
    RuleCase(.codePoint, "a letter", Sample.source("<cp «»hex=\"0041\"/>")),
    RuleCase(.codePoint, "not hexadecimal", Sample.source("<cp «»hex=\"00zz\"/>")),
    RuleCase(.codePoint, "beyond Unicode", Sample.source("<cp «»hex=\"110000\"/>")),
    RuleCase(.dataReference, "of a placeholder", Sample.source("<ph id=\"1\" «»dataRef=\"d\"/>")),
    RuleCase(.dataReference, "of a span's end", Sample.source("<pc id=\"1\" «»dataRefEnd=\"d\">a</pc>")),
    RuleCase(.copyReference, "no such code", Sample.source("<ph id=\"1\" «»copyOf=\"2\"/>")),
    RuleCase(
      .copyReference, "a code that must not be copied",
      Sample.target("<ph id=\"1\" canCopy=\"no\"/>", "<ph id=\"1\" canCopy=\"no\"/><ph id=\"2\" «»copyOf=\"1\"/>")),
    RuleCase(
      .copyReference, "a code with data",
      Sample.unit(
        "<originalData><data id=\"d\">x</data></originalData><segment><source><ph id=\"1\" dataRef=\"d\"/><ph id=\"2\" «»copyOf=\"1\"/></source></segment>"
      )),
    RuleCase(
      .subFlow, "a unit of another file",
      Sample.document(
        "<file id=\"f\"><unit id=\"u\"><segment><source><ph id=\"1\" «»subFlows=\"v\"/></source></segment></unit></file><file id=\"g\"><unit id=\"v\">\(segment)</unit></file>"
      )),
    RuleCase(.endCode, "neither id nor start", Sample.source("<sc id=\"1\"/>«»<ec/><ec startRef=\"1\"/>")),
    RuleCase(.endCode, "isolated with a start", Sample.source("«»<ec isolated=\"yes\" startRef=\"1\"/>")),
    RuleCase(
      .endCode, "a direction without being isolated", Sample.source("<sc id=\"1\"/><ec startRef=\"1\" «»dir=\"rtl\"/>")),
    RuleCase(.codePair, "an end before its start", Sample.source("<ec «»startRef=\"1\"/><sc id=\"1\"/>")),
    RuleCase(.codePair, "a start without end", Sample.source("«»<sc id=\"1\"/>")),
    RuleCase(.codePair, "a second end", Sample.source("<sc id=\"1\"/><ec startRef=\"1\"/><ec «»startRef=\"1\"/>")),
    RuleCase(
      .codePair, "isolated, but in the unit", Sample.source("<sc id=\"1\" «»isolated=\"yes\"/><ec startRef=\"1\"/>")),
    RuleCase(
      .codePair, "in a match",
      Sample.unit(
        "<mtc:matches><mtc:match ref=\"#s\"><source>«»<sc id=\"1\"/></source><target/></mtc:match></mtc:matches><segment id=\"s\"><source/></segment>"
      )),
    RuleCase(.codePairHints, "copying", Sample.source("<sc id=\"1\"/><ec startRef=\"1\" «»canCopy=\"no\"/>")),
    RuleCase(
      .codePairHints, "overlap of a pair by default",
      Sample.source("<sc id=\"1\" canOverlap=\"no\"/>«»<ec startRef=\"1\"/>")),
    RuleCase(
      .codePairHints, "a sequence that ends early",
      Sample.source("<sc id=\"1\" \(first)/><ec startRef=\"1\" «»canReorder=\"yes\" \(no)/>")),
    RuleCase(.reorderHints, "may be deleted", Sample.source("<ph id=\"1\" «»canReorder=\"firstNo\" canCopy=\"no\"/>")),
    RuleCase(
      .reorderSequence, "no first code", Sample.source("<ph id=\"1\"/><ph id=\"2\" «»canReorder=\"no\" \(no)/>")),
    RuleCase(
      .targetSequence, "swapped codes",
      Sample.target(
        "<ph id=\"1\" \(first)/><ph id=\"2\" \(next)/>",
        "<ph id=\"0\" \(first)/><ph id=\"2\" \(next)/>«»<ph id=\"1\" \(first)/>")),
    RuleCase(
      .targetSequence, "a code out of its span",
      Sample.target(
        "<pc id=\"1\" \(first)><ph id=\"2\" \(next)/></pc>", "«»<pc id=\"1\" \(first)>a</pc><ph id=\"2\" \(next)/>")),
    RuleCase(
      .targetCode, "left out",
      Sample.unit("<segment><source><ph id=\"1\" canDelete=\"no\"/></source>«»<target>a</target></segment>")),
    RuleCase(
      .targetCode, "an end left out",
      Sample.unit(
        "<segment><source><sc id=\"1\" canDelete=\"no\"/>a<ec startRef=\"1\" canDelete=\"no\"/></source>«»<target><sc id=\"1\" isolated=\"yes\" canDelete=\"no\"/></target></segment>"
      )),
  ]

  private static let annotations = [
    RuleCase(.translateAnnotation, "generic without translate", Sample.source("«»<mrk id=\"1\">a</mrk>")),
    RuleCase(
      .commentAnnotation, "neither value nor reference", Sample.source("«»<mrk id=\"1\" type=\"comment\">a</mrk>")),
    RuleCase(
      .commentAnnotation, "a note of the file",
      Sample.file(
        "<notes><note id=\"n\">a</note></notes><unit id=\"u\"><segment><source><mrk id=\"1\" type=\"comment\" «»ref=\"#f=f1/n=n\">a</mrk></source></segment></unit>"
      )),
    RuleCase(.annotationPair, "an end alone", Sample.source("<em «»startRef=\"1\"/>")),
    RuleCase(.annotationPair, "a start alone", Sample.source("«»<sm id=\"1\" translate=\"no\"/>")),
    RuleCase(
      .fragment, "a unit before its file", Sample.source("<mrk id=\"1\" type=\"term\" «»ref=\"#u=u1/f=f1\">a</mrk>")),
    RuleCase(.fragment, "empty", Sample.source("<mrk id=\"1\" type=\"term\" «»ref=\"#\">a</mrk>")),
    RuleCase(.fragment, "two prefixes at once", Sample.source("<mrk id=\"1\" type=\"term\" «»ref=\"#f=u=1\">a</mrk>")),
    RuleCase(
      .fragment, "an unregistered prefix", Sample.source("<mrk id=\"1\" type=\"vb:cite\" «»ref=\"#vb=1\">a</mrk>")),
  ]

  private static func match(_ attributes: String, before: String = "«»") -> String {
    Sample.unit(
      "<mtc:matches>\(before)<mtc:match \(attributes)><source/><target/></mtc:match></mtc:matches><segment id=\"s\"><source/></segment>"
    )
  }
  private static func glossary(_ entries: String) -> String {
    Sample.unit("<gls:glossary>\(entries)</gls:glossary><segment id=\"s\"><source/></segment>")
  }
  private static func resource(_ content: String) -> String {
    Sample.file("<res:resourceData>\(content)</res:resourceData><group id=\"g\"/>")
  }
  private static func rule(_ attributes: String, before: String = "«»") -> String {
    Sample.unit("<val:validation>\(before)<val:rule \(attributes)/></val:validation>\(segment)")
  }
  private static func change(_ revisions: String) -> String {
    Sample.unit(
      "<ctr:changeTrack>\(revisions)</ctr:changeTrack><notes><note id=\"n1\">a</note><note id=\"n2\">b</note></notes>\(segment)"
    )
  }

  private static let modules = [
    RuleCase(
      .modulePlace, "a glossary of a file",
      Sample.file(
        "«»<gls:glossary><gls:glossEntry><gls:term/><gls:definition/></gls:glossEntry></gls:glossary><group id=\"g\"/>")
    ),
    RuleCase(
      .modulePlace, "metadata twice",
      Sample.unit(
        "<mda:metadata><mda:metaGroup><mda:meta type=\"a\"/></mda:metaGroup></mda:metadata>«»<mda:metadata><mda:metaGroup><mda:meta type=\"a\"/></mda:metaGroup></mda:metadata>\(segment)"
      )),
    RuleCase(.modulePlace, "a part of a module alone", Sample.unit("«»<gls:term/>\(segment)")),
    RuleCase(
      .matchID, "twice",
      Sample.unit(
        "<mtc:matches><mtc:match id=\"m\" ref=\"#s\"><source/><target/></mtc:match><mtc:match «»id=\"m\" ref=\"#s\"><source/><target/></mtc:match></mtc:matches><segment id=\"s\"><source/></segment>"
      )),
    RuleCase(.matchReference, "the unit", match("«»ref=\"#u1\"", before: "")),
    RuleCase(.matchReference, "no fragment", match("«»ref=\"s\"", before: "")),
    RuleCase(.matchReference, "a unit elsewhere", match("«»ref=\"#f=f1/u=u2/s\"", before: "")),
    RuleCase(.matchSubType, "without type", match("ref=\"#s\" «»subType=\"vb:a\"", before: "")),
    RuleCase(
      .matchAnnotation, "with a reference", Sample.source("<mrk id=\"1\" type=\"mtc:match\" «»ref=\"#u=u1\">a</mrk>")),
    RuleCase(
      .languageMatch, "a match in a third language",
      Sample.unit(
        "<mtc:matches><mtc:match ref=\"#s\"><source/><target «»xml:lang=\"ja\"/></mtc:match></mtc:matches><segment id=\"s\"><source/></segment>"
      )),
    RuleCase(.attributeValue, "a similarity above 100", match("ref=\"#s\" «»similarity=\"100.5\"", before: "")),
    RuleCase(
      .glossaryID, "an entry and a translation",
      glossary("<gls:glossEntry id=\"1\"><gls:term/><gls:translation «»id=\"1\"/></gls:glossEntry>")),
    RuleCase(
      .glossaryReference, "nothing there",
      glossary("<gls:glossEntry «»ref=\"#z\"><gls:term/><gls:translation/></gls:glossEntry>")),
    RuleCase(.glossaryEntry, "a term alone", glossary("«»<gls:glossEntry><gls:term>a</gls:term></gls:glossEntry>")),
    RuleCase(.formatStyle, "details without a style", Sample.source("<ph id=\"1\" «»fs:subFs=\"src,a.png\"/>")),
    RuleCase(
      .formatStyle, "on an end that is not isolated", Sample.source("<sc id=\"1\"/><ec startRef=\"1\" «»fs:fs=\"b\"/>")),
    RuleCase(
      .metadataID, "a group with the id of its metadata",
      Sample.unit(
        "<mda:metadata id=\"a\"><mda:metaGroup «»id=\"a\"><mda:meta type=\"t\"/></mda:metaGroup></mda:metadata>\(segment)"
      )),
    RuleCase(
      .resourceID, "an item and a reference",
      resource(
        "<res:resourceItemRef id=\"1\" ref=\"1\"/><res:resourceItem «»id=\"1\" mimeType=\"a/b\"><res:source href=\"a\"/></res:resourceItem>"
      )),
    RuleCase(.resourceReference, "no such item", resource("<res:resourceItemRef «»ref=\"1\"/>")),
    RuleCase(.resourceContent, "an empty item", resource("«»<res:resourceItem/>")),
    RuleCase(
      .resourceContent, "content and address",
      resource("<res:resourceItem>«»<res:source href=\"a\"><x:a/></res:source></res:resourceItem>")),
    RuleCase(
      .resourceContent, "no media type", resource("«»<res:resourceItem><res:source href=\"a\"/></res:resourceItem>")),
    RuleCase(
      .resourceLanguage, "another language",
      resource("<res:resourceItem mimeType=\"a/b\"><res:source «»xml:lang=\"fr\" href=\"a\"/></res:resourceItem>")),
    RuleCase(
      .sizePlace, "on an end that is not isolated",
      Sample.source("<sc id=\"1\"/><ec startRef=\"1\" «»slr:sizeInfo=\"1\"/>")),
    RuleCase(
      .sizePlace, "information and reference",
      Sample.file(
        "<slr:data profile=\"x\"><x:a id=\"i\"/></slr:data><unit id=\"u\" slr:sizeInfo=\"1\" «»slr:sizeInfoRef=\"i\">\(segment)</unit>"
      )),
    RuleCase(.sizeValue, "a word", Sample.unit(segment, attributes: " «»slr:sizeRestriction=\"ninety\"")),
    RuleCase(.sizeValue, "a fraction", Sample.source("<ph id=\"1\" «»slr:equivStorage=\"7.5\"/>")),
    RuleCase(.sizeReference, "no data", Sample.unit(segment, attributes: " «»slr:sizeInfoRef=\"i\"")),
    RuleCase(.validationRule, "none", rule("")),
    RuleCase(.validationRule, "two", rule("startsWith=\"a\" endsWith=\"b\"")),
    RuleCase(.validationRule, "one of the module and a custom one", rule("startsWith=\"a\" x:rule=\"b\"")),
    RuleCase(.validationRule, "occurs without isPresent", rule("endsWith=\"a\" «»occurs=\"1\"", before: "")),
    RuleCase(
      .validationRule, "existsInSource of an absence", rule("isNotPresent=\"a\" «»existsInSource=\"yes\"", before: "")),
    RuleCase(
      .validationRule, "disabled in a file",
      Sample.file("<val:validation><val:rule isPresent=\"a\" «»disabled=\"yes\"/></val:validation><group id=\"g\"/>")),
    RuleCase(
      .changeReference, "no such note",
      change(
        "<ctr:revisions appliesTo=\"note\" «»ref=\"n3\"><ctr:revision><ctr:item property=\"content\"/></ctr:revision></ctr:revisions>"
      )),
    RuleCase(
      .changeReference, "which note",
      change(
        "«»<ctr:revisions appliesTo=\"note\"><ctr:revision><ctr:item property=\"content\"/></ctr:revision></ctr:revisions>"
      )),
    RuleCase(
      .changeProperty, "no such attribute",
      change(
        "<ctr:revisions appliesTo=\"note\" ref=\"n1\"><ctr:revision><ctr:item «»property=\"priority\"/></ctr:revision></ctr:revisions>"
      )),
    RuleCase(
      .changeProperty, "twice",
      change(
        "<ctr:revisions appliesTo=\"note\" ref=\"n1\"><ctr:revision><ctr:item property=\"content\"/><ctr:item «»property=\"content\"/></ctr:revision></ctr:revisions>"
      )),
    RuleCase(
      .itsAnnotation, "two ways to identify",
      Sample.source(
        "<mrk id=\"1\" type=\"its:generic\" «»its:taIdentRef=\"http://a\" its:taIdent=\"a\" its:taSource=\"b\">a</mrk>")
    ),
    RuleCase(
      .itsAnnotation, "a threshold without its score",
      Sample.unit(segment, attributes: " «»its:locQualityRatingScoreThreshold=\"50\"")),
    RuleCase(
      .itsAnnotation, "an empty record",
      Sample.unit("<its:provenanceRecords xml:id=\"1\">«»<its:provenanceRecord/></its:provenanceRecords>\(segment)")),
    RuleCase(
      .itsReference, "no such record", Sample.unit(segment, attributes: " «»its:provenanceRecordsRef=\"#its=1\"")),
  ]
}
