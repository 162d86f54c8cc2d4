import Claims
import Testing

@testable import ClaimsDatabase

@Suite struct SharingTests {
  private let first: Ledger
  private let second: Ledger

  init() {
    var make = LedgerGenerator(seed: 41)
    first = make.ledger()
    second = make.ledger()
  }

  @Test("what one connection writes, another that was open before reads")
  func twoConnections() throws {
    let file = try TemporaryFile()
    let one = try file.open()
    let other = try file.open()
    try one.update(to: first, files: first.files)
    #expect(try other.ledger() == first)
    try other.update(to: second, files: second.files)
    #expect(try one.ledger() == second)
    #expect(try one.storedFiles() == Contents.sorted(second.files))
    try one.update(to: first, files: first.files)
    #expect(try other.claims(matching: ClaimQuery(text: nil)) == first.claims.map(\.id))
    #expect(try other.canonicalDump() == one.canonicalDump())
  }

  @Test("a file that another process holds is waited for, then a fault says so")
  func locked() throws {
    let file = try TemporaryFile()
    try file.open().update(to: first, files: first.files)
    let holder = try Connection(path: file.path, file: "test")
    try holder.execute("BEGIN EXCLUSIVE")
    let fault = #expect(throws: DatabaseFault.self) {
      _ = try ClaimsDatabase(path: file.path, name: "output/claims.sqlite", patience: .milliseconds(50))
    }
    #expect(fault?.kind == .locked)
    #expect(
      fault?.description
        == "the database 'output/claims.sqlite' cannot be used: another process is using it (database is locked)")
    try holder.execute("COMMIT")
    #expect(try file.open().ledger() == first)
    #expect(file.names == ["claims.sqlite"])
  }

  @Test("an update that finds the file locked leaves it and can be tried again")
  func lockedUpdate() throws {
    let file = try TemporaryFile()
    let database = try ClaimsDatabase(path: file.path, name: "output/claims.sqlite", patience: .milliseconds(50))
    try database.update(to: first, files: first.files)
    let holder = try Connection(path: file.path, file: "test")
    try holder.execute("BEGIN IMMEDIATE")
    let fault = #expect(throws: DatabaseFault.self) { try database.update(to: second, files: second.files) }
    #expect(fault?.kind == .locked)
    try holder.execute("COMMIT")
    #expect(try database.ledger() == first)
    try database.update(to: second, files: second.files)
    #expect(try file.open().ledger() == second)
  }

  @Test("an update with nothing new does not touch the file")
  func nothingNew() throws {
    let file = try TemporaryFile()
    try file.open().update(to: first, files: first.files)
    let before = file.bytes
    let database = try file.open()
    try database.update(to: first, files: first.files)
    let again = try #require(try database.ledger())
    try database.update(to: again, files: first.files.reversed())
    #expect(file.bytes == before)
  }
}
