import Build
import Claims
import ClaimsDatabase
import Content
import Diagnostics
import Packets
import Pages
import Workspace

/// `verbatim diff`: what changed between two packets, databases, workspaces or git revisions.
enum DiffCommand: Command {
  private static let format = Flag(
    "format", value: "FORM", choices: ["text", "json", "html", "markdown"], "markdown is for a pull request's comment")

  static let description = CommandDescription(
    name: "diff", summary: "tell what changed between two packets, databases or git revisions", arguments: "OLD NEW",
    argumentCount: 2...2,
    details: """
      Tells which quotes, saved copies, decisions, disagreements, passages and translations changed, in which cases
      something else happens now, and what is out of date since. OLD and NEW are each a packet, a database
      (claims.sqlite), the folder of a workspace, a recorded release, or a git revision of the workspace. Exits with 1 where something
      changed.
      """,
    flags: [format],
    examples: [
      .init(line: "verbatim diff main .", meaning: "what a branch changes"),
      .init(line: "verbatim diff main . --format markdown", meaning: "the same, for a pull request"),
      .init(line: "verbatim diff review-1 review-2", meaning: "two packets"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let (old, new) = (invocation.arguments[0], invocation.arguments[1])
    let before = try DiffSide.content(old, invocation, console)
    let after = try DiffSide.content(new, invocation, console)
    guard let before, let after else { return .findings }
    let changes = PacketComparison(before, after).changes()
    let tool = try DiffSide.tool(invocation)
    switch invocation.value(format) {
    case "json": console.write(DiffText.json(changes))
    case "markdown": console.write(DiffText.markdown(changes, tool.words, old: old, new: new))
    case "html":
      let page = DifferencePage(changes, words: tool.words, old: old, new: new).page()
      console.write(String(decoding: try tool.renderer.render(page), as: UTF8.self))
    default: console.write(DiffText.text(changes, tool.words))
    }
    return changes.isEmpty ? .clean : .findings
  }
}

/// Reads one side of a comparison.
enum DiffSide {
  /// What a side says; nil where its content has errors, which are told.
  static func content(_ name: String, _ invocation: Invocation, _ console: Console) throws -> PacketContent? {
    if let packet = try? PacketReader(name) { return try packet.content().content }
    if name.hasSuffix(".sqlite") { return try database(name, invocation) }
    if CurrentFolder.isWorkspace(name) { return try workspace(name, named: name, console) }
    let root = invocation.value(.workspace) ?? CurrentFolder.workspace() ?? "."
    if let release = try release(name, root) { return release }
    return try GitRevision(name, in: root).withWorkspace { try workspace($0, named: name, console) }
  }

  /// The tool's words in English, and its templates.
  static func tool(_ invocation: Invocation) throws -> ToolView { try ToolView.load(CurrentFolder.toolTemplates()) }

  private static func workspace(_ root: String, named name: String, _ console: Console) throws -> PacketContent? {
    let folders = try WorkspaceFolders(root: root, output: nil, toolTemplates: CurrentFolder.toolTemplates())
    let inspection = try Inspection.inspect(folders, today: nil)
    guard let made = inspection.packetSite() else {
      console.complain(inspection.content.diagnostics) { inspection.line($0, $1) }
      console.complain("The content of '\(name)' has errors; it cannot be compared.\n")
      return nil
    }
    return content(made)
  }

  /// What a recorded release of the workspace says; nil where there is none of that name.
  private static func release(_ name: String, _ root: String) throws -> PacketContent? {
    guard ReleaseReader.isName(name), CurrentFolder.contains("\(root)/Content/releases/\(name).json") else {
      return nil
    }
    let content = try Folder("\(root)/Content", prefix: "Content", sizeLimit: 8 << 20)
    let path = "releases/\(name).json"
    return try PacketMaker.EarlierPacket(
      record: content.bytes(path).get(), at: .wholeFile(content.shown(path))
    ).content
  }

  private static func database(_ path: String, _ invocation: Invocation) throws -> PacketContent {
    guard CurrentFolder.contains(path) else { throw WorkspaceFault("there is no database '\(path)'") }
    let database = try ClaimsDatabase(path: path, name: path)
    guard let ledger = try database.ledger(),
      let made = try Inspection.packetSite(of: ledger, toolTemplates: CurrentFolder.toolTemplates())
    else { throw WorkspaceFault("the database '\(path)' holds nothing that can be compared") }
    return content(made)
  }

  private static func content(_ made: PacketSite) -> PacketContent {
    let scope = PacketScope(
      subject: .everything, audience: .inside, locales: made.site.ledger.publication.locales, original: .leftOut)
    return PacketMaker(made, scope).content()
  }
}
