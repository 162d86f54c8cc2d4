import Claims
import Testing

@testable import ClaimsDatabase

@Suite struct RoundTripTests {
  @Test("what is stored is read back, to the byte", arguments: 0..<60)
  func losslessness(seed: Int) throws {
    var make = LedgerGenerator(seed: seed)
    let ledger = make.ledger()
    let file = try TemporaryFile()
    let files = Contents.sorted(ledger.files)
    try file.open().update(to: ledger, files: files)

    let read = try file.open()
    let found = try #require(try read.ledger())
    #expect(found == ledger)
    #expect(exactBytes(of: found) == exactBytes(of: ledger))
    #expect(try read.storedFiles() == files)
    #expect(read.notes.isEmpty)
  }

  @Test("an empty database has no ledger and no files")
  func empty() throws {
    let database = try TemporaryFile().open()
    #expect(try database.ledger() == nil)
    #expect(try database.storedFiles().isEmpty)
    #expect(try database.canonicalDump().isEmpty)
    #expect(try database.claims(matching: ClaimQuery(text: "anything")).isEmpty)
  }

  @Test("a sequence of updates leaves what the last one alone would leave", arguments: 0..<16)
  func sequences(seed: Int) throws {
    var make = LedgerGenerator(seed: seed)
    var mutator = LedgerMutator(seed: seed + 1000)
    var ledger = make.ledger()
    let file = try TemporaryFile()
    var database = try file.open()
    for step in 0..<4 {
      try database.update(to: ledger, files: ledger.files)
      if step % 2 == 0 { database = try file.open() }
      let found = try #require(try database.ledger())
      #expect(exactBytes(of: found) == exactBytes(of: ledger), "after step \(step)")
      if step < 3 { ledger = mutator.changed(ledger) }
    }
    let fresh = try TemporaryFile()
    let other = try fresh.open()
    try other.update(to: ledger, files: ledger.files.reversed())
    #expect(try database.canonicalDump() == other.canonicalDump())
    #expect(try database.storedFiles() == other.storedFiles())
    // Rows that belong to something are as many as in a database that never held anything else.
    for table in Schema.tables where !Schema.names.contains(where: { $0.name == table.name }) {
      let count = "SELECT count(*) FROM \(table.name)"
      let here = try Connection(path: file.path, file: "here").integer(count)
      #expect(try Connection(path: fresh.path, file: "there").integer(count) == here, "\(table.name)")
    }
    let check = try Connection(path: file.path, file: "here").prepare("PRAGMA foreign_key_check")
    #expect(try check.step() == false)
  }

  @Test("dumps of different content differ, and every line names its table")
  func dumps() throws {
    var make = LedgerGenerator(seed: 5)
    let files = (try TemporaryFile(), try TemporaryFile())
    let first = try files.0.open()
    let second = try files.1.open()
    let (one, other) = (make.ledger(), make.ledger())
    try first.update(to: one, files: one.files)
    try second.update(to: other, files: other.files)
    let dump = try first.canonicalDump()
    #expect(try dump != second.canonicalDump())
    let tables = Set(Schema.tables.map(\.name))
    for line in dump.split(separator: "\n") { #expect(tables.contains(String(line.prefix { $0 != "\t" }))) }
    #expect(dump.contains("\nclaim\t"))
  }
}
