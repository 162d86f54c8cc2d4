import Claims
import Diagnostics

/// Builds a source from its `source.yaml`.
enum SourceReader {
  /// The source, or nil where needed fields are missing or wrong (which is reported by then).
  static func source(
    _ id: SourceID, _ fields: Fields, path: String, topics: TopicNames, reporting faults: inout [Diagnostic]
  )
    -> Source?
  {
    guard let title = fields.text("title"), let publisher = fields.text("publisher"),
      let kind = fields.word("kind", as: Source.Kind.self)
    else { return nil }
    let standing: Source.Standing =
      fields.id("known-through", of: Source.self).map { .secondary(knownThrough: $0) } ?? .primary
    return Source(
      id: id, title: title, publisher: publisher, url: fields.text("url"),
      language: fields.text("language").flatMap { LocaleCode($0) } ?? LocaleCode.english, kind: kind,
      standing: standing, version: fields.text("version"), build: fields.text("build"), isBeta: fields.says("beta"),
      published: fields.date("published"), topics: topics.ids(fields.texts("topics"), reporting: &faults),
      supersedes: fields.id("supersedes", of: Source.self), copyright: fields.text("copyright"),
      note: fields.text("note"), location: .wholeFile(path))
  }

  /// References between sources that lead nowhere or in a circle.
  static func checkReferences(_ sources: [Source], _ fields: [SourceID: Fields], reporting faults: inout [Diagnostic]) {
    let known = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
    for source in sources {
      let references: [(key: String, id: SourceID?)] = [
        ("known-through", source.knownThrough), ("supersedes", source.supersedes),
      ]
      for (key, id) in references {
        guard let id else { continue }
        let place = fields[source.id]?.located(key)?.location
        if known[id] == nil {
          let hint = Suggestion.clause(for: id.text, among: known.keys.map { $0.text }.sorted())
          faults.append(Diagnostic(.unknownID, "there is no source '\(id)'\(hint)", at: place))
        } else if leadsBack(
          from: source.id, next: { key == "supersedes" ? known[$0]?.supersedes : known[$0]?.knownThrough })
        {
          faults.append(Diagnostic(.unknownID, "'\(key)' leads from '\(source.id)' back to itself", at: place))
        }
      }
    }
  }

  private static func leadsBack(from start: SourceID, next: (SourceID) -> SourceID?) -> Bool {
    var seen: Set<SourceID> = []
    var current = next(start)
    while let id = current, seen.insert(id).inserted {
      if id == start { return true }
      current = next(id)
    }
    return false
  }
}

extension Source {
  /// The source through which alone this one is known.
  var knownThrough: SourceID? {
    if case .secondary(let through) = standing { through } else { nil }
  }
}

/// The topics that exist, for checking tags.
struct TopicNames {
  let known: [TopicID]

  /// The topics of some tags, sorted, each once; unknown ones are reported.
  func ids(_ texts: [Located<String>], reporting faults: inout [Diagnostic]) -> [TopicID] {
    var found: Set<TopicID> = []
    for text in texts {
      if let id = TopicID(text.value), known.contains(id) {
        found.insert(id)
      } else if TopicID(text.value) != nil {
        let hint = Suggestion.clause(for: text.value, among: known.map { $0.text })
        faults.append(Diagnostic(.unknownID, "there is no topic '\(text.value)'\(hint)", at: text.location))
      } else {
        faults.append(Diagnostic(.badID, "'\(text.value)' is not the id of a topic", at: text.location))
      }
    }
    return found.sorted()
  }
}

extension LocaleCode {
  /// English: the language of sources and workspaces that name none.
  static let english: LocaleCode = {
    guard let english = LocaleCode("en") else { preconditionFailure("'en' is a BCP 47 tag") }
    return english
  }()
}
