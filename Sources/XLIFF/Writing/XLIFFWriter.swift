/// Writes XLIFF 2.x documents: the same values always give the same bytes.
public enum XLIFFWriter {
  /// The file's bytes: UTF-8, one element a line, text untouched. Reading them gives the same values again.
  public static func write(_ document: XLIFFDocument) -> [UInt8] {
    XMLWriter.document(DocumentEncoder.element(document))
  }
}
