import Diagnostics
import Foundation

/// The file of the database from outside: whether it can be ours, and how it is set aside.
struct DatabaseFile {
  /// Where it is.
  let path: String
  /// How messages name it.
  let name: String

  /// What stands at the path.
  enum Finding: Equatable {
    /// Nothing, or an empty file, which SQLite leaves behind when it is stopped before the first transaction.
    case vacant
    /// A database of this program and this version of the schema, as far as its header tells.
    case ours
    /// Anything else, and what it is, as the predicate of a sentence about the file.
    case unusable(String)
  }

  /// Looks at the file's kind and at the 100 bytes of its header, without opening it as a database: that could already
  /// change a file that is not ours.
  func inspect() -> Finding {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return .vacant }
    if isFolder.boolValue { return .unusable("is a folder") }
    // What cannot be read is left for SQLite to report: it must not be set aside.
    guard let handle = FileHandle(forReadingAtPath: path) else { return .ours }
    defer { try? handle.close() }
    guard let header = try? handle.read(upToCount: 100).map({ [UInt8]($0) }) else { return .vacant }
    if header.isEmpty { return .vacant }
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      return .unusable("is not a database")
    }
    guard Self.number(in: header, at: 68) == Schema.applicationID else {
      return .unusable("is a database of another program")
    }
    let version = Self.number(in: header, at: 60)
    if version > Schema.version { return .unusable("was written by a newer version of this program") }
    if version < Schema.version { return .unusable("was written by an older version of this program") }
    return .ours
  }

  /// A big-endian number of four bytes, as SQLite's header has them.
  private static func number(in header: [UInt8], at offset: Int) -> Int64 {
    header[offset..<offset + 4].reduce(0) { $0 << 8 | Int64($1) }
  }

  /// The files that SQLite keeps beside a database; they belong to it and go with it.
  private static let companions = ["", "-journal", "-wal", "-shm"]

  /// Moves the file out of the way, under the first free name; nothing is overwritten and nothing deleted.
  func setAside(because reason: String) throws(DatabaseFault) -> Diagnostic {
    var number = 1
    while Self.companions.contains(where: { Self.exists("\(path).set-aside-\(number)\($0)") }) { number += 1 }
    do {
      // The companions first: a journal without its database is harmless, a database with another's journal is not.
      for companion in Self.companions.reversed() where Self.exists(path + companion) {
        try FileManager.default.moveItem(atPath: path + companion, toPath: "\(path).set-aside-\(number)\(companion)")
      }
    } catch {
      throw DatabaseFault(.readOnly, "it \(reason) and cannot be moved out of the way", file: name)
    }
    return Diagnostic(
      .databaseSetAside, "the database '\(name)' \(reason); it is built again from the content",
      at: .wholeFile(name), notes: [Diagnostic.Note("the former file is now '\(name).set-aside-\(number)'")])
  }

  /// Whether there is anything, be it a link that leads nowhere.
  private static func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }
}
