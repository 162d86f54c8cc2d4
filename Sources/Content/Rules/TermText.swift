import Claims
import Diagnostics

/// Reads terms that stand alone, such as the value of `only-when` or `given`.
enum TermText {
  /// The terms of a text; a fault is reported at its word. The terms name their dimensions: no line says here what a
  /// bare place would mean.
  static func terms(_ text: Located<String>, names: KnownNames, reporting faults: inout [Diagnostic]) -> [Term]? {
    let source = SourceText(path: text.location.path, text.value)
    var cursor = RuleCursor(RuleToken.tokens(in: 0..<source.bytes.count, of: source), names: names)
    do throws(RuleCursor.Fault) {
      let terms = try cursor.terms()
      guard cursor.isAtEnd else { throw cursor.expected("'and' or the end") }
      if let token = cursor.firstPlace {
        throw RuleCursor.Fault(
          .ruleSyntax, "name the dimension here, as in 'device in eu'; a bare place means nothing", token)
      }
      return terms
    } catch {
      if let diagnostic = error.diagnostic {
        faults.append(Diagnostic(diagnostic.id, diagnostic.message, at: text.place(of: error.range)))
      }
      return nil
    }
  }
}
