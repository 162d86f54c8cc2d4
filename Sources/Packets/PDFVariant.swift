/// A kind of PDF that is made for archives or for readers with aids. WeasyPrint says of both that they are experimental.
public enum PDFVariant: String, Hashable, Sendable, CaseIterable {
  /// With the structure of the text, for screen readers: ISO 14289-1.
  case accessible = "pdf/ua-1"
  /// For archives, with files attached: ISO 19005-3, level B.
  case archive = "pdf/a-3b"

  /// The element of the metadata with which WeasyPrint claims that a file conforms.
  private var claim: [UInt8] {
    switch self {
    case .accessible: Array(#"<rdf:Description rdf:about="" pdfuaid:part="1" />"#.utf8)
    case .archive: Array(#"<rdf:Description rdf:about="" pdfaid:part="3" pdfaid:conformance="B" />"#.utf8)
    }
  }

  /// The file without the claim that it conforms: nothing here validates it. Blanks take the claim's place, so that no
  /// offset in the file moves; nil where the claim is not where it should be.
  func unclaimed(_ pdf: [UInt8]) -> [UInt8]? {
    guard let place = pdf.firstRange(of: claim) else { return nil }
    var pdf = pdf
    for index in place { pdf[index] = UInt8(ascii: " ") }
    return pdf.firstRange(of: claim) == nil ? pdf : nil
  }
}
