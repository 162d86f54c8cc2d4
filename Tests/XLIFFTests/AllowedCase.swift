import XLIFF

/// A document that comes near to breaking a rule and does not.
struct AllowedCase: Sendable, CustomStringConvertible {
  let about: String
  let text: String

  init(_ about: String, _ text: String) {
    self.about = about
    self.text = text
  }

  var description: String { about }

  private static let segment = "<segment><source>a</source></segment>"
  private static let no = "canCopy=\"no\" canDelete=\"no\""
  private static let first = "canReorder=\"firstNo\" \(no)"
  private static let next = "canReorder=\"no\" \(no)"

  static let all = [
    AllowedCase("a group without units", Sample.file("<group id=\"g\"/>")),
    AllowedCase(
      "one id for a file, a group, a unit and a segment",
      Sample.document(
        "<file id=\"1\"><group id=\"1\"><unit id=\"1\"><segment id=\"1\"><source/></segment></unit></group></file>")),
    AllowedCase(
      "unit ids that repeat in another file",
      Sample.document(
        "<file id=\"1\"><unit id=\"u\">\(segment)</unit></file><file id=\"2\"><unit id=\"u\">\(segment)</unit></file>")),
    AllowedCase(
      "target codes with the ids of their sources",
      Sample.target("<pc id=\"1\">a<ph id=\"2\"/></pc>", "<ph id=\"2\"/><pc id=\"1\">a</pc>")),
    AllowedCase(
      "a span of the source as a pair in the target",
      Sample.target("<pc id=\"1\">a</pc>", "<sc id=\"1\" canOverlap=\"no\"/>a<ec startRef=\"1\" canOverlap=\"no\"/>")),
    AllowedCase(
      "codes moved between segments",
      Sample.unit(
        "<segment><source><ph id=\"1\" canDelete=\"no\"/></source><target>a</target></segment><segment><source>b</source><target><ph id=\"1\" canDelete=\"no\"/></target></segment>"
      )),
    AllowedCase(
      "a non-removable code of a segment that is not translated yet",
      Sample.unit(
        "<segment><source><ph id=\"1\" canDelete=\"no\"/></source></segment><segment><source>b</source><target>b</target></segment>"
      )),
    AllowedCase(
      "half of a pair in a target, the other half not translated yet",
      Sample.unit(
        "<segment><source><sc id=\"1\"/>a</source><target><sc id=\"1\"/>a</target></segment><segment><source>b<ec startRef=\"1\"/></source></segment>"
      )),
    AllowedCase(
      "a whole sequence that moves",
      Sample.target(
        "<ph id=\"1\" \(first)/><ph id=\"2\" \(next)/><ph id=\"3\"/>",
        "<ph id=\"3\"/><ph id=\"1\" \(first)/>a<mrk id=\"m\" type=\"term\">b</mrk><ph id=\"2\" \(next)/>")),
    AllowedCase(
      "orders that permute",
      Sample.unit(
        "<segment><source/><target order=\"3\"/></segment><ignorable><source> </source></ignorable><segment><source/><target order=\"1\"/></segment>"
      )),
    AllowedCase(
      "languages that differ in case",
      Sample.unit("<segment><source xml:lang=\"EN\"/><target xml:lang=\"KO\"/></segment>")),
    AllowedCase(
      "an explicit language over an inherited one",
      Sample.unit("<segment><source xml:lang=\"en\"/></segment>", attributes: " xml:lang=\"fr\"")),
    AllowedCase(
      "control characters as code points", Sample.source("a<cp hex=\"0003\"/><cp hex=\"FFFE\"/><cp hex=\"00D800\"/>")),
    AllowedCase(
      "a sub-state of our own", Sample.unit("<segment state=\"initial\" subState=\"vb:stale\"><source/></segment>")),
    AllowedCase(
      "a comment that leads to a note of the unit",
      Sample.unit(
        "<notes><note id=\"n\">a</note></notes><segment><source><mrk id=\"1\" type=\"comment\" ref=\"#/f=f1/u=u1/n=n\">a</mrk></source></segment>"
      )),
    AllowedCase(
      "a reference to another document",
      Sample.source(
        "<mrk id=\"1\" type=\"term\" ref=\"https://example.org/#anything goes\">a</mrk>".replacing(" goes", with: ""))),
    AllowedCase(
      "a candidate for an inline span of the target",
      Sample.unit(
        "<mtc:matches><mtc:match ref=\"#t=m\"><source/><target/></mtc:match></mtc:matches><segment><source/><target><mrk id=\"m\" type=\"mtc:match\">a</mrk></target></segment>"
      )),
    AllowedCase(
      "a reference candidate in a third language",
      Sample.unit(
        "<mtc:matches><mtc:match ref=\"#s\" reference=\"yes\"><source/><target xml:lang=\"ja\"/></mtc:match></mtc:matches><segment id=\"s\"><source/></segment>"
      )),
    AllowedCase(
      "ids that repeat in two extensions", Sample.unit("<x:a id=\"1\"/><y:a xmlns:y=\"urn:y\" id=\"1\"/>\(segment)")),
    AllowedCase(
      "a custom rule with two attributes",
      Sample.unit("<val:validation><val:rule x:a=\"\" x:b=\"\"/></val:validation>\(segment)")),
    AllowedCase(
      "a rule switched off in a unit",
      Sample.unit("<val:validation><val:rule isPresent=\"a\" disabled=\"yes\"/></val:validation>\(segment)")),
    AllowedCase(
      "sizes of a profile of one's own",
      Sample.file(
        "<slr:profiles generalProfile=\"x:pixels\"/><unit id=\"u\" slr:sizeRestriction=\"10x20\">\(segment)</unit>")),
    AllowedCase(
      "an isolated end with a style", Sample.source("<ec id=\"1\" isolated=\"yes\" fs:fs=\"b\" dir=\"rtl\"/>")),
    AllowedCase(
      "anything in a skeleton",
      Sample.file("<skeleton>a<x:b id=\"1\"/><x:b id=\"1\"/></skeleton><unit id=\"u\">\(segment)</unit>")),
    AllowedCase(
      "an issue of quality with its record",
      Sample.unit(
        "<its:locQualityIssues xml:id=\"1\"><its:locQualityIssue locQualityIssueType=\"omission\"/></its:locQualityIssues><segment><source><mrk id=\"m\" type=\"its:generic\" its:locQualityIssuesRef=\"#its=1\">a</mrk></source></segment>"
      )),
    AllowedCase(
      "a change of the only note",
      Sample.unit(
        "<ctr:changeTrack><ctr:revisions appliesTo=\"note\"><ctr:revision><ctr:item property=\"id\">a</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><notes><note id=\"n\">a</note></notes>\(segment)"
      )),
  ]
}
