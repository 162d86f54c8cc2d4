import Claims
import Consistency
import Guides
import Markup

/// The first screen of a guide, computed: must I change anything, from when, what if I do nothing, what is unclear.
struct FirstLook {
  private let edition: Edition
  private let guide: Guide
  private let address: PageAddress
  private var words: Words { edition.words }

  init(_ edition: Edition, _ guide: Guide, _ address: PageAddress) {
    self.edition = edition
    self.guide = guide
    self.address = address
  }

  /// The values of the template `first-look`; nil for a guide without steps.
  var value: PageRecord? {
    guard let checklist = guide.checklist else { return nil }
    let claims = edition.claims(of: guide)
    let version = Notices.betaVersion(claims, edition)
    var answers: [PageRecord] = [answer("ask-change-anything", changeAnything(checklist.original))]
    if let version { answers.append(answer("ask-from-which-version", version)) }
    return [
      "answers": .records(answers), "table": .optional(table), "unclear": .optional(unclear(claims)),
      "written-against": .optional(version.map { words("written-against", ["version": $0]) }),
    ]
  }

  private func answer(_ question: String, _ text: String) -> PageRecord {
    ["question": .text(words(question)), "answer": .rich(RichText.label(text))]
  }

  /// How many steps the quotes require or recommend.
  private func changeAnything(_ checklist: Checklist) -> String {
    let levels = checklist.steps.map { step in
      StepLevel(
        of: Set(step.claimUses.compactMap { ClaimID($0.reference.description) }).sorted().compactMap {
          edition.ledger.claim($0)
        })
    }
    let required = levels.count { $0 == .required }
    let recommended = levels.count { $0 == .recommended }
    let first = required == 0 ? words("steps-required-none") : words.count("steps-required", required)
    return recommended == 0 ? first : first + words("sentence-gap") + words.count("steps-recommended", recommended)
  }

  /// What the person sees by class of country, before and after the steps.
  private var table: PageRecord? {
    guard let matrix = guide.matrices.first, let look = matrix.firstLook,
      case .places(let names, let mean)? = matrix.axes.first
    else { return nil }
    let columns = [("if-you-do-nothing", look.nothing), ("if-you-do-this", look.steps)]
    let space = edition.site.evaluator.space
    let rows = names.prefix(6).map { name -> PageRecord in
      let cells = columns.map { column -> PageRecord in
        let terms = [Term(.places, .inside([name]))] + matrix.given + column.1
        return cell(matrix.outcomes, space.condition(terms, places: mean), matrix)
      }
      return ["place": .rich(RichText.label(edition.conditions.region(name))), "cells": .records(cells)]
    }
    let heads =
      [words("matrix-place-head", ["dimensions": edition.conditions.dimensions(mean)]).capitalisedFirst]
      + columns.map { words($0.0) }
    return [
      "caption": .rich(RichText.label(matrix.title(edition.locale))),
      "heads": .records(heads.map { ["text": .text($0)] }), "rows": .records(rows),
    ]
  }

  /// What happens in a case, all outcomes together, with the least certain mark.
  private func cell(_ outcomes: [OutcomeID], _ scenarios: Consistency.Condition, _ matrix: Matrix) -> PageRecord {
    let table = MatrixTable(edition, matrix, address)
    let cells = outcomes.map { MatrixCell(table, edition.site.evaluator.cell($0, in: scenarios)) }
    let texts = cells.compactMap { $0.text }
    let order: [Mark] = [.disputed, .silent, .partial, .inferred, .decided, .settled]
    let marks = Set(cells.map { $0.mark })
    let mark = order.first { marks.contains($0) }
    return [
      "text": .rich(RichText.label(texts.joined(separator: words("label-separator")))),
      "mark": mark.map { .record($0.value(words)) } ?? .nothing,
    ]
  }

  private func unclear(_ claims: Set<ClaimID>) -> PageRecord? {
    let open = edition.findings(about: claims).filter { $0.isUnsettled }
    var titles: [String] = []
    for finding in open {
      let title = DisagreementTitle.text(finding, edition)
      if !titles.contains(title) { titles.append(title) }
    }
    guard !titles.isEmpty else { return nil }
    return [
      "title": .text(words("what-is-unclear")),
      "points": .records(titles.prefix(4).map { ["text": .rich(RichText.label($0))] }),
    ]
  }
}
