import Claims
import Diagnostics
import Foundation
import Testing

@testable import ClaimsDatabase

@Suite struct SetAsideTests {
  private let ledger: Ledger = {
    var make = LedgerGenerator(seed: 21)
    return make.ledger()
  }()

  /// Opens what stands at the path and expects it to be moved away unharmed, and a new database to work.
  private func expectSetAside(_ file: TemporaryFile, because reason: String) throws {
    let before = file.bytes
    let database = try file.open()
    #expect(try database.ledger() == nil)
    let note = try #require(database.notes.first)
    #expect(database.notes.count == 1)
    #expect(note.id == .databaseSetAside)
    #expect(note.severity == .warning)
    #expect(note.message.contains(reason), "\(note.message)")
    #expect(note.location == .wholeFile("output/claims.sqlite"))
    #expect(note.notes.first?.message == "the former file is now 'output/claims.sqlite.set-aside-1'")
    #expect([UInt8](FileManager.default.contents(atPath: file.path + ".set-aside-1") ?? Data()) == before)
    try database.update(to: ledger, files: ledger.files)
    #expect(try file.open().ledger() == ledger)
  }

  private func stored() throws -> TemporaryFile {
    let file = try TemporaryFile()
    try file.open().update(to: ledger, files: ledger.files)
    return file
  }

  @Test("a file that is not a database is set aside", arguments: [1, 99, 100, 5000])
  func garbage(length: Int) throws {
    let file = try TemporaryFile()
    try file.write((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) })
    try expectSetAside(file, because: "is not a database")
  }

  @Test("an empty file is used as it is")
  func emptyFile() throws {
    let file = try TemporaryFile()
    try file.write([])
    let database = try file.open()
    try database.update(to: ledger, files: ledger.files)
    #expect(database.notes.isEmpty)
    #expect(file.names == ["claims.sqlite"])
  }

  @Test("a database of another program is set aside, with its journal")
  func foreign() throws {
    let file = try TemporaryFile()
    try Connection(path: file.path, file: "test").execute("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)")
    try Data("journal".utf8).write(to: URL(fileURLWithPath: file.path + "-journal"))
    try expectSetAside(file, because: "is a database of another program")
    #expect(file.names == ["claims.sqlite", "claims.sqlite.set-aside-1", "claims.sqlite.set-aside-1-journal"])
    let theirs = try Connection(path: file.path + ".set-aside-1", file: "test")
    #expect(try theirs.integer("SELECT x FROM theirs") == 1)
  }

  @Test("a database of another version is set aside", arguments: [(2, "newer"), (0, "older"), (-1, "newer")])
  func versions(difference: Int, age: String) throws {
    let file = try stored()
    let version = difference == 0 ? 0 : Schema.version + Int64(abs(difference))
    try Connection(path: file.path, file: "test").execute("PRAGMA user_version = \(version)")
    try expectSetAside(file, because: "was written by \(age == "newer" ? "a newer" : "an older") version")
  }

  @Test("a database whose tables are others is set aside")
  func otherTables() throws {
    let file = try stored()
    try Connection(path: file.path, file: "test").execute("ALTER TABLE claim ADD COLUMN extra TEXT")
    try expectSetAside(file, because: "its tables are not those of this version")
  }

  @Test("a folder in the file's place is set aside")
  func folder() throws {
    let file = try TemporaryFile()
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
    try Data("kept".utf8).write(to: URL(fileURLWithPath: file.path + "/inside"))
    let database = try file.open()
    #expect(database.notes.first?.message.contains("is a folder") == true)
    try database.update(to: ledger, files: ledger.files)
    #expect(FileManager.default.fileExists(atPath: file.path + ".set-aside-1/inside"))
  }

  @Test("what was set aside before is never overwritten")
  func numbering() throws {
    let file = try TemporaryFile()
    for round in 1...3 {
      try file.write(Array("garbage number \(round)".utf8))
      _ = try file.open()
    }
    for round in 1...3 {
      let bytes = FileManager.default.contents(atPath: "\(file.path).set-aside-\(round)")
      #expect(bytes == Data("garbage number \(round)".utf8))
    }
  }

  @Test("an edit by hand is noticed when the content is read")
  func editedByHand() throws {
    let file = try stored()
    try Connection(path: file.path, file: "test").execute("UPDATE publication SET publisher = publisher || '.'")
    let database = try file.open()
    #expect(database.notes.isEmpty)
    #expect(try database.ledger() == nil)
    #expect(database.notes.map(\.id) == [.databaseSetAside])
    #expect(try database.storedFiles().isEmpty)
  }

  @Test("a missing folder is a fault that says so")
  func missingFolder() throws {
    let file = try TemporaryFile()
    let fault = #expect(throws: DatabaseFault.self) {
      _ = try ClaimsDatabase(path: file.folder + "/none/claims.sqlite", name: "output/claims.sqlite")
    }
    #expect(fault?.kind == .unreachable)
    #expect(
      fault?.description.hasPrefix("the database 'output/claims.sqlite' cannot be used: it cannot be opened") == true)
  }

  @Test("a file that cannot be written is read, and a change is a fault", .enabled(if: geteuid() != 0))
  func readOnly() throws {
    let file = try stored()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let database = try file.open()
    #expect(try database.ledger() == ledger)
    var make = LedgerGenerator(seed: 22)
    let other = make.ledger()
    let fault = #expect(throws: DatabaseFault.self) { try database.update(to: other, files: other.files) }
    #expect(fault?.kind == .readOnly)
    #expect(database.notes.isEmpty)
  }
}
