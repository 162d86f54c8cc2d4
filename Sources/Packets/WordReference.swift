/// The document whose page layout pandoc takes over: A4, and at the foot of every page the packet's number and that of
/// the page. Styles are pandoc's own; it takes whatever is missing here from its own document.
struct WordReference {
  /// What stands at the foot of every page, such as `Packet 8b68 3102 aaff da80`.
  let foot: String

  /// The document as a file.
  var file: PacketFile { PacketFile("reference.docx", StoredZip.bytes(parts)) }

  private static let head = #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"# + "\n"
  private static let words = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
  private static let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let packages = "http://schemas.openxmlformats.org/package/2006"
  private static let types = "application/vnd.openxmlformats-officedocument.wordprocessingml"

  private var parts: [PacketFile] {
    [
      part(
        "[Content_Types].xml",
        """
        <Types xmlns="\(Self.packages)/content-types">\
        <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
        <Default Extension="xml" ContentType="application/xml"/>\
        <Override PartName="/word/document.xml" ContentType="\(Self.types).document.main+xml"/>\
        <Override PartName="/word/footer1.xml" ContentType="\(Self.types).footer+xml"/></Types>
        """),
      part(
        "_rels/.rels",
        """
        <Relationships xmlns="\(Self.packages)/relationships">\
        <Relationship Id="rId1" Type="\(Self.relations)/officeDocument" Target="word/document.xml"/></Relationships>
        """),
      part(
        "word/_rels/document.xml.rels",
        """
        <Relationships xmlns="\(Self.packages)/relationships">\
        <Relationship Id="rIdFoot" Type="\(Self.relations)/footer" Target="footer1.xml"/></Relationships>
        """),
      part("word/document.xml", document), part("word/footer1.xml", footer),
    ]
  }

  private func part(_ path: String, _ text: String) -> PacketFile { PacketFile(path, Array((Self.head + text).utf8)) }

  /// One section without a first page of its own and without even pages of their own: its foot is that of every page.
  /// Lengths are twentieths of a point.
  private var document: String {
    """
    <w:document xmlns:w="\(Self.words)" xmlns:r="\(Self.relations)"><w:body><w:p/><w:sectPr>\
    <w:footerReference w:type="default" r:id="rIdFoot"/><w:pgSz w:w="11906" w:h="16838"/>\
    <w:pgMar w:top="1361" w:right="1134" w:bottom="1361" w:left="1361" w:header="680" w:footer="680" w:gutter="0"/>\
    </w:sectPr></w:body></w:document>
    """
  }

  private var escaped: String { foot.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }

  private var footer: String {
    """
    <w:ftr xmlns:w="\(Self.words)"><w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9411"/></w:tabs></w:pPr>\
    \(run("<w:t xml:space=\"preserve\">\(escaped)</w:t>"))\(run("<w:tab/>"))\(field("PAGE"))\
    \(run("<w:t xml:space=\"preserve\"> / </w:t>"))\(field("NUMPAGES"))</w:p></w:ftr>
    """
  }

  private func run(_ content: String) -> String { "<w:r><w:rPr><w:sz w:val=\"16\"/></w:rPr>\(content)</w:r>" }

  /// A number that Word works out.
  private func field(_ name: String) -> String {
    "<w:fldSimple w:instr=\" \(name) \">\(run("<w:t>1</w:t>"))</w:fldSimple>"
  }
}
