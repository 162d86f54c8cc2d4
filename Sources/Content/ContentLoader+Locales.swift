import Claims
import Diagnostics
import Localization

extension ContentLoader {
  /// Reads which locales there are, the labels of those that are translated into, and who reviewed what.
  mutating func readLocales(_ head: Fields?) {
    locales = head.map { PublicationReader.locales($0, reporting: &faults) }
    translations = TranslationTable(locales: translatedLocales)
    checkLocaleFolders()
    for locale in translatedLocales {
      if let labels = files.stored(.labels, into: locale, from: standardLocale) { translations.add(labels) }
      reviews[locale] = readReviews(of: locale)
    }
  }

  var standardLocale: LocaleCode { locales?.standard ?? .english }

  /// Folders of translations that nothing would read.
  private mutating func checkLocaleFolders() {
    for name in files.names(below: "locales") {
      let folder = "locales/\(name)"
      guard let locales else {
        // The workspace file is broken: nobody knows which locales there are.
        files.claim(below: folder)
        continue
      }
      let locale = LocaleCode(name)
      if let locale, translatedLocales.contains(locale) { continue }
      let message: String
      if locale == locales.standard {
        message = "'\(name)' is the default locale: its texts stand in the files themselves"
      } else if locale != nil {
        message = "'\(name)' is not among the locales of verbatim.yaml"
      } else {
        message = "'\(name)' is not a locale such as en or zh-Hans"
      }
      let hint = Suggestion.clause(for: name, among: translatedLocales.map { $0.tag })
      faults.append(
        Diagnostic(
          .badLocale, "nothing reads this folder; \(message)\(hint)", at: .wholeFile(files.shown(folder)),
          severity: .warning))
      files.claim(below: folder)
    }
  }

  private mutating func readReviews(of locale: LocaleCode) -> [ReviewRecord] {
    guard let fields = files.fields("locales/\(locale)/reviews.yaml", FileShapes.reviews, .optional) else { return [] }
    return fields.records("reviews").compactMap { record in
      guard let document = record.located("document"), let unit = record.located("unit"),
        let state = record.word("state", as: ReviewRecord.State.self), let by = record.text("by"),
        let on = record.date("on"), let source = record.text("source"), let target = record.text("target")
      else { return nil }
      guard let name = DocumentName(document.value), let key = UnitKey(unit.value) else {
        let place = DocumentName(document.value) == nil ? document : unit
        faults.append(Diagnostic(.badValue, "'\(place.value)' is no name of a document or unit", at: place.location))
        return nil
      }
      return ReviewRecord(
        document: name, unit: key, state: state, by: by, role: record.text("role"), on: on, source: source,
        target: target, location: document.location)
    }
  }

  // MARK: Documents

  /// Judges a document in every locale that it is translated into.
  mutating func judge(_ source: SourceDocument, labels: TranslationTable? = nil) -> [DocumentTranslation] {
    let judged = translatedLocales.map { judge(source, into: $0, labels: labels) }
    documents += judged
    for translation in judged { faults += translation.diagnostics }
    return judged
  }

  /// Judges a document in one locale.
  mutating func judge(
    _ source: SourceDocument, into locale: LocaleCode, labels: TranslationTable? = nil
  ) -> DocumentTranslation {
    judge.translation(of: source, into: locale, labels: labels, &files)
  }

  /// Judges translations by what was read so far.
  var judge: TranslationJudge {
    TranslationJudge(locales: translatedLocales, standard: standardLocale, reviews: reviews, stamps: stamps)
  }

  /// The translations of quotes: the publishers' own, and ours where there is none.
  mutating func glosses(_ claims: [Claim], official: [Gloss]) -> [Gloss] {
    let units = claims.compactMap { claim in
      claim.quotation.map {
        TranslationUnit(
          key: UnitKey(claim: claim.id), kind: .quote, source: Segment(text: $0.text), need: .optional,
          location: $0.location)
      }
    }
    let ids = Dictionary(claims.map { (UnitKey(claim: $0.id), $0.id) }, uniquingKeysWith: { first, _ in first })
    var glosses = official
    let outranked = Set(official.map { OfficialKey(claim: $0.claim, locale: $0.locale) })
    for translation in judge(SourceDocument(.glosses, units: units)) {
      for unit in translation.units {
        guard let claim = ids[unit.unit.key], let text = unit.shown,
          !outranked.contains(OfficialKey(claim: claim, locale: translation.locale))
        else { continue }
        glosses.append(Gloss(claim: claim, locale: translation.locale, text: text.markdown))
      }
    }
    return glosses.sorted { ($0.claim, $0.locale) < ($1.claim, $1.locale) }
  }
}

/// A quote in a language.
private struct OfficialKey: Hashable {
  let claim: ClaimID
  let locale: LocaleCode
}

extension ContentFiles {
  /// The stored translation of a document; nil where there is none or it is no XLIFF.
  mutating func stored(_ name: DocumentName, into locale: LocaleCode, from source: LocaleCode) -> StoredDocument? {
    let path = "locales/\(locale)/\(name.path)"
    guard contains(path), let text = text(path) else { return nil }
    let reading = StoredFormat.read(text, as: name, from: source, into: locale)
    report(reading.diagnostics)
    return reading.document
  }

  /// What a guide's `units.yaml` says.
  mutating func unitRecords(below folder: String) -> UnitRecords {
    let path = "\(folder)/units.yaml"
    var records = UnitRecords()
    for (name, node) in entries(path, of: "a document of the guide") {
      guard let part = DocumentName.Part(rawValue: name.value) else {
        let known = DocumentName.Part.allCases.map { $0.rawValue }
        let hint = KnownHint.clause(for: name.value, among: known)
        report(Diagnostic(.unknownKey, "a guide has no document '\(name.value)'\(hint)", at: name.location))
        continue
      }
      guard case .mapping(let entries) = node.value else {
        report(Diagnostic(.wrongShape, "a mapping was expected here, found \(node.kind)", at: node.location))
        continue
      }
      records.documents[part] = entries.compactMap { entry in
        guard let key = UnitKey(entry.key.value), let text = entry.value.scalar else {
          report(
            Diagnostic(
              .wrongShape, "a key with its text was expected here; 'verbatim xliff update' writes them",
              at: entry.key.location))
          return nil
        }
        return UnitRecords.Entry(key: key, text: text.value)
      }
    }
    return records
  }
}
