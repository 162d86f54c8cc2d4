import Claims
import Diagnostics
import Guides
public import Workspace

/// Reads a content folder: the vocabulary first, then what is written in its words.
///
/// Every fault is found in one run. What is at fault is left out, so that one slip does not hide the next.
public struct ContentLoader {
  private var files: ContentFiles
  private var translations = TranslationTable(locales: [])
  private var publication: Publication?
  private var faults: [Diagnostic] = []

  private init(_ folder: Folder) { files = ContentFiles(folder) }

  /// The content of a folder.
  public static func load(_ folder: Folder) -> LoadedContent {
    var loader = ContentLoader(folder)
    return loader.load()
  }

  private var translatedLocales: [LocaleCode] {
    publication.map { publication in publication.locales.filter { $0 != publication.defaultLocale } } ?? []
  }

  private mutating func load() -> LoadedContent {
    let head = files.fields("verbatim.yaml", FileShapes.publication)
    readLocales(head)
    let vocabulary = vocabulary()
    let topics = TopicNames(known: vocabulary.topics.map { $0.id })
    let sources = readSources(topics)
    let captures = sources.flatMap { readCaptures(of: $0) }
    let claims = claims(of: sources, vocabulary, topics)
    let known = ClaimNames(claims)
    let decisions = decisions(known)
    let observations = observations(vocabulary, sources.map { $0.id })
    let glosses = glosses(known)
    let accepted = accepted(known)
    let ledger = publication.map {
      Ledger(
        publication: $0, vocabulary: vocabulary, sources: sources, captures: captures, claims: claims,
        glosses: glosses, decisions: decisions, observations: observations)
    }
    let guides = guides(vocabulary)
    if let ledger { faults += UseChecker(ledger).check(guides) }
    faults += UntypedRules.check(claims, accepted: accepted)
    faults += translations.faults { files.shown("locales/\($0)/labels.yaml") }
    reportUnclaimed()
    return LoadedContent(
      ledger: ledger, guides: guides, accepted: accepted, diagnostics: (files.faults + faults).sorted(),
      files: files.texts)
  }

  // MARK: The workspace and its locales

  private mutating func readLocales(_ head: Fields?) {
    publication = head.flatMap { PublicationReader.publication($0, reporting: &faults) }
    translations = TranslationTable(locales: translatedLocales)
    for locale in translatedLocales {
      guard let entries = files.entries("locales/\(locale)/labels.yaml") else { continue }
      translations.add(entries, for: locale)
    }
    publication = publication.map { old in
      Publication(
        title: translations.text(old.title.original, key: "title"), publisher: old.publisher, locales: old.locales,
        defaultLocale: old.defaultLocale, baseURL: old.baseURL, visibility: old.visibility, asOf: old.asOf)
    }
  }

  private mutating func vocabulary() -> Vocabulary {
    let parts = VocabularyReader.Files(
      dimensions: files.fields("vocabulary/dimensions.yaml", FileShapes.dimensions, .optional),
      regions: files.fields("vocabulary/regions.yaml", FileShapes.regions, .optional),
      outcomes: files.fields("vocabulary/outcomes.yaml", FileShapes.outcomes, .optional),
      topics: files.fields("vocabulary/topics.yaml", FileShapes.topics, .optional),
      terms: files.fields("vocabulary/terms.yaml", FileShapes.terms, .optional))
    return VocabularyReader.vocabulary(parts, translations: &translations, reporting: &faults)
  }

  private mutating func glosses(_ claims: ClaimNames) -> [Gloss] {
    var glosses: [Gloss] = []
    for locale in translatedLocales {
      for entry in files.entries("locales/\(locale)/glosses.yaml") ?? [] {
        guard let claim = claims.id(entry.key, reporting: &faults), let text = entry.value.scalar else { continue }
        glosses.append(Gloss(claim: claim, locale: locale, text: text.value))
      }
    }
    return glosses.sorted { ($0.claim, $0.locale) < ($1.claim, $1.locale) }
  }

  // MARK: Sources

  /// The ids of the folders or files below `parent`; a name that is no id is reported.
  private mutating func ids<Kind>(_ parent: String, ending: String = "", of kind: Kind.Type) -> [Identifier<Kind>] {
    files.names(below: parent, ending: ending).compactMap { name in
      if let id = Identifier<Kind>(name) { return id }
      faults.append(
        Diagnostic(
          .badID, "the name '\(name)' is not an id (lower-case letters, digits and hyphens, a letter first)",
          at: .wholeFile(files.shown("\(parent)/\(name)\(ending)"))))
      return nil
    }
  }

  private mutating func readSources(_ topics: TopicNames) -> [Source] {
    var fieldsByID: [SourceID: Fields] = [:]
    var sources: [Source] = []
    for id in ids("sources", of: Source.self) {
      let path = "sources/\(id)/source.yaml"
      guard let fields = files.fields(path, FileShapes.source) else { continue }
      fieldsByID[id] = fields
      if let source = SourceReader.source(
        id, fields, path: files.shown(path), topics: topics, reporting: &faults)
      {
        sources.append(source)
      }
    }
    SourceReader.checkReferences(sources, fieldsByID, reporting: &faults)
    return sources
  }

  private mutating func readCaptures(of source: Source) -> [Capture] {
    let folder = "sources/\(source.id)/captures"
    return files.names(below: folder, ending: ".yaml").compactMap { name in
      let path = "\(folder)/\(name).yaml"
      guard let fields = files.fields(path, FileShapes.capture), let file = fields.located("text") else { return nil }
      guard !file.value.contains("/"), let text = files.text("\(folder)/\(file.value)") else {
        if file.value.contains("/") {
          faults.append(Diagnostic(.badValue, "the text must be a file beside this one", at: file.location))
        }
        return nil
      }
      return CaptureReader.capture(
        of: source.id, name: name, fields, text: text, path: files.shown(path), reporting: &faults)
    }
  }

  private mutating func claims(of sources: [Source], _ vocabulary: Vocabulary, _ topics: TopicNames) -> [Claim] {
    var claims: [Claim] = []
    let known = sources.map { $0.id }
    for source in sources {
      guard files.contains("sources/\(source.id)/claims.md"), let file = files.text("sources/\(source.id)/claims.md")
      else { continue }
      let reader = ClaimReader(source: source, file: file, vocabulary: vocabulary, topics: topics)
      var seen = UniqueIDs<ClaimName>("quoted statement")
      for draft in ClaimsFileReader.drafts(file, vocabulary: vocabulary, reporting: &faults) {
        guard let claim = reader.claim(draft, translations: &translations, reporting: &faults),
          seen.insert(claim.id.name, at: claim.location, reporting: &faults)
        else { continue }
        if let report = claim.report, !known.contains(report.by) {
          let hint = Suggestion.clause(for: report.by.text, among: known.map { $0.text })
          faults.append(Diagnostic(.unknownID, "there is no source '\(report.by)'\(hint)", at: claim.location))
        }
        claims.append(claim)
      }
    }
    return claims
  }

  // MARK: Decisions and observations

  private mutating func decisions(_ claims: ClaimNames) -> [Decision] {
    ids("decisions", ending: ".yaml", of: Decision.self).compactMap { id in
      let path = "decisions/\(id).yaml"
      guard let fields = files.fields(path, FileShapes.decision) else { return nil }
      return DecisionReader.decision(
        id, fields, path: files.shown(path), claims: claims, translations: &translations, reporting: &faults)
    }
  }

  private mutating func observations(_ vocabulary: Vocabulary, _ sources: [SourceID]) -> [Observation] {
    ids("observations", ending: ".yaml", of: Observation.self).compactMap { id in
      let path = "observations/\(id).yaml"
      guard let fields = files.fields(path, FileShapes.observation) else { return nil }
      return ObservationReader.observation(
        id, fields, path: files.shown(path), vocabulary: vocabulary, sources: sources, translations: &translations,
        reporting: &faults)
    }
  }

  private mutating func accepted(_ claims: ClaimNames) -> [Acceptance] {
    guard let fields = files.fields("accepted.yaml", FileShapes.accepted, .optional) else { return [] }
    return fields.records("accepted").compactMap { record in
      guard let name = record.located("diagnostic"), let about = record.located("about"),
        let reason = record.text("reason"), let by = record.text("by"), let on = record.date("on"),
        let claim = claims.id(about, reporting: &faults)
      else { return nil }
      guard let diagnostic = DiagnosticID(rawValue: name.value) else {
        let hint = Suggestion.clause(for: name.value, among: DiagnosticID.allCases.map { $0.rawValue })
        faults.append(Diagnostic(.unknownID, "there is no diagnostic '\(name.value)'\(hint)", at: name.location))
        return nil
      }
      return Acceptance(diagnostic: diagnostic, about: claim, reason: reason, by: by, on: on)
    }
  }

  // MARK: Guides

  private mutating func guides(_ vocabulary: Vocabulary) -> [Guide] {
    ids("guides", of: Guide.self).map { id in
      var reader = GuideReader(id: id, files: files, locales: translatedLocales)
      let guide = reader.guide(vocabulary, translations: &translations)
      files = reader.files
      return guide
    }
  }

  private mutating func reportUnclaimed() {
    for path in files.unclaimed() {
      let known = [
        "verbatim.yaml", "accepted.yaml", "source.yaml", "claims.md", "checklist.md", "faq.md", "guide.md",
        "matrix.yaml", "labels.yaml", "glosses.yaml", "dimensions.yaml", "regions.yaml", "outcomes.yaml", "topics.yaml",
        "terms.yaml",
      ]
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      if name == "README.md" { continue }
      faults.append(
        Diagnostic(
          .unknownFile, "nothing reads this file\(Suggestion.clause(for: name, among: known))",
          at: .wholeFile(files.shown(path))))
    }
  }
}
