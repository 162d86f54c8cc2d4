import Testing

@testable import ClaimsDatabase

@Suite struct ReconciliationTests {
  /// Lists of letters: capitals are changed versions of small letters.
  private func reconcile(_ old: String, _ new: String, ids: [Int64]? = nil) -> Reconciliation? {
    let elements = Array(old)
    let numbered = Numbered(ids: ids ?? elements.indices.map { Int64($0 + 1) * 10 }, elements: elements)
    return Reconciliation(from: numbered, to: Array(new), key: { $0.lowercased() }) { $0 == $1 }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let erased: [Int]
    let written: [Int]
    var testDescription: String { "\(old) to \(new)" }
  }

  @Test(
    "only what changes is erased and written",
    arguments: [
      Row(old: "", new: "abc", erased: [], written: [0, 1, 2]), Row(old: "abc", new: "abc", erased: [], written: []),
      Row(old: "abc", new: "", erased: [0, 1, 2], written: []), Row(old: "abc", new: "aBc", erased: [1], written: [1]),
      Row(old: "abc", new: "abxc", erased: [], written: [2]), Row(old: "abc", new: "ac", erased: [1], written: []),
      Row(old: "abc", new: "xabc", erased: [], written: [0]), Row(old: "abc", new: "abcx", erased: [], written: [3]),
      Row(old: "abcd", new: "bcda", erased: [0], written: [3]),
      Row(old: "abcdef", new: "aXcdeY", erased: [1, 5], written: [1, 5]),
      Row(old: "aa", new: "aaa", erased: [], written: [2]), Row(old: "aba", new: "ba", erased: [0], written: []),
    ])
  func rows(row: Row) throws {
    let plan = try #require(reconcile(row.old, row.new))
    #expect(plan.erased == row.erased)
    #expect(plan.written == row.written)
  }

  @Test("ids ascend, and what stays keeps its own", arguments: 0..<200)
  func properties(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abcdefghijABCDEFGHIJ")
    let old = String(random.list(upTo: 12) { $0.pick(letters) })
    let new = String(random.list(upTo: 12) { $0.pick(letters) })
    let ids = old.indices.enumerated().map { Int64($0.offset + 1) * 100 }
    let plan = try #require(reconcile(old, new, ids: ids))
    #expect(plan.ids.count == new.count)
    #expect(zip(plan.ids, plan.ids.dropFirst()).allSatisfy { $0 < $1 })
    // Carried out on a dictionary, the plan gives the new list.
    var rows = Dictionary(uniqueKeysWithValues: zip(ids, old))
    for index in plan.erased { #expect(rows.removeValue(forKey: ids[index]) != nil) }
    let characters = Array(new)
    for index in plan.written { #expect(rows.updateValue(characters[index], forKey: plan.ids[index]) == nil) }
    #expect(String(rows.sorted { $0.key < $1.key }.map(\.value)) == new)
  }

  @Test("a gap without room is no plan")
  func noRoom() {
    #expect(reconcile("ab", "axb", ids: [1, 2]) == nil)
    #expect(reconcile("ab", "axb", ids: [1, 3])?.ids == [1, 2, 3])
    #expect(reconcile("ab", "xyab", ids: [2, 3]) == nil)
    #expect(reconcile("ab", "abxy", ids: [1, 2])?.ids.prefix(2) == [1, 2])
  }
}
