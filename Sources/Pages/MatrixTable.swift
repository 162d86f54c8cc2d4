import Claims
import Consistency
import Guides
import Markup

/// A matrix computed from the claims: its rows, folded where nothing differs, and what each cell says.
struct MatrixTable: Sendable {
  /// How many rows are shown before the rest must be asked for.
  static let shownRows = 8

  let edition: Edition
  let matrix: Matrix
  let address: PageAddress
  let rows: [MatrixRow]

  init(_ edition: Edition, _ matrix: Matrix, _ address: PageAddress) {
    self.edition = edition
    self.matrix = matrix
    self.address = address
    rows = edition.site.rows(of: matrix)
  }

  /// The rows of a matrix, which are the same in every language; working them out is the dearest part of a build.
  static func rows(_ matrix: Matrix, _ evaluator: Evaluator) -> [MatrixRow] {
    // Rows of different places stay apart, even where they say the same: readers look for their own country first.
    guard case .places(let names, let mean)? = matrix.axes.first else { return folded(matrix, matrix.axes, evaluator) }
    return names.flatMap { name in
      folded(matrix, [.places([name], mean: mean)] + matrix.axes.dropFirst(), evaluator)
    }
  }

  private static func folded(_ matrix: Matrix, _ axes: [Matrix.Axis], _ evaluator: Evaluator) -> [MatrixRow] {
    MatrixBuilder(evaluator, MatrixShape(axes: axes.map { shape($0) }, fixed: matrix.given, outcomes: matrix.outcomes))
      .foldedRows()
  }

  /// An axis as the checker knows it.
  static func shape(_ axis: Matrix.Axis) -> MatrixAxis {
    switch axis {
    case .dimension(let id): .dimension(id)
    case .places(let names, let mean): .places(mean, names)
    }
  }

  /// An axis as the checker knows it.
  func shape(_ axis: Matrix.Axis) -> MatrixAxis { Self.shape(axis) }

  private var words: Words { edition.words }

  /// The matrix as the template `matrix-block` shows it.
  func embedded(_ numbers: inout CitationNumbers) -> Page.Embedded {
    Page.Embedded(template: "matrix-block", values: ["matrix": .record(value(&numbers))])
  }

  /// The values of the record `matrix`.
  func value(_ numbers: inout CitationNumbers) -> PageRecord {
    let first = part(0..<min(Self.shownRows, rows.count), &numbers)
    let hidden = rows.count - Self.shownRows
    let rest = hidden > 0 ? part(Self.shownRows..<rows.count, &numbers) : nil
    return [
      "id": .text(matrix.id.text), "title": .rich(RichText.label(matrix.title(edition.locale))),
      "text": .optional(given), "part": .record(first),
      "more": rest.map {
        .record(["title": .text(words.count("show-more", hidden)), "part": .record($0)])
      } ?? .nothing,
      "diagram": .optional(DecisionDiagram(self).value),
    ]
  }

  /// What holds in every row.
  private var given: [Inline] {
    guard !matrix.given.isEmpty else { return [] }
    return RichText.label(words("matrix-given", ["terms": edition.conditions.labels(matrix.given, places: [])]))
  }

  private func part(_ range: Range<Int>, _ numbers: inout CitationNumbers) -> PageRecord {
    let caption = words(
      range.count == 1 ? "cases-caption-one" : "cases-caption",
      ["from": String(range.lowerBound + 1), "to": String(range.upperBound), "n": String(rows.count)])
    let heads = matrix.axes.map { axis -> PageRecord in ["text": .rich(RichText.label(head(axis)))] }
    let results = matrix.outcomes.map { id -> PageRecord in
      let label = edition.ledger.vocabulary.outcome(id)?.label(edition.locale) ?? id.text
      return ["text": .rich(RichText.label(label.capitalisedFirst))]
    }
    var groups: [(place: MatrixRow.AxisChoice, rows: [MatrixRow])] = []
    for row in rows[range] {
      if let last = groups.last, last.place == row.options[0] {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((row.options[0], [row]))
      }
    }
    return [
      "caption": .text(caption), "case-heads": .records(heads), "result-heads": .records(results),
      "groups": .records(groups.map { group($0.rows, &numbers) }),
    ]
  }

  /// The head of an axis.
  func head(_ axis: Matrix.Axis) -> String {
    switch axis {
    case .dimension(let id):
      (edition.ledger.vocabulary.dimension(id)?.label(edition.locale) ?? id.text).capitalisedFirst
    case .places(_, let mean):
      words("matrix-place-head", ["dimensions": edition.conditions.dimensions(mean)]).capitalisedFirst
    }
  }

  private func group(_ rows: [MatrixRow], _ numbers: inout CitationNumbers) -> PageRecord {
    let values = rows.enumerated().map { index, row -> PageRecord in
      let place: PageRecord? =
        index == 0
        ? ["text": .rich(RichText.label(text(row.options[0], axis: 0))), "rows": .text(String(rows.count))] : nil
      let cases = row.options.indices.dropFirst().map { axis -> PageRecord in
        ["text": .rich(RichText.label(text(row.options[axis], axis: axis)))]
      }
      return [
        "place": .optional(place), "cases": .records(Array(cases)),
        "cells": .records(row.cells.map { MatrixCell(self, $0, in: row.scenarios).value(&numbers) }),
      ]
    }
    return ["rows": .records(values)]
  }

  /// What a row says of one axis: its options, or that it makes no difference.
  func text(_ choice: MatrixRow.AxisChoice, axis: Int) -> String {
    var names = choice.options.compactMap { name($0, axis: axis) }
    if names.isEmpty { return words("value-not-applicable") }
    // A row may also stand for cases in which the dimension has no value, as the flag of a call without one.
    if choice.options.contains(.atom(.notApplicable)) { names.append(words("value-not-applicable")) }
    return choice.isWhatever ? words("value-any") : edition.language.any(names)
  }

  /// Some options in words; "does not apply" only where there is nothing else to say.
  func text(_ options: [MatrixOption], axis: Int) -> String {
    let names = options.compactMap { name($0, axis: axis) }
    return names.isEmpty ? words("value-not-applicable") : edition.language.any(names)
  }

  private func name(_ option: MatrixOption, axis: Int) -> String? {
    switch (option, matrix.axes[axis]) {
    case (.region(let name), _): return edition.conditions.region(name)
    case (.atom(let atom), .dimension(let id)):
      return edition.scenarios.atomText(atom, of: id).map {
        ValueLabel.short($0, under: edition.ledger.vocabulary.dimension(id)?.label(edition.locale) ?? "")
      }
    case (.atom, .places): return nil
    }
  }
}

/// One cell of a matrix: what happens, how sure that is, and which quotes say so.
struct MatrixCell {
  private let table: MatrixTable
  private let cell: Cell
  private let scenarios: Condition?
  /// The parts that the scenarios meet.
  private let pieces: [Cell.Piece]
  private var edition: Edition { table.edition }
  private var words: Words { edition.words }

  /// `scenarios` are those of the cell, or some of them: parts that say the same are told as one, and what is not
  /// among them is not told.
  init(_ table: MatrixTable, _ cell: Cell, in scenarios: Condition? = nil) {
    self.table = table
    self.cell = cell
    self.scenarios = scenarios
    let evaluator = table.edition.site.evaluator
    guard let scenarios, cell.pieces.count > 1 else {
      pieces = cell.pieces
      return
    }
    pieces = cell.pieces.filter { !evaluator.joined($0.boxes, of: cell.outcome, in: scenarios).isEmpty }
  }

  /// How the cell stands as a whole: the least certain of its parts.
  var mark: Mark {
    var marks = pieces.map { Mark($0.standing) }
    // Where something is said in a part of the cell, it is not silent: the answer is left open.
    if marks.contains(.silent), !marks.allSatisfy({ $0 == .silent || $0 == .none }) { marks.append(.partial) }
    if marks.contains(.partial) { marks.removeAll { $0 == .silent } }
    let order: [Mark] = [.disputed, .silent, .partial, .inferred, .decided, .settled, .none]
    return order.first { marks.contains($0) } ?? .none
  }

  /// What happens, in words; nil where nothing is said. What is the same in several parts, though not equally sure, is
  /// said once.
  var text: String? {
    var parts: [(said: String, boxes: [Box])] = []
    var isSilentSomewhere = false
    for piece in pieces {
      guard let said = CaseAnswer(edition, cell.outcome, piece).text else {
        isSilentSomewhere = true
        continue
      }
      if let index = parts.firstIndex(where: { $0.said == said }) {
        parts[index].boxes += piece.boxes
      } else {
        parts.append((said, piece.boxes))
      }
    }
    guard !parts.isEmpty else { return nil }
    if parts.count == 1, !isSilentSomewhere { return parts[0].said }
    return parts.map { part in
      let boxes = scenarios.map { edition.site.evaluator.joined(part.boxes, of: cell.outcome, in: $0) } ?? part.boxes
      let cases = edition.scenarios.text(anyOf: boxes.map { edition.site.evaluator.space.terms(of: $0) })
      return words("cell-part", ["case": cases, "outcome": part.said])
    }.joined(separator: words("cell-separator"))
  }

  /// The claims that speak in the cell, each once; those set aside by a decision or an exception come last.
  var claims: [ClaimID] {
    let citations = pieces.flatMap { $0.citations }
    let ordered = citations.filter { !$0.isOverruled } + citations.filter { $0.isOverruled }
    return ordered.map { $0.claim }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The values of a cell.
  func value(_ numbers: inout CitationNumbers) -> PageRecord {
    let links = claims.map { claim -> PageRecord in
      let number = numbers.number(of: claim)
      let link = numbers.link(claim, number: number, edition, from: table.address)
      return ["href": .text(link.href), "number": .text(String(number)), "label": .text(link.label)]
    }
    let showsBoth = mark == .disputed || mark == .decided
    return [
      "kind": .text(mark.rawValue), "text": .optional(RichText.label(text ?? "")),
      "mark": .record(mark.value(words)), "numbers": .records(links),
      "both": showsBoth ? .optional(both(&numbers)) : .nothing,
    ]
  }

  /// The quotes that disagree in the cell, and what was decided.
  private func both(_ numbers: inout CitationNumbers) -> PageRecord? {
    guard let first = told else { return nil }
    var quotes: [PageRecord] = []
    for side in first.sides {
      guard let claim = edition.ledger.claim(side.claim) else { continue }
      let number = numbers.number(of: side.claim)
      quotes.append(
        QuoteValue(edition: edition, address: table.address, claim: claim, number: number, showsMark: false).value)
    }
    return [
      "title": .text(words("both-quotes")), "quotes": .records(quotes),
      "question": .optional(question(first)),
      "decision": .record(DecisionValue(edition).value(first, isSettled: mark == .decided)),
    ]
  }

  /// The disagreement that is told: one behind what is disputed in the cell, or one that the decision settles.
  private var told: Finding? {
    let pieces = pieces.filter { Mark($0.standing) == mark }
    let findings = edition.site.unresolved(pieces.flatMap { $0.findings })
    if mark == .disputed { return findings.first { $0.isUnsettled } ?? findings.first }
    let decisions = pieces.compactMap { if case .decided(let id) = $0.standing { id } else { nil } }
    return findings.first { $0.state.decision.map(decisions.contains) ?? false } ?? findings.first
  }

  /// What the decision in a cell answers.
  private func question(_ finding: Finding) -> [Inline] {
    guard finding.state.decision != nil else { return [] }
    return RichText.label(DisagreementTitle.text(finding, edition))
  }
}
