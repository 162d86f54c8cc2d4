import Claims
import Testing

@testable import Consistency

@Suite("One thread and two")
struct ThreadTests {
  @Test("Checks that run side by side find what one alone finds, in the same order", arguments: 1...4)
  func sideBySide(seed: Int) async throws {
    let ledger = try RandomLedger(seed: UInt64(seed), claims: 12).fixture.ledger
    let alone = try ConsistencyCheck(ledger).report()
    // One prepared check shared by all: what it remembers is asked for from several threads at once.
    let shared = try ConsistencyCheck(ledger)
    try await withThrowingTaskGroup(of: ConsistencyReport.self) { group in
      for number in 0..<4 {
        group.addTask { number % 2 == 0 ? shared.report() : try ConsistencyCheck(ledger).report() }
      }
      for try await report in group { #expect(report == alone) }
    }
  }
}
