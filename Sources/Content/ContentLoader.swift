import Claims
import Diagnostics
import Guides
import Localization
public import Workspace

/// Reads a content folder: the vocabulary first, then what is written in its words.
///
/// Every fault is found in one run. What is at fault is left out, so that one slip does not hide the next, and what
/// leans on something left out is not reported a second time.
public struct ContentLoader {
  var files: ContentFiles
  var translations = TranslationTable(locales: [])
  /// Nil where the workspace file cannot be read.
  var locales: PublishedLocales?
  var faults: [Diagnostic] = []
  /// Who reviewed which translations.
  var reviews: [LocaleCode: [ReviewRecord]] = [:]
  /// The claims that translations lean on.
  var stamps = ClaimStamps([])
  /// Every document in every locale that it is translated into.
  var documents: [DocumentTranslation] = []
  var savedTexts: [SavedText] = []
  /// Findings of translations that an editor accepted.
  var acceptedUnits: Set<AcceptedUnit> = []
  /// The keys of the blocks of every guide, as they should be recorded.
  var unitRecords: [GuideID: UnitRecords] = [:]

  private init(_ folder: FolderSnapshot) { files = ContentFiles(folder) }

  /// The content of a folder. `words` are the tool's own words, for languages that have no file of them.
  public static func load(_ folder: Folder, words: ToolWords? = nil) -> LoadedContent {
    load(FolderSnapshot(folder), words: words)
  }

  /// The content of a folder that was read.
  public static func load(_ folder: FolderSnapshot, words: ToolWords?) -> LoadedContent {
    var loader = ContentLoader(folder)
    return loader.load(words)
  }

  var translatedLocales: [LocaleCode] { locales?.translated ?? [] }

  private mutating func load(_ toolWords: ToolWords?) -> LoadedContent {
    files.readAhead()
    let head = files.fields("verbatim.yaml", FileShapes.publication)
    readLocales(head)
    let publication = head.flatMap { head in
      locales.flatMap { PublicationReader.publication(head, $0, translations: &translations, reporting: &faults) }
    }
    let copyLimit = head.flatMap { PublicationReader.copyLimit($0, reporting: &faults) }
    let names = vocabulary()
    let read = readSources(names)
    var known = read.names
    let decisions = decisions(&known)
    let observations = observations(names, read.sourceNames)
    stamps = ClaimStamps(read.claims, names.vocabulary)
    let official = OfficialTranslation.glosses(
      read.official, of: read.claims, from: standardLocale, names: &known, reporting: &faults)
    let glosses = glosses(read.claims, official: official)
    let accepted = accepted(&known)
    let ledger = publication.map {
      Ledger(
        publication: $0, vocabulary: names.vocabulary, sources: read.sources, captures: read.captures,
        claims: read.claims, glosses: glosses, decisions: decisions, observations: observations)
    }
    let guides = guides(names)
    let releases = ReleaseReader.releases(&files, reporting: &faults)
    // What was signed is checked against packets, not read as content.
    files.claim(below: "signoffs")
    faults += UseChecker.check(guides, claims: read.claims, names: &known)
    faults += UntypedRules.check(read.claims, mistyped: read.mistyped, accepted: accepted)
    _ = judge(translations.document, labels: translations)
    let words = judgeWords(toolWords)
    reportUnclaimed()
    if (files.faults + faults).hasErrors {
      // What a broken file says is not what its translations are to be compared with.
      faults.removeAll { $0.id == .staleTranslation }
    }
    return LoadedContent(
      ledger: ledger, guides: guides, accepted: accepted, signers: head.map { PublicationReader.signers($0) } ?? [],
      copyLimit: copyLimit, savedTexts: savedTexts, diagnostics: (files.faults + faults).sorted(),
      releases: releases, files: files.texts, digests: files.digests,
      translations: documents.sorted { ($0.locale, $0.source.name) < ($1.locale, $1.source.name) }, reviews: reviews,
      stamps: stamps, acceptedUnits: acceptedUnits, unitRecords: unitRecords, words: words)
  }

  // MARK: Vocabulary

  private mutating func vocabulary() -> KnownNames {
    var broken = BrokenNames()
    let parts = VocabularyReader.Files(
      dimensions: vocabulary("dimensions", FileShapes.dimensions, .dimension, &broken),
      regions: vocabulary("regions", FileShapes.regions, .region, &broken),
      outcomes: vocabulary("outcomes", FileShapes.outcomes, .outcome, &broken),
      topics: vocabulary("topics", FileShapes.topics, .topic, &broken),
      terms: vocabulary("terms", FileShapes.terms, .term, &broken))
    return VocabularyReader.names(parts, broken: broken, translations: &translations, reporting: &faults)
  }

  private mutating func vocabulary(
    _ name: String, _ shape: RecordShape, _ kind: BrokenNames.Kind, _ broken: inout BrokenNames
  ) -> Fields? {
    let path = "vocabulary/\(name).yaml"
    guard files.contains(path) else { return nil }
    let fields = files.fields(path, shape)
    if fields == nil {
      broken.addFile(of: kind)
    }
    return fields
  }

  // MARK: Decisions and observations

  /// The ids of the folders or files below `parent`; a name that is no id is reported.
  mutating func ids<Kind>(_ parent: String, ending: String = "", of kind: Kind.Type) -> [Identifier<Kind>] {
    files.names(below: parent, ending: ending).compactMap { name in
      if let id = Identifier<Kind>(name) { return id }
      faults.append(
        Diagnostic(
          .badID, "the name '\(name)' is not an id (lower-case letters, digits and hyphens, a letter first)",
          at: .wholeFile(files.shown("\(parent)/\(name)\(ending)"))))
      files.claim("\(parent)/\(name)\(ending)")
      files.claim(below: "\(parent)/\(name)")
      return nil
    }
  }

  private mutating func decisions(_ claims: inout ClaimNames) -> [Decision] {
    var decisions: [Decision] = []
    for id in ids("decisions", ending: ".yaml", of: Decision.self) {
      let path = "decisions/\(id).yaml"
      let fields = files.fields(path, FileShapes.decision)
      let decision = fields.flatMap {
        DecisionReader.decision(
          id, $0, path: files.shown(path), claims: &claims, translations: &translations, reporting: &faults)
      }
      if let decision { decisions.append(decision) }
    }
    return decisions
  }

  private mutating func observations(_ names: KnownNames, _ sources: SourceNames) -> [Observation] {
    var observations: [Observation] = []
    for id in ids("observations", ending: ".yaml", of: Observation.self) {
      let path = "observations/\(id).yaml"
      let fields = files.fields(path, FileShapes.observation)
      let observation = fields.flatMap {
        ObservationReader.observation(
          id, $0, path: files.shown(path), names: names, sources: sources, translations: &translations,
          reporting: &faults)
      }
      if let observation { observations.append(observation) }
    }
    return observations
  }

  private mutating func accepted(_ claims: inout ClaimNames) -> [Acceptance] {
    guard let fields = files.fields("accepted.yaml", FileShapes.accepted, .optional) else { return [] }
    return fields.records("accepted").compactMap { record in
      let diagnostic = record.located("diagnostic").flatMap { diagnosticID($0) }
      if let unit = record.text("about"), unit.contains("#") {
        if let diagnostic { acceptedUnits.insert(AcceptedUnit(diagnostic: diagnostic, about: unit)) }
        return nil
      }
      let about = record.located("about").flatMap { claims.id($0, reporting: &faults) }
      guard let diagnostic, let about, let reason = record.text("reason"), let by = record.text("by"),
        let on = record.date("on")
      else { return nil }
      return Acceptance(diagnostic: diagnostic, about: about, reason: reason, by: by, on: on)
    }
  }

  private mutating func diagnosticID(_ name: Located<String>) -> DiagnosticID? {
    if let id = DiagnosticID(rawValue: name.value) { return id }
    let hint = Suggestion.clause(for: name.value, among: DiagnosticID.allCases.map { $0.rawValue })
    faults.append(Diagnostic(.unknownID, "there is no diagnostic '\(name.value)'\(hint)", at: name.location))
    return nil
  }

  private mutating func reportUnclaimed() {
    // Read by the commands that exchange translations.
    files.claim(below: "handoffs")
    for path in files.unclaimed() {
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      if name == "README.md" { continue }
      faults.append(
        Diagnostic(
          .unknownFile, "nothing reads this file\(Suggestion.clause(for: name, among: Self.names(beside: path)))",
          at: .wholeFile(files.shown(path))))
    }
  }

  /// The names of the files that are read in the folder of a path.
  private static func names(beside path: String) -> [String] {
    let folders = path.split(separator: "/").dropLast()
    switch (folders.first, folders.count) {
    case (nil, _): return ["verbatim.yaml", "accepted.yaml"]
    case ("vocabulary", 1): return ["dimensions.yaml", "regions.yaml", "outcomes.yaml", "topics.yaml", "terms.yaml"]
    case ("sources", 2): return ["source.yaml", "claims.md"]
    case ("guides", 2): return ["checklist.md", "faq.md", "guide.md", "matrix.yaml", "scenario.yaml", "units.yaml"]
    case ("locales", 2): return ["labels.xlf", "glosses.xlf", "words.xlf", "reviews.yaml"]
    case ("locales", 4): return ["checklist.xlf", "faq.xlf", "guide.xlf"]
    default: return []
    }
  }
}
