import Diagnostics
import Markup
import TestSupport
import Testing

/// One text read as Markdown, for tests.
struct Reading {
  let document: Document
  let diagnostics: [Diagnostic]

  init(_ markdown: String) {
    (document, diagnostics) = MarkdownReader.parse(SourceText(path: "guide.md", markdown))
  }

  /// The HTML in the plain style.
  var html: String { HTMLWriter().html(document).string }

  /// The only block, where there is one.
  var block: Block? { document.blocks.count == 1 ? document.blocks.first?.block : nil }

  /// The inlines of the only paragraph.
  var paragraph: [Inline]? {
    guard case .paragraph(let content)? = block else { return nil }
    return content
  }

  /// The places of all citations, quotations, links and images.
  var places: [FileLocation] {
    var places: [FileLocation] = []
    document.visitInlines { inline in
      switch inline {
      case .citation(let citation): places.append(citation.location)
      case .quotation(let quotation): places.append(quotation.location)
      case .link(let link): places.append(link.location)
      case .image(let image): places.append(image.location)
      default: return
      }
    }
    return places
  }
}

/// Expects one fault, at the marks of the text.
func expectFault(
  _ id: DiagnosticID, _ marked: String, saying words: String = "", sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = try #require(MarkedText(marked, path: "guide.md"), sourceLocation: sourceLocation)
  let faults = Reading(text.text).diagnostics
  #expect(faults.map(\.id) == [id], sourceLocation: sourceLocation)
  #expect(faults.first?.location == text.location, sourceLocation: sourceLocation)
  if !words.isEmpty {
    let message = faults.first?.message ?? ""
    #expect(message.contains(words), "\(message)", sourceLocation: sourceLocation)
  }
}
