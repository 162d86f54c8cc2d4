import Claims
import Diagnostics
import Localization

/// `verbatim review`: records that somebody read a translation, or that it still says what the original says.
enum ReviewCommand: Command {
  private static let state = Flag(
    "as", value: "STATE", choices: ["translated", "reviewed", "final"],
    "what it was judged to be; translated says that it still says what the original says")
  private static let by = Flag("by", value: "NAME", "who says so")
  private static let role = Flag("role", value: "ROLE", "in what role")

  static let description = CommandDescription(
    name: "review", summary: "record that a translation was reviewed", arguments: "DOCUMENT[#UNIT]…",
    argumentCount: 1...64,
    details: """
      Records a review of a unit, or of every unit of a document, in 'locales/<locale>/reviews.yaml'. A record holds the
      checksums of original and translation, and no longer counts when either changes. '--as translated' needs no
      record: it says that a translation that is out of date still says what the original says now.
      """,
    flags: [.locale, state, by, role, XLIFFCommand.dryRun],
    examples: [
      .init(
        line: "verbatim review guides/att-eu/faq -l ko --as reviewed --by 'Kim Minji'",
        meaning: "a whole document"),
      .init(
        line: "verbatim review guides/att-eu/guide#title -l zh --as final --by Chen", meaning: "a single unit"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    guard let asked = invocation.value(state) else { throw UsageFault("'review' needs --as", command: description) }
    guard let name = invocation.value(by), !name.isEmpty else {
      throw UsageFault("'review' needs --by with the name of a person", command: description)
    }
    guard let desk = try TranslationDesk.open(invocation, console), let today = CalendarDate.today else {
      return .findings
    }
    let locales = try desk.locales(invocation, description)
    guard locales.count == 1, let locale = locales.first else {
      throw UsageFault("'review' needs --locale: nobody reviews all languages at once", command: description)
    }
    var writes: [(path: String, bytes: [UInt8])] = []
    var records = desk.content.reviews[locale] ?? []
    var isRefused = false
    for argument in invocation.arguments {
      let (document, keys) = try find(argument, locale, desk)
      if asked == "translated" {
        if let file = Updating.confirmed(document, keys, stamps: desk.content.stamps).flatMap({ desk.file($0) }) {
          writes.append(file)
        }
        continue
      }
      guard let judged = ReviewRecord.State(rawValue: asked) else { continue }
      for unit in document.units where keys.contains(unit.unit.key) {
        guard unit.isTranslated, !unit.isStale, let target = unit.stored?.target else {
          if unit.unit.need == .optional, !unit.isTranslated { continue }
          let reason = unit.causes.first { $0.isStale }?.words ?? unit.state.words
          console.complain("\(document.source.name)#\(unit.unit.key) cannot be reviewed: \(reason)\n")
          isRefused = true
          continue
        }
        records.removeAll { $0.document == document.source.name && $0.unit == unit.unit.key }
        records.append(
          ReviewRecord(
            document: document.source.name, unit: unit.unit.key, state: judged, by: name, role: invocation.value(role),
            on: today, source: ReviewRecord.digest(unit.unit.source), target: ReviewRecord.digest(target)))
      }
    }
    if asked != "translated" { writes.append(("locales/\(locale)/reviews.yaml", Array(ReviewFile.yaml(records).utf8))) }
    try XLIFFImport.finish(writes, invocation, desk, console)
    return isRefused ? .findings : .clean
  }

  /// The document and the units that an argument names.
  private static func find(
    _ argument: String, _ locale: LocaleCode, _ desk: TranslationDesk
  ) throws(UsageFault) -> (DocumentTranslation, Set<UnitKey>) {
    let parts = argument.split(separator: "#", maxSplits: 1).map { String($0) }
    guard let document = try desk.documents([locale], named: [parts.first ?? ""], description).first else {
      throw UsageFault("there is no document '\(argument)'", command: description)
    }
    let all = document.units.map { $0.unit.key }
    guard parts.count == 2 else { return (document, Set(all)) }
    guard let key = UnitKey(parts[1]), all.contains(key) else {
      let hint = Suggestion.clause(for: parts[1], among: all.map { $0.text })
      throw UsageFault("'\(parts[0])' has no unit '\(parts[1])'\(hint)", command: description)
    }
    return (document, [key])
  }
}
