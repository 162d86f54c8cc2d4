import XLIFF

extension RuleCase {
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

  static let modules = [
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
