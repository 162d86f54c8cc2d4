import ClaimsDatabase
import Foundation

/// A place for a database that goes with its folder when nobody needs it any more.
final class TemporaryFile: Sendable {
  let folder: String
  var path: String { folder + "/claims.sqlite" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/claims-database-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Opens the database as a new process would.
  func open() throws -> ClaimsDatabase { try ClaimsDatabase(path: path, name: "output/claims.sqlite") }

  var bytes: [UInt8] { [UInt8](FileManager.default.contents(atPath: path) ?? Data()) }

  func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

  /// The names in the folder, sorted.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }
}
