import Claims
import Diagnostics

/// Reads how a set of regions is written: a list of members, `eu except five plus NO`, or `everywhere except eu, NO`.
struct RegionExpression {
  /// The names of all sets, also of those that turn out to be broken.
  let sets: Set<String>
  /// The same, in the order of the file, for messages.
  let listed: [String]
  private(set) var faults: [Diagnostic] = []
  /// The place of each name.
  private(set) var places: [RegionName: FileLocation] = [:]

  init(sets: [String]) {
    self.sets = Set(sets)
    listed = sets
  }

  private mutating func report(_ id: DiagnosticID, _ message: String, at location: FileLocation) {
    faults.append(Diagnostic(id, message, at: location))
  }

  private mutating func name(_ text: Located<String>, orWord word: String? = nil) -> RegionName? {
    if let code = RegionCode(text.value) { return .country(code) }
    if let id = RegionSetID(text.value), sets.contains(text.value) { return .set(id) }
    let known = listed + (word.map { [$0] } ?? [])
    report(.unknownRegion, RegionNames.message(text.value, sets: known), at: text.location)
    return nil
  }

  /// A list of codes and other sets.
  mutating func members(_ texts: [Located<String>]) -> RegionSet.Definition {
    var list: [RegionName] = []
    for text in texts {
      guard let name = name(text) else { continue }
      if let first = places[name] {
        faults.append(
          Diagnostic(
            .overlappingRegions, "'\(name)' is named twice in this set", at: text.location,
            notes: [Diagnostic.Note("it was first named here", at: first)]))
        continue
      }
      places[name] = text.location
      list.append(name)
    }
    return .members(list)
  }

  /// Sets joined by `except`, `plus` and `within`, or what is left of everywhere.
  mutating func expression(_ text: Located<String>) -> RegionSet.Definition? {
    let source = SourceText(path: text.location.path, text.value)
    let tokens = RuleToken.tokens(in: 0..<source.bytes.count, of: source).map { token in
      Located(token.text, at: text.place(of: token.range))
    }
    guard let first = tokens.first else { return nil }
    if first.value == "everywhere" { return everywhere(tokens) }
    guard let start = operand(first, orWord: "everywhere") else { return nil }
    return steps(after: start, tokens)
  }

  private mutating func operand(_ token: Located<String>, orWord word: String? = nil) -> RegionName? {
    guard let name = name(token, orWord: word) else { return nil }
    places[name] = token.location
    return name
  }

  /// `everywhere except A, B`.
  private mutating func everywhere(_ tokens: [Located<String>]) -> RegionSet.Definition? {
    guard tokens[1].value == "except" else {
      report(.badValue, "'except' was expected here, found \(shown(tokens[1]))", at: tokens[1].location)
      return nil
    }
    var left: [RegionName] = []
    var index = 2
    while true {
      guard isName(tokens[index]) else {
        report(.badValue, "a region was expected here, found \(shown(tokens[index]))", at: tokens[index].location)
        return nil
      }
      if let name = operand(tokens[index]) { left.append(name) }
      index += 1
      if tokens[index].value.isEmpty { return .everywhereExcept(left) }
      guard tokens[index].value == "," else {
        report(
          .badValue, "',' and another region was expected here, found \(shown(tokens[index]))",
          at: tokens[index].location)
        return nil
      }
      index += 1
    }
  }

  private mutating func steps(after first: RegionName, _ tokens: [Located<String>]) -> RegionSet.Definition? {
    var steps: [RegionSet.Step] = []
    var index = 1
    while !tokens[index].value.isEmpty {
      let word = tokens[index]
      guard let operation = RegionSet.Operation(rawValue: word.value) else {
        let known = RegionSet.Operation.allCases.map { $0.rawValue }
        let hint = Suggestion.clause(for: word.value, among: known)
        report(
          .badValue, "one of \(known.joined(separator: ", ")) was expected here, found \(shown(word))\(hint)",
          at: word.location)
        return nil
      }
      let right = tokens[index + 1]
      guard isName(right) else {
        report(
          .badValue, "a region was expected after '\(operation.rawValue)', found \(shown(right))", at: right.location)
        return nil
      }
      if let operand = operand(right) { steps.append(RegionSet.Step(operation: operation, operand: operand)) }
      index += 2
    }
    return .expression(first: first, steps: steps)
  }

  private func isName(_ token: Located<String>) -> Bool { !token.value.isEmpty && token.value != "," }

  private func shown(_ token: Located<String>) -> String { token.value.isEmpty ? "the end" : "'\(token.value)'" }
}
