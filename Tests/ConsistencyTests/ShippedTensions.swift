import Testing

@testable import Consistency

/// What a careful reader finds in the documents, as a finding: the rows of the ground truth that it belongs to, the pair,
/// the kind, the verdict and the cases.
struct Tension: Sendable, CustomTestStringConvertible {
  let rows: [String]
  let finding: GoldenRow

  init(_ rows: String, _ finding: GoldenRow) {
    self.rows = rows.split(separator: " ").map { String($0) }
    self.finding = finding
  }

  var testDescription: String { "\(rows.joined(separator: " ")) \(finding.id)" }
}

/// The disagreements of the shipped content, all of them.
enum ShippedTensions {
  private static let inFive = "device in five, account in five, flag false"
  private static let mixed = "device in five, account in outside-eu, call new"
  private static let storeElsewhere = [
    "device in outside-eu, storefront in five, system 27.2+, call new",
    "account in outside-eu, storefront in five, system 27.2+, call new",
  ]
  private static let userElsewhere = [
    "device in outside-eu, user in five, call new", "account in outside-eu, user in five, call new",
  ]
  private static let switchOff = "reprompt-region eligible, tracking-setting off"
  private static let reinstalledSwitchOff = "earlier-answer under-a-year, reinstalled yes, tracking-setting off"
  private static let simulator = "system 27.2-beta..<27.2, environment simulator"

  /// Which country counts, and for whom the flag counts.
  static let places = [
    Tension("T3", GoldenRow("interface.method-page.eu-sheet~method-page.five-countries", .stricter, .resolved, inFive)),
    Tension(
      "T3",
      GoldenRow(
        "button.method-page.eu-sheet~method-page.five-countries", .stricter, .resolved,
        "device in five, account in five, flag false, action given")),
    Tension(
      "T3",
      GoldenRow(
        "interface.method-page.eu-sheet~new-header.five-whatever-you-pass", .stricter, .readingDependent,
        "device in five, account in eu, flag false")),
    Tension(
      "T5",
      GoldenRow(
        "interface.new-header.five-whatever-you-pass~new-header.yes-or-no", .contradiction, .resolved,
        "device in five, flag false")),
    Tension(
      "T5", GoldenRow("interface.method-page.five-countries~new-header.yes-or-no", .contradiction, .resolved, inFive)),
    Tension(
      "T6", GoldenRow("interface.method-page.outside-eu~notice.five-only-alternative", .basis, .certain, storeElsewhere)
    ),
    Tension(
      "T6",
      GoldenRow(
        "interface.method-page.device-and-account~notice.five-only-alternative", .basis, .certain, storeElsewhere)),
    Tension(
      "T6",
      GoldenRow(
        "interface.notice.five-only-alternative~older-page.five-sheet", .basis, .certain,
        "device outside five, storefront in five, system 27.2+, call older")),
    Tension(
      "T6",
      GoldenRow(
        "interface.notice.five-only-alternative~older-page.five-sheet~785586", .basis, .readingDependent,
        "account outside five, storefront in five, system 27.2+, call older")),
    Tension(
      "T6",
      GoldenRow(
        "interface.method-page.outside-eu~release-notes.five-required", .basis, .readingDependent, userElsewhere)),
    Tension(
      "T6",
      GoldenRow(
        "interface.method-page.device-and-account~release-notes.five-required", .basis, .readingDependent, userElsewhere
      )),
    Tension(
      "T6",
      GoldenRow(
        "interface.older-page.five-sheet~release-notes.five-required", .basis, .readingDependent,
        "device outside five, user in five, system 27.2-beta+, call older")),
    Tension(
      "T6",
      GoldenRow(
        "interface.older-page.five-sheet~release-notes.five-required~07bb9e", .basis, .readingDependent,
        "account outside five, user in five, system 27.2-beta+, call older")),
    Tension(
      "T6",
      GoldenRow(
        "interface.method-page.device-and-account~new-header.five-whatever-you-pass", .basis, .readingDependent, mixed)),
    Tension(
      "T6",
      GoldenRow("interface.method-page.outside-eu~new-header.five-whatever-you-pass", .basis, .readingDependent, mixed)),
    Tension(
      "T5 T6",
      GoldenRow(
        "interface.new-header.yes-or-no~notice.five-only-alternative", .contradiction, .certain,
        "storefront in five, system 27.2+, flag false")),
    Tension(
      "T5 T6",
      GoldenRow(
        "interface.new-header.yes-or-no~release-notes.five-required", .contradiction, .certain,
        "user in five, flag false")),
    Tension(
      "T5",
      GoldenRow("interface.new-header.yes-or-no~release-notes.five-required~2a5ec6", .contradiction, .resolved, inFive)),
    Tension(
      "T3 T6",
      GoldenRow(
        "interface.method-page.eu-sheet~notice.five-only-alternative", .stricter, .readingDependent,
        "device in eu, account in eu, storefront in five, system 27.2+, flag false")),
    Tension(
      "T3 T6",
      GoldenRow(
        "interface.method-page.eu-sheet~release-notes.five-required", .contradiction, .readingDependent,
        "device in eu, account in eu, user in five, flag false")),
    Tension(
      "T3",
      GoldenRow("interface.method-page.eu-sheet~release-notes.five-required~3d0f48", .contradiction, .resolved, inFive)),
    Tension(
      "T10",
      GoldenRow(
        "interface.notice.option-from-27-2~older-page.five-sheet", .floor, .certain, "device in five, system <27.2-beta"
      )),
  ]

  /// What the prompt shows, and where the call exists.
  static let prompt = [
    Tension(
      "T1",
      GoldenRow(
        "text.key-page.needs-true~method-page.rest-of-eu-markdown", .stricter, .readingDependent,
        "device in rest, account in rest, flag false, markdown-key present")),
    Tension(
      "T2",
      GoldenRow(
        "text.method-page.rest-of-eu-markdown~method-page.sheet-uses-markdown", .stricter, .readingDependent,
        "device in rest, account in rest, flag false, markdown-key present")),
    Tension(
      "T21",
      GoldenRow(
        "button.method-page.eu-sheet~new-header.no-action-no-button", .contradiction, .readingDependent,
        "device in eu, account in eu, flag false, action given")),
    Tension(
      "T21",
      GoldenRow(
        "button.method-page.outside-eu~new-header.no-action-no-button", .stricter, .resolved,
        "device in outside-eu, action given", "account in outside-eu, action given")),
    Tension(
      "T28",
      GoldenRow(
        "formatting.key-page.format~older-page.five-markdown", .stricter, .readingDependent,
        "device in five, call older, element other-rich-text")),
    Tension(
      "T29",
      GoldenRow(
        "availability.method-page.availability~new-header.availability", .stricter, .readingDependent,
        "platform mac-catalyst, call new")),
  ]

  /// Asking again: how long to wait, after a reinstallation, with the switch off, after opting out.
  static let asking = [
    Tension(
      "T14",
      GoldenRow(
        "reprompt.method-page.not-within-a-year~new-header.periodic-asking", .duty, .certain,
        "device in eu, account in eu, earlier-answer under-a-year, reprompt-region eligible")),
    Tension(
      "T14",
      GoldenRow(
        "reprompt.new-header.periodic-asking~older-header.otherwise-remembered", .duty, .readingDependent,
        "earlier-answer under-a-year, reinstalled no, reprompt-region eligible")),
    Tension(
      "T17",
      GoldenRow(
        "reprompt.method-page.not-within-a-year~older-header.otherwise-remembered", .duty, .readingDependent,
        "device in eu, account in eu, earlier-answer under-a-year, reinstalled yes")),
    Tension(
      "T19",
      GoldenRow(
        "reprompt.policy-page.ask-again-after-a-year~policy-page.not-with-the-switch-off", .duty, .resolved,
        "user in eu, earlier-answer a-year-or-more, tracking-setting off")),
    Tension(
      "T19",
      GoldenRow(
        "reprompt.method-page.again-after-a-year~policy-page.ask-again-after-a-year", .duty, .resolved,
        "user in eu, earlier-answer a-year-or-more, tracking-setting off")),
    Tension(
      "T19",
      GoldenRow(
        "reprompt.older-header.again-after-a-year~policy-page.not-with-the-switch-off", .duty, .certain,
        "earlier-answer a-year-or-more, \(switchOff)")),
    Tension(
      "T19",
      GoldenRow(
        "reprompt.method-page.again-after-a-year~older-header.again-after-a-year", .duty, .certain,
        "earlier-answer a-year-or-more, \(switchOff)")),
    Tension(
      "T19",
      GoldenRow("reprompt.new-header.periodic-asking~policy-page.not-with-the-switch-off", .duty, .certain, switchOff)),
    Tension(
      "T19", GoldenRow("reprompt.method-page.again-after-a-year~new-header.periodic-asking", .duty, .certain, switchOff)
    ),
    Tension(
      "T17 T19",
      GoldenRow(
        "reprompt.older-header.otherwise-remembered~policy-page.not-with-the-switch-off", .duty,
        .readingDependent, reinstalledSwitchOff)),
    Tension(
      "T17 T19",
      GoldenRow(
        "reprompt.method-page.again-after-a-year~older-header.otherwise-remembered", .duty, .readingDependent,
        reinstalledSwitchOff)),
    Tension(
      "T20",
      GoldenRow(
        "call-again.method-page.call-again~policy-page.not-after-opting-out", .duty, .certain,
        "call new, consent opted-out-of-all")),
    Tension(
      "T20",
      GoldenRow(
        "call-again.method-page.dismissed-without-decision~policy-page.not-after-opting-out", .duty, .certain,
        "call new, consent opted-out-of-all")),
    Tension(
      "T20",
      GoldenRow(
        "call-again.policy-page.may-lead-back~policy-page.not-after-opting-out", .duty, .resolved,
        "consent opted-out-of-all")),
  ]

  /// The summary of the runs in the simulator, which only a report gives.
  static let runs = [
    Tension(
      "T40",
      GoldenRow(
        "interface.method-page.eu-sheet~simulator-record.always-the-alert", .contradiction, .readingDependent,
        "device in eu, account in eu, \(simulator), flag true")),
    Tension(
      "T40",
      GoldenRow(
        "interface.method-page.five-countries~simulator-record.always-the-alert", .contradiction, .readingDependent,
        "device in five, account in five, \(simulator), call new")),
    Tension(
      "T40",
      GoldenRow(
        "interface.new-header.five-whatever-you-pass~simulator-record.always-the-alert", .contradiction,
        .readingDependent, "device in five, \(simulator), call new")),
    Tension(
      "T40",
      GoldenRow(
        "interface.older-page.five-sheet~simulator-record.always-the-alert", .contradiction, .readingDependent,
        "device in five, \(simulator), call older")),
    Tension(
      "T40",
      GoldenRow(
        "interface.release-notes.five-required~simulator-record.always-the-alert", .contradiction, .readingDependent,
        "user in five, \(simulator)")),
    Tension(
      "T40",
      GoldenRow(
        "interface.release-notes.five-required~simulator-record.always-the-alert~e406e9", .contradiction,
        .readingDependent, "device in five, account in five, \(simulator)")),
  ]

  static let all = places + prompt + asking + runs

  /// What is not a disagreement: what happens in a case, who says so, and who is silent.
  static let cases = [
    ShippedCase(
      "T4", "interface",
      "device in NL and account in NL and storefront in NL and user in NL and call is new and flag is false",
      .settled, ["alert"], speaks: ["new-header/yes-or-no"],
      silent: ["method-page/eu-sheet", "method-page/five-countries"]),
    ShippedCase(
      "T8", "interface",
      "device in FR and account in NL and storefront in NL and user in NL and call is new and flag is false",
      .disputed, [], speaks: ["new-header/yes-or-no", "new-header/five-whatever-you-pass"],
      silent: ["method-page/five-countries", "method-page/outside-eu"]),
    ShippedCase(
      "T8", "interface",
      "device in NL and account in FR and storefront in NL and user in NL and call is new and flag is false",
      .settled, ["alert"], speaks: ["new-header/yes-or-no"],
      silent: ["method-page/five-countries", "method-page/outside-eu"]),
    ShippedCase(
      "T22", "button", "device in FR and account in FR and storefront in FR and user in FR and call is older",
      .silent, [], speaks: [], silent: ["policy-page/text-button"]),
    ShippedCase(
      "T26", "text", "device in FR and account in FR and call is new and markdown-key is absent", .settled,
      ["usage-description"], speaks: ["key-page/fallback"], silent: ["method-page/five-countries"]),
    ShippedCase(
      "T29", "availability", "platform is unmodified-app and call is new", .silent, [], speaks: [],
      silent: ["new-header/availability", "method-page/availability"]),
  ]

  /// Pairs that say the same in other words, or of other cases; with the control that they are.
  static let controls: [(control: String, claims: [String])] = [
    ("C1", ["notice/five-only-alternative", "release-notes/five-required"]),
    ("C2", ["new-header/periodic-asking", "release-notes/alternative-and-yearly"]),
    ("C4", ["method-page/action-parameter", "new-header/no-action-no-button"]),
    ("C6", ["method-page/switch-off", "policy-page/not-with-the-switch-off"]),
    ("C6", ["method-page/again-after-a-year", "policy-page/not-with-the-switch-off"]),
    ("", ["method-page/five-countries", "new-header/five-whatever-you-pass"]),
    ("", ["method-page/rest-of-eu-markdown", "older-page/five-markdown"]),
    ("", ["method-page/outside-eu", "new-header/yes-or-no"]),
    ("", ["older-header/again-after-a-year", "policy-page/ask-again-after-a-year"]),
  ]
}

/// What the statements say about a case.
struct ShippedCase: Sendable, CustomTestStringConvertible {
  let row: String
  let outcome: String
  let scenario: String
  let standing: Cell.Standing
  let values: [String]
  let speaks: [String]
  let silent: [String]

  init(
    _ row: String, _ outcome: String, _ scenario: String, _ standing: Cell.Standing, _ values: [String],
    speaks: [String], silent: [String]
  ) {
    self.row = row
    self.outcome = outcome
    self.scenario = scenario + " and system from 27.2"
    self.standing = standing
    self.values = values
    self.speaks = speaks
    self.silent = silent
  }

  var testDescription: String { "\(row) \(outcome): \(scenario)" }
}
