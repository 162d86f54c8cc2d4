import Claims
import Content
import Diagnostics
import Foundation
import Localization
import Testing
import Workspace

/// The article in three languages as a workspace of its own: the English text as a guide, the other two as its stored
/// translations. The texts are no part of the repository.
struct ArticleWorkspace {
  /// Where the texts lie: beside the checkout, or beside the folder that it lies in.
  static let folder: String? = {
    var url = URL(filePath: Shipped.checkout)
    for _ in 0..<3 {
      url.deleteLastPathComponent()
      let found = url.appending(path: "shared/sources").path()
      if FileManager.default.fileExists(atPath: "\(found)/article.en.txt") { return found }
    }
    return nil
  }()

  /// The content with the stored translations.
  let content: LoadedContent
  /// The line of the article that each unit stands on, by key.
  let lines: [UnitKey: Int]

  /// Whether the texts are at hand; says so where they are not.
  static func isThere() -> Bool {
    if folder == nil { print("SKIPPED: the article in three languages is not beside the checkout (shared/sources)") }
    return folder != nil
  }

  init() throws {
    let folder = try #require(Self.folder)
    func lines(_ language: String) throws -> [String] {
      try String(contentsOfFile: "\(folder)/article.\(language).txt", encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
    let english = try lines("en")
    let path = FileManager.default.temporaryDirectory.appending(path: "verbatim-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.write(
      "title: The article\npublisher: Somebody\nlocales: [en, ko, zh-Hans]\nas-of: 2026-11-30\n", to: "verbatim.yaml",
      below: path)
    try Self.write(Self.markdown(english), to: "guides/article/guide.md", below: path)
    let bare = try Self.load(path)
    let places = Self.texts(english).map(\.line)
    for (locale, language) in [("ko", "ko"), ("zh-Hans", "zh")] {
      let own = try lines(language)
      let document = try #require(
        bare.translations.first { $0.locale.tag == locale && $0.source.name.description == "guides/article/guide" })
      var stored = try #require(Updating.updated(document, stamps: bare.stamps).document)
      try #require(stored.units.count == places.count)
      for (index, place) in places.enumerated() {
        stored.units[index].target = Segment(text: Self.bare(own[place - 1]))
        stored.units[index].trust = .translated
      }
      let bytes = try #require(StoredFormat.bytes(stored))
      try Self.write(
        String(decoding: bytes, as: UTF8.self), to: "locales/\(locale)/guides/article/guide.xlf", below: path)
    }
    content = try Self.load(path)
    let units = try #require(content.translations.first { $0.source.name.description == "guides/article/guide" }).units
    self.lines = Dictionary(uniqueKeysWithValues: zip(units.map(\.unit.key), places))
  }

  private static func load(_ path: String) throws -> LoadedContent {
    ContentLoader.load(try Folder(path, prefix: "Content"))
  }

  private static func write(_ text: String, to file: String, below path: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  // MARK: The English text as Markdown

  /// The lines that are text, 1-based; code begins as a method or a condition does and ends with a blank line.
  private static func texts(_ lines: [String]) -> [(line: Int, text: String)] {
    var isCode = false
    return lines.enumerated().compactMap { index, line in
      isCode = line.isEmpty ? false : isCode || line.hasPrefix("#if os") || line.hasPrefix("+ (")
      return isCode || line.isEmpty ? nil : (index + 1, line)
    }
  }

  private static func markdown(_ lines: [String]) -> String {
    let texts = Dictionary(uniqueKeysWithValues: texts(lines).map { ($0.line, $0.text) })
    var out = "---\ntitle: \"\(lines[0])\"\n---\n"
    var isCode = false
    for (index, line) in lines.enumerated().dropFirst() {
      let isNowCode = texts[index + 1] == nil && !line.isEmpty
      if isNowCode != isCode { out += "```\n" }
      isCode = isNowCode
      // A list goes on without blank lines; a paragraph stands alone.
      let isItem = number(line) != nil || line.hasPrefix("• ")
      out += isCode || isItem ? line.replacing("• ", with: "- ") + "\n" : "\n\(line)\n"
    }
    return out
  }

  private static func number(_ line: String) -> Int? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    return line.dropFirst(digits.count).hasPrefix(". ") ? Int(digits) : nil
  }

  /// The line without the mark or number of its item.
  private static func bare(_ line: String) -> String {
    if line.hasPrefix("• ") { return String(line.dropFirst(2)) }
    guard number(line) != nil, let dot = line.firstIndex(of: ".") else { return line }
    return String(line[line.index(after: dot)...].drop { $0 == " " })
  }
}
