import Build
import Claims
import Content
import Diagnostics
import Workspace

extension NewThing {
  /// Quotes a sentence of a document's saved copies.
  func claim() throws -> ExitStatus {
    guard invocation.arguments.count == 2 else {
      throw UsageFault("'new claim' needs the id of a document", command: NewCommand.description)
    }
    guard let words = invocation.value(NewCommand.find) else {
      throw UsageFault("'new claim' needs --find with words of the sentence", command: NewCommand.description)
    }
    let content = ContentLoader.load(folders.content)
    let quotable = try Quotable(source: invocation.arguments[1], content)
    let found = FoundPassage.find(words, in: quotable.captures)
    guard let passage = found.first, found.count == 1 else {
      console.complain(
        found.isEmpty
          ? "No saved copy of '\(quotable.source)' has the words '\(VisibleText.escaped(words))'.\n"
          : "These words stand in \(found.count) sentences; give more of them:\n"
            + found.map { "  \(Self.short($0.text, around: words))\n" }.joined())
      return .findings
    }
    if let claim = quotable.quoting(passage) {
      console.complain("'\(claim.id)' quotes this sentence already, at \(claim.location).\n")
      return .findings
    }
    let proposal = quotable.proposal(passage, name: invocation.value(NewCommand.id))
    guard ClaimName(proposal.name) != nil else {
      throw UsageFault("'\(proposal.name)' is no id", command: NewCommand.description)
    }
    guard !invocation.has(NewCommand.print) else {
      console.write(proposal.text())
      return .clean
    }
    return try add(proposal, to: quotable)
  }

  /// Writes the statement into the claims file. A rule line that the reader refuses is taken out again and told.
  private func add(_ proposal: ClaimProposal, to quotable: Quotable) throws -> ExitStatus {
    let path = "sources/\(quotable.source)/claims.md"
    let former = quotable.claimsFile
    let edit = ClaimsFileEdit.adding(proposal.text(), under: proposal.headings, to: former)
    try write(edit.text, to: path, isNew: former.isEmpty)
    let lines = edit.line..<edit.line + proposal.text().split(separator: "\n").count
    let refused = ContentLoader.load(folders.content).diagnostics.first { fault in
      fault.severity == .error && fault.location?.path == "Content/\(path)" && lines.contains(fault.location?.line ?? 0)
    }
    console.say("Content/\(path):\(edit.line): added '\(quotable.source)/\(proposal.name)'.")
    if let refused, proposal.rule != nil {
      let plain = ClaimsFileEdit.adding(proposal.text(withRule: .leftOut), under: proposal.headings, to: former)
      try write(plain.text, to: path, isNew: false)
      console.say("A rule line that the words suggest does not fit: \(refused.message).")
    } else if let rule = proposal.rule {
      let cues = proposal.cues.map { "'\($0)'" }.joined(separator: ", ")
      console.say("Look at the rule line, made from \(cues): \(rule)")
    }
    return .clean
  }

  private func write(_ text: String, to path: String, isNew: Bool) throws {
    if isNew {
      try NewFiles.write([(path, text)], below: folders.content.root)
    } else {
      try NamedFile.write(text, to: "\(folders.content.root)/\(path)")
    }
  }

  /// A sentence cut to what tells it from others: some words before and behind those that were looked for.
  private static func short(_ text: String, around words: String) -> String {
    guard text.count > 160 else { return text }
    return String(text.prefix(158)) + " …"
  }
}

/// A document with what can be quoted from it.
struct Quotable {
  let source: SourceID
  let captures: [Capture]
  /// The text of its claims file; empty where there is none.
  let claimsFile: String
  private let claims: [Claim]
  private let vocabulary: Vocabulary

  /// A document of the content; throws where there is none of that id, or no saved copy of it.
  init(source name: String, _ content: LoadedContent) throws(WorkspaceFault) {
    guard let ledger = content.ledger else {
      throw WorkspaceFault("the content has errors; run 'verbatim check' first")
    }
    guard let source = SourceID(name), ledger.source(source) != nil else {
      let hint = Suggestion.clause(for: name, among: ledger.sources.map { $0.id.text })
      throw WorkspaceFault("there is no document '\(VisibleText.escaped(name))'\(hint)")
    }
    self.source = source
    captures = ledger.captures.filter { $0.source == source }
    guard !captures.isEmpty else {
      throw WorkspaceFault(
        "there is no saved copy of '\(source)' to find words in",
        remedy: "put its text and a record into 'Content/sources/\(source)/captures'")
    }
    claims = ledger.claims.filter { $0.id.source == source }
    vocabulary = ledger.vocabulary
    let file = content.files["sources/\(source)/claims.md"]
    claimsFile = file.map { $0.text(0..<$0.bytes.count) } ?? ""
  }

  /// The statement that quotes a passage already.
  func quoting(_ passage: FoundPassage) -> Claim? { claims.first { $0.quotation?.text == passage.text } }

  /// A statement for a passage, with an id that is free.
  func proposal(_ passage: FoundPassage, name: String? = nil) -> ClaimProposal {
    let taken = claims.flatMap { [$0.id.name.text] + $0.formerly.map { $0.text } }
    return ClaimProposal(passage, name: name, taken: Set(taken), vocabulary: vocabulary)
  }
}
