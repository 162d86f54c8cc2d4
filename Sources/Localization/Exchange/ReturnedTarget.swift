import XLIFF

/// Reads a returned target, and says what speaks against it.
enum ReturnedTarget {
  /// Why a target is not taken.
  struct Reason: Error { let message: String }

  /// The target with its codes named as in the original. Each code must stand there once.
  static func read(
    _ inlines: [XLIFF.Inline], source: Segment, names: [String: SegmentCode], isReflowed returned: [XLIFF.Inline]
  ) -> Result<Segment, Reason> {
    var known = names
    // Names as they were sent count as well, unless the file uses them for something else.
    for code in source.codes where known[code.id] == nil { known[code.id] = code }
    var segment: Segment
    do throws(SegmentCoding.Fault) {
      segment = try SegmentCoding.segment(inlines, known: known, data: [:])
    } catch {
      return .failure(Reason(message: error.message))
    }
    var counts: [String: Int] = [:]
    for code in segment.codes { counts[code.id, default: 0] += 1 }
    if let doubled = segment.codes.first(where: { counts[$0.id, default: 0] > 1 }) {
      return .failure(Reason(message: "the code for '\(doubled.display)' stands in it more than once"))
    }
    if let missing = source.codes.first(where: { counts[$0.id] == nil }) {
      return .failure(Reason(message: "the code for '\(missing.display)' is missing"))
    }
    // A file whose sources were laid out anew has new white space in its targets too.
    let isReflowed = returned.plainText != source.words
    if isReflowed { segment = collapsed(segment) }
    return .success(segment.merged)
  }

  private static func collapsed(_ segment: Segment) -> Segment {
    var pieces = segment.mapText { text in
      let inner = CodeOutline.collapsed(text)
      guard !inner.isEmpty else { return text.isEmpty ? "" : " " }
      let isSpace = { (character: Character?) in character == " " || character == "\n" || character == "\t" }
      return (isSpace(text.first) ? " " : "") + inner + (isSpace(text.last) ? " " : "")
    }.pieces
    if case .text(let first)? = pieces.first { pieces[0] = .text(String(first.drop { $0 == " " })) }
    if case .text(let last)? = pieces.last, last.hasSuffix(" ") {
      pieces[pieces.count - 1] = .text(String(last.dropLast()))
    }
    return Segment(pieces)
  }

  /// What speaks against a target whose codes are right; nil where nothing does.
  static func doubt(
    _ target: Segment, source: Segment, stored: Segment?, _ kind: UnitKind, _ state: ReturnedUnit.State
  ) -> String? {
    let words = target.words
    if target.markdown == source.markdown, kind.isProse, Likeness.tokens(words).count >= 4 {
      return "it is the original, copied"
    }
    let bare = String(words.filter { !$0.isWhitespace })
    let half = bare.count / 2
    if bare.count >= 12, bare.count % 2 == 0, bare.prefix(half) == bare.suffix(half) {
      return "it says everything twice"
    }
    if let before = stored?.words, before.count >= 8, words.count > before.count * 3 / 2, words.hasSuffix(before) {
      return "the former translation stands behind the new one"
    }
    return nil
  }
}
