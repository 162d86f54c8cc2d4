import Markup

/// One page for a translator's screen, without network or script: every unit as it reads, with its notes.
public enum PreviewPage {
  /// The id of a unit on the page.
  public static func anchor(_ document: DocumentName, _ unit: UnitKey) -> String { "\(document.fileID).\(unit)" }

  /// The page of some documents in one locale. `context` gives the notes.
  public static func html(
    _ documents: [(document: DocumentTranslation, units: [AssessedUnit])], context: ContextBuilder
  ) -> [UInt8] {
    var html = HTML()
    let locale = documents.first?.document.locale.tag ?? ""
    let source = documents.first?.document.sourceLocale.tag ?? "en"
    html.markup("<!DOCTYPE html>\n")
    html.element("html", [.named("lang", source)]) { html in
      html.element("head") { head in
        head.markup("<meta charset=\"utf-8\">")
        head.element("title", text: "Preview: \(locale)")
        head.markup(
          """
          <style>body{font:1rem/1.6 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
          table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:.5rem;vertical-align:top;text-align:left}
          td{width:45%}code,.code{font-family:ui-monospace,monospace}.code{border:1px solid #bbb;border-radius:.2rem;padding:0 .2rem}
          .notes{font-size:.85rem;color:#444;margin:0;padding-left:1.2rem}tr:target td{outline:3px solid #06c}
          [lang=zh-Hans]{line-break:strict}[lang=ko]{word-break:keep-all;overflow-wrap:anywhere}</style>
          """)
      }
      html.element("body") { body in
        body.element("h1", text: "Preview: \(locale)")
        for (document, units) in documents where !units.isEmpty {
          body.element("h2", text: document.source.name.description)
          body.element("table") { table in
            table.element("thead") { head in
              head.element("tr") { row in
                for word in ["Unit", "Original", "Translation"] {
                  row.element("th", [.named("scope", "col")], text: word)
                }
              }
            }
            table.element("tbody") { rows in
              for unit in units { self.row(unit, document, context, to: &rows) }
            }
          }
        }
      }
    }
    html.markup("\n")
    return html.bytes
  }

  private static func row(
    _ unit: AssessedUnit, _ document: DocumentTranslation, _ context: ContextBuilder, to html: inout HTML
  ) {
    html.element("tr", [.id(anchor(document.source.name, unit.unit.key))]) { row in
      row.element("th", [.named("scope", "row")]) { cell in
        cell.element("span", text: unit.unit.key.text)
        cell.markup("<br>")
        cell.element("small", text: ([unit.state.rawValue] + unit.causes.map(\.subState)).joined(separator: ", "))
      }
      row.element("td", [.named("lang", document.sourceLocale.tag)]) { cell in
        cell.append(self.html(unit.unit.source.pieces))
        cell.element("ul", [.class("notes")]) { list in
          for note in context.context(of: unit, in: document).notes where note.category != "vb:preview" {
            list.element("li", text: note.text)
          }
        }
      }
      row.element("td", [.named("lang", document.locale.tag)]) { cell in
        cell.append(self.html(unit.stored?.target?.pieces ?? []))
      }
    }
    html.markup("\n")
  }

  private static func html(_ pieces: [Segment.Piece]) -> HTML {
    var html = HTML()
    for piece in pieces {
      switch piece {
      case .text(let words): html.text(words)
      case .code(let code): html.element("span", [.class("code")], text: code.display)
      case .span(let code, let content):
        switch code.kind {
        case .strong: html.element("strong") { $0.append(self.html(content)) }
        case .emphasis: html.element("em") { $0.append(self.html(content)) }
        default: html.element("u") { $0.append(self.html(content)) }
        }
      }
    }
    return html
  }
}
