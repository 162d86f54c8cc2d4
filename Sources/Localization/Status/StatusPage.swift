import Markup

/// The status report as a page for the team; it is never published.
public enum StatusPage {
  /// The page: no script, no network.
  public static func html(_ report: StatusReport) -> [UInt8] {
    var html = HTML()
    html.markup("<!DOCTYPE html>\n")
    html.element("html", [.named("lang", "en")]) { html in
      html.element("head") { head in
        head.markup("<meta charset=\"utf-8\">")
        head.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        head.element("title", text: "Translations")
        head.markup(
          """
          <style>body{font:1rem/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem}
          table{border-collapse:collapse}th,td{border:1px solid #767676;padding:.3rem .6rem;text-align:left}
          td.number{text-align:right;font-variant-numeric:tabular-nums}</style>
          """)
      }
      html.element("body") { body in
        body.element("main") { main in
          main.element("h1", text: "Translations")
          for locale in Set(report.rows.map(\.locale)).sorted() {
            let rows = report.rows.filter { $0.locale == locale }
            main.element("h2", text: locale.tag)
            table(rows, to: &main)
            blockers(rows, report, to: &main)
          }
        }
      }
    }
    html.markup("\n")
    return html.bytes
  }

  private static func table(_ rows: [StatusReport.Row], to html: inout HTML) {
    let heads =
      ["Document"] + AssessedUnit.State.allCases.map(\.rawValue) + [
        "out of date", "errors", "warnings", "questions", "words",
      ]
    html.element("table") { table in
      table.element("thead") { head in
        head.element("tr") { row in for name in heads { row.element("th", [.named("scope", "col")], text: name) } }
      }
      table.element("tbody") { body in
        for own in rows {
          body.element("tr") { row in
            row.element("th", [.named("scope", "row")], text: own.document.description)
            let numbers = AssessedUnit.State.allCases.map { own.states[$0] ?? 0 }
            for number in numbers { row.element("td", [.class("number")], text: String(number)) }
            let stale = own.stale.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
            row.element("td", text: stale.isEmpty ? "0" : stale.joined(separator: ", "))
            for number in [own.errors, own.warnings, own.questions, own.words.all.words] {
              row.element("td", [.class("number")], text: String(number))
            }
          }
        }
      }
    }
  }

  private static func blockers(_ rows: [StatusReport.Row], _ report: StatusReport, to html: inout HTML) {
    let all = rows.flatMap { row in row.blockers.map { "\(row.document)#\($0.unit): \($0.words)" } }
    html.element(
      "p",
      text: all.isEmpty
        ? "Nothing blocks a release as \(report.required.rawValue)."
        : "Texts that block a release as \(report.required.rawValue): \(all.count)")
    guard !all.isEmpty else { return }
    html.element("ul") { list in for line in all { list.element("li", text: line) } }
  }
}
