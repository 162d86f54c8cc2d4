import Testing

@testable import Consistency

@Suite("Atom sets")
struct AtomSetTests {
  @Test("A set of the first atoms holds those and no others", arguments: [0, 1, 63, 64, 65, 128, 200, 255, 256])
  func first(count: Int) {
    let set = AtomSet(first: count)
    #expect(set.atoms == Array(0..<count))
    #expect(set.count == count)
  }

  @Test("Sets behave as sets of numbers do")
  func operations() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let a = Set((0..<20).map { _ in Int.random(in: 0..<256, using: &random) })
      let b = Set((0..<60).map { _ in Int.random(in: 0..<256, using: &random) })
      let (x, y) = (AtomSet(a), AtomSet(b))
      #expect(Set((x & y).atoms) == a.intersection(b))
      #expect(Set((x | y).atoms) == a.union(b))
      #expect(Set((x - y).atoms) == a.subtracting(b))
      #expect(x.meets(y) == !a.isDisjoint(with: b))
      #expect(x.isSubset(of: y) == a.isSubset(of: b))
      #expect((x < y) != (y < x) || x == y)
    }
  }
}
