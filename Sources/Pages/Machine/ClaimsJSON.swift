import Claims
import Consistency
import Diagnostics
import Guides

/// All quoted statements for programs: `claims.json` at the site's root, described by `claims.schema.json`.
struct ClaimsJSON {
  private let site: Site
  private let editions: [Edition]

  /// The file: path below the site's root, and text.
  static func file(_ site: Site, _ editions: [Edition]) -> SiteFile {
    SiteFile(ofEverything: "claims.json") { .text(text(site, editions)) }
  }

  private static func text(_ site: Site, _ editions: [Edition]) -> String {
    let value = JSONValue.record([
      ("$schema", .string("claims.schema.json")), ("as-of", .string(site.ledger.publication.asOf.description)),
      ("claims", .array(site.ledger.claims.map { ClaimsJSON(site: site, editions: editions).claim($0) })),
    ])
    return value.indented
  }

  private func claim(_ claim: Claim) -> JSONValue {
    let source = site.ledger.source(claim.id.source)
    var entries: [(key: String, value: JSONValue)] = [
      ("id", .string(claim.id.description)), ("document", .string(source?.title ?? "")),
      ("publisher", .string(source?.publisher ?? "")), ("document-address", .optional(source?.url)),
      ("headings", .strings(claim.headings)), ("role", .string(claim.role.rawValue)),
      ("topics", .strings(claim.topics.map { $0.text })),
    ]
    if let quotation = claim.quotation {
      entries += [
        ("quote", .string(quotation.text)), ("shown", .string(quotation.shown)),
        ("language", .string(source?.language.tag ?? "en")),
      ]
    }
    if let report = claim.report {
      entries.append(
        (
          "reported",
          .record([
            ("by", .string(report.by.text)), ("line", report.line.map { .integer($0) } ?? .null),
            ("paraphrase", .string(report.paraphrase.original)),
          ])
        ))
    }
    let glosses = editions.compactMap { edition in
      site.ledger.gloss(of: claim.id, in: edition.locale).map { (key: edition.locale.tag, value: JSONValue.string($0)) }
    }
    let own = editions.compactMap { edition in
      site.ledger.translation(of: claim.id, in: edition.locale)?.official.map {
        (key: edition.locale.tag, value: JSONValue.string($0.description))
      }
    }
    entries.append(("translations", .record(glosses)))
    if !own.isEmpty { entries.append(("publisher-translations", .record(own))) }
    entries += [
      ("meaning", .array(claim.statements.map { statement($0) })),
      ("mark", .string(editions.first?.mark(claim.id).rawValue ?? Mark.settled.rawValue)),
      ("disagreements", .strings(site.findings(about: [claim.id]).map { $0.id })),
      (
        "pages",
        .record(
          editions.map {
            ($0.locale.tag, .string("\($0.locale)/\(site.page(of: claim.id).path)#\(claim.id.dotted)"))
          })
      ),
    ]
    return .record(entries)
  }

  private func statement(_ statement: Statement) -> JSONValue {
    .record([
      ("about", .string(statement.outcome.text)), ("modality", .string(statement.modality.rawValue)),
      ("values", .strings(statement.values.map { $0.text })), ("connective", .string(statement.connective.rawValue)),
      (
        "sentences",
        .record(
          editions.map { ($0.locale.tag, .string(RichText.plain($0.rules.text(statement)))) })
      ),
    ])
  }
}

/// The cells of all matrices for programs, without any language: `matrix.json`, described by `matrix.schema.json`.
enum MatrixJSON {
  /// The file: path below the site's root, and text.
  static func file(_ site: Site) -> SiteFile { SiteFile(ofEverything: "matrix.json") { .text(text(site)) } }

  private static func text(_ site: Site) -> String {
    let matrices = site.guides.flatMap { guide in
      guide.matrices.map { matrix -> JSONValue in
        let rows = site.rows(of: matrix)
        return .record([
          ("guide", .string(guide.id.text)), ("id", .string(matrix.id.text)),
          ("axes", .array(matrix.axes.map { .strings(axis($0)) })),
          ("outcomes", .strings(matrix.outcomes.map { $0.text })),
          ("rows", .array(rows.map { row($0) })),
        ])
      }
    }
    let value = JSONValue.record([
      ("$schema", .string("matrix.schema.json")), ("as-of", .string(site.ledger.publication.asOf.description)),
      ("matrices", .array(matrices)),
    ])
    return value.indented
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
        .array(
          row.options.map { choice in
            .record([("options", .strings(choice.options.map { option($0) })), ("any", .boolean(choice.isWhatever))])
          })
      ),
      ("cells", .array(row.cells.map { cell($0) })),
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
      ("outcome", .string(cell.outcome.text)),
      (
        "parts",
        .array(
          cell.pieces.map { piece in
            let citations = piece.citations
            return .record([
              ("mark", .string(Mark(piece.standing).rawValue)),
              ("says", .strings((piece.effect.map { [$0] } ?? piece.alternatives).map { said($0) })),
              (
                "claims",
                .strings(Set(citations.filter { !$0.isOverruled }.map { $0.claim }).sorted().map { $0.description })
              ),
              (
                "set-aside",
                .strings(Set(citations.filter { $0.isOverruled }.map { $0.claim }).sorted().map { $0.description })
              ),
              ("disagreements", .strings(piece.findings)),
            ])
          })
      ),
    ])
  }

  private static func said(_ effect: Effect) -> String {
    "\(effect.modality.rawValue) \(effect.values.map { $0.text }.joined(separator: " or "))"
  }
}
