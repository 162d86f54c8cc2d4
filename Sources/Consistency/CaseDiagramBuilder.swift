public import Claims
import Cores

/// Builds the decision diagram of one outcome.
///
/// A border is a set of boxes: where a part of a statement speaks, where a finding applies, what is undefined or cannot
/// happen. Going through the axes in order, a box dies when the scenario's kind is not in it; a border is crossed when
/// one of its boxes has survived its last axis. What may still come depends only on the living boxes and the crossed
/// borders, so scenarios that agree on these share a node.
struct CaseDiagramBuilder {
  private let kindCounts: [Int]
  /// For each axis and kind, the boxes that die.
  private let dying: [[Bits]]
  /// For each axis, the boxes that say anything of it.
  private let concerned: [Bits]
  /// For each axis, the boxes that it is the last one of.
  private let ending: [[Int]]
  private let borderOfBox: [Int]
  private let boxesOfBorder: [Bits]
  private let impossibleBorder: Int
  private let undefinedBorder: Int
  private let makeLeaf: ([Int]?) -> Cell.Piece
  private var memo: [[State: CaseDiagram.Target]]
  private var nodes: [CaseDiagram.Node] = []
  private var nodeIndex: [CaseDiagram.Node: CaseDiagram.Target] = [:]
  private var leaves: [Cell.Piece] = []
  private var leafIndex: [Cell.Piece: Int] = [:]
  /// The leaf of each set of crossed borders: many ways lead to the same set.
  private var leafOfCrossed: [Bits: CaseDiagram.Target] = [:]

  /// Members of a fixed list, as bits.
  private struct Bits: Hashable {
    var words: [UInt64]
    init(_ count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }
    subscript(_ index: Int) -> Bool { words[index >> 6] >> UInt64(index & 63) & 1 == 1 }
    mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }
    mutating func remove(_ others: Bits) { for i in words.indices { words[i] &= ~others.words[i] } }
    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
    func meets(_ other: Bits) -> Bool { words.indices.contains { words[$0] & other.words[$0] != 0 } }
    /// Whether two lists have the same members among those of a third.
    static func agree(_ one: Bits, _ other: Bits, on those: Bits) -> Bool {
      one.words.indices.allSatisfy { (one.words[$0] ^ other.words[$0]) & those.words[$0] == 0 }
    }
  }

  private struct State: Hashable {
    var alive: Bits
    var crossed: Bits
  }

  /// A builder. `makeLeaf` is told which borders are crossed; nil where the outcome is not defined.
  init(
    kinds: [[AtomSet]], borders: [[Box]], impossible: [Box], undefined: [Box],
    makeLeaf: @escaping ([Int]?) -> Cell.Piece
  ) {
    let all = borders + [impossible, undefined]
    impossibleBorder = borders.count
    undefinedBorder = borders.count + 1
    let boxes = all.enumerated().flatMap { border, boxes in boxes.map { (border: border, box: $0) } }
    kindCounts = kinds.map(\.count)
    borderOfBox = boxes.map(\.border)
    var ofBorder = all.map { _ in Bits(boxes.count) }
    for (index, item) in boxes.enumerated() { ofBorder[item.border].insert(index) }
    boxesOfBorder = ofBorder
    dying = kinds.enumerated().map { axis, kinds in
      kinds.map { kind in
        var bits = Bits(boxes.count)
        for (index, item) in boxes.enumerated() {
          if let atoms = item.box.atoms(on: axis), !kind.isSubset(of: atoms) { bits.insert(index) }
        }
        return bits
      }
    }
    var concerned = kinds.map { _ in Bits(boxes.count) }
    for (index, item) in boxes.enumerated() { for part in item.box.parts { concerned[part.axis].insert(index) } }
    self.concerned = concerned
    var ending = kinds.map { _ in [Int]() }
    for (index, item) in boxes.enumerated() { if let last = item.box.parts.last { ending[last.axis].append(index) } }
    self.ending = ending
    self.makeLeaf = makeLeaf
    memo = Array(repeating: [:], count: kinds.count)
    var start = State(alive: Bits(boxes.count), crossed: Bits(all.count))
    for (index, item) in boxes.enumerated() { if !item.box.parts.isEmpty { start.alive.insert(index) } }
    self.start = start
    for (index, item) in boxes.enumerated() where item.box.parts.isEmpty { cross(borderOfBox[index], &self.start) }
  }

  private var start: State

  /// The diagram.
  mutating func diagram() -> CaseDiagram {
    let root = target(0, start)
    return CaseDiagram(root: root, nodes: nodes, leaves: leaves)
  }

  /// A crossed border needs its other boxes no more; where the outcome is not defined nothing else matters.
  private func cross(_ border: Int, _ state: inout State) {
    state.crossed.insert(border)
    state.alive.remove(boxesOfBorder[border])
    guard border == undefinedBorder else { return }
    for other in boxesOfBorder.indices where other != impossibleBorder { state.alive.remove(boxesOfBorder[other]) }
    var only = Bits(boxesOfBorder.count)
    only.insert(undefinedBorder)
    state.crossed = only
  }

  private mutating func target(_ axis: Int, _ state: State) -> CaseDiagram.Target {
    if axis == kindCounts.count || state.alive.isEmpty { return leaf(state) }
    // An axis of which no living box says anything decides nothing.
    if !concerned[axis].meets(state.alive) { return target(axis + 1, state) }
    if let known = memo[axis][state] { return known }
    var targets: [CaseDiagram.Target] = []
    // Most kinds of an axis are alike to the boxes that still live: one of those that are alike is followed.
    var followed: [Int] = []
    for kind in 0..<kindCounts[axis] {
      if let alike = followed.first(where: { Bits.agree(dying[axis][kind], dying[axis][$0], on: state.alive) }) {
        targets.append(targets[alike])
        continue
      }
      followed.append(kind)
      var next = state
      next.alive.remove(dying[axis][kind])
      for box in ending[axis] where next.alive[box] { cross(borderOfBox[box], &next) }
      targets.append(next.crossed[impossibleBorder] ? .impossible : target(axis + 1, next))
    }
    let result = reduced(axis, targets)
    memo[axis][state] = result
    return result
  }

  /// A node at which all that can happen leads to the same place is no node.
  private mutating func reduced(_ axis: Int, _ targets: [CaseDiagram.Target]) -> CaseDiagram.Target {
    let possible = targets.filter { $0 != .impossible }
    guard let first = possible.first else { return .impossible }
    if possible.allSatisfy({ $0 == first }) { return first }
    let node = CaseDiagram.Node(axis: axis, targets: targets)
    if let known = nodeIndex[node] { return known }
    nodes.append(node)
    nodeIndex[node] = .node(nodes.count - 1)
    return .node(nodes.count - 1)
  }

  private mutating func leaf(_ state: State) -> CaseDiagram.Target {
    if let known = leafOfCrossed[state.crossed] { return known }
    let leaf = newLeaf(state.crossed)
    leafOfCrossed[state.crossed] = leaf
    return leaf
  }

  private mutating func newLeaf(_ crossed: Bits) -> CaseDiagram.Target {
    let piece = makeLeaf(crossed[undefinedBorder] ? nil : (0..<impossibleBorder).filter { crossed[$0] })
    if let known = leafIndex[piece] { return .leaf(known) }
    leaves.append(piece)
    leafIndex[piece] = leaves.count - 1
    return .leaf(leaves.count - 1)
  }
}

extension Evaluator {
  /// What is said about some outcomes in every scenario; outcomes that do not exist are left out.
  public func diagrams(of outcomes: [OutcomeID]) -> CaseDiagrams {
    let indices = outcomes.compactMap { self.outcomes[$0] }
    var sets = space.axes.map { _ in Set<AtomSet>() }
    func note(_ boxes: [Box]) { for box in boxes { for part in box.parts { sets[part.axis].insert(part.atoms) } } }
    note(unguarded.excluded)
    for index in indices {
      note(guarded[index].excluded)
      for voice in voices[index] { for part in voice.parts { note(part.part.extent.boxes) } }
      for dispute in disputes[index] {
        note(dispute.boxes)
        if let followed = dispute.followed { note(voices[index][followed].rule.readings[0].scope.boxes) }
      }
    }
    let kinds = space.axes.indices.map { axis in
      space.axes[axis].kinds(sets[axis] + (space.axes[axis].notApplicable.map { [AtomSet($0)] } ?? []))
    }
    let diagrams = Parallel.map(indices) { diagram($0, kinds) }
    return CaseDiagrams(kinds: kinds, diagrams: diagrams, impossible: unguarded.excluded)
  }

  private func diagram(_ index: Int, _ kinds: [[AtomSet]]) -> CaseDiagram {
    let partition = CellPartition(space, guarded[index], voices: voices[index], disputes: disputes[index])
    let judge = CellJudge(
      outcome: space.vocabulary.outcomes[index], voices: voices[index], disputes: disputes[index])
    var builder = CaseDiagramBuilder(
      kinds: kinds, borders: partition.borders, impossible: unguarded.excluded, undefined: guarded[index].excluded
    ) { crossed in
      guard let crossed else {
        return Cell.Piece(
          boxes: [.everything], standing: .notDefined, effect: nil, alternatives: [], citations: [], findings: [])
      }
      let region = partition.region(boxes: [.everything], inside: crossed)
      let judgement = judge(region)
      return Cell.Piece(
        boxes: [.everything], standing: judgement.standing, effect: judgement.effect,
        alternatives: judgement.alternatives, citations: citations([(region, judgement)]),
        findings: judgement.findings.sorted())
    }
    return builder.diagram()
  }
}
