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
        }, in: edition.ledger.vocabulary)
    }
    let required = levels.count { $0 == .required }
    let recommended = levels.count { $0 == .recommended }
    let first = required == 0 ? words("steps-required-none") : words.count("steps-required", required)
    return recommended == 0 ? first : first + words("sentence-gap") + words.count("steps-recommended", recommended)
  }

  /// What happens in one place, before and after the steps: a cell an outcome.
  struct Row: Sendable {
    let place: RegionName
    let nothing: [Cell]
    let steps: [Cell]
  }

  /// The rows of a matrix's first look, at most six; they are the same in every language.
  static func rows(_ matrix: Matrix, _ evaluator: Evaluator) -> [Row] {
    guard let look = matrix.firstLook, case .places(let names, let mean)? = matrix.axes.first else { return [] }
    return names.prefix(6).map { name in
      let cells = { (state: [Term]) in
        let terms = [Term(.places, .inside([name]))] + matrix.given + state
        return matrix.outcomes.map { evaluator.cell($0, in: evaluator.space.condition(terms, places: mean)) }
      }
      return Row(place: name, nothing: cells(look.nothing), steps: cells(look.steps))
    }
  }

  /// What the person sees by class of country, before and after the steps.
  private var table: PageRecord? {
    guard let matrix = guide.matrices.first, let axis = matrix.axes.first else { return nil }
    let rows = edition.site.firstLook(at: matrix)
    guard !rows.isEmpty else { return nil }
    let table = MatrixTable(edition, matrix, address)
    let values = rows.map { row -> PageRecord in
      [
        "place": .rich(RichText.label(edition.conditions.region(row.place))),
        "cells": .records([cell(row.nothing, table), cell(row.steps, table)]),
      ]
    }
    let heads = [table.head(axis), words("if-you-do-nothing"), words("if-you-do-this")]
    return [
      "caption": .rich(RichText.label(matrix.title(edition.locale))),
      "heads": .records(heads.map { ["text": .text($0)] }), "rows": .records(values),
    ]
  }

  /// What happens in a case, all outcomes together, with the least certain mark.
  private func cell(_ cells: [Cell], _ table: MatrixTable) -> PageRecord {
    let cells = cells.map { MatrixCell(table, $0) }
    let order: [Mark] = [.disputed, .silent, .partial, .inferred, .decided, .settled]
    let marks = Set(cells.map { $0.mark })
    return [
      "text": .rich(RichText.label(cells.compactMap { $0.text }.joined(separator: words("label-separator")))),
      "mark": order.first { marks.contains($0) }.map { .record($0.value(words)) } ?? .nothing,
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
