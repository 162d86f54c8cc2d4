import Claims
import Diagnostics

/// Builds a source from its `source.yaml`.
enum SourceReader {
  /// The source, or nil where needed fields are missing or wrong (which is reported by then).
  static func source(
    _ id: SourceID, _ fields: Fields, path: String, topics: TopicNames, translations: inout TranslationTable,
    reporting faults: inout [Diagnostic]
  ) -> Source? {
    // Tags that are no ids at all were reported with the file's shape.
    let topics = topics.ids(fields.texts("topics").filter { TopicID($0.value) != nil }, reporting: &faults)
    guard let title = fields.text("title"), let publisher = fields.text("publisher"),
      let kind = fields.word("kind", as: Source.Kind.self)
    else { return nil }
    let standing: Source.Standing =
      fields.id("known-through", of: Source.self).map { .secondary(knownThrough: $0) } ?? .primary
    return Source(
      id: id, title: title, publisher: publisher, url: fields.text("url"),
      language: fields.text("language").flatMap { LocaleCode($0) } ?? LocaleCode.english, kind: kind,
      standing: standing, version: fields.text("version"), build: fields.text("build"), isBeta: fields.says("beta"),
      published: fields.date("published"), topics: topics,
      supersedes: fields.id("supersedes", of: Source.self), copyright: fields.text("copyright"),
      note: fields.text("note"), names: names(id, fields, title, publisher, &translations), location: .wholeFile(path))
  }

  private static func names(
    _ id: SourceID, _ fields: Fields, _ title: String, _ publisher: String, _ translations: inout TranslationTable
  ) -> Source.Names {
    Source.Names(
      short: fields.text("short").map { translations.text($0, key: "source/\(id)/short") },
      titles: translations.translations("source/\(id)/title", of: title),
      publishers: translations.translations("source/\(id)/publisher", of: publisher))
  }

  /// What stands in for a source whose record is broken, so that the files beside it can be read.
  static func standIn(_ id: SourceID, path: String) -> Source {
    Source(
      id: id, title: id.text, publisher: id.text, url: nil, language: .english, kind: .article, standing: .primary,
      version: nil, build: nil, isBeta: false, published: nil, topics: [], supersedes: nil, copyright: nil, note: nil,
      location: .wholeFile(path))
  }

  /// References between sources that lead nowhere or in a circle.
  static func checkReferences(
    _ sources: [Source], _ fields: [SourceID: Fields], names: SourceNames, reporting faults: inout [Diagnostic]
  ) {
    let known = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
    let references: [(key: String, of: (Source) -> SourceID?)] = [
      ("known-through", { $0.knownThrough }), ("supersedes", { $0.supersedes }),
    ]
    for (key, reference) in references {
      let inCircles = circles(sources.map { $0.id }) { known[$0].flatMap { reference($0) } }
      for source in sources {
        guard let id = reference(source) else { continue }
        let place = fields[source.id]?.located(key)?.location
        guard names.check(id, at: place, reporting: &faults) else { continue }
        if inCircles.contains(source.id) {
          faults.append(Diagnostic(.badValue, "'\(key)' leads from '\(source.id)' back to itself", at: place))
        }
      }
    }
  }

  /// The ids from which a chain of references leads back to themselves; each is looked at once.
  private static func circles(_ ids: [SourceID], next: (SourceID) -> SourceID?) -> Set<SourceID> {
    var found: Set<SourceID> = []
    var done: Set<SourceID> = []
    for start in ids {
      var path: [SourceID] = []
      var current: SourceID? = start
      while let id = current, done.insert(id).inserted {
        path.append(id)
        current = next(id)
      }
      if let current, let first = path.firstIndex(of: current) { found.formUnion(path[first...]) }
    }
    return found
  }
}

extension Source {
  /// The source through which alone this one is known.
  var knownThrough: SourceID? {
    if case .secondary(let through) = standing { through } else { nil }
  }
}

extension LocaleCode {
  /// English: the language of sources and workspaces that name none.
  static let english: LocaleCode = {
    guard let english = LocaleCode("en") else { preconditionFailure("'en' is a BCP 47 tag") }
    return english
  }()
}
