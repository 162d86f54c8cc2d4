import Claims
import Diagnostics

/// Types the drafts of a claims file: quotes or reports, rules, topics.
struct ClaimReader {
  let source: Source
  let file: SourceText
  let vocabulary: Vocabulary
  let topics: TopicNames

  /// The claim of a draft, or nil where it cannot be built; what is wrong is reported.
  func claim(
    _ draft: ClaimDraft, translations: inout TranslationTable, reporting faults: inout [Diagnostic]
  ) -> Claim? {
    guard let name = ClaimName(draft.name.value) else {
      let what = "an id (lower-case letters, digits and hyphens, a letter first)"
      faults.append(
        Diagnostic(.badID, "\(what) was expected here, found '\(draft.name.value)'", at: draft.name.location))
      return nil
    }
    let id = ClaimID(source: source.id, name: name)
    var details = ClaimDetails()
    for field in draft.fields { read(field, into: &details, reporting: &faults) }
    let statements = statements(draft, details, reporting: &faults)
    guard let wording = wording(draft, id, details, translations: &translations, reporting: &faults) else { return nil }
    let role = details.role ?? (draft.rules.isEmpty ? .statement : .rule)
    return Claim(
      id: id, headings: draft.headings, wording: wording, role: role,
      topics: Set(source.topics + details.topics).sorted(), statements: statements, note: details.note,
      formerly: details.formerly, location: draft.name.location)
  }

  private func statements(
    _ draft: ClaimDraft, _ details: ClaimDetails, reporting faults: inout [Diagnostic]
  ) -> [Statement] {
    draft.rules.compactMap { range in
      let frame = draft.frame.adding(details.frame)
      switch RuleParser.statement(in: range, of: file, frame: frame, vocabulary: vocabulary) {
      case .success(let statement): return statement
      case .failure(let fault):
        faults.append(fault)
        return nil
      }
    }
  }

  // MARK: key: value lines

  private func read(_ field: ClaimDraft.Field, into details: inout ClaimDetails, reporting faults: inout [Diagnostic]) {
    let text = file.text(field.value)
    let place = file.location(field.value)
    switch field.key {
    case "for":
      switch RuleFrameText.frame(in: field.value, of: file, vocabulary: vocabulary) {
      case .success(let frame): details.frame = details.frame.adding(frame)
      case .failure(let fault): faults.append(fault)
      }
    case "topics": details.topics += topics.ids(words(field.value), reporting: &faults)
    case "note": details.note = details.note.map { "\($0)\n\(text)" } ?? text
    case "formerly":
      for word in words(field.value) {
        if let name = ClaimName(word.value) {
          details.formerly.append(name)
        } else {
          faults.append(Diagnostic(.badID, "'\(word.value)' is not an id", at: word.location))
        }
      }
    case "role":
      details.role = Claim.Role(rawValue: text)
      if details.role == nil {
        let known = Claim.Role.allCases.map { $0.rawValue }
        let hint = Suggestion.clause(for: text, among: known)
        faults.append(
          Diagnostic(
            .badValue, "one of \(known.joined(separator: ", ")) was expected here, found '\(text)'\(hint)", at: place))
      }
    case "reported by": details.report = report(field, reporting: &faults)
    case "restored": restoration(text, place, into: &details, reporting: &faults)
    default:
      let hint = Suggestion.clause(for: field.key, among: ClaimDraft.knownKeys)
      faults.append(
        Diagnostic(.unknownKey, "a quoted statement has no key '\(field.key)'\(hint)", at: field.location))
    }
  }

  /// `article, line 44`.
  private func report(_ field: ClaimDraft.Field, reporting faults: inout [Diagnostic]) -> ClaimDetails.ReportedBy? {
    let parts = words(field.value)
    guard let first = parts.first, let by = SourceID(first.value) else {
      faults.append(
        Diagnostic(
          .claimSyntax, "a source was expected here, as in 'reported by: article, line 44'",
          at: file.location(field.value)))
      return nil
    }
    guard parts.count > 1 else { return ClaimDetails.ReportedBy(source: Located(by, at: first.location), line: nil) }
    let pieces = parts[1].value.split(separator: " ")
    guard parts.count == 2, pieces.count == 2, pieces[0] == "line", let line = Int(pieces[1]), line > 0 else {
      faults.append(
        Diagnostic(
          .claimSyntax, "'line' and its number was expected here, found '\(parts[1].value)'", at: parts[1].location))
      return nil
    }
    return ClaimDetails.ReportedBy(source: Located(by, at: first.location), line: line)
  }

  /// `article, line 36; known`.
  private func restoration(
    _ text: String, _ place: FileLocation, into details: inout ClaimDetails, reporting faults: inout [Diagnostic]
  ) {
    guard let semicolon = text.lastIndex(of: ";"),
      let certainty = Certainty(rawValue: text[text.index(after: semicolon)...].trimmingSpaces)
    else {
      faults.append(
        Diagnostic(
          .badHole, "where the words are from, then '; known' or '; guessed' was expected here", at: place))
      return
    }
    details.restorations.append((text[..<semicolon].trimmingSpaces, certainty))
  }

  /// The parts of a value between commas, with their places.
  private func words(_ range: Range<Int>) -> [Located<String>] {
    var found: [Located<String>] = []
    var start = range.lowerBound
    for end in Array(range.filter { file.bytes[$0] == UInt8(ascii: ",") }) + [range.upperBound] {
      var part = start..<end
      while let first = part.first, file.bytes[first] == 0x20 { part = part.dropping(1) }
      while let last = part.last, file.bytes[last] == 0x20 { part = part.lowerBound..<last }
      if !part.isEmpty { found.append(Located(file.text(part), at: file.location(part))) }
      start = end + 1
    }
    return found
  }

  // MARK: Words

  private func wording(
    _ draft: ClaimDraft, _ id: ClaimID, _ details: ClaimDetails, translations: inout TranslationTable,
    reporting faults: inout [Diagnostic]
  ) -> Claim.Wording? {
    let paragraph = draft.paragraph.map { file.text($0) }.joined(separator: " ")
    guard let first = draft.quote.first else {
      guard let by = details.report, let line = draft.paragraph.first, !paragraph.isEmpty else {
        let message =
          details.report == nil
          ? "'\(id.name)' has no quote; begin one with '> ', or say who reports it ('reported by: SOURCE, line N')"
          : "'\(id.name)' is reported, but no paragraph says what"
        faults.append(
          Diagnostic(details.report == nil ? .missingQuote : .missingReport, message, at: draft.name.location))
        return nil
      }
      let text = translations.text(paragraph, key: "claim/\(id)/paraphrase")
      return .reported(
        Report(paraphrase: text, by: by.source.value, line: by.line, location: file.location(line)))
    }
    if let line = draft.paragraph.first {
      faults.append(
        Diagnostic(
          .claimSyntax, "a paragraph beside a quote; write 'note:' before it, or take it out", at: file.location(line)))
    }
    guard let quote = QuoteText(draft.quote, of: file, reporting: &faults) else { return nil }
    let restorations = restorations(quote, details, reporting: &faults)
    return .quoted(
      Quotation(
        text: String(decoding: quote.bytes, as: UTF8.self), restorations: restorations, location: file.location(first)))
  }

  private func restorations(
    _ quote: QuoteText, _ details: ClaimDetails, reporting faults: inout [Diagnostic]
  ) -> [Quotation.Restoration] {
    let given = details.restorations
    guard given.count == quote.restored.count || given.count == 1 else {
      if let first = quote.restored.first {
        let message =
          given.isEmpty
          ? "'[[\(first.words)]]' needs a line 'restored: FROM; known' (or guessed)"
          : "\(quote.restored.count) restored passages, but \(given.count) 'restored:' lines; give one for all or one for each"
        faults.append(Diagnostic(.badHole, message, at: first.location))
      }
      return []
    }
    if quote.restored.isEmpty, !given.isEmpty, let line = details.restorations.first {
      faults.append(
        Diagnostic(.badHole, "'restored: \(line.from)' without any '[[words]]' in the quote", at: .wholeFile(file.path))
      )
    }
    return quote.restored.enumerated().map { index, hole in
      let origin = given.count == 1 ? given[0] : given[index]
      return Quotation.Restoration(
        offset: hole.offset, words: hole.words, certainty: origin.certainty, from: origin.from)
    }
  }
}

/// What the `key: value` lines of a claim say.
struct ClaimDetails {
  struct ReportedBy {
    let source: Located<SourceID>
    let line: Int?
  }

  var frame = RuleFrame()
  var topics: [TopicID] = []
  var note: String?
  var formerly: [ClaimName] = []
  var role: Claim.Role?
  var report: ReportedBy?
  var restorations: [(from: String, certainty: Certainty)] = []
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
