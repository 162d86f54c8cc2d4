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
  static let segment = "<segment><source>a</source></segment>"

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
}
