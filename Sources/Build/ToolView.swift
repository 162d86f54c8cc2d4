import Claims
import Diagnostics
public import Pages
public import Rendering
import Workspace

/// The tool's own templates and its words in English, without a workspace.
public struct ToolView: Sendable {
  /// Renders pages by the templates.
  public let renderer: PageRenderer
  /// The words in English.
  public let words: Words

  /// Loads them from the first of some folders that exists.
  public static func load(_ toolTemplates: [String]) throws -> ToolView {
    guard let english = LocaleCode("en"),
      let folder = toolTemplates.lazy.compactMap({ try? Folder($0, prefix: "Templates") }).first
    else {
      throw WorkspaceFault(
        "the tool's templates are not where they should be", remedy: "install the tool again, or set VERBATIM_TEMPLATES"
      )
    }
    let tool = try ToolFiles.load([folder], locales: [english])
    return ToolView(
      renderer: PageRenderer(templates: tool.templates, words: tool.words),
      words: tool.words[english] ?? Words(locale: english, entries: [:]))
  }
}
