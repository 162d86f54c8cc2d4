import Build
import Claims
import Content
import Diagnostics
import Localization
import Pages
import Workspace

/// What the commands for translators share: the workspace, its translations, and the way to write them.
struct TranslationDesk {
  let folders: WorkspaceFolders
  let inspection: Inspection
  let ledger: Ledger

  var content: LoadedContent { inspection.content }

  /// Where texts stand on the site.
  var places: UnitPlaces { UnitPlaces(content.guides, content.translations.map { $0.source }) }

  /// Reads the workspace; nil, with what is wrong said, where its content has errors.
  static func open(_ invocation: Invocation, _ console: Console) throws -> TranslationDesk? {
    let folders = try WorkspaceSearch.folders(invocation)
    let inspection = try Inspection.inspect(folders, today: nil)
    guard let ledger = inspection.content.ledger, !inspection.content.diagnostics.hasErrors else {
      console.complain(inspection.content.diagnostics) { inspection.line($0, $1) }
      console.complain("The content has errors; mend them first.\n")
      return nil
    }
    return TranslationDesk(folders: folders, inspection: inspection, ledger: ledger)
  }

  /// The languages that are translated into.
  var locales: [LocaleCode] {
    ledger.publication.locales.filter { $0 != ledger.publication.defaultLocale && !$0.isPseudo }
  }

  /// The languages that `--locale` names, by a tag or its beginning; all of them without the flag.
  func locales(_ invocation: Invocation, _ command: CommandDescription) throws(UsageFault) -> [LocaleCode] {
    guard let text = invocation.value(.locale) else { return locales }
    if let exact = locales.first(where: { $0.tag == text }) { return [exact] }
    let found = locales.filter { $0.tag.lowercased().hasPrefix(text.lowercased()) }
    guard found.count == 1 else {
      let known = locales.map { $0.tag }.joined(separator: ", ")
      throw UsageFault(
        found.isEmpty
          ? "nothing is translated into '\(text)'; known here: \(known)"
          : "'\(text)' may be \(found.map { $0.tag }.joined(separator: " or "))", command: command)
    }
    return found
  }

  /// The documents of some locales, only those named if any are.
  func documents(
    _ locales: [LocaleCode], named names: [String], _ command: CommandDescription
  ) throws(UsageFault) -> [DocumentTranslation] {
    let known = Set(content.translations.map { $0.source.name })
    var wanted: Set<DocumentName> = []
    for text in names {
      guard let name = DocumentName(text), known.contains(name) else {
        let hint = Suggestion.clause(for: text, among: known.sorted().map { $0.description })
        throw UsageFault("there is no document '\(text)'\(hint)", command: command)
      }
      wanted.insert(name)
    }
    return content.translations.filter {
      locales.contains($0.locale) && (wanted.isEmpty || wanted.contains($0.source.name))
    }
  }

  /// The notes that go out with units: sentences in English, addresses within the site.
  func context() -> ContextBuilder {
    let vocabulary = ledger.vocabulary
    let words = inspection.englishWords
    return ContextBuilder(
      ledger,
      sentences: { claim in
        guard let words else { return [] }
        let sentence = RuleSentence(vocabulary: vocabulary, words: words, language: LanguageData(words.locale))
        return claim.statements.map { sentence.text($0) }
      },
      addresses: { [places] in places.address($1, in: $0) })
  }

  /// Writes files below `Content/`, holding the workspace meanwhile; returns the paths that changed.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws -> [String] {
    guard !files.isEmpty else { return [] }
    let output = try OutputFolder(folders.output)
    defer { withExtendedLifetime(output) {} }
    return try EditedFiles.write(files, below: "\(folders.root)/Content")
  }

  /// The file of a stored document.
  func file(_ document: StoredDocument) -> (path: String, bytes: [UInt8])? {
    StoredFormat.bytes(document).map { ("locales/\(document.locale)/\(document.name.path)", $0) }
  }
}
