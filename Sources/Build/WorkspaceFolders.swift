public import Workspace

/// Where a run reads and writes: the content, the templates, the output.
public struct WorkspaceFolders: Sendable {
  /// The workspace's own folder.
  public let root: String
  /// What authors wrote.
  public let content: Folder
  /// Templates, the workspace's own first.
  public let templates: [Folder]
  /// Where the output goes.
  public let output: String

  /// The folders of the workspace at `root`. `toolTemplates` are the places where the tool's own templates may be; the
  /// first that exists is used.
  public init(root: String, output: String?, toolTemplates: [String]) throws(WorkspaceFault) {
    self.root = root
    let limit = 8 << 20
    do {
      content = try Folder("\(root)/Content", prefix: "Content", sizeLimit: limit)
    } catch {
      throw WorkspaceFault(
        "there is no workspace in '\(root)': it has no folder 'Content'",
        remedy: "name one with --workspace, or make one with 'verbatim init DIR'")
    }
    var folders: [Folder] = []
    if let own = try? Folder("\(root)/Templates", prefix: "Templates", sizeLimit: limit) { folders.append(own) }
    for path in toolTemplates {
      guard let folder = try? Folder(path, prefix: "Templates", sizeLimit: limit) else { continue }
      if folder.root != folders.first?.root { folders.append(folder) }
      break
    }
    templates = folders
    guard !folders.isEmpty else {
      throw WorkspaceFault(
        "the tool's templates are not where they should be", remedy: "install the tool again, or set VERBATIM_TEMPLATES"
      )
    }
    self.output = output ?? "\(root)/output"
  }
}
