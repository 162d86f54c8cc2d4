import Claims
import Foundation
import Testing

@testable import ClaimsDatabase

/// Whatever happens to the file's bytes: what is read is what was written, or nothing, with a note.
@Suite struct DamageTests {
  private static func ledger(_ seed: Int) -> Ledger {
    var make = LedgerGenerator(seed: seed)
    return make.ledger()
  }

  private static let first = ledger(31)
  private static let firstBytes = exactBytes(of: first)
  private static let second = LedgerMutator.after(first, seed: 32)

  /// The bytes of a database that holds a Ledger, reached through another.
  private static let bytes: (first: [UInt8], second: [UInt8]) = {
    guard let file = try? TemporaryFile(), let database = try? file.open() else { return ([], []) }
    try? database.update(to: first, files: first.files)
    let before = file.bytes
    try? database.update(to: second, files: second.files)
    return (before, file.bytes)
  }()

  /// Where there is something to hit: most pages of small tables are zeros.
  private static let filled = bytes.first.indices.filter { bytes.first[$0] != 0 }

  /// What is read from bytes; nil where they were set aside.
  private func read(_ bytes: [UInt8]) throws -> [UInt8]? {
    let file = try TemporaryFile()
    try file.write(bytes)
    let database = try file.open()
    let ledger = try database.ledger()
    #expect((ledger == nil) == !database.notes.isEmpty)
    if ledger == nil { #expect(FileManager.default.contents(atPath: file.path + ".set-aside-1") == Data(bytes)) }
    return ledger.map { exactBytes(of: $0) }
  }

  @Test("sound bytes are read")
  func sound() throws {
    #expect(try read(Self.bytes.first) == Self.firstBytes)
    #expect(try read(Self.bytes.second) == exactBytes(of: Self.second))
  }

  @Test("a flipped bit is harmless or noticed", arguments: 0..<40)
  func flips(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = Self.bytes.first
    let place = random.pick(Self.filled)
    bytes[place] ^= 1 << UInt8(random.below(8))
    if let found = try read(bytes) { #expect(found == Self.firstBytes, "flipped at \(place)") }
  }

  @Test("a file cut short is noticed", arguments: 1..<12)
  func cuts(twelfths: Int) throws {
    let bytes = Self.bytes.first
    let found = try read(Array(bytes.prefix(bytes.count * twelfths / 12 + twelfths % 3)))
    #expect(found == nil)
  }

  @Test("pages of two states of the file are never taken for one", arguments: 0..<20)
  func tornWrites(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let pageSize = 4096
    var bytes = Self.bytes.second
    for start in stride(from: 0, to: min(bytes.count, Self.bytes.first.count), by: pageSize) where random.once(in: 2) {
      bytes.replaceSubrange(start..<start + pageSize, with: Self.bytes.first[start..<start + pageSize])
    }
    if let found = try read(bytes) {
      #expect(found == exactBytes(of: Self.second) || found == Self.firstBytes)
    }
  }

  @Test("a page of zeros is harmless or noticed", arguments: 0..<20)
  func zeros(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = Self.bytes.first
    let page = random.below(bytes.count / 4096)
    for index in page * 4096..<(page + 1) * 4096 { bytes[index] = 0 }
    if let found = try read(bytes) { #expect(found == Self.firstBytes, "page \(page)") }
  }

  @Test("a process killed in the middle of an update leaves the state before it")
  func killed() throws {
    let file = try TemporaryFile()
    try file.write(Self.bytes.first)
    let writer = try Connection(path: file.path, file: "test")
    try writer.execute("PRAGMA synchronous = OFF; PRAGMA cache_size = 1; BEGIN IMMEDIATE")
    try writer.execute("DELETE FROM statement; UPDATE source SET title = hex(randomblob(20000))")
    // The pages that did not fit in memory are in the file already; what they were is in the journal.
    let copy = try TemporaryFile()
    for companion in ["", "-journal"] {
      try FileManager.default.copyItem(atPath: file.path + companion, toPath: copy.path + companion)
    }
    #expect(copy.bytes != Self.bytes.first)
    let database = try copy.open()
    #expect(try database.ledger().map { exactBytes(of: $0) } == Self.firstBytes)
    #expect(database.notes.isEmpty)
    #expect(copy.names == ["claims.sqlite"])
  }

  @Test("a search in a broken index makes the index anew")
  func brokenIndex() throws {
    let file = try TemporaryFile()
    try file.write(Self.bytes.first)
    let database = try file.open()
    try database.prepareSearch()
    let sound = try database.claims(matching: ClaimQuery(text: "the sheet"))
    try Connection(path: file.path, file: "test").execute("UPDATE search_data SET block = x'00112233' WHERE id > 10")
    let again = try file.open()
    let found = try again.claims(matching: ClaimQuery(text: "the sheet"))
    #expect(found == sound)
    #expect(try again.ledger() == Self.first)
  }

  @Test("what was known of a file that breaks while it is open goes into the new one")
  func refilled() throws {
    let file = try TemporaryFile()
    try file.write(Self.bytes.first)
    let database = try file.open()
    #expect(try database.ledger() == Self.first)
    try Connection(path: file.path, file: "test").execute("UPDATE publication SET publisher = publisher || '.'")
    #expect(try database.ledger() == Self.first)
    #expect(database.notes.count == 1)
    #expect(try file.open().ledger() == Self.first)
  }
}

extension LedgerMutator {
  static func after(_ ledger: Ledger, seed: Int) -> Ledger {
    var mutator = LedgerMutator(seed: seed)
    return mutator.changed(ledger)
  }
}
