import Claims

/// Makes a PDF with WeasyPrint: bookmarks, page numbers, footnotes, the content record attached.
public struct PDFPress: PaperPress {
  private let program: OutsideProgram

  /// The press; throws where WeasyPrint is not installed.
  public init() throws(OutsideProgram.Missing) {
    program = try OutsideProgram("weasyprint", package: "weasyprint")
  }

  /// The PDF.
  public func print(_ sheet: PaperSheet) throws -> PacketFile {
    let html = sheet.locale.language == "ko" ? WholeWords.html(sheet.html) : sheet.html
    return try ScratchFiles.with([PacketFile("sheet.html", html), sheet.attached]) { folder in
      let run = try program.run(
        [
          "--encoding", "utf-8", "--attachment", "\(folder)/\(sheet.attached.path)", "\(folder)/sheet.html",
          "\(folder)/sheet.pdf",
        ], environment: PaperDate.environment(sheet.asOf))
      guard run.status == 0 else { throw PressFault("weasyprint failed: \(run.firstFault)") }
      return PacketFile("packet.\(sheet.locale).pdf", try ScratchFiles.read("\(folder)/sheet.pdf"))
    }
  }
}
