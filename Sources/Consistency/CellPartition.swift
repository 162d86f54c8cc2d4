/// Parts the scenarios of a cell into regions in each of which the same statements speak and the same findings apply.
struct CellPartition {
  private let space: ScenarioSpace
  private let admissibility: Admissibility
  /// The borders: where each voice's parts speak, where each finding applies, and what the rules are about that a
  /// decision follows although they are no side.
  let borders: [[Box]]

  /// Scenarios that no border parts.
  struct Region {
    /// Where it is; disjoint boxes, each with a scenario that counts.
    let boxes: [Box]
    /// The parts that speak, as (voice, reading, part within the voice).
    let speaking: [(voice: Int, reading: Int, part: CompiledReading.Part)]
    /// The findings that apply, as positions.
    let disputes: [Int]
    /// The voices of rules that a decision follows although they are no side, and that are about the region as they are
    /// usually read.
    let scopes: [Int]
  }

  private let disputeCount: Int
  private let followed: [Int]
  private let parts: [(voice: Int, reading: Int, part: CompiledReading.Part)]

  init(_ space: ScenarioSpace, _ admissibility: Admissibility, voices: [Voice], disputes: [KnownDispute]) {
    self.space = space
    self.admissibility = admissibility
    parts = voices.enumerated().flatMap { index, voice in voice.parts.map { (index, $0.reading, $0.part) } }
    disputeCount = disputes.count
    followed = Set(disputes.compactMap(\.followed)).sorted()
    let scopes = followed.map { voices[$0].rule.readings[0].scope.boxes }
    borders = parts.map(\.part.extent.boxes) + disputes.map(\.boxes) + scopes
  }

  /// The regions of some scenarios, in an order that depends on them alone.
  func regions(of boxes: [Box]) -> [Region] {
    // Disjoint boxes, each with the borders that it is inside of.
    var pieces: [(box: Box, inside: [Int])] = []
    for box in boxes.sorted() {
      pieces += Condition.subtract(pieces.map(\.box), from: [box], in: space).map { ($0, []) }
    }
    let borders = borders.map { border in border.filter { part in boxes.contains { part.meets($0) } } }
    // Nothing below leaves these axes, so what counts need only be known on them.
    let axes = Set(boxes.flatMap(\.axes)).union(borders.joined().flatMap(\.axes)).sorted()
    let admissibility = admissibility.projected(on: axes)
    pieces = pieces.filter { admissibility.holdsAny(of: $0.box) }
    // Several parts often have the same extent (the readings of a rule share one): one split serves them all.
    var seen: [[Box]: Int] = [:]
    for (index, border) in borders.enumerated() where !border.isEmpty {
      if let first = seen[border] {
        for position in pieces.indices where pieces[position].inside.contains(first) {
          pieces[position].inside.append(index)
        }
        continue
      }
      seen[border] = index
      var next: [(box: Box, inside: [Int])] = []
      for piece in pieces {
        guard border.contains(where: { $0.meets(piece.box) }) else {
          next.append(piece)
          continue
        }
        if let box = border.first(where: { piece.box.isSubset(of: $0) }) {
          next.append((piece.box.intersection(box) ?? piece.box, piece.inside + [index]))
          continue
        }
        var rest = [piece.box]
        for box in border {
          var outside: [Box] = []
          for part in rest {
            guard let common = part.intersection(box) else {
              outside.append(part)
              continue
            }
            if admissibility.holdsAny(of: common) { next.append((common, piece.inside + [index])) }
            outside += part.pieces(outside: box, in: space)
          }
          rest = outside
        }
        next += rest.filter { admissibility.holdsAny(of: $0) }.map { ($0, piece.inside) }
      }
      pieces = next
    }
    var groups: [[Int]: [Box]] = [:]
    for piece in pieces { groups[piece.inside.sorted(), default: []].append(piece.box) }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { inside, boxes in
      region(boxes: boxes.sorted(), inside: inside)
    }
  }

  /// The region inside of some borders.
  func region(boxes: [Box], inside: [Int]) -> Region {
    let scopesStart = parts.count + disputeCount
    return Region(
      boxes: boxes, speaking: inside.filter { $0 < parts.count }.map { parts[$0] },
      disputes: inside.filter { (parts.count..<scopesStart).contains($0) }.map { $0 - parts.count },
      scopes: inside.filter { $0 >= scopesStart }.map { followed[$0 - scopesStart] })
  }
}
