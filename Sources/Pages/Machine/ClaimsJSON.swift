import Claims
import Consistency
import Diagnostics
import Guides

/// All quoted statements for programs: `claims.json` at the site's root, described by `claims.schema.json`.
struct ClaimsJSON {
  private let site: Site
  private let editions: [Edition]

  /// The file: path below the site's root, and text.
  static func file(_ site: Site, _ editions: [Edition]) -> (path: String, text: String) {
    let value = JSONValue.record([
      ("$schema", .text("claims.schema.json")), ("as-of", .text(site.ledger.publication.asOf.description)),
      ("claims", .list(site.ledger.claims.map { ClaimsJSON(site: site, editions: editions).claim($0) })),
    ])
    return ("claims.json", value.indented)
  }

  private func claim(_ claim: Claim) -> JSONValue {
    let source = site.ledger.source(claim.id.source)
    var entries: [(key: String, value: JSONValue)] = [
      ("id", .text(claim.id.description)), ("document", .text(source?.title ?? "")),
      ("publisher", .text(source?.publisher ?? "")), ("document-address", .optional(source?.url)),
      ("headings", .texts(claim.headings)), ("role", .text(claim.role.rawValue)),
      ("topics", .texts(claim.topics.map { $0.text })),
    ]
    if let quotation = claim.quotation {
      entries += [
        ("quote", .text(quotation.text)), ("shown", .text(quotation.shown)),
        ("language", .text(source?.language.tag ?? "en")),
      ]
    }
    if let report = claim.report {
      entries.append(
        (
          "reported",
          .record([
            ("by", .text(report.by.text)), ("line", report.line.map { .number($0) } ?? .nothing),
            ("paraphrase", .text(report.paraphrase.original)),
          ])
        ))
    }
    let glosses = editions.compactMap { edition in
      site.ledger.gloss(of: claim.id, in: edition.locale).map { (key: edition.locale.tag, value: JSONValue.text($0)) }
    }
    entries += [
      ("translations", .record(glosses)), ("meaning", .list(claim.statements.map { statement($0) })),
      ("mark", .text(editions.first?.mark(claim.id).rawValue ?? Mark.settled.rawValue)),
      ("disagreements", .texts(site.findings(about: [claim.id]).map { $0.id })),
      (
        "pages",
        .record(
          editions.map {
            ($0.locale.tag, .text("\($0.locale)/\(PageAddress.quotes(claim.id.source).path)#\(claim.id.dotted)"))
          })
      ),
    ]
    return .record(entries)
  }

  private func statement(_ statement: Statement) -> JSONValue {
    .record([
      ("about", .text(statement.outcome.text)), ("modality", .text(statement.modality.rawValue)),
      ("values", .texts(statement.values.map { $0.text })), ("connective", .text(statement.connective.rawValue)),
      (
        "sentences",
        .record(
          editions.map { ($0.locale.tag, .text(RichText.plain($0.rules.text(statement)))) })
      ),
    ])
  }
}

/// The cells of all matrices for programs, without any language: `matrix.json`, described by `matrix.schema.json`.
enum MatrixJSON {
  /// The file: path below the site's root, and text.
  static func file(_ site: Site) -> (path: String, text: String) {
    let matrices = site.guides.flatMap { guide in
      guide.matrices.map { matrix -> JSONValue in
        let rows = site.rows[matrix.location] ?? []
        return .record([
          ("guide", .text(guide.id.text)), ("id", .text(matrix.id.text)),
          ("axes", .list(matrix.axes.map { .texts(axis($0)) })),
          ("outcomes", .texts(matrix.outcomes.map { $0.text })),
          ("rows", .list(rows.map { row($0) })),
        ])
      }
    }
    let value = JSONValue.record([
      ("$schema", .text("matrix.schema.json")), ("as-of", .text(site.ledger.publication.asOf.description)),
      ("matrices", .list(matrices)),
    ])
    return ("matrix.json", value.indented)
  }

  private static func axis(_ axis: Matrix.Axis) -> [String] {
    switch axis {
    case .dimension(let id): [id.text]
    case .places(_, let mean): mean.map { $0.text }
    }
  }

  private static func row(_ row: MatrixRow) -> JSONValue {
    .record([
      (
        "case",
        .list(
          row.options.map { choice in
            .record([("options", .texts(choice.options.map { option($0) })), ("any", .flag(choice.isWhatever))])
          })
      ),
      ("cells", .list(row.cells.map { cell($0) })),
    ])
  }

  private static func option(_ option: MatrixOption) -> String {
    switch option {
    case .region(let name): name.description
    case .atom(let atom): atom.description
    }
  }

  private static func cell(_ cell: Cell) -> JSONValue {
    .record([
      ("outcome", .text(cell.outcome.text)),
      (
        "parts",
        .list(
          cell.pieces.map { piece in
            let citations = piece.citations
            return .record([
              ("mark", .text(Mark(piece.standing).rawValue)),
              ("says", .texts((piece.effect.map { [$0] } ?? piece.alternatives).map { said($0) })),
              (
                "claims",
                .texts(Set(citations.filter { !$0.isOverruled }.map { $0.claim }).sorted().map { $0.description })
              ),
              (
                "set-aside",
                .texts(Set(citations.filter { $0.isOverruled }.map { $0.claim }).sorted().map { $0.description })
              ),
              ("disagreements", .texts(piece.findings)),
            ])
          })
      ),
    ])
  }

  private static func said(_ effect: Effect) -> String {
    "\(effect.modality.rawValue) \(effect.values.map { $0.text }.joined(separator: " or "))"
  }
}
