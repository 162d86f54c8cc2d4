public import Diagnostics
public import Guides
import Markup

/// A document's units in the workspace's default locale, as they are now.
public struct SourceDocument: Hashable, Sendable {
  /// Which document.
  public let name: DocumentName
  /// The units, in reading order.
  public let units: [TranslationUnit]
  /// What its guide's `units.yaml` should say of it; empty for labels and quotes, whose keys are given.
  public let records: [UnitRecords.Entry]

  /// A document whose keys are given.
  public init(_ name: DocumentName, units: [TranslationUnit]) {
    self.name = name
    self.units = units
    records = []
  }

  private init(
    _ name: DocumentName, _ collected: [(slot: GuideMapping.Slot, content: [Inline])],
    recorded: [UnitRecords.Entry]
  ) {
    self.name = name
    let segments = collected.map { Segment($0.content) }
    let prose = collected.indices.filter { collected[$0].slot.name == nil }
    let keys = KeyAlignment.keys(
      prose.map {
        let slot = collected[$0].slot
        return KeyAlignment.Block(
          section: slot.section, kind: slot.kind, text: segments[$0].markdown, words: segments[$0].words)
      }, recorded: recorded)
    var proseKeys = keys[...]
    var units: [TranslationUnit] = []
    var records: [UnitRecords.Entry] = []
    for (index, entry) in collected.enumerated() {
      let slot = entry.slot
      let key: UnitKey
      if let name = slot.name {
        key = UnitKey(section: slot.section, slot: name)
      } else if let next = proseKeys.popFirst() {
        key = next
        records.append(UnitRecords.Entry(key: key, text: segments[index].markdown))
      } else {
        continue
      }
      units.append(TranslationUnit(key: key, kind: slot.kind, source: segments[index], location: slot.location))
      units += Self.pictures(entry.content, of: key)
      units += GlossKeys.entries(segments[index], of: key).map { entry in
        TranslationUnit(
          key: entry.key, kind: .gloss, source: Segment(text: entry.words), need: .optional, quoted: entry.claim,
          location: slot.location)
      }
    }
    self.units = units
    self.records = records
  }

  /// The texts of a unit's pictures; the codes of pictures are numbered in the order of the text.
  private static func pictures(_ content: [Inline], of key: UnitKey) -> [TranslationUnit] {
    var units: [TranslationUnit] = []
    content.visitInlines { inline in
      guard case .image(let image) = inline else { return }
      let code = "\(SegmentCode.Kind.image.rawValue)\(units.count + 1)"
      units.append(
        TranslationUnit(
          key: key.picture(code), kind: .picture, source: Segment(text: image.alternative), location: image.location))
    }
    return units
  }

  // MARK: Guides

  /// The units of a guide's prose. `place` is the file.
  public init(_ article: Article, of guide: GuideID, recorded: UnitRecords, at place: FileLocation) {
    let collected = Self.collect { _ = $0.article(article, at: place) }
    self.init(.guide(guide, .article), collected, recorded: recorded.documents[.article] ?? [])
  }

  /// The units of a checklist.
  public init(_ checklist: Checklist, of guide: GuideID, recorded: UnitRecords, at place: FileLocation) {
    let collected = Self.collect { _ = $0.checklist(checklist, at: place) }
    self.init(.guide(guide, .checklist), collected, recorded: recorded.documents[.checklist] ?? [])
  }

  /// The units of questions and answers.
  public init(_ faq: FAQ, of guide: GuideID, recorded: UnitRecords, at place: FileLocation) {
    let collected = Self.collect { _ = $0.faq(faq, at: place) }
    self.init(.guide(guide, .faq), collected, recorded: recorded.documents[.faq] ?? [])
  }

  private static func collect(_ walk: (GuideMapping) -> Void) -> [(slot: GuideMapping.Slot, content: [Inline])] {
    var collected: [(slot: GuideMapping.Slot, content: [Inline])] = []
    let mapping = GuideMapping { slot, content in
      collected.append((slot, content))
      return content
    }
    walk(mapping)
    return collected
  }
}
