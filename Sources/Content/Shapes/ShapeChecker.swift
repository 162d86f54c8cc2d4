import Claims
import Diagnostics

/// Compares YAML nodes with a shape and reports every difference.
struct ShapeChecker {
  private var faults: [Diagnostic] = []

  /// The mapping's fields, checked all the way down; nil where the node is no mapping.
  static func check(_ node: YAMLNode, _ shape: RecordShape, reporting faults: inout [Diagnostic]) -> Fields? {
    var checker = ShapeChecker()
    checker.check(node, .record(shape))
    faults += checker.faults
    return Fields(node)
  }

  /// Reports a node that is no text, or an empty one.
  static func checkText(_ node: YAMLNode, reporting faults: inout [Diagnostic]) {
    var checker = ShapeChecker()
    checker.check(node, .text)
    faults += checker.faults
  }

  private mutating func report(_ id: DiagnosticID, _ message: String, _ node: YAMLNode) {
    faults.append(Diagnostic(id, message, at: node.location))
  }

  private mutating func check(_ node: YAMLNode, _ shape: Shape) {
    if node.isRefused { return }
    switch shape {
    case .record(let record): check(node, record)
    case .list(let item, let orOne):
      if case .sequence(let nodes) = node.value {
        for node in nodes { check(node, item) }
      } else if orOne {
        check(node, item)
      } else {
        report(.wrongShape, "a list was expected here, found \(node.kind)", node)
      }
    case .map(let item):
      guard case .mapping(let entries) = node.value else {
        report(.wrongShape, "a mapping was expected here, found \(node.kind)", node)
        return
      }
      for entry in entries { check(entry.value, item) }
    default:
      guard let scalar = node.scalar else {
        reportNoText(node, shape)
        return
      }
      if let problem = shape.problem(with: scalar.value) { report(problem.id, problem.message, node) }
    }
  }

  /// A list or mapping in the place of a text. A mapping of one entry on one line is most likely a text that holds `: `.
  private mutating func reportNoText(_ node: YAMLNode, _ shape: Shape) {
    var hint = ""
    var fixIts: [Diagnostic.FixIt] = []
    if case .mapping(let entries) = node.value, let entry = entries.first {
      hint = "; quote the text if it holds ': '"
      if entries.count == 1, let value = entry.value.scalar, let fixIt = Self.quoting(entry.key, value) {
        fixIts = [fixIt]
      }
    }
    faults.append(
      Diagnostic(
        .wrongShape, "\(shape.expectation) was expected here, found \(node.kind)\(hint)", at: node.location,
        fixIts: fixIts))
  }

  private static func quoting(_ key: Located<String>, _ value: Located<String>) -> Diagnostic.FixIt? {
    let gap = value.location.column - key.location.column - key.location.length
    guard key.location.line == value.location.line, key.runs.isEmpty, value.runs.isEmpty, !value.value.isEmpty, gap > 1
    else { return nil }
    let text = key.value + ":" + String(repeating: " ", count: gap - 1) + value.value
    let place = FileLocation(
      path: key.location.path, line: key.location.line, column: key.location.column, length: text.utf8.count)
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return Diagnostic.FixIt("quote the value", at: place, replacement: "\"\(escaped)\"")
  }

  private mutating func check(_ node: YAMLNode, _ record: RecordShape) {
    guard case .mapping(let entries) = node.value else {
      report(.wrongShape, "\(record.name) was expected here, a mapping; found \(node.kind)", node)
      return
    }
    let known = record.fields.map { $0.key }
    for entry in entries {
      guard let field = record.fields.first(where: { $0.key == entry.key.value }) else {
        let key = entry.key.value
        let hint = KnownHint.clause(for: key, among: known)
        faults.append(Diagnostic(.unknownKey, "\(record.name) has no key '\(key)'\(hint)", at: entry.key.location))
        continue
      }
      check(entry.value, field.shape)
    }
    let given = Set(entries.map { $0.key.value })
    for field in record.fields where field.isNeeded && !given.contains(field.key) {
      report(.missingKey, "\(record.name) needs the key '\(field.key)': \(field.meaning)", node)
    }
  }
}

extension Shape {
  /// What a scalar of this shape is, for messages.
  var expectation: String {
    switch self {
    case .text: "a text"
    case .identifier: "an id (lower-case letters, digits and hyphens, a letter first)"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .yesNo: "yes or no"
    case .date: "a day, YYYY-MM-DD, or --MM-DD where the year is not known"
    case .version: "a version such as 27.2 or 27.2-beta"
    case .locale: "a locale such as en or zh-Hans"
    case .address: "an address that begins with https://"
    case .digest: "a SHA-256 of 64 hexadecimal digits in lower case"
    case .region: "a region: an ISO 3166-1 code or the id of a set"
    case .claim: "a quoted statement's address, source/name"
    case .terms: "a condition such as 'call is new and system from 27.2'"
    case .list: "a list"
    case .record, .map: "a mapping"
    }
  }

  /// What is wrong with a scalar of this shape, or nil.
  func problem(with text: String) -> (id: DiagnosticID, message: String)? {
    let id: DiagnosticID
    let isRight: Bool
    switch self {
    case .text, .terms, .region, .claim:
      // Whether a region or a quoted statement exists is for the readers to say, who know which do.
      if let control = text.unicodeScalars.first(where: {
        $0 != "\n" && $0 != "\t" && $0.properties.generalCategory == .control
      }) {
        return (.badValue, "a text holds the control character U+\(Self.hex(control)); remove it")
      }
      (id, isRight) = (.badValue, !text.allSatisfy { $0.isWhitespace })
    case .identifier: (id, isRight) = (.badID, SourceID(text) != nil)
    case .word(let words):
      if words.contains(text) { return nil }
      let hint = Suggestion.clause(for: text, among: words)
      return (.badValue, "\(expectation) was expected here, found '\(text)'\(hint)")
    case .yesNo: (id, isRight) = (.badValue, text == "yes" || text == "no")
    case .date: (id, isRight) = (.badDate, CalendarDate(text) != nil)
    case .version: (id, isRight) = (.badVersion, Version(text) != nil)
    case .locale: (id, isRight) = (.badLocale, LocaleCode(text) != nil)
    case .address:
      let rest = text.utf8.dropFirst(8)
      (id, isRight) = (
        .badValue,
        text.hasPrefix("https://") && !rest.isEmpty && rest.first != UInt8(ascii: "/")
          && !text.contains { $0.isWhitespace }
      )
    case .digest: (id, isRight) = (.badValue, text.utf8.count == 64 && text.utf8.allSatisfy(Self.isHexDigit))
    case .list, .record, .map: return nil
    }
    return isRight ? nil : (id, "\(expectation) was expected here, found '\(text)'")
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...102).contains(byte)
  }
}
