import Claims
public import Guides
public import Localization

/// Where a translated text stands on the site: its page and the nearest anchor above it, below a locale's folder.
public struct UnitPlaces: Sendable {
  /// The anchors of a guide's prose by unit, since its headings are all that has one.
  private let anchors: [GuideID: [UnitKey: String]]

  /// The places of some guides' texts. `documents` are the documents in any one locale.
  public init(_ guides: [Guide], _ documents: [SourceDocument]) {
    var anchors: [GuideID: [UnitKey: String]] = [:]
    for document in documents {
      guard case .guide(let id, .article) = document.name, anchors[id] == nil,
        let article = guides.first(where: { $0.id == id })?.article
      else { continue }
      anchors[id] = Self.anchors(of: document, GuideText.anchors(article.original.body))
    }
    self.anchors = anchors
  }

  /// The heading above each unit, headings counted in reading order.
  private static func anchors(of document: SourceDocument, _ headings: [String]) -> [UnitKey: String] {
    var anchors: [UnitKey: String] = [:]
    var rest = headings[...]
    var current: String?
    for unit in document.units {
      if unit.kind == .heading, let next = rest.popFirst() { current = next }
      if let current { anchors[unit.key] = current }
    }
    return anchors
  }

  /// The page of a unit with an anchor; nil for labels, which stand on many pages.
  public func address(_ unit: UnitKey, in document: DocumentName) -> String? {
    switch document {
    case .labels, .words: return nil
    case .glosses:
      guard let claim = unit.claim else { return nil }
      return "\(PageAddress.quotes(claim.source).path)#\(claim.dotted)"
    case .guide(let id, .article):
      return PageAddress.guide(id.text, .guide).path + (anchors[id]?[unit].map { "#\($0)" } ?? "")
    case .guide(let id, let part):
      let page = PageAddress.guide(id.text, part == .faq ? .faq : .checklist).path
      // A step or question is the part of the key before its first dot.
      let section = unit.text.firstIndex(of: ".").map { String(unit.text[..<$0]) }
      return page + (section.map { "#\($0)" } ?? "")
    }
  }

  /// The page of a document; nil for labels and quotes, which have many.
  func page(of document: DocumentName) -> String? {
    switch document {
    case .labels, .glosses, .words: nil
    case .guide(let id, .article): PageAddress.guide(id.text, .guide).path
    case .guide(let id, .checklist): PageAddress.guide(id.text, .checklist).path
    case .guide(let id, .faq): PageAddress.guide(id.text, .faq).path
    }
  }
}
