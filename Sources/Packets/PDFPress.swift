import Claims
import Foundation

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
    try ScratchFiles.with([PacketFile("sheet.html", Self.divided(sheet.html)), filter]) { folder in
      let run = try program.run(
        [
          "--from", "html", "--to", "docx", "--standalone", "--lua-filter", "\(folder)/filter.lua", "--metadata",
          "lang=\(sheet.locale.tag)", "--output", "\(folder)/sheet.docx", "\(folder)/sheet.html",
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

/// Why a file of another format could not be made.
public struct PressFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// One lower-case sentence without a period.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The one date that a file may carry: noon of the day of the content, in UTC.
enum PaperDate {
  static func environment(_ day: CalendarDate) -> [String: String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: day.year ?? 2000, month: day.month, day: day.day, hour: 12)
    let seconds = Int(calendar.date(from: parts)?.timeIntervalSince1970 ?? 0)
    return ["SOURCE_DATE_EPOCH": String(seconds), "TZ": "UTC", "LC_ALL": "C.UTF-8"]
  }
}

/// Files in a folder of their own, for as long as a program works on them.
enum ScratchFiles {
  static func with<Value>(_ files: [PacketFile], _ body: (String) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "verbatim-press-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files { try Data(file.bytes).write(to: folder.appending(path: file.path)) }
    return try body(folder.path())
  }

  static func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }
}
