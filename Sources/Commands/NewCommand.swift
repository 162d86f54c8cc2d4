import Build
import Claims
import Content
import Diagnostics
import Workspace

/// `verbatim new`: begins a document, a quoted statement, a guide or a decision.
enum NewCommand: Command {
  static let find = Flag("find", value: "WORDS", "for 'claim': words of the sentence, as the saved copy has them")
  static let id = Flag("id", value: "ID", "what to call it; else the tool finds a name, and a free one")
  static let title = Flag("title", value: "TEXT", "for 'source' and 'guide': its title")
  static let publisher = Flag("publisher", value: "NAME", "for 'source': who published it")
  static let kind = Flag(
    "kind", value: "KIND", choices: Source.Kind.allCases.map { $0.rawValue },
    "for 'source': what kind of document it is")
  static let url = Flag("url", value: "ADDRESS", "for 'source': where it is published")
  static let print = Flag("print", "print what would be written, and write nothing")

  static let description = CommandDescription(
    name: "new", summary: "begin a document, a quoted statement, a guide or a decision",
    arguments: "source|claim|guide|decision [ID]", argumentCount: 1...2,
    details: """
      'new source' and 'new guide' write the files of one; 'new claim SOURCE --find WORDS' finds the sentence with these
      words in the saved copies of the document, and adds it to the quotes, byte for byte, under the document's own
      heading, with an id and, where the words show one, a rule line to look at. 'new decision [ID]' records a
      disagreement as open, with the checksums of the words that it rests on. Nothing that exists is written over: a
      name that is taken gets a number.
      """,
    flags: [find, id, title, publisher, kind, url, print],
    examples: [
      .init(line: "verbatim new source release-notes --title 'Release notes'", meaning: "a document to quote from"),
      .init(line: "verbatim new claim release-notes --find 'if you supply it'", meaning: "a quote from its saved copy"),
      .init(line: "verbatim new decision", meaning: "record the one disagreement that nobody has looked at"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folders = try WorkspaceSearch.folders(invocation)
    let job = NewThing(folders: folders, invocation: invocation, console: console)
    switch invocation.arguments[0] {
    case "source": return try job.source()
    case "claim": return try job.claim()
    case "guide": return try job.guide()
    case "decision": return try job.decision()
    case let other:
      let hint = Suggestion.clause(for: other, among: ["source", "claim", "guide", "decision"])
      throw UsageFault("'\(other)' is not one of source, claim, guide, decision\(hint)", command: description)
    }
  }
}

/// One thing that `new` begins.
struct NewThing {
  let folders: WorkspaceFolders
  let invocation: Invocation
  let console: Console

  private var named: String? {
    invocation.value(NewCommand.id) ?? (invocation.arguments.count > 1 ? invocation.arguments[1] : nil)
  }

  /// A free id in a folder of the content, from what was asked for or `otherwise`.
  private func name(below folder: String, otherwise: String) throws -> String {
    let wanted = named ?? invocation.value(NewCommand.title).flatMap { Self.id(from: $0) } ?? otherwise
    guard SourceID(wanted) != nil else {
      throw UsageFault(
        "'\(wanted)' is no id: lower-case letters, digits and hyphens, a letter first", command: NewCommand.description)
    }
    var faults: [Diagnostic] = []
    let files = folders.content.files(below: folder, reporting: &faults)
    let taken = files.compactMap { path in
      path.dropFirst(folder.count + 1).split(separator: "/").first?.split(separator: ".").first.map { String($0) }
    }
    let free = FreeName.of(wanted, taken: Set(taken))
    if free != wanted { console.say("'\(wanted)' is taken; this one is '\(free)'.") }
    return free
  }

  private static func id(from title: String) -> String? {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let id = words.prefix(5).joined(separator: "-")
    return SourceID(id) == nil ? nil : id
  }

  /// Fills a template of the tool in; lines that become empty are left out.
  private func filled(_ template: String, _ values: [String: String]) throws -> String {
    let bytes = folders.toolFile("new/\(template)")
    guard !bytes.isEmpty else {
      throw WorkspaceFault(
        "the tool's file 'new/\(template)' is not where it should be", remedy: "install the tool again")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      values.reduce(String(line)) { $0.replacing("{\($1.key)}", with: $1.value) }
    }
    let kept = zip(
      lines, String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    )
    .filter { !$0.0.isEmpty || $0.1.isEmpty }
    return kept.map { $0.0 }.joined(separator: "\n")
  }

  private func write(_ files: [(path: String, text: String)], next: String) throws -> ExitStatus {
    guard !invocation.has(NewCommand.print) else {
      for file in files { console.write("# Content/\(file.path)\n\(file.text)") }
      return .clean
    }
    try NewFiles.write(files, below: folders.content.root)
    for file in files { console.say("Content/\(file.path)") }
    console.say(next)
    return .clean
  }

  func source() throws -> ExitStatus {
    let name = try name(below: "sources", otherwise: "source")
    let text = try filled(
      "source/source.yaml",
      [
        "id": name, "title": YAMLText.scalar(invocation.value(NewCommand.title) ?? name),
        "publisher": YAMLText.scalar(invocation.value(NewCommand.publisher) ?? "Publisher"),
        "kind": invocation.value(NewCommand.kind) ?? "article",
        "url": invocation.value(NewCommand.url).map { "url: \(YAMLText.scalar($0))" } ?? "",
      ])
    return try write(
      [("sources/\(name)/source.yaml", text)], next: "Next: save a copy of the document, and quote from it.")
  }

  func guide() throws -> ExitStatus {
    let name = try name(below: "guides", otherwise: "guide")
    let values = ["id": name, "title": YAMLText.scalar(invocation.value(NewCommand.title) ?? name)]
    let files = try ["checklist.md", "guide.md"].map { ("guides/\(name)/\($0)", try filled("guide/\($0)", values)) }
    return try write(files, next: "Next: verbatim serve --open")
  }

  func decision() throws -> ExitStatus {
    let inspection = try Inspection.inspect(folders, today: nil)
    let waiting = inspection.report?.findings.filter { $0.verdict != .resolved && $0.state == .undecided } ?? []
    let wanted = invocation.arguments.count > 1 ? invocation.arguments[1] : nil
    guard let finding = wanted == nil && waiting.count == 1 ? waiting[0] : waiting.first(where: { $0.id == wanted })
    else {
      let hint = wanted.map { Suggestion.clause(for: $0, among: waiting.map { $0.id }) } ?? ""
      console.complain(
        waiting.isEmpty
          ? "No disagreement waits for an editor.\n"
          : wanted == nil
            ? "Which of these? Name one:\n" + waiting.map { "  \($0.id)\n" }.joined()
            : "No disagreement '\(wanted ?? "")' waits for an editor\(hint)\n")
      return .failure
    }
    let taken = Set(inspection.content.ledger?.decisions.map { $0.id.text } ?? [])
    let draft = DecisionDraft(finding, inspection, reviewBy: .today(plus: 90), taken: taken)
    let name =
      try invocation.value(NewCommand.id).map { _ in try self.name(below: "decisions", otherwise: draft.name) }
      ?? draft.name
    return try write(
      [("decisions/\(name).yaml", draft.text)],
      next: "Recorded as open. To decide: fill in 'follow', 'reason' and 'decided-by'.")
  }
}
