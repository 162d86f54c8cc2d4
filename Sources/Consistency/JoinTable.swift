import Claims

/// Where the rules of one outcome may speak under any reading, in a form that joins fast: each entry is a box as a run
/// of restrictions, with what is said there.
struct JoinTable {
  /// The rules, as claim and lines; an entry names them by their position here.
  private(set) var rules: [Outline] = []
  /// What entries say, each stance once.
  private(set) var stances: [Stance] = []
  private(set) var entries: [Entry] = []
  private(set) var restrictions: [Restriction] = []
  private var stancePositions: [Stance: UInt16] = [:]

  /// A rule before it is compiled: most are never in any disagreement.
  struct Outline {
    /// The claim, as its position in the ledger.
    let claim: Int32
    /// The first line; the others of the rule are found again when it is compiled.
    let line: Int32
  }

  /// A box in which a rule may say something.
  struct Entry {
    let rule: Int32
    let stance: UInt16
    /// How many restrictions it has, from `start` on.
    let count: UInt16
    let start: Int32
  }

  /// Adds a rule and returns its position.
  mutating func add(_ rule: Outline) -> Int32 {
    rules.append(rule)
    return Int32(rules.count - 1)
  }

  /// Adds a box of a rule.
  mutating func add(_ rule: Int32, _ stance: Stance, _ box: some Collection<Restriction>) {
    let position: UInt16
    if let known = stancePositions[stance] {
      position = known
    } else {
      position = UInt16(stances.count)
      stances.append(stance)
      stancePositions[stance] = position
    }
    entries.append(Entry(rule: rule, stance: position, count: UInt16(box.count), start: Int32(restrictions.count)))
    restrictions.append(contentsOf: box)
  }

  /// The restrictions of an entry.
  func box(_ entry: Entry) -> ArraySlice<Restriction> {
    restrictions[Int(entry.start)..<(Int(entry.start) + Int(entry.count))]
  }

  /// Whether two entries say what cannot both be true, and meet.
  func contradict(_ a: Entry, _ b: Entry, _ axes: [AxisSets]) -> Bool {
    if stances[Int(a.stance)].joined(stances[Int(b.stance)]).isConsistent { return false }
    let (left, right) = (box(a), box(b))
    var i = left.startIndex
    var j = right.startIndex
    while i < left.endIndex, j < right.endIndex {
      if left[i].axis < right[j].axis {
        i += 1
      } else if left[i].axis > right[j].axis {
        j += 1
      } else {
        let sets = axes[Int(left[i].axis)].sets
        if !sets[Int(left[i].set)].meets(sets[Int(right[j].set)]) { return false }
        i += 1
        j += 1
      }
    }
    return true
  }

  /// The rules with an entry that rules some values out and leaves several: only these can take part in a disagreement
  /// of three, because what leaves a single value is at odds with one other statement already.
  func rulesLeavingSeveral(_ outcome: Outcome) -> [Int] {
    let leavesSeveral = stances.map { stance in
      [stance.possible, stance.commendable].contains { (2..<outcome.values.count).contains($0.nonzeroBitCount) }
    }
    var rules: [Int] = []
    for entry in entries where leavesSeveral[Int(entry.stance)] && rules.last != Int(entry.rule) {
      rules.append(Int(entry.rule))
    }
    return rules
  }
}
