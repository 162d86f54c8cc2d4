import Claims
import Diagnostics
import Guides

/// A checklist to take along: a task list in Markdown, a table in CSV, and JSON; all with the quotes behind each step.
struct ChecklistFiles: Sendable {
  private let edition: Edition
  private let guide: Guide
  private let checklist: Checklist
  private var words: Words { edition.words }

  /// The files of all checklists of a language: path below the site's root, and text.
  static func files(_ edition: Edition) -> [SiteFile] {
    edition.site.unnoted.guides.flatMap { guide -> [SiteFile] in
      guard let checklist = guide.checklist?(edition.locale) else { return [] }
      func file(_ ending: String, _ text: @escaping @Sendable (ChecklistFiles) -> String) -> SiteFile {
        edition.file("\(edition.locale)/\(guide.id)/checklist.\(ending)", of: guide.id) { edition in
          .text(text(ChecklistFiles(edition: edition, guide: guide, checklist: checklist)))
        }
      }
      return [file("md") { $0.markdown }, file("csv") { $0.csv }, file("json") { $0.json }]
    }
  }

  private func level(_ step: Checklist.Step) -> String { words("level-\(StepLevels.level(step, edition).rawValue)") }

  /// Each step as a task, what stands behind it indented below.
  private var markdown: String {
    let ticket = StepTicket(edition, guide)
    let steps = checklist.steps.map { Self.indented(ticket.markdown($0)) }
    return "# \(RichText.plain(checklist.head.title))\n\n\(steps.joined(separator: "\n\n"))\n"
  }

  /// A text whose lines, but for the first and those that are empty, stand two blanks further in.
  private static func indented(_ text: String) -> String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    return lines.enumerated().map { $0.offset == 0 || $0.element.isEmpty ? $0.element : "  " + $0.element }
      .joined(separator: "\n")
  }

  private func claims(_ step: Checklist.Step) -> [ClaimID] { StepLevels.claims(step) }

  /// RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8.
  private var csv: String {
    let heads = ["step", "level", "who", "time", "applies", "done-when", "skip-if", "csv-quotes"].map { key in
      (key == "step" ? words("csv-step") : key == "level" ? words("csv-level") : words(key)).capitalisedFirst
    }
    let rows = checklist.steps.map { step -> [String] in
      [
        step.title.plainText, level(step), Roles.text(step.who.plainText, words),
        step.minutes.map { words.count("minutes", $0) } ?? "",
        step.applies.plainText, TicketText.plain(step.doneWhen), TicketText.plain(step.skipIf),
        claims(step).map { $0.description }.joined(separator: " "),
      ]
    }
    return "\u{FEFF}" + ([heads] + rows).map { $0.map { CSVText.field($0) }.joined(separator: ",") + "\r\n" }.joined()
  }

  private var json: String {
    JSONValue.record([
      ("title", .string(RichText.plain(checklist.head.title))), ("locale", .string(edition.locale.tag)),
      (
        "steps",
        .array(
          checklist.steps.map { step in
            .record([
              ("id", .string(step.id.text)), ("title", .string(step.title.plainText)),
              ("level", .string(StepLevels.level(step, edition).rawValue)),
              ("who", .string(Roles.text(step.who.plainText, words))),
              ("minutes", step.minutes.map { .integer($0) } ?? .null), ("applies", .strings(StepLevels.applies(step))),
              ("done-when", .string(TicketText.plain(step.doneWhen))),
              ("skip-if", .string(TicketText.plain(step.skipIf))),
              ("text", .string(TicketText.markdown(step.body))),
              ("claims", .strings(claims(step).map { $0.description })),
            ])
          })
      ),
    ]).indented
  }
}

/// What is computed of a step.
enum StepLevels {
  /// The claims that a step cites, each once, in order.
  static func claims(_ step: Checklist.Step) -> [ClaimID] {
    step.claimUses.compactMap { ClaimID($0.reference.description) }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// How much a step binds, by the quotes that it cites.
  static func level(_ step: Checklist.Step, _ edition: Edition) -> StepLevel {
    StepLevel(of: claims(step).compactMap { edition.ledger.claim($0) }, in: edition.ledger.vocabulary)
  }

  /// What the step is for, one by one: the parts between commas.
  static func applies(_ step: Checklist.Step) -> [String] { Roles.parts(step.applies.plainText) }
}

/// Lists between commas, and the roles that the tool has words for.
enum Roles {
  /// The parts of a list.
  static func parts(_ text: String) -> [String] {
    text.unicodeScalars.split { $0 == "," || $0 == "，" || $0 == "、" }.map { String($0).withoutBlanksAround }
      .filter { !$0.isEmpty }
  }

  /// Roles in the tool's own words where it has them.
  static func text(_ text: String, _ words: Words) -> String {
    parts(text).map { words.entries["who-\($0.lowercased())"] ?? $0 }.joined(separator: words("list-separator"))
  }

  /// Whether any part is a role that the tool has words for.
  static func areKnown(_ text: String, _ words: Words) -> Bool {
    parts(text).contains { words.entries["who-\($0.lowercased())"] != nil }
  }
}
