import Claims

/// What the tables hold, in memory as well: the Ledger, the files, and the ids of the rows.
final class Contents {
  /// The shared rows.
  let names: NameTables
  /// The Ledger; nil before anything was imported.
  private(set) var ledger: Ledger?
  /// The files, sorted by path, bytewise.
  private(set) var files: [ContentFile] = []

  private let access: TableAccess
  private let contentFiles: RowWriter
  private let publication: PublicationRows
  private let vocabulary: VocabularyRows
  private let sources: EntityList<SourceRows>
  private let captures: EntityList<CaptureRows>
  private let claims: EntityList<ClaimRows>
  private let glosses: EntityList<GlossRows>
  private let decisions: EntityList<DecisionRows>
  private let observations: EntityList<ObservationRows>
  /// How many rows were replaced since all were written: each may have left a name behind that nothing uses.
  private var replaced = 0

  /// The contents of empty tables.
  init(of connection: Connection) {
    access = TableAccess(connection: connection, seal: Seal())
    names = NameTables(access)
    contentFiles = RowWriter(Schema.content, access)
    publication = PublicationRows(access, names)
    vocabulary = VocabularyRows(access, names)
    sources = EntityList(SourceRows(access, names))
    captures = EntityList(CaptureRows(access, names))
    claims = EntityList(ClaimRows(access, names))
    glosses = EntityList(GlossRows(access, names))
    decisions = EntityList(DecisionRows(access, names))
    observations = EntityList(ObservationRows(access, names))
  }

  /// Reads everything, and compares it with the seal.
  static func read(from connection: Connection) throws(DatabaseFault) -> Contents {
    let contents = Contents(of: connection)
    try contents.load()
    return contents
  }

  private func load() throws(DatabaseFault) {
    try names.load()
    try loadFiles()
    let publication = try publication.read()
    let vocabulary = try vocabulary.read()
    try sources.load()
    try captures.load()
    try claims.load()
    try glosses.load()
    try decisions.load()
    try observations.load()
    let seal = try access.connection.integer("SELECT seal FROM state")
    guard seal == Int64(bitPattern: access.seal.sum) else {
      throw access.damaged("its rows are not those that were written")
    }
    replaced = Int(truncatingIfNeeded: try access.connection.integer("SELECT replaced FROM state"))
    guard let publication else { return }
    ledger = Ledger(
      publication: publication, vocabulary: vocabulary, sources: sources.stored.elements,
      captures: captures.stored.elements, claims: claims.stored.elements, glosses: glosses.stored.elements,
      decisions: decisions.stored.elements, observations: observations.stored.elements)
  }

  private func loadFiles() throws(DatabaseFault) {
    let rows = try RowReader(Schema.content, access)
    while try rows.next() {
      let path = try names.files.name(rows.integer()).text
      files.append(ContentFile(path: path, digest: rows.text()))
    }
    try rows.finish()
    files = Self.sorted(files)
  }

  /// The files sorted by path, bytewise; of two with one path, the first.
  static func sorted(_ files: [ContentFile]) -> [ContentFile] {
    var seen: Set<ExactText> = []
    return files.filter { seen.insert(ExactText($0.path)).inserted }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Makes the tables hold a Ledger and the files that it came from, by as few rows as it takes.
  ///
  /// Gives back the claims whose searchable text may have changed; nil, with nothing written, where it is time to write
  /// everything anew: a gap has no room left, or as many rows were replaced as there are.
  func update(to ledger: Ledger, files: [ContentFile]) throws(DatabaseFault) -> Set<ClaimID>? {
    let changes = FileChanges(from: self.files, to: files)
    guard let sourcePlan = sources.plan(for: ledger.sources, changes),
      let capturePlan = captures.plan(for: ledger.captures, changes),
      let claimPlan = claims.plan(for: ledger.claims, changes),
      let glossPlan = glosses.plan(for: ledger.glosses, changes),
      let decisionPlan = decisions.plan(for: ledger.decisions, changes),
      let observationPlan = observations.plan(for: ledger.observations, changes)
    else { return nil }
    let plans = [sourcePlan, capturePlan, claimPlan, glossPlan, decisionPlan, observationPlan]
    let replaced = replaced + plans.reduce(0) { $0 + $1.erased.count }
    if replaced > max(Self.tolerance, ledger.claims.count) { return nil }

    try publication.eraseAll()
    try publication.insert(ledger.publication)
    try vocabulary.eraseAll()
    try vocabulary.insert(ledger.vocabulary)
    var touched: Set<ClaimID> = []
    // Nothing can be searched yet where nothing was stored.
    if self.ledger != nil {
      touched = retitled(in: ledger)
      touched.formUnion(claims.touched(by: claimPlan, for: ledger.claims).map(\.id))
      touched.formUnion(glosses.touched(by: glossPlan, for: ledger.glosses).map(\.claim))
    }
    try sources.carryOut(sourcePlan, for: ledger.sources)
    try captures.carryOut(capturePlan, for: ledger.captures)
    try claims.carryOut(claimPlan, for: ledger.claims)
    try glosses.carryOut(glossPlan, for: ledger.glosses)
    try decisions.carryOut(decisionPlan, for: ledger.decisions)
    try observations.carryOut(observationPlan, for: ledger.observations)
    try write(files)
    self.replaced = replaced
    self.ledger = ledger
    try writeState()
    return touched
  }

  /// How many rows may be replaced in a small database before it is written anew.
  private static let tolerance = 1000

  /// The claims of documents whose title changed, came or went: the title is searched with them.
  private func retitled(in new: Ledger) -> Set<ClaimID> {
    guard let old = ledger else { return [] }
    let sources = Set((old.sources + new.sources).map(\.id)).filter { id in
      switch (old.source(id)?.title, new.source(id)?.title) {
      case (let before?, let after?): !ExactText.isSame(before, after)
      case (nil, nil): false
      default: true
      }
    }
    return sources.isEmpty ? [] : Set(new.claims.map(\.id).filter { sources.contains($0.source) })
  }

  private func write(_ new: [ContentFile]) throws(DatabaseFault) {
    let before = Set(files)
    let after = Set(new)
    for file in files where !after.contains(file) {
      try contentFiles.erase(names.files.number(of: ExactText(file.path)))
    }
    for file in new where !before.contains(file) {
      var row = try contentFiles.row()
      row.put(try names.files.number(of: ExactText(file.path)))
      row.put(file.digest)
      try row.end()
    }
    files = new
  }

  private func writeState() throws(DatabaseFault) {
    let statement = try access.connection.prepare("INSERT OR REPLACE INTO state VALUES (1, ?, ?)")
    statement.bind(Int64(bitPattern: access.seal.sum), at: 0)
    statement.bind(Int64(replaced), at: 1)
    try statement.run()
  }
}
