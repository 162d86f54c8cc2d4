import Claims
import Diagnostics
import Guides

/// A checklist to take along: a task list in Markdown, a table in CSV, and JSON; all with the quotes behind each step.
struct ChecklistFiles {
  private let edition: Edition
  private let guide: Guide
  private let checklist: Checklist
  private var words: Words { edition.words }

  /// The files of all checklists of a language: path below the site's root, and text.
  static func files(_ edition: Edition) -> [(path: String, text: String)] {
    edition.site.guides.flatMap { guide -> [(path: String, text: String)] in
      guard let checklist = guide.checklist?(edition.locale) else { return [] }
      let files = ChecklistFiles(edition: edition, guide: guide, checklist: checklist)
      let folder = "\(edition.locale)/\(guide.id)"
      return [
        ("\(folder)/checklist.md", files.markdown), ("\(folder)/checklist.csv", files.csv),
        ("\(folder)/checklist.json", files.json),
      ]
    }
  }

  private func level(_ step: Checklist.Step) -> String { words("level-\(StepLevels.level(step, edition).rawValue)") }

  /// Each step as a task, what stands behind it indented below.
  private var markdown: String {
    let ticket = StepTicket(edition, guide)
    let steps = checklist.steps.map { step in
      let lines = ticket.markdown(step).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().map { $0.offset == 0 || $0.element.isEmpty ? String($0.element) : "  \($0.element)" }
        .joined(separator: "\n")
    }
    return "# \(RichText.plain(checklist.head.title))\n\n\(steps.joined(separator: "\n\n"))\n"
  }

  private func claims(_ step: Checklist.Step) -> [ClaimID] { StepLevels.claims(step) }

  /// RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8.
  private var csv: String {
    let heads = ["step", "level", "who", "time", "applies", "done-when", "skip-if", "csv-quotes"].map { key in
      key == "step" ? words("csv-step") : key == "level" ? words("csv-level") : words(key)
    }
    let rows = checklist.steps.map { step -> [String] in
      [
        step.title.plainText, level(step), Roles.text(step.who.plainText, words),
        step.minutes.map { "\($0) min" } ?? "",
        step.applies.plainText, step.doneWhen.plainText, step.skipIf.plainText,
        claims(step).map { $0.description }.joined(separator: " "),
      ]
    }
    return "\u{FEFF}" + ([heads] + rows).map { $0.map { CSVText.field($0) }.joined(separator: ",") + "\r\n" }.joined()
  }

  private var json: String {
    JSONValue.record([
      ("title", .text(RichText.plain(checklist.head.title))), ("locale", .text(edition.locale.tag)),
      (
        "steps",
        .list(
          checklist.steps.map { step in
            .record([
              ("id", .text(step.id.text)), ("title", .text(step.title.plainText)),
              ("level", .text(StepLevels.level(step, edition).rawValue)),
              ("who", .text(Roles.text(step.who.plainText, words))),
              ("minutes", step.minutes.map { .number($0) } ?? .nothing), ("applies", .texts(StepLevels.applies(step))),
              ("done-when", .text(step.doneWhen.plainText)), ("skip-if", .text(step.skipIf.plainText)),
              ("text", .text(step.body.plainText)), ("claims", .texts(claims(step).map { $0.description })),
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
    StepLevel(of: claims(step).compactMap { edition.ledger.claim($0) })
  }

  /// What the step is for, one by one: the parts between commas.
  static func applies(_ step: Checklist.Step) -> [String] { Roles.parts(step.applies.plainText) }
}

/// Lists between commas, and the roles that the tool has words for.
enum Roles {
  /// The parts of a list.
  static func parts(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == "，" || $0 == "、" }.map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  /// Roles in the tool's own words where it has them.
  static func text(_ text: String, _ words: Words) -> String {
    parts(text).map { words.entries["who-\($0.lowercased())"] ?? $0 }.joined(separator: words("label-separator"))
  }

  /// Whether any part is a role that the tool has words for.
  static func areKnown(_ text: String, _ words: Words) -> Bool {
    parts(text).contains { words.entries["who-\($0.lowercased())"] != nil }
  }
}
