public import Claims
public import ClaimsDatabase
public import Diagnostics
import Digests
import Workspace

/// The claims database of a workspace, brought up to what was read.
public struct ClaimsStore {
  private let database: ClaimsDatabase
  /// The output folder, where the store took it itself.
  private let output: OutputFolder?
  /// What the database held before; nil where it held nothing.
  let former: (ledger: Ledger, files: [ContentFile])?
  /// What it holds now.
  let files: [ContentFile]
  /// What had to be set aside to get here.
  public var notes: [Diagnostic] { database.notes }

  /// Opens the database in the output folder and makes it hold what an inspection read. Throws where the file cannot be
  /// written; a damaged or foreign file is set aside and a note says so.
  init(_ folders: WorkspaceFolders, _ inspection: Inspection, holding output: OutputFolder? = nil) throws {
    self.output = output
    let name = "claims.sqlite"
    database = try ClaimsDatabase(path: "\(folders.output)/\(name)", name: "output/\(name)")
    let before = (ledger: try database.ledger(), files: try database.storedFiles())
    former = before.ledger.map { (ledger: $0, files: before.files) }
    files = inspection.content.files.map { path, text in
      ContentFile(path: folders.content.shown(path), digest: BLAKE2b(of: text.bytes).hex)
    }.sorted { $0.path < $1.path }
    guard let ledger = inspection.content.ledger else { return }
    try database.update(to: ledger, files: files)
  }

  /// The store of a workspace whose output folder may not exist yet.
  public static func opening(_ folders: WorkspaceFolders, _ inspection: Inspection) throws -> ClaimsStore {
    // Taking the folder makes it, finishes what a stopped build left behind, and keeps others out meanwhile.
    let output = try OutputFolder(folders.output)
    return try ClaimsStore(folders, inspection, holding: output)
  }

  /// The claims that a query finds, best first.
  public func claims(matching query: ClaimQuery) throws -> [Claim] {
    let ids = try database.claims(matching: query)
    guard let ledger = try database.ledger() else { return [] }
    return ids.compactMap { ledger.claim($0) }
  }
}
