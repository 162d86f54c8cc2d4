import Claims

/// Makes a PDF with WeasyPrint: bookmarks, page numbers, footnotes, the content record attached.
public struct PDFPress: PaperPress {
  private let program: OutsideProgram
  private let variant: PDFVariant?

  /// The press; throws where WeasyPrint is not installed.
  public init(_ variant: PDFVariant? = nil) throws(OutsideProgram.Missing) {
    program = try OutsideProgram("weasyprint", package: "weasyprint")
    self.variant = variant
  }

  /// Whether the WeasyPrint that is installed offers a variant.
  public func offers(_ variant: PDFVariant) throws -> Bool {
    String(decoding: try program.run(["--help"]).output, as: UTF8.self).contains(variant.rawValue)
  }

  /// The PDF.
  public func print(_ sheet: PaperSheet) throws -> PacketFile {
    let html = sheet.locale.language == "ko" ? WholeWords.html(sheet.html) : sheet.html
    return try ScratchFiles.with([PacketFile("sheet.html", html), sheet.attached]) { folder in
      let run = try program.run(
        (variant.map { ["--pdf-variant", $0.rawValue] } ?? []) + [
          "--encoding", "utf-8", "--attachment", "\(folder)/\(sheet.attached.path)", "\(folder)/sheet.html",
          "\(folder)/sheet.pdf",
        ], environment: PaperDate.environment(sheet.asOf))
      guard run.status == 0 else { throw PressFault("weasyprint failed: \(run.firstFault)") }
      let made = try ScratchFiles.read("\(folder)/sheet.pdf")
      guard let pdf = variant.map({ $0.unclaimed(made) }) ?? made else {
        throw PressFault(
          "weasyprint claims that the file is \(variant?.rawValue ?? "") in a way that cannot be taken out")
      }
      return PacketFile("packet.\(sheet.locale).pdf", pdf)
    }
  }
}
