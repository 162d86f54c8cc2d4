import Claims
import Consistency
import Guides
import Markup

/// What to do: numbered steps, each with the quotes behind it and the level that they give it.
struct ChecklistPage {
  private let edition: Edition
  private let guide: Guide
  private let checklist: Checklist
  private let address: PageAddress
  private let text: GuideText
  private var words: Words { edition.words }

  init(_ edition: Edition, _ guide: Guide, _ checklist: Checklist) {
    self.edition = edition
    self.guide = guide
    self.checklist = checklist
    address = .guide(guide.id.text, .checklist)
    text = GuideText(edition: edition, guide: guide, address: address)
  }

  func page() -> Page {
    var numbers = CitationNumbers()
    numbers.add(checklist.introduction.claimUses)
    let steps = checklist.steps.map { step($0, &numbers) }
    var frame = text.frame(
      checklist.head, guide.checklist, claims: numbers.order)
    frame.structured = StructuredData(edition, address)?.article(
      title: checklist.head.title, description: checklist.head.description, claims: numbers.order)
    frame.contents = checklist.steps.map { ($0.id.text, $0.title) }
    let values = frame.values.adding([
      "introduction": checklist.introduction.blocks.isEmpty
        ? .nothing : .blocks(text.blocks(checklist.introduction)),
      "first-look": .optional(FirstLook(edition, guide, address).value), "guide-id": .text(guide.id.text),
      "steps": .records(steps), "platforms": .records(platforms),
      "downloads": .records(
        ["md", "csv", "json"].map {
          ["href": .text("checklist.\($0)"), "title": .text(words($0 == "md" ? "download-tasks" : "data-\($0)"))]
        }),
    ])
    return Page(address, edition, template: "checklist", values: values, numbers: numbers)
  }

  /// What the steps are for, each once, in order of first appearance.
  private var platforms: [PageRecord] {
    let all = checklist.steps.flatMap { StepLevels.applies($0) }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return all.count < 2 ? [] : all.map { ["name": .text($0)] }
  }

  private func step(_ step: Checklist.Step, _ numbers: inout CitationNumbers) -> PageRecord {
    let cited = numbers.add(step.claimUses)
    let claims = cited.compactMap { edition.ledger.claim($0) }
    let level = StepLevel(of: claims, in: edition.ledger.vocabulary)
    let isDisputed = edition.findings(about: Set(cited)).contains { $0.isUnsettled }
    return [
      "id": .text(step.id.text), "title": .rich(step.title),
      "applies": .text(StepLevels.applies(step).joined(separator: "|")),
      "level": .record(["kind": .text(level.rawValue), "label": .text(words("level-\(level.rawValue)"))]),
      "notices": .records(notices(step, isDisputed: isDisputed)),
      "facts": .optional(Facts.record(facts(step))), "body": .blocks(text.blocks(step.body), headingShift: 2),
      "checks": .optional(Facts.record(checks(step))),
      "citations": .optional(
        CitationsValue.value(cited, key: "quotes-behind-step", numbers: numbers, edition, address)),
      "markdown": .text(StepTicket(edition, guide).markdown(step)),
    ]
  }

  private func notices(_ step: Checklist.Step, isDisputed: Bool) -> [PageRecord] {
    func notice(_ mark: Mark, _ key: String) -> PageRecord {
      ["symbol": .text(mark.symbol), "text": .text(words(key))]
    }
    return (isDisputed ? [notice(.disputed, "step-disputed")] : [])
      + (step.fallback.map { [notice(.outdated, "step-\($0.rawValue)")] } ?? [])
  }

  private func facts(_ step: Checklist.Step) -> [(term: String, value: PageValue)] {
    var rows: [(term: String, value: PageValue)] = []
    if !step.who.isEmpty { rows.append((words("who"), .rich(who(step.who)))) }
    if let minutes = step.minutes { rows.append((words("time"), .text(duration(minutes)))) }
    if !step.applies.isEmpty { rows.append((words("applies"), .rich(step.applies))) }
    return rows
  }

  /// Known roles are named in the tool's own words.
  private func who(_ content: [Inline]) -> [Inline] {
    let text = content.plainText
    return Roles.areKnown(text, words) ? [.text(Roles.text(text, words))] : content
  }

  private func duration(_ minutes: Int) -> String {
    minutes % 60 == 0 ? words.count("hours", minutes / 60) : words.count("minutes", minutes)
  }

  private func checks(_ step: Checklist.Step) -> [(term: String, value: PageValue)] {
    [("done-when", step.doneWhen), ("skip-if", step.skipIf)].filter { !$0.1.isEmpty }
      .map { (words($0.0), .rich($0.1)) }
  }
}

/// A step as a ticket: Markdown that can be pasted into a tracker.
struct StepTicket {
  private let edition: Edition
  private let guide: Guide

  init(_ edition: Edition, _ guide: Guide) {
    self.edition = edition
    self.guide = guide
  }

  /// The step's title, its text and the quotes behind it.
  func markdown(_ step: Checklist.Step) -> String {
    let level = edition.words("level-\(StepLevels.level(step, edition).rawValue)")
    let title = edition.words("ticket-title", ["title": TicketText.markdown(step.title), "level": level])
    var lines = ["- [ ] \(title)", ""]
    lines += [TicketText.markdown(step.body), ""]
    for (key, content) in [("done-when", step.doneWhen), ("skip-if", step.skipIf)] where !content.isEmpty {
      lines += [
        edition.words("csv-of", ["head": edition.words(key), "what": TicketText.markdown(content)]), "",
      ]
    }
    for use in step.claimUses.map({ $0.reference }).reduce(
      into: [ClaimReference](), { if !$0.contains($1) { $0.append($1) } })
    {
      guard let id = ClaimID(use.description), let claim = edition.ledger.claim(id) else { continue }
      let document = edition.ledger.source(id.source)?.title(edition.locale) ?? id.source.text
      let said = claim.quotation.map { "“\($0.shown)”" } ?? claim.report?.paraphrase(edition.locale) ?? ""
      let place = ["words": said, "document": document, "address": address(of: id)]
      lines.append("> \(edition.words("ticket-quote", place))")
    }
    return lines.joined(separator: "\n")
  }

  private func address(of claim: ClaimID) -> String {
    guard let base = edition.publication.baseURL else { return claim.description }
    let root = base.hasSuffix("/") ? base : base + "/"
    // Between angle brackets no reader of Markdown takes the mark behind it for a part of the address.
    return "<\(root)\(edition.locale)/\(edition.site.page(of: claim).path)#\(claim.dotted)>"
  }
}
