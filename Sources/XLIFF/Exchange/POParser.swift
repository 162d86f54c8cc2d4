import Diagnostics

/// Reads a catalogue line by line.
struct POParser {
  let source: SourceText
  private(set) var document = PODocument()
  private(set) var problems: [Diagnostic] = []

  /// The strings of an entry.
  private enum Field: Hashable {
    case context, id, plural, translation(Int), previousContext, previousID, previousPlural
  }

  private var entry = POEntry(id: "", translations: [])
  private var fields: [Field: String] = [:]
  private var current: Field?
  private var start: FileLocation?
  private var seen: [String: FileLocation?] = [:]
  private var hasHeader = false

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func parse() {
    guard !source.bytes.isEmpty else { return }
    for number in 1...source.lineCount {
      let range = source.rangeOfLine(number)
      line(Cursor(bytes: source.bytes, index: range.lowerBound, end: range.upperBound))
    }
    finish()
  }

  private mutating func line(_ line: Cursor) {
    var cursor = line
    cursor.skipSpaces()
    if cursor.isAtEnd {
      finish()
      return
    }
    if cursor.take("#~") {
      cursor.skipSpaces()
      if case .translation? = current, !continues(cursor) { finish() }
      begin(at: line)
      entry.isObsolete = true
      if cursor.take("|") { previous(&cursor) } else { statement(&cursor) }
    } else if cursor.take("#") {
      comment(&cursor, line)
    } else {
      statement(&cursor)
    }
  }

  /// Whether a statement belongs to the entry whose translation was read last.
  private func continues(_ cursor: Cursor) -> Bool {
    cursor.peek == UInt8(ascii: "\"") || cursor.rest().hasPrefix("msgstr")
  }

  private mutating func comment(_ cursor: inout Cursor, _ line: Cursor) {
    // A comment after a translation starts the next entry.
    if case .translation? = current { finish() }
    begin(at: line)
    if cursor.take(".") {
      entry.extractedComments.append(cursor.restWithoutSpace())
    } else if cursor.take(":") {
      entry.references += XMLCharacters.tokens(cursor.rest())
    } else if cursor.take(",") {
      entry.flags += cursor.rest().split(separator: ",").map { XMLCharacters.trimmed(String($0)) }.filter {
        !$0.isEmpty
      }
    } else if cursor.take("|") {
      previous(&cursor)
    } else {
      entry.comments.append(cursor.restWithoutSpace())
    }
  }

  private mutating func previous(_ cursor: inout Cursor) {
    cursor.skipSpaces()
    let at = cursor
    if cursor.take("msgctxt") {
      string(&cursor, into: .previousContext, at)
    } else if cursor.take("msgid_plural") {
      string(&cursor, into: .previousPlural, at)
    } else if cursor.take("msgid") {
      string(&cursor, into: .previousID, at)
    } else {
      continuation(&cursor)
    }
  }

  private mutating func statement(_ cursor: inout Cursor) {
    cursor.skipSpaces()
    let at = cursor
    if cursor.take("msgctxt") {
      if fields[.id] != nil { finish() }
      string(&cursor, into: .context, at)
    } else if cursor.take("msgid_plural") {
      string(&cursor, into: .plural, at)
    } else if cursor.take("msgid") {
      if fields[.id] != nil { finish() }
      string(&cursor, into: .id, at)
    } else if cursor.take("msgstr") {
      var number = 0
      if cursor.take("[") {
        number = cursor.number() ?? -1
        guard cursor.take("]"), (0..<100).contains(number) else {
          report("the number of a plural form is wrong", at)
          return
        }
      }
      string(&cursor, into: .translation(number), at)
    } else {
      continuation(&cursor)
    }
  }

  /// A quoted string that goes on with the field before it.
  private mutating func continuation(_ cursor: inout Cursor) {
    let at = cursor
    guard cursor.peek == UInt8(ascii: "\"") else {
      let word = cursor.rest().prefix(20)
      let isMarker = ["<<<<<<<", "=======", ">>>>>>>"].contains { word.hasPrefix($0) }
      report(
        isMarker
          ? "an unresolved merge: choose one side and remove the markers"
          : "'\(word)' is not a statement of a catalogue", at)
      return
    }
    guard let field = current else {
      report("a string without a keyword before it", at)
      return
    }
    if let text = quoted(&cursor, at) { fields[field, default: ""] += text }
  }

  private mutating func string(_ cursor: inout Cursor, into field: Field, _ at: Cursor) {
    cursor.skipSpaces()
    begin(at: at)
    guard let text = quoted(&cursor, at) else { return }
    if fields[field] != nil { report("the entry says this twice", at) }
    fields[field] = text
    current = field
  }

  private mutating func quoted(_ cursor: inout Cursor, _ at: Cursor) -> String? {
    switch cursor.quoted() {
    case .success(let text): return text
    case .failure(let reason):
      report(reason.message, reason.cursor ?? at)
      return nil
    }
  }

  private mutating func begin(at cursor: Cursor) {
    if start == nil { start = source.location(at: cursor.index) }
  }

  private mutating func report(_ message: String, _ cursor: Cursor) {
    problems.append(Diagnostic(.poSyntax, message, at: source.location(at: cursor.index)))
  }

  /// Closes the entry that is being read, if there is one.
  private mutating func finish() {
    defer {
      entry = POEntry(id: "", translations: [])
      fields = [:]
      current = nil
      start = nil
    }
    guard let id = fields[.id] else {
      if !fields.isEmpty { problems.append(Diagnostic(.poSyntax, "the entry has no msgid", at: start)) }
      // Comments at the end of a file belong to no entry; nothing is lost but them.
      return
    }
    entry.id = id
    entry.context = fields[.context]
    entry.plural = fields[.plural]
    entry.origin = Origin(start)
    let count = fields.keys.compactMap { if case .translation(let number) = $0 { number + 1 } else { nil } }.max() ?? 0
    if count == 0 {
      problems.append(Diagnostic(.poSyntax, "the entry has no msgstr", at: start))
      return
    }
    entry.translations = (0..<count).map { fields[.translation($0)] ?? "" }
    let former = POEntry.Previous(
      context: fields[.previousContext], id: fields[.previousID], plural: fields[.previousPlural])
    if former != POEntry.Previous() { entry.previous = former }
    add(entry)
  }

  private mutating func add(_ entry: POEntry) {
    if entry.id.isEmpty, entry.context == nil, !entry.isObsolete, !hasHeader {
      hasHeader = true
      document.headerComments = entry.comments
      document.header = entry.translation.split(separator: "\n").map { field in
        let parts = field.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count == 2 ? XMLCharacters.trimmed(String(parts[1])) : ""
        return POHeaderField(String(parts[0]), value)
      }
      return
    }
    // U+0004 is what gettext itself puts between context and message.
    let key = (entry.context.map { $0 + "\u{4}" } ?? "") + entry.id
    if !entry.isObsolete, let first = seen.updateValue(entry.origin.location, forKey: key) {
      problems.append(
        Diagnostic(
          .poSyntax, "the message is there twice", at: entry.origin.location,
          notes: [Diagnostic.Note("the first is here", at: first)]))
    }
    document.entries.append(entry)
  }
}
