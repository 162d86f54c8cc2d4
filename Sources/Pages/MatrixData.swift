import Claims
import Consistency
import Diagnostics
import Guides

/// The cells of a matrix as data: the same rows that the page shows, as CSV and JSON.
struct MatrixData: Sendable {
  private let table: MatrixTable

  /// The data of all matrices in one language.
  static func files(_ edition: Edition) -> [SiteFile] {
    edition.site.unnoted.guides.flatMap { guide in
      guide.matrices.flatMap { matrix -> [SiteFile] in
        func file(_ ending: String, _ text: @escaping @Sendable (MatrixData) -> String) -> SiteFile {
          edition.file("\(edition.locale)/\(guide.id)/\(matrix.id).\(ending)", of: guide.id) { edition in
            .text(text(MatrixData(table: MatrixTable(edition, matrix, .guide(guide.id.text, .matrix)))))
          }
        }
        return [file("csv") { $0.csv }, file("json") { $0.json }]
      }
    }
  }

  // MARK: CSV

  /// RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8.
  private var csv: String {
    var heads = table.matrix.axes.map { table.head($0) }
    for outcome in table.matrix.outcomes {
      let label = (table.edition.ledger.vocabulary.outcome(outcome)?.label(table.edition.locale) ?? outcome.text)
        .capitalisedFirst
      heads += [
        label, table.edition.words("csv-of", ["head": label, "what": table.edition.words("csv-standing")]),
        table.edition.words("csv-of", ["head": label, "what": table.edition.words("csv-quotes")]),
      ]
    }
    let lines = table.rows.map { row -> [String] in
      var fields = row.options.indices.map { table.text(row.options[$0], axis: $0) }
      for cell in row.cells.map({ MatrixCell(table, $0, in: row.scenarios) }) {
        fields += [
          cell.text ?? "", table.edition.words("mark-\(cell.mark.rawValue)"),
          cell.claims.map { $0.description }.joined(separator: " "),
        ]
      }
      return fields
    }
    return "\u{FEFF}"
      + ([heads] + lines).map { $0.map { CSVText.field(RichText.plain($0)) }.joined(separator: ",") + "\r\n" }.joined()
  }

  // MARK: JSON

  private var json: String {
    let rows = table.rows.map { row -> String in
      let options = row.options.indices.map { axis in
        "{\"axis\": \(JSONText.quoted(axisID(axis))), \"text\": \(JSONText.quoted(RichText.plain(table.text(row.options[axis], axis: axis))))}"
      }
      let cells = row.cells.map { cell(MatrixCell(table, $0, in: row.scenarios), $0) }
      return "    {\"case\": [\(options.joined(separator: ", "))],\n     \"cells\": [\(cells.joined(separator: ", "))]}"
    }
    return """
      {
        "matrix": \(JSONText.quoted(table.matrix.id.text)),
        "title": \(JSONText.quoted(RichText.plain(table.matrix.title(table.edition.locale)))),
        "locale": \(JSONText.quoted(table.edition.locale.tag)),
        "rows": [
      \(rows.joined(separator: ",\n"))
        ]
      }

      """
  }

  private func axisID(_ index: Int) -> String {
    switch table.matrix.axes[index] {
    case .dimension(let id): id.text
    case .places(_, let mean): mean.map { $0.text }.joined(separator: "+")
    }
  }

  private func cell(_ cell: MatrixCell, _ value: Cell) -> String {
    let text = cell.text.map { JSONText.quoted(RichText.plain($0)) } ?? "null"
    let claims = cell.claims.map { JSONText.quoted($0.description) }.joined(separator: ", ")
    return
      "{\"outcome\": \(JSONText.quoted(value.outcome.text)), \"text\": \(text), \"mark\": \(JSONText.quoted(cell.mark.rawValue)), \"claims\": [\(claims)]}"
  }
}
