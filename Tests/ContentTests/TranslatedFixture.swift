import Claims
import Content
import Diagnostics
import Localization
import Markup
import TestSupport
import Workspace

/// Makes the stored translations of a small workspace, as a translator would leave them behind.
enum TranslatedFixture {
  /// The workspace with its stored translations: `labels` and `glosses` by key, documents by the order of their units,
  /// in Markdown.
  static func files(
    _ originals: [String: String], labels: String, glosses: [String: String], documents: [DocumentName: [String]]
  ) throws -> [String: String] {
    let folder = try TemporaryFolder()
    for (path, text) in originals { try folder.write(text, to: path) }
    let content = ContentLoader.load(try Folder(folder.path, prefix: "Content"))
    let labels = labels.split(separator: "\n").reduce(into: glosses) { labels, line in
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      if parts.count == 2 { labels[String(parts[0])] = String(parts[1]) }
    }
    let byKey = Dictionary(labels.map { ($0.key.replacing("/", with: "."), $0.value) }) { first, _ in first }
    var files = originals
    for translation in content.translations {
      var stored = StoredDocument(translation.source.name, from: translation.sourceLocale, into: translation.locale)
      let texts = documents[translation.source.name]
      for (index, unit) in translation.source.units.filter({ $0.kind != .gloss }).enumerated() {
        guard let text = texts.map({ index < $0.count ? $0[index] : nil }) ?? byKey[unit.key.text] else { continue }
        let source = SourceText(path: "target.md", text)
        let target = Segment(MarkdownReader.parseInlines(source, bytes: source.bytes.indices).content)
        stored.units.append(
          StoredUnit(
            key: unit.key, source: unit.source, target: target.matching(unit.source), trust: .translated,
            basis: content.stamps.basis(of: unit)))
      }
      guard !stored.units.isEmpty, let bytes = StoredFormat.bytes(stored) else { continue }
      files["locales/\(translation.locale)/\(stored.name.path)"] = String(decoding: bytes, as: UTF8.self)
    }
    return files
  }
}
