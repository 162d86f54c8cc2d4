/// What the statements say about one outcome in every scenario, as a decision diagram: whoever follows it from the root,
/// at each node along the kind that the scenario's atom belongs to, ends at what `Evaluator.cell` says there.
public struct CaseDiagram: Sendable {
  /// Where to begin.
  public let root: Target
  /// The nodes; a node leads only to nodes of later axes.
  public let nodes: [Node]
  /// What can be said, each once.
  public let leaves: [Cell.Piece]

  /// A place at which one axis decides.
  public struct Node: Hashable, Sendable {
    /// The axis, as its position in the scenario space.
    public let axis: Int
    /// For each kind of the axis's atoms, where it leads.
    public let targets: [Target]
  }

  /// Where a branch leads.
  public enum Target: Hashable, Sendable {
    /// To another node.
    case node(Int)
    /// To an end.
    case leaf(Int)
    /// Nowhere: no such scenario can happen.
    case impossible
  }

  /// What is said in a scenario, given by the kind of its atom on each axis; nil where it cannot happen.
  public func leaf(at kinds: [Int]) -> Cell.Piece? {
    var target = root
    while true {
      switch target {
      case .impossible: return nil
      case .leaf(let index): return leaves[index]
      case .node(let index): target = nodes[index].targets[kinds[nodes[index].axis]]
      }
    }
  }
}

/// Decision diagrams of several outcomes over the same kinds of atoms.
public struct CaseDiagrams: Sendable {
  /// For each axis of the space, its atoms parted into kinds that nothing tells apart.
  public let kinds: [[AtomSet]]
  /// The diagrams, in the order of the outcomes that were asked for.
  public let diagrams: [CaseDiagram]
  /// What cannot happen, as boxes of whole kinds.
  public let impossible: [Box]

  /// The kind of an atom.
  public func kind(of atom: Int, on axis: Int) -> Int? { kinds[axis].firstIndex { $0.contains(atom) } }
}
