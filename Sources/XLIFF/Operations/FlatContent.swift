/// Content with its spans opened into starts and ends, so that it can be cut and joined anywhere.
///
/// `canOverlap` is explicit in here, as its default is one for spans and another for starts and ends.
struct FlatContent {
  /// Only texts, code points, placeholders, starts and ends.
  private(set) var pieces: [Inline] = []

  /// Flat content of some pieces.
  init(pieces: [Inline] = []) {
    self.pieces = pieces
  }

  /// Opens the spans of some content.
  init(_ inlines: [Inline]) {
    append(inlines)
  }

  private mutating func append(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .span(let code, let end, let content):
        pieces.append(.spanStart(code.explicit(overlap: false), .paired))
        append(content)
        pieces.append(.spanEnd(code.explicit(overlap: false).ending(with: end), .paired))
      case .spanStart(let code, let pairing): pieces.append(.spanStart(code.explicit(overlap: true), pairing))
      case .spanEnd(let code, let pairing): pieces.append(.spanEnd(code.explicit(overlap: true), pairing))
      case .marked(let annotation, let content):
        pieces.append(.markStart(annotation))
        append(content)
        pieces.append(.markEnd(annotation.id))
      default: pieces.append(inline)
      }
    }
  }

  /// The content with spans wherever a start and its end enclose whole codes and annotations only.
  var inlines: [Inline] {
    let partners = wellFormedPairs()
    var open: [(start: Int, content: [Inline])] = [(-1, [])]
    for (index, piece) in pieces.enumerated() {
      if let end = partners[index], end > index {
        open.append((index, []))
      } else if let start = partners[index], let closed = open.popLast(), closed.start == start {
        open[open.count - 1].content.append(span(pieces[start], piece, closed.content))
      } else {
        open[open.count - 1].content.append(implicit(piece))
      }
    }
    return open.first?.content.merged ?? []
  }

  private func span(_ start: Inline, _ end: Inline, _ content: [Inline]) -> Inline {
    switch (start, end) {
    case (.spanStart(var code, _), .spanEnd(let close, _)):
      if code.canOverlap == false { code.canOverlap = nil }
      return .span(code, end: close.side, content)
    case (.markStart(let annotation), _): return .marked(annotation, content)
    default: return start
    }
  }

  private func implicit(_ piece: Inline) -> Inline {
    switch piece {
    case .spanStart(var code, let pairing):
      if code.canOverlap == true { code.canOverlap = nil }
      return .spanStart(code, pairing)
    case .spanEnd(var code, let pairing):
      if code.canOverlap == true { code.canOverlap = nil }
      return .spanEnd(code, pairing)
    default: return piece
    }
  }

  /// What a start and its end have in common.
  private struct Key: Hashable {
    let isMark: Bool
    let id: String
  }

  /// For each start and end that can be one span, where its other half is.
  private func wellFormedPairs() -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var blocked: Set<Int> = []
    var open: [(key: Key, index: Int)] = []
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .spanStart(let code, .paired): open.append((Key(isMark: false, id: code.id), index))
      case .markStart(let annotation): open.append((Key(isMark: true, id: annotation.id), index))
      case .spanEnd(let code, .paired): close(Key(isMark: false, id: code.id), at: index)
      case .markEnd(let id): close(Key(isMark: true, id: id), at: index)
      default: break
      }
    }
    return partners.filter { !blocked.contains(min($0.key, $0.value)) }

    func close(_ key: Key, at index: Int) {
      guard let place = open.lastIndex(where: { $0.key == key }) else {
        // The start is in another segment: whatever is open here would enclose a half.
        blocked.formUnion(open.map(\.index))
        return
      }
      let start = open.remove(at: place).index
      partners[start] = index
      partners[index] = start
      // Whatever was opened inside and is still open overlaps this pair.
      guard place < open.count else { return }
      blocked.insert(start)
      blocked.formUnion(open[place...].map(\.index))
    }
  }
}

extension InlineCode {
  /// The code with its overlap said.
  fileprivate func explicit(overlap: Bool) -> InlineCode {
    var code = self
    code.canOverlap = canOverlap ?? overlap
    return code
  }

  /// The end of a span that starts with this code.
  fileprivate func ending(with side: CodeSide) -> InlineCode {
    var code = self
    code.side = side
    code.attributes = []
    // Only isolated ends have a direction; the end of a span that starts a sequence continues it.
    code.direction = nil
    if code.canReorder == .firstNo { code.canReorder = .no }
    return code
  }
}
