/// Things with the ids of their rows, side by side.
struct Numbered<Element> {
  /// The ids; they ascend.
  var ids: [Int64] = []
  /// The things.
  var elements: [Element] = []

  /// One more.
  mutating func append(_ element: Element, id: Int64) {
    ids.append(id)
    elements.append(element)
  }
}
