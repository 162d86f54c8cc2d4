public import Claims
public import ClaimsDatabase
public import Diagnostics
import Content
import Workspace

/// The claims database of a workspace, brought up to what was read.
public struct ClaimsStore {
  private let database: ClaimsDatabase
  /// The output folder, which is held as long as the store is.
  private let output: OutputFolder
  /// What has to be told of the database itself.
  public var notes: [Diagnostic] { database.notes }

  /// What an update found and left.
  struct Update: Sendable {
    /// What the database held before; nil where it held nothing.
    let former: (ledger: Ledger, files: [ContentFile])?
    /// The files of what it holds now.
    let files: [ContentFile]
    /// What had to be set aside to get here.
    let notes: [Diagnostic]
  }

  /// Makes the database in the output folder hold what was read. Throws where the file cannot be written; a damaged or
  /// foreign file is set aside and a note says so.
  static func update(_ folders: WorkspaceFolders, to content: LoadedContent) throws -> Update {
    let database = try open(folders)
    let before = (ledger: try database.ledger(), files: try database.storedFiles())
    let files = try bring(database, to: content, folders)
    return Update(
      former: before.ledger.map { (ledger: $0, files: before.files) }, files: files, notes: database.notes)
  }

  private static func open(_ folders: WorkspaceFolders) throws -> ClaimsDatabase {
    let name = "claims.sqlite"
    return try ClaimsDatabase(path: "\(folders.output)/\(name)", name: "output/\(name)")
  }

  private static func bring(
    _ database: ClaimsDatabase, to content: LoadedContent, _ folders: WorkspaceFolders
  ) throws -> [ContentFile] {
    let files = content.files.keys.map { path in
      ContentFile(path: folders.content.shown(path), digest: content.digests[path] ?? "")
    }.sorted { $0.path < $1.path }
    if let ledger = content.ledger { try database.update(to: ledger, files: files) }
    return files
  }

  /// The store of a workspace whose output folder may not exist yet.
  public static func opening(_ folders: WorkspaceFolders, _ inspection: Inspection) throws -> ClaimsStore {
    // Taking the folder makes it, finishes what a stopped build left behind, and keeps others out meanwhile.
    let output = try OutputFolder(folders.output)
    let database = try open(folders)
    _ = try bring(database, to: inspection.content, folders)
    return ClaimsStore(database: database, output: output)
  }

  /// The claims that a query finds, best first.
  public func claims(matching query: ClaimQuery) throws -> [Claim] {
    let ids = try database.claims(matching: query)
    guard let ledger = try database.ledger() else { return [] }
    return ids.compactMap { ledger.claim($0) }
  }
}
