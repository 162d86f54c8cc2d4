extension RuleCase {
  private static let no = "canCopy=\"no\" canDelete=\"no\""
  private static let first = "canReorder=\"firstNo\" \(no)"
  private static let next = "canReorder=\"no\" \(no)"

  static let codes = [
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

  static let annotations = [
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
}
