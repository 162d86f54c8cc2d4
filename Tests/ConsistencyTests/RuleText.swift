import Claims
import Diagnostics

/// A place for values of tests that come from no file.
let nowhere = FileLocation.wholeFile("test")

/// Reads the rules of tests, written much as authors write them:
/// `FRAME: OUTCOME is VALUE if TERM and TERM, whatever DIMENSION (maybe only if)`.
struct RuleText {
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  /// A rule line; `places` are the meanings of a place name.
  static func statement(_ text: String, places: [[String]] = [["device", "account"]]) throws -> Statement {
    var rest = text
    let maybeOnlyIf = rest.hasSuffix(" (maybe only if)")
    if maybeOnlyIf { rest.removeLast(" (maybe only if)".count) }
    var whatever: [DimensionID] = []
    while let comma = rest.split(around: ", whatever ", last: true) {
      whatever.insert(try id(comma.after), at: 0)
      rest = comma.before
    }
    var frame: [Term] = []
    if let colon = rest.split(around: ": ") {
      frame = try terms(colon.before)
      rest = colon.after
    }
    var connective = Statement.Connective.always
    var condition: [Term] = []
    for (word, kind) in [
      (" exactly if ", Statement.Connective.exactlyIf), (" only if ", .onlyIf), (" unless ", .unless), (" if ", .onIf),
    ] {
      guard connective == .always, let parts = rest.split(around: word) else { continue }
      connective = kind
      condition = try terms(parts.after)
      rest = parts.before
    }
    for modality in [Statement.Modality.mustNot, .must, .shouldNot, .should, .may, .isSo] {
      guard let parts = rest.split(around: " \(modality.rawValue) ") else { continue }
      return Statement(
        outcome: try id(parts.before), modality: modality,
        values: try parts.after.parts(separatedBy: " or ").map { try id($0) }, frame: frame, connective: connective,
        condition: condition, whatever: whatever, maybeOnlyIf: maybeOnlyIf,
        places: (frame + condition).contains { $0.subject == .places }
          ? try places.map { try $0.map { try id($0) } } : [],
        location: nowhere)
    }
    throw Malformed(description: text)
  }

  /// Terms joined by "and".
  static func terms(_ text: String) throws -> [Term] { try text.parts(separatedBy: " and ").map(term) }

  private static func term(_ text: String) throws -> Term {
    let words = text.split(separator: " ").map { String($0) }
    switch words.count {
    case 2 where words[0] == "in": return Term(.places, .inside(try names(words[1])))
    case 2 where words[0] == "outside": return Term(.places, .outside(try names(words[1])))
    case 3...:
      let subject = Term.Subject.dimension(try id(words[0]))
      let operand = words[2...].joined(separator: " ")
      switch words[1] {
      case "in": return Term(subject, .inside(try names(operand)))
      case "outside": return Term(subject, .outside(try names(operand)))
      case "from": return Term(subject, .from(try version(operand)))
      case "before": return Term(subject, .before(try version(operand)))
      case "is" where words[2] == "not":
        return Term(
          subject,
          .isNoneOf(try words[3...].joined(separator: " ").parts(separatedBy: " or ").map { try id($0) }))
      case "is": return Term(subject, .isOneOf(try operand.parts(separatedBy: " or ").map { try id($0) }))
      default: throw Malformed(description: text)
      }
    default: throw Malformed(description: text)
    }
  }

  private static func names(_ text: String) throws -> [RegionName] {
    try text.parts(separatedBy: ",").map { name in
      if let code = RegionCode(name) { return .country(code) }
      return .set(try id(name))
    }
  }

  private static func version(_ text: String) throws -> Version {
    guard let version = Version(text) else { throw Malformed(description: text) }
    return version
  }

  /// An id of any kind.
  static func id<Kind>(_ text: String) throws -> Identifier<Kind> {
    guard let id = Identifier<Kind>(text) else { throw Malformed(description: "no id: \(text)") }
    return id
  }
}

extension String {
  fileprivate func split(around separator: String, last: Bool = false) -> (before: String, after: String)? {
    let pieces = parts(separatedBy: separator)
    guard pieces.count > 1 else { return nil }
    return last
      ? (pieces.dropLast().joined(separator: separator), pieces[pieces.count - 1])
      : (pieces[0], pieces.dropFirst().joined(separator: separator))
  }

  fileprivate func parts(separatedBy separator: String) -> [String] {
    var pieces: [String] = []
    var current: [UInt8] = []
    let bytes = Array(utf8)
    let mark = Array(separator.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        pieces.append(String(decoding: current, as: UTF8.self))
        current = []
        index += mark.count
      } else {
        current.append(bytes[index])
        index += 1
      }
    }
    return pieces + [String(decoding: current, as: UTF8.self)]
  }
}
