import Diagnostics

/// What can be wrong with a template, as facts; the one place where they are put into words.
enum TemplateProblem {
  case nulByte
  case unclosedTag(close: String)
  case emptyTag
  case spaceBeforeMark(String)
  case badName(String)
  case badTemplateName(String)
  case unescaped(name: String)
  case notOffered(String)
  case badDelimiters
  case openDelimiters
  case tooDeep(limit: Int)
  case tooManyPartials(template: String, limit: Int)
  case tooManyFaults
  case unclosedSection(String)
  case wrongClose(found: String, expected: String)
  case strayClose(String)
  case duplicateTemplate(String)
  case missingTemplate(String, known: [String])
  case recursivePartial(chain: [String])
  case unknownName(String, known: [String])
  case unknownPart(String, of: String, known: [String])
  case noParts(String, of: String, is: String)
  case unprintable(String, is: String)
}

extension TemplateProblem {
  /// The diagnostic at a place.
  func diagnostic(
    at location: FileLocation?, notes: [Diagnostic.Note] = [], fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    Diagnostic(id, message, at: location, notes: notes, fixIts: fixIts)
  }

  private var id: DiagnosticID {
    switch self {
    case .unclosedSection, .wrongClose, .strayClose: .unclosedSection
    case .duplicateTemplate: .duplicateID
    case .missingTemplate: .missingTemplate
    case .recursivePartial: .recursivePartial
    case .unknownName, .unknownPart, .noParts: .unknownName
    case .unprintable: .unprintableValue
    default: .templateSyntax
    }
  }

  private var message: String {
    switch self {
    case .nulByte: "a NUL byte, which no HTML file may hold"
    case .unclosedTag(let close): "this tag is never closed; expected '\(close)' before the next tag"
    case .emptyTag: "a tag without a name"
    case .spaceBeforeMark(let mark): "white space before '\(mark)'; the mark must follow the opening braces directly"
    case .badName(let name):
      "'\(Self.shown(name))' is not a name; expected letters, digits, '-' and '_', with '.' between the parts of a path"
    case .badTemplateName(let name):
      "'\(Self.shown(name))' does not name a template; expected letters, digits, '-', '_' and '.'"
    case .unescaped(let name):
      "unescaped tags are not offered: values of type HTML are printed as they are, all text is escaped; "
        + "write '{{\(Self.shown(name))}}'"
    case .notOffered(let what): "\(what) are not offered; use sections and partials"
    case .badDelimiters: "expected two marks without '=' between the equals signs, as in '{{=<% %>=}}'"
    case .openDelimiters: "this tag sets delimiters and must end with an equals sign, as in '{{=<% %>=}}'"
    case .tooDeep(let limit): "sections and partials nest more than \(limit) deep here"
    case .tooManyPartials(let template, let limit):
      "'\(template)' would take in more than \(limit) partials, counting those within partials"
    case .tooManyFaults: "more than \(TemplateFault.limit) faults; the rest is not shown"
    case .unclosedSection(let name):
      "the section '\(Self.shown(name))' is never closed; expected '{{/\(Self.shown(name))}}'"
    case .wrongClose(let found, let expected):
      "found '{{/\(Self.shown(found))}}', expected '{{/\(Self.shown(expected))}}'"
    case .strayClose(let name): "'{{/\(Self.shown(name))}}' closes a section that is not open"
    case .duplicateTemplate(let name): "two templates have the name '\(name)'; folders do not tell them apart"
    case .missingTemplate(let name, let known):
      "there is no template '\(Self.shown(name))'" + Suggestion.clause(for: name, among: known)
    case .recursivePartial(let chain):
      "the partial '\(chain.last ?? "")' would contain itself: " + chain.joined(separator: " > ")
    case .unknownName(let name, let known):
      "unknown name '\(Self.shown(name))'" + Suggestion.clause(for: name, among: known)
    case .unknownPart(let name, let owner, let known):
      "unknown name '\(Self.shown(name))' in '\(Self.shown(owner))'" + Suggestion.clause(for: name, among: known)
    case .noParts(let name, let owner, let kind):
      "unknown name '\(Self.shown(name))' in '\(Self.shown(owner))', which is \(kind)"
    case .unprintable(let name, let kind):
      "'\(Self.shown(name))' is \(kind) and cannot be printed; expected text or HTML, "
        + "or a section '{{#\(Self.shown(name))}}'"
    }
  }

  /// A name as a message shows it: cut where it is too long, without what would break the line.
  private static func shown(_ name: String) -> String {
    let line = String(name.prefix(40).map { $0.isNewline || $0 == "\0" || $0 == "\t" ? " " : $0 })
    return line.utf8.count < name.utf8.count ? line + "…" : line
  }
}

extension TemplateValue {
  /// The value's type as messages say it.
  var kind: String {
    switch self {
    case .text: "text"
    case .markup: "HTML"
    case .flag: "yes or no"
    case .list(let items): items.count == 1 ? "a list of 1" : "a list of \(items.count)"
    case .record: "a record"
    case .nothing: "without a value here"
    }
  }
}
