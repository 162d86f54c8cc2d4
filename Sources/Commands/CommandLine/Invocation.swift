import Diagnostics

/// A command line that was understood.
struct Invocation {
  /// The arguments that are no flags, in order.
  let arguments: [String]
  private let values: [String: [String]]

  /// The value of a flag; the last one where it was given more than once.
  func value(_ flag: Flag) -> String? { values[flag.name]?.last }

  /// All values of a repeatable flag.
  func values(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

  /// Whether a flag was given.
  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// Understands the words behind a command's name.
  static func parse(_ words: [String], for command: CommandDescription) throws(UsageFault) -> Invocation {
    var arguments: [String] = []
    var values: [String: [String]] = [:]
    var rest = words[...]
    var flagsAreOver = false
    while let word = rest.popFirst() {
      if flagsAreOver || !word.hasPrefix("-") || word == "-" {
        arguments.append(word)
      } else if word == "--" {
        flagsAreOver = true
      } else {
        try take(word, &rest, command, &values)
      }
    }
    guard arguments.count >= command.argumentCount.lowerBound else {
      throw UsageFault("'\(command.name)' needs \(command.arguments)", command: command)
    }
    guard arguments.count <= command.argumentCount.upperBound else {
      let extra = arguments[command.argumentCount.upperBound]
      throw UsageFault("'\(command.name)' does not take '\(extra)'", command: command)
    }
    return Invocation(arguments: arguments, values: values)
  }

  private static func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: CommandDescription, _ values: inout [String: [String]]
  ) throws(UsageFault) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    let flag = try find(parts[0], command)
    guard flag.value != nil else {
      guard parts.count == 1 else { throw UsageFault("'\(parts[0])' takes no value", command: command) }
      values[flag.name, default: []].append(parts[0])
      return
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
      throw UsageFault("'\(parts[0])' needs a value: \(flag.value ?? "")", command: command)
    }
    if !flag.choices.isEmpty, !flag.choices.contains(value) {
      let hint = Suggestion.clause(for: value, among: flag.choices)
      throw UsageFault(
        "'\(value)' is not one of \(flag.choices.joined(separator: ", ")) for '\(parts[0])'\(hint)", command: command)
    }
    if !flag.isRepeatable, values[flag.name] != nil {
      throw UsageFault("'\(parts[0])' was given twice", command: command)
    }
    values[flag.name, default: []].append(value)
  }

  private static func find(_ word: String, _ command: CommandDescription) throws(UsageFault) -> Flag {
    let flags = command.allFlags
    if word.hasPrefix("--"), let flag = flags.first(where: { $0.name == word.dropFirst(2) }) { return flag }
    if word.count == 2, let letter = word.last, let flag = flags.first(where: { $0.letter == letter }) { return flag }
    let known = flags.map { "--\($0.name)" }
    let hint = Suggestion.clause(for: word, among: known)
    throw UsageFault("'\(command.name)' has no flag '\(word)'\(hint)", command: command)
  }
}

/// A command line that was not understood: exit status 2.
struct UsageFault: Error {
  let message: String
  /// The command whose help to look at; nil where no command was recognised.
  let command: CommandDescription?

  init(_ message: String, command: CommandDescription?) {
    self.message = message
    self.command = command
  }
}
