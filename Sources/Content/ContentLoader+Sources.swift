import Claims
import Diagnostics

extension ContentLoader {
  /// What the folders below `sources/` hold.
  struct ReadSources {
    var sources: [Source] = []
    var captures: [Capture] = []
    var claims: [Claim] = []
    /// Claims with a rule line that could not be read.
    var mistyped: Set<ClaimID> = []
    /// Quotes that are the publisher's own translation of another one, with their language.
    var official: [OfficialTranslation] = []
    /// All that references may lead to.
    var names = ClaimNames()
    var sourceNames: SourceNames
  }

  /// Reads all sources with their captures and claims.
  mutating func readSources(_ names: KnownNames) -> ReadSources {
    let ids = ids("sources", of: Source.self)
    var read = ReadSources(sourceNames: SourceNames(ids))
    let topics = TopicNames(known: names.vocabulary.topics.map { $0.id }, broken: names.broken)
    var fieldsByID: [SourceID: Fields] = [:]
    var standIns: Set<SourceID> = []
    var all: [Source] = []
    for id in ids {
      let path = "sources/\(id)/source.yaml"
      let fields = files.fields(path, FileShapes.source)
      fieldsByID[id] = fields
      let source = fields.flatMap {
        SourceReader.source(
          id, $0, path: files.shown(path), topics: topics, translations: &translations, reporting: &faults)
      }
      // What lies beside a broken record is read all the same, for its faults and its names, and then left out.
      if source == nil { standIns.insert(id) }
      all.append(source ?? SourceReader.standIn(id, path: files.shown(path)))
    }
    read.sources = all.filter { !standIns.contains($0.id) }
    SourceReader.checkReferences(read.sources, fieldsByID, names: read.sourceNames, reporting: &faults)
    for source in all {
      let captures = readCaptures(of: source)
      let claims = readClaims(of: source, names, topics, read.sourceNames)
      guard let claims else {
        read.names.excuse(source.id)
        continue
      }
      read.names.add(claims)
      if standIns.contains(source.id) {
        for claim in claims.claims { read.names.excuse(claim.id) }
        continue
      }
      read.captures += captures
      read.claims += claims.claims
      read.mistyped.formUnion(claims.mistyped)
      read.official += claims.official.map { OfficialTranslation($0.claim, of: $0.of, language: source.language) }
    }
    return read
  }

  private mutating func readCaptures(of source: Source) -> [Capture] {
    let folder = "sources/\(source.id)/captures"
    return files.names(below: folder, ending: ".yaml").compactMap { name in
      let path = "\(folder)/\(name).yaml"
      guard let fields = files.fields(path, FileShapes.capture) else {
        // Its text is not to blame.
        files.claim(below: folder)
        return nil
      }
      guard let file = fields.located("text") else { return nil }
      guard !file.value.contains("/") else {
        faults.append(Diagnostic(.badValue, "the text must be a file beside this one", at: file.location))
        return nil
      }
      guard files.contains("\(folder)/\(file.value)") else {
        faults.append(Diagnostic(.missingFile, "there is no file '\(file.value)' beside this one", at: file.location))
        return nil
      }
      guard let text = files.text("\(folder)/\(file.value)") else { return nil }
      if let digest = fields.located("text-sha256") {
        savedTexts.append(
          SavedText(path: "\(folder)/\(file.value)", sha256: digest.value, location: digest.location))
      }
      return CaptureReader.capture(
        of: source.id, name: name, fields, text: text, path: files.shown(path), reporting: &faults)
    }
  }

  /// The claims of a source; nil where its file cannot be read.
  private mutating func readClaims(
    of source: Source, _ names: KnownNames, _ topics: TopicNames, _ sources: SourceNames
  ) -> SourceClaims? {
    let path = "sources/\(source.id)/claims.md"
    guard files.contains(path) else { return SourceClaims() }
    guard let file = files.text(path) else { return nil }
    let reader = ClaimReader(source: source, file: file, names: names, topics: topics, sources: sources)
    return SourceClaims.read(file, reader, translations: &translations, reporting: &faults)
  }
}
