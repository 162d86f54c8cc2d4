/// Where a text is cut into segments.
public struct SegmentBreaks: Sendable {
  /// The places, as offsets in UTF-8 bytes, of a text in which each inline code is one U+FFFC.
  let offsets: @Sendable (String) -> [Int]

  /// Breaks at the places that the closure gives.
  public init(_ offsets: @escaping @Sendable (String) -> [Int]) {
    self.offsets = offsets
  }

  /// After each full stop and the spaces that follow it directly.
  public static let afterFullStop = SegmentBreaks { text in
    let bytes = Array(text.utf8)
    return bytes.indices.filter { index in
      guard index > 0, bytes[index - 1] == UInt8(ascii: " "), bytes[index] != UInt8(ascii: " ") else { return false }
      var before = index - 1
      while before > 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
      return bytes[before] == UInt8(ascii: ".")
    }
  }
}

extension XLIFFUnit {
  /// The unit with its segments split where the rule says, as far as `canResegment` allows (section 4.8.3).
  ///
  /// A segment with a target is split only where the rule finds as many pieces in it; its state then is `translated`
  /// at most, as the new pairs have not been seen by anybody.
  public func segmented(
    at breaks: SegmentBreaks, inheriting inherited: InheritedProperties = InheritedProperties(canResegment: true)
  ) -> XLIFFUnit {
    let inside = defaults.inheriting(inherited)
    var ids = usedIDs
    var split: [(part: UnitPart, order: Int, piece: Int)] = []
    for (index, part) in parts.enumerated() {
      let pieces =
        part.kind == .segment && part.canResegment ?? inside.canResegment ?? true ? Self.split(part, breaks) : [part]
      for (number, piece) in pieces.enumerated() {
        var piece = piece
        if number > 0, part.id != nil { piece.id = Self.next(&ids) }
        split.append((piece, part.order ?? index + 1, number))
      }
    }
    var unit = self
    unit.parts = split.map(\.part)
    guard parts.contains(where: { $0.order != nil }) else { return unit }
    let ranked = split.indices.sorted {
      (split[$0].order, split[$0].piece, $0) < (split[$1].order, split[$1].piece, $1)
    }
    for (rank, place) in ranked.enumerated() {
      unit.parts[place].order = rank == place || unit.parts[place].target == nil ? nil : rank + 1
    }
    return unit
  }

  private static func split(_ part: UnitPart, _ breaks: SegmentBreaks) -> [UnitPart] {
    let sources = split(part.source.inlines, breaks)
    let targets = part.target.map { split($0.inlines, breaks) }
    guard sources.count > 1, targets.map({ $0.count == sources.count }) ?? true else { return [part] }
    return sources.indices.map { index in
      var piece = part
      piece.source.inlines = sources[index]
      piece.order = nil
      if let targets {
        piece.target?.inlines = targets[index]
        if part.state > .translated {
          piece.state = .translated
          piece.subState = nil
        }
      }
      return piece
    }
  }

  private static func split(_ inlines: [Inline], _ breaks: SegmentBreaks) -> [[Inline]] {
    let flat = FlatContent(inlines).pieces
    let lengths = flat.map { piece in if case .text(let text) = piece { text.utf8.count } else { "\u{FFFC}".utf8.count }
    }
    let text = flat.map { piece in if case .text(let text) = piece { text } else { "\u{FFFC}" } }.joined()
    let offsets = Set(breaks.offsets(text)).filter { $0 > 0 && $0 < text.utf8.count }.sorted()
    var pieces: [[Inline]] = [[]]
    var start = 0
    for (piece, length) in zip(flat, lengths) {
      if offsets.contains(start) { pieces.append([]) }
      if case .text(let text) = piece {
        let cuts = [0] + offsets.filter { $0 > start && $0 < start + length }.map { $0 - start } + [length]
        let bytes = Array(text.utf8)
        for (low, high) in zip(cuts, cuts.dropFirst()) {
          if low > 0 { pieces.append([]) }
          pieces[pieces.count - 1].append(.text(String(decoding: bytes[low..<high], as: UTF8.self)))
        }
      } else {
        pieces[pieces.count - 1].append(piece)
      }
      start += length
    }
    return pieces.map { FlatContent(pieces: $0).inlines }
  }

  /// Every id that a new part must not take.
  private var usedIDs: Set<String> {
    var ids = Set(parts.compactMap(\.id))
    for content in parts.flatMap({ [$0.source, $0.target].compactMap(\.self) }) {
      for piece in FlatContent(content.inlines).pieces {
        switch piece {
        case .placeholder(let code), .spanStart(let code, _), .spanEnd(let code, _): ids.insert(code.id)
        case .markStart(let annotation): ids.insert(annotation.id)
        default: break
        }
      }
    }
    return ids
  }

  private static func next(_ ids: inout Set<String>) -> String {
    var number = 1
    while !ids.insert("s\(number)").inserted { number += 1 }
    return "s\(number)"
  }
}
