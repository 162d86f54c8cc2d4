import Content
import Diagnostics
import Workspace

/// `verbatim fmt`: puts content files into their usual order and spacing.
enum FormatCommand: Command {
  private static let check = Flag("check", "write nothing; name the files that would change, and fail if there are any")

  static let description = CommandDescription(
    name: "fmt", summary: "put content files into their usual order and spacing", arguments: "[FILE]",
    argumentCount: 0...1000,
    details: """
      Sorts the keys of each record into the order of docs/content-format.md, and the lines of each quoted statement: the
      quote, the rule lines, the keys. Sets line ends and empty lines right. Words are never changed, and quotes keep every
      byte; saved copies, samples and translation files are left alone. Without files, all of the content.
      """,
    flags: [check],
    examples: [
      .init(line: "verbatim fmt", meaning: "before a commit"),
      .init(line: "verbatim fmt --check", meaning: "on a build server"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folder = try WorkspaceSearch.folders(invocation).content
    var faults: [Diagnostic] = []
    var paths = folder.files(reporting: &faults)
    if !invocation.arguments.isEmpty { paths = try chosen(invocation.arguments, of: paths, in: folder) }
    var changed: [String] = []
    for path in paths where path.hasSuffix(".md") || path.hasSuffix(".yaml") {
      switch folder.text(path) {
      case .failure(let fault): faults.append(fault)
      case .success(let text):
        let former = text.text(0..<text.bytes.count)
        let formatted = ContentFormat.text(former, path: path)
        guard formatted != former else { continue }
        changed.append(path)
        if !invocation.has(check) { try NamedFile.write(formatted, to: "\(folder.root)/\(path)") }
      }
    }
    console.complain(faults) { _, _ in nil }
    for path in changed { console.say(folder.shown(path)) }
    if invocation.has(check), !changed.isEmpty {
      console.complain(
        "\(changed.count == 1 ? "1 file" : "\(changed.count) files") would change: run 'verbatim fmt'.\n")
    }
    return faults.hasErrors || (invocation.has(check) && !changed.isEmpty) ? .findings : .clean
  }

  /// The files that were named, as paths below the content folder.
  private static func chosen(_ names: [String], of paths: [String], in folder: Folder) throws -> [String] {
    let known = Set(paths)
    return try names.map { name in
      let below = name.split(separator: "Content/", maxSplits: 1).last.map { String($0) } ?? name
      guard known.contains(below) else {
        let hint = Suggestion.clause(for: below, among: paths)
        throw UsageFault("the content has no file '\(VisibleText.escaped(name))'\(hint)", command: description)
      }
      return below
    }
  }
}
