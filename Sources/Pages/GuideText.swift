import Claims
import Guides
import Markup

/// What the documents of a guide share: included samples, headings with the anchors of the original, embedded data.
struct GuideText {
  let edition: Edition
  let guide: Guide
  let address: PageAddress

  /// The blocks with the text of included files put in.
  func blocks(_ document: Document) -> [LocatedBlock] { document.blocks.map { block($0) } }

  private func block(_ located: LocatedBlock) -> LocatedBlock {
    switch located.block {
    case .code(let code):
      guard let file = code.include, let sample = guide.samples[file] else { return located }
      let full = CodeBlock(language: code.language, attributes: code.attributes, text: sample)
      return LocatedBlock(.code(full), at: located.location)
    case .list(let list):
      let items = list.items.map { List.Item($0.blocks.map { block($0) }, at: $0.location) }
      return LocatedBlock(.list(List(list.marker, list.spacing, items: items)), at: located.location)
    case .quote(let blocks): return LocatedBlock(.quote(blocks.map { block($0) }), at: located.location)
    default: return located
    }
  }

  /// The headings of a translation with the anchors of its original, in order.
  static func contents(_ document: Document, original: Document) -> [(id: String, title: [Inline])] {
    let anchors = anchors(original)
    return headings(document).enumerated().map { index, heading in
      (index < anchors.count ? anchors[index] : "section-\(index + 1)", heading.content)
    }
  }

  /// Anchors for the headings of a document, each once.
  static func anchors(_ document: Document) -> [String] {
    var seen: [String: Int] = [:]
    return headings(document).map { heading in
      let slug = Anchor.slug(heading.content.plainText)
      let count = seen[slug, default: 0]
      seen[slug] = count + 1
      return count == 0 ? slug : "\(slug)-\(count + 1)"
    }
  }

  private static func headings(_ document: Document) -> [Heading] {
    document.blocks.compactMap { if case .heading(let heading) = $0.block { heading } else { nil } }
  }

  /// Whether a document of the guide has no translation in this language.
  func lacksTranslation<Kind>(_ document: Translated<Kind>?) -> Bool {
    guard let document, edition.locale != edition.publication.defaultLocale else { return false }
    return document.translations[edition.locale] == nil
  }

  /// The frame of a page of the guide.
  func frame<Kind>(_ head: FrontMatter, _ document: Translated<Kind>?, claims: [ClaimID]) -> PageFrame {
    var frame = PageFrame(edition: edition, address: address, title: RichText.plain(head.title))
    frame.guide = guide
    frame.lead = RichText.label(head.description ?? "")
    frame.description = head.description.map { RichText.plain($0) }
    frame.notices =
      Notices.translation(edition, isMissing: lacksTranslation(document), document?.gaps[edition.locale])
      + Notices.values(Set(claims), edition, address)
    return frame
  }
}
