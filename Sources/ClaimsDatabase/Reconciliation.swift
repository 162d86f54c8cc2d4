/// How the rows of an ordered list come to hold a new list: which are erased, which are written, and under which ids.
///
/// Ids ascend in the list's order, so that reading in the order of ids needs no sorting. They are assigned with gaps:
/// what comes between two rows finds an id there, and only rows that change are touched. What keeps its key and its
/// place in the order keeps its id; what moves is erased and written again.
struct Reconciliation {
  /// The id of each new element.
  private(set) var ids: [Int64]
  /// Indices of old elements whose rows go, ascending.
  private(set) var erased: [Int] = []
  /// Indices of new elements whose rows are written, ascending.
  private(set) var written: [Int] = []

  /// The distance of ids at the end of a list, and the largest one between two rows.
  private static let spacing: Int64 = 4096
  private static let stride: Int64 = 64

  /// Compares an old list with a new one; nil where the gap between two rows has no room left.
  init?<Element, Key: Hashable>(
    from old: Numbered<Element>, to new: [Element], key: (Element) -> Key, isKept: (Element, Element) -> Bool
  ) {
    // Spans lend their elements; arrays would copy each, which costs more than to compare it.
    let oldElements = old.elements.span
    let newElements = new.span
    let common = min(oldElements.count, newElements.count)
    var prefix = 0
    while prefix < common, isKept(oldElements[prefix], newElements[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < common - prefix,
      isKept(oldElements[oldElements.count - 1 - suffix], newElements[newElements.count - 1 - suffix])
    { suffix += 1 }
    let oldMiddle = prefix..<(oldElements.count - suffix)
    let newMiddle = prefix..<(newElements.count - suffix)

    var indices: [Key: Int] = [:]
    for index in oldMiddle.reversed() { indices[key(oldElements[index])] = index }
    var middleIDs: [Int64?] = []
    var survivors: Set<Int> = []
    var last = prefix - 1
    for index in newMiddle {
      guard !indices.isEmpty, let oldIndex = indices[key(newElements[index])], oldIndex > last else {
        middleIDs.append(nil)
        written.append(index)
        continue
      }
      last = oldIndex
      middleIDs.append(old.ids[oldIndex])
      if isKept(oldElements[oldIndex], newElements[index]) {
        survivors.insert(oldIndex)
      } else {
        written.append(index)
      }
    }
    erased = oldMiddle.filter { !survivors.contains($0) }
    let after = suffix > 0 ? old.ids[old.ids.count - suffix] : nil
    guard let assigned = Self.assign(middleIDs, after: prefix > 0 ? old.ids[prefix - 1] : 0, before: after) else {
      return nil
    }
    ids = Array(old.ids[..<prefix]) + assigned + Array(old.ids[(old.ids.count - suffix)...])
  }

  /// Fills the gaps in a list of ids that lie between two others.
  private static func assign(_ wanted: [Int64?], after first: Int64, before end: Int64?) -> [Int64]? {
    var ids: [Int64] = []
    ids.reserveCapacity(wanted.count)
    var low = first
    var index = 0
    while index < wanted.count {
      if let id = wanted[index] {
        ids.append(id)
        low = id
        index += 1
        continue
      }
      var next = index
      while next < wanted.count, wanted[next] == nil { next += 1 }
      let count = Int64(next - index)
      let step: Int64
      if let high = next < wanted.count ? wanted[next] : end {
        guard high - low > count else { return nil }
        step = min(stride, (high - low) / (count + 1))
      } else {
        step = spacing
      }
      for _ in 0..<count {
        low += step
        ids.append(low)
      }
      index = next
    }
    return ids
  }
}
