import Claims

/// The rows of editors' decisions.
final class DecisionRows: EntityRows {
  private let access: TableAccess
  private let names: NameTables
  private let decisions: RowWriter
  private let subjects: RowWriter
  private let alternatives: RowWriter
  private let quotes: RowWriter
  private let translations: TranslationRows

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    decisions = RowWriter(Schema.decision, access)
    subjects = RowWriter(Schema.decisionSubject, access)
    alternatives = RowWriter(Schema.decisionAlternative, access)
    quotes = RowWriter(Schema.decisionQuote, access)
    translations = TranslationRows(of: "decision", access, names)
  }

  func key(of decision: Decision) -> DecisionID { decision.id }

  func isKept(_ old: Decision, _ new: Decision, _ changes: FileChanges) -> Bool {
    changes.isKept(new.location) && old == new && ExactText.isSame(old.question, new.question)
      && ExactText.isSame(old.reason, new.reason)
  }

  func insert(_ decision: Decision, id: Int64) throws(DatabaseFault) {
    var row = try decisions.row()
    row.put(id)
    row.put(decision.id.text)
    row.put(decision.question.original)
    row.put(try names.claims.optionalNumber(of: decision.follow))
    row.put(decision.reason.original)
    row.put(decision.internalNote)
    row.put(decision.decidedBy)
    row.put(decision.approvedBy)
    row.put(decision.owner)
    row.put(decision.decidedOn?.description)
    row.put(decision.reviewBy?.description)
    try row.put(decision.location, names)
    try row.end()
    try translations.insert(["question": decision.question, "reason": decision.reason], owner: id)
    for (position, disagreement) in decision.about.enumerated() {
      var row = try subjects.row()
      row.put(id)
      row.put(position)
      row.put(disagreement)
      try row.end()
    }
    for (position, claim) in decision.alternatives.enumerated() {
      var row = try alternatives.row()
      row.put(id)
      row.put(position)
      row.put(try names.claims.number(of: claim))
      try row.end()
    }
    for (position, quote) in decision.quotes.enumerated() {
      var row = try quotes.row()
      row.put(id)
      row.put(position)
      row.put(try names.claims.number(of: quote.claim))
      row.put(quote.sha256)
      try row.end()
    }
  }

  func erase(_ id: Int64) throws(DatabaseFault) {
    try quotes.erase(id)
    try alternatives.erase(id)
    try subjects.erase(id)
    try translations.erase(id)
    try decisions.erase(id)
  }

  func read() throws(DatabaseFault) -> Numbered<Decision> {
    let rows = try RowReader(Schema.decision, access)
    let subjects = try RowReader(Schema.decisionSubject, access)
    let alternatives = try RowReader(Schema.decisionAlternative, access)
    let quotes = try RowReader(Schema.decisionQuote, access)
    let translations = try translations.reader()
    var decisions = Numbered<Decision>()
    while try rows.next() {
      let id = rows.integer()
      let name = try rows.value { DecisionID($0) }
      let texts = try translations.texts(of: id)
      let question = texts("question", rows.text())
      let follow = try names.claims.optionalID(rows.optionalInteger())
      let reason = texts("reason", rows.text())
      let internalNote = rows.optionalText()
      let decidedBy = rows.optionalText()
      let approvedBy = rows.optionalText()
      let owner = rows.optionalText()
      let decidedOn = try rows.optionalValue { CalendarDate($0) }
      let reviewBy = try rows.optionalValue { CalendarDate($0) }
      let location = try rows.place(names)
      var about: [String] = []
      while try subjects.next(of: id) {
        _ = subjects.integer()
        about.append(subjects.text())
      }
      var others: [ClaimID] = []
      while try alternatives.next(of: id) {
        _ = alternatives.integer()
        others.append(try names.claims.id(alternatives.integer()))
      }
      var digests: [Decision.QuoteDigest] = []
      while try quotes.next(of: id) {
        _ = quotes.integer()
        let claim = try names.claims.id(quotes.integer())
        digests.append(Decision.QuoteDigest(claim: claim, sha256: quotes.text()))
      }
      let decision = Decision(
        id: name, question: question, about: about, follow: follow, alternatives: others, reason: reason,
        internalNote: internalNote, decidedBy: decidedBy, approvedBy: approvedBy, owner: owner, decidedOn: decidedOn,
        reviewBy: reviewBy, quotes: digests, location: location)
      decisions.append(decision, id: id)
    }
    try rows.finish()
    try subjects.finish()
    try alternatives.finish()
    try quotes.finish()
    try translations.finish()
    return decisions
  }
}
