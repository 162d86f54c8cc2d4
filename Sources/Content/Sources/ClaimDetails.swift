import Claims
import Diagnostics

/// What the `key: value` lines of a claim say.
struct ClaimDetails {
  struct ReportedBy {
    let source: SourceID
    let line: Int?
    let location: FileLocation
  }

  struct Restored {
    let from: String
    let certainty: Certainty
    let location: FileLocation
  }

  var frame = RuleFrame()
  var topics: [TopicID] = []
  var note: String?
  var formerly: [Located<ClaimName>] = []
  var role: Claim.Role?
  /// The quoted statement that the quote is the publisher's own translation of.
  var translates: Located<String>?
  var report: ReportedBy?
  /// Whether a line `reported by:` stands there, even a faulty one.
  var isReported = false
  var restorations: [Restored] = []
  /// Whether each line `restored:` could be read.
  var restorationsAreWhole = true
  /// Keys that may stand once, with their places.
  var once: [String: FileLocation] = [:]
}

/// Reads the `key: value` lines of a claim.
struct ClaimDetailsReader {
  private let file: SourceText
  private let names: KnownNames
  private let topics: TopicNames
  private let sources: SourceNames
  private(set) var details = ClaimDetails()
  private(set) var faults: [Diagnostic] = []

  init(_ file: SourceText, names: KnownNames, topics: TopicNames, sources: SourceNames) {
    self.file = file
    self.names = names
    self.topics = topics
    self.sources = sources
  }

  private mutating func report(_ id: DiagnosticID, _ message: String, at location: FileLocation) {
    faults.append(Diagnostic(id, message, at: location))
  }

  /// Reads one line.
  mutating func read(_ field: ClaimDraft.Field) {
    if ["role", "reported by", "translates"].contains(field.key) {
      if let first = details.once[field.key] {
        faults.append(
          Diagnostic(
            .duplicateKey, "the key '\(field.key)' stands here twice", at: field.location,
            notes: [Diagnostic.Note("it was first given here", at: first)]))
        return
      }
      details.once[field.key] = field.location
    }
    switch field.key {
    case "for": frame(field)
    case "topics": details.topics += topics.ids(parts(field.value), reporting: &faults)
    case "note":
      let text = file.text(field.value)
      details.note = details.note.map { "\($0)\n\(text)" } ?? text
    case "formerly": formerly(field)
    case "role": role(field)
    case "reported by": reportedBy(field)
    case "restored": restored(field)
    case "translates": details.translates = Located(file.text(field.value), at: file.location(field.value))
    default:
      let hint = KnownHint.clause(for: field.key, among: ClaimDraft.knownKeys)
      report(.unknownKey, "a quoted statement has no key '\(field.key)'\(hint)", at: field.location)
    }
  }

  private mutating func frame(_ field: ClaimDraft.Field) {
    switch RuleFrameText.frame(in: field.value, of: file, names: names) {
    case .success(let frame): details.frame = details.frame.adding(frame)
    case .failure(let fault):
      faults += [fault.diagnostic].compactMap { $0 }
      details.frame.isIncomplete = true
    }
  }

  private mutating func formerly(_ field: ClaimDraft.Field) {
    for part in parts(field.value) {
      if let name = ClaimName(part.value) {
        details.formerly.append(Located(name, at: part.location))
      } else {
        report(.badID, "'\(part.value)' is not an id", at: part.location)
      }
    }
  }

  private mutating func role(_ field: ClaimDraft.Field) {
    let text = file.text(field.value)
    details.role = Claim.Role(rawValue: text)
    guard details.role == nil else { return }
    let known = Claim.Role.allCases.map { $0.rawValue }
    let hint = Suggestion.clause(for: text, among: known)
    report(
      .badValue, "one of \(known.joined(separator: ", ")) was expected here, found '\(text)'\(hint)",
      at: file.location(field.value))
  }

  /// `article, line 44`.
  private mutating func reportedBy(_ field: ClaimDraft.Field) {
    details.isReported = true
    let parts = parts(field.value)
    guard let first = parts.first, let by = SourceID(first.value) else {
      let place = parts.first?.location ?? file.location(field.value)
      report(.claimSyntax, "a source was expected here, as in 'reported by: article, line 44'", at: place)
      return
    }
    var number: Int?
    if parts.count > 1 {
      let words = parts[1].value.split(separator: " ")
      number = words.count == 2 && words[0] == "line" ? Int(words[1]).flatMap { $0 > 0 ? $0 : nil } : nil
      guard number != nil else {
        report(
          .claimSyntax, "'line' and its number was expected here, found '\(parts[1].value)'", at: parts[1].location)
        return
      }
    }
    if parts.count > 2 {
      report(.claimSyntax, "the end of the line was expected here, found '\(parts[2].value)'", at: parts[2].location)
      return
    }
    guard sources.check(by, at: first.location, reporting: &faults) else { return }
    details.report = ClaimDetails.ReportedBy(source: by, line: number, location: field.location)
  }

  /// `article, line 36; known`.
  private mutating func restored(_ field: ClaimDraft.Field) {
    let text = file.text(field.value)
    guard let semicolon = text.lastIndex(of: ";"),
      let certainty = Certainty(rawValue: text[text.index(after: semicolon)...].trimmingSpaces),
      case let from = text[..<semicolon].trimmingSpaces, !from.isEmpty
    else {
      details.restorationsAreWhole = false
      report(
        .badHole, "where the words are from, then '; known' or '; guessed' was expected here",
        at: file.location(field.value))
      return
    }
    details.restorations.append(
      ClaimDetails.Restored(from: from, certainty: certainty, location: field.location))
  }

  /// The parts of a value between commas, with their places.
  private func parts(_ range: Range<Int>) -> [Located<String>] {
    var found: [Located<String>] = []
    var start = range.lowerBound
    for end in range.filter({ file.bytes[$0] == UInt8(ascii: ",") }) + [range.upperBound] {
      let part = file.trimming(start..<end)
      if !part.isEmpty { found.append(Located(file.text(part), at: file.location(part))) }
      start = end + 1
    }
    return found
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
