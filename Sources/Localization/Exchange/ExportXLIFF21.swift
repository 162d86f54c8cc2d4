import XLIFF

/// A unit as XLIFF 2.1 that travels: names protected, notes and terms along.
enum ExportXLIFF21 {
  static func unit(_ unit: AssessedUnit, _ context: UnitContext?, keeping kept: Export.Kept?) -> XLIFFUnit {
    let (source, target) = unit.travelling
    var marks = NameMarks(kept: (context?.terms ?? []).filter(\.isKept).map(\.term))
    let sourceInlines = marks.marked(SegmentCoding.inlines(source, .full))
    let targetInlines = kept?.inlines ?? target.map { marks.marked(SegmentCoding.inlines($0, .full)) }
    let state = unit.isStale ? SegmentState.initial : unit.state.xliff
    var out = XLIFFUnit(
      id: unit.unit.key.text, type: "vb:\(unit.unit.kind.rawValue)",
      notes: notes(context, kept) + (unit.stored?.questions ?? []).map { XLIFFNote($0, category: "vb:question") },
      originalData: SegmentCoding.data(source, kept == nil ? target : nil),
      parts: [
        UnitPart(
          id: "s", state: kept == nil ? state : .initial, subState: unit.subState,
          source: PartContent(sourceInlines), target: targetInlines.map { PartContent($0) })
      ])
    out.glossary = (context?.terms ?? []).map { term in
      GlossaryEntry(
        term: GlossaryEntry.Phrase(term.term),
        translations: (term.isKept ? term.term : term.translation).map { [GlossaryEntry.Phrase($0)] } ?? [],
        definition: GlossaryEntry.Phrase(term.meaning))
    }
    return out
  }

  private static func notes(_ context: UnitContext?, _ kept: Export.Kept?) -> [XLIFFNote] {
    (kept.map { [XLIFFNote("not taken: \($0.reason)", category: "vb:refused")] } ?? [])
      + (context?.notes ?? []).map { XLIFFNote($0.text, category: $0.category) }
  }
}

extension AssessedUnit.State {
  /// The state of XLIFF.
  var xliff: SegmentState {
    switch self {
    case .untranslated, .draft: .initial
    case .translated: .translated
    case .reviewed: .reviewed
    case .final: .final
    }
  }
}

/// Marks names in text, and terms that stay as they are, as not to be translated. Ids go on from source to target.
struct NameMarks {
  private var count = 0
  private let kept: [String]

  /// Marks; `kept` are the terms that stay.
  init(kept: [String]) { self.kept = kept }

  /// The inlines with every name in a mark of its own.
  mutating func marked(_ inlines: [XLIFF.Inline]) -> [XLIFF.Inline] {
    var out: [XLIFF.Inline] = []
    for inline in inlines {
      switch inline {
      case .text(let text): out += marked(text)
      case .span(let code, let end, let content): out.append(.span(code, end: end, marked(content)))
      default: out.append(inline)
      }
    }
    return out
  }

  private mutating func marked(_ text: String) -> [XLIFF.Inline] {
    var out: [XLIFF.Inline] = []
    var position = text.startIndex
    for range in ranges(in: text) {
      if position < range.lowerBound { out.append(.text(String(text[position..<range.lowerBound]))) }
      count += 1
      out.append(.marked(Annotation(id: "m\(count)", translate: false), [.text(String(text[range]))]))
      position = range.upperBound
    }
    if position < text.endIndex { out.append(.text(String(text[position...]))) }
    return out
  }

  /// Where names and kept terms stand; of two that overlap the first counts, and of those the longer.
  private func ranges(in text: String) -> [Range<String.Index>] {
    let all = Names.ranges(in: text) + kept.flatMap { text.ranges(of: $0) }
    var found: [Range<String.Index>] = []
    for range in all.sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) })
    where found.last.map({ $0.upperBound <= range.lowerBound }) ?? true {
      found.append(range)
    }
    return found
  }
}
