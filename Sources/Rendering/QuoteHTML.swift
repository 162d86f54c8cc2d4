import Markup
import Pages

/// The words of a quote as HTML: what was put back is inserted text, what differs is marked, code spans are code.
/// The characters stay those of the quote: the backticks of a code span are part of it.
enum QuoteHTML {
  static func html(_ pieces: [QuotePiece]) -> HTML {
    var html = HTML()
    for piece in pieces {
      switch piece.kind {
      case .plain: html.append(words(piece.text))
      case .differing: html.element("mark") { $0.append(words(piece.text)) }
      case .restored: html.element("ins", text: piece.text)
      }
    }
    return html
  }

  /// Text in which what stands between two backticks is code, the backticks included.
  private static func words(_ text: String) -> HTML {
    let mark = UInt8(ascii: "`")
    var html = HTML()
    var rest = Substring(text).utf8
    while let open = rest.firstIndex(of: mark), let close = rest[rest.index(after: open)...].firstIndex(of: mark) {
      html.text(String(Substring(rest[..<open])))
      html.element("code") { IdentifierHTML.write(String(Substring(rest[open...close])), to: &$0) }
      rest = rest[rest.index(after: close)...]
    }
    html.text(String(Substring(rest)))
    return html
  }
}
