import Claims

/// Makes a Word file with pandoc, for people who mark up text: styles of their own for quotes and for our words, and
/// real footnotes.
public struct WordPress: PaperPress {
  private let program: OutsideProgram
  private let filter: PacketFile

  /// The press; throws where pandoc is not installed.
  public init() throws(OutsideProgram.Missing) {
    program = try OutsideProgram("pandoc", package: "pandoc")
    filter = PacketFile("filter.lua", WordFilter.text)
  }

  /// The Word file.
  public func print(_ sheet: PaperSheet) throws -> PacketFile {
    let reference = WordReference(foot: sheet.foot).file
    return try ScratchFiles.with([PacketFile("sheet.html", Self.divided(sheet.html)), filter, reference]) { folder in
      let run = try program.run(
        [
          "--from", "html", "--to", "docx", "--standalone", "--lua-filter", "\(folder)/filter.lua",
          "--reference-doc", "\(folder)/reference.docx", "--metadata", "lang=\(sheet.locale.tag)", "--output",
          "\(folder)/sheet.docx", "\(folder)/sheet.html",
        ], environment: PaperDate.environment(sheet.asOf))
      guard run.status == 0 else { throw PressFault("pandoc failed: \(run.firstFault)") }
      return PacketFile("packet.\(sheet.locale).docx", try ScratchFiles.read("\(folder)/sheet.docx"))
    }
  }
}

extension WordPress {
  /// The HTML with a division around each paragraph that has a look of its own: pandoc forgets the classes of paragraphs.
  static func divided(_ html: [UInt8]) -> [UInt8] {
    let lines = String(decoding: html, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let divided = lines.map { line -> String in
      for name in ["translation", "aside", "original", "lead"] {
        let tag = "<p class=\"\(name)\""
        guard line.hasPrefix(tag), line.hasSuffix("</p>") else { continue }
        return "<div class=\"\(name)\"><p" + line.dropFirst(tag.count) + "</div>"
      }
      return String(line)
    }
    return Array(divided.joined(separator: "\n").utf8)
  }
}
