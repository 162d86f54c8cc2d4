import Claims
import Diagnostics

/// Types the drafts of a claims file: quotes or reports, rules, topics.
struct ClaimReader {
  let source: Source
  let file: SourceText
  let names: KnownNames
  let topics: TopicNames
  let sources: SourceNames

  /// The name of a draft; one that is no id is reported.
  func name(_ draft: ClaimDraft, reporting faults: inout [Diagnostic]) -> ClaimName? {
    if let name = ClaimName(draft.name.value) { return name }
    let what = "an id (lower-case letters, digits and hyphens, a letter first)"
    faults.append(
      Diagnostic(.badID, "\(what) was expected here, found '\(draft.name.value)'", at: draft.name.location))
    return nil
  }

  /// What the `key: value` lines of a draft say.
  func details(_ draft: ClaimDraft, reporting faults: inout [Diagnostic]) -> ClaimDetails {
    var reader = ClaimDetailsReader(file, names: names, topics: topics, sources: sources)
    for field in draft.fields { reader.read(field) }
    faults += reader.faults
    return reader.details
  }

  /// The claim of a draft, or nil where it cannot be built; what is wrong is reported.
  func claim(
    _ id: ClaimID, _ draft: ClaimDraft, _ details: ClaimDetails, translations: inout TranslationTable,
    reporting faults: inout [Diagnostic]
  ) -> Claim? {
    let statements = statements(draft, details, reporting: &faults)
    guard let wording = wording(draft, id, details, translations: &translations, reporting: &faults) else { return nil }
    let role = details.role ?? (draft.rules.isEmpty ? .statement : .rule)
    return Claim(
      id: id, headings: draft.headings, wording: wording, role: role,
      topics: Set(source.topics + details.topics).sorted(), statements: statements, note: details.note,
      formerly: details.formerly.map { $0.value }, location: draft.name.location)
  }

  private func statements(
    _ draft: ClaimDraft, _ details: ClaimDetails, reporting faults: inout [Diagnostic]
  ) -> [Statement] {
    let frame = draft.frame.adding(details.frame)
    return draft.rules.compactMap { range in
      switch RuleParser.statement(in: range, of: file, frame: frame, names: names) {
      case .success(let statement): return statement
      case .failure(let fault):
        faults += [fault.diagnostic].compactMap { $0 }
        return nil
      }
    }
  }

  // MARK: Words

  private func wording(
    _ draft: ClaimDraft, _ id: ClaimID, _ details: ClaimDetails, translations: inout TranslationTable,
    reporting faults: inout [Diagnostic]
  ) -> Claim.Wording? {
    guard let first = draft.quote.first else {
      return report(draft, id, details, translations: &translations, reporting: &faults)
    }
    refuseParagraph(draft, reporting: &faults)
    if let place = details.once["reported by"] {
      faults.append(
        Diagnostic(.claimSyntax, "what is quoted is not reported as well; take out the quote or this line", at: place))
    }
    guard let quote = QuoteText(draft.quote, of: file, reporting: &faults) else { return nil }
    let restorations = restorations(quote, details, reporting: &faults)
    return .quoted(
      Quotation(
        text: String(decoding: quote.bytes, as: UTF8.self), restorations: restorations, location: file.location(first)))
  }

  private func report(
    _ draft: ClaimDraft, _ id: ClaimID, _ details: ClaimDetails, translations: inout TranslationTable,
    reporting faults: inout [Diagnostic]
  ) -> Claim.Wording? {
    guard details.isReported else {
      faults.append(
        Diagnostic(
          .missingQuote,
          "'\(id.name)' has no quote; begin one with '> ', or say who reports it ('reported by: SOURCE, line N')",
          at: draft.name.location))
      return nil
    }
    guard let line = draft.paragraph.first else {
      faults.append(
        Diagnostic(.missingReport, "'\(id.name)' is reported, but no paragraph says what", at: draft.name.location))
      return nil
    }
    if let lost = details.restorations.first {
      faults.append(Diagnostic(.badHole, "only a quote has holes; this one is reported", at: lost.location))
    }
    let paragraph = draft.paragraph.map { file.text($0) }.joined(separator: " ")
    let text = translations.text(paragraph, key: "claim/\(id)/paraphrase")
    guard let by = details.report else { return nil }
    return .reported(Report(paraphrase: text, by: by.source, line: by.line, location: file.location(line)))
  }

  /// Beside a quote there is no prose: such lines are misspelt keys, or notes without their key.
  private func refuseParagraph(_ draft: ClaimDraft, reporting faults: inout [Diagnostic]) {
    let lines = draft.paragraph.map { ($0, KeyLine($0, of: file)) }
    for case let (_, key?) in lines where key.isKeyLike {
      let hint = KnownHint.clause(for: key.key, among: ClaimDraft.knownKeys)
      faults.append(Diagnostic(.unknownKey, "a quoted statement has no key '\(key.key)'\(hint)", at: key.location))
    }
    guard let (line, _) = lines.first(where: { $0.1?.isKeyLike != true }) else { return }
    faults.append(
      Diagnostic(
        .claimSyntax, "a paragraph beside a quote; write 'note:' before it, or take it out", at: file.location(line)))
  }

  private func restorations(
    _ quote: QuoteText, _ details: ClaimDetails, reporting faults: inout [Diagnostic]
  ) -> [Quotation.Restoration] {
    let given = details.restorations
    guard details.restorationsAreWhole else { return [] }
    guard let first = quote.restored.first else {
      for line in given {
        faults.append(
          Diagnostic(.badHole, "a line 'restored:' without any '[[words]]' in the quote", at: line.location))
      }
      return []
    }
    guard given.count == quote.restored.count || given.count == 1 else {
      let message =
        given.isEmpty
        ? "'[[\(first.words)]]' needs a line 'restored: FROM; known' (or guessed)"
        : "\(quote.restored.count) restored passages, but \(given.count) 'restored:' lines; give one for all or one for each"
      faults.append(Diagnostic(.badHole, message, at: first.location))
      return []
    }
    return quote.restored.enumerated().map { index, hole in
      let origin = given.count == 1 ? given[0] : given[index]
      return Quotation.Restoration(
        offset: hole.offset, words: hole.words, certainty: origin.certainty, from: origin.from)
    }
  }
}
