import Claims

/// The rows of captures and of their holes.
final class CaptureRows: EntityRows {
  private let access: TableAccess
  private let names: NameTables
  private let captures: RowWriter
  private let holes: RowWriter

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    captures = RowWriter(Schema.capture, access)
    holes = RowWriter(Schema.captureHole, access)
  }

  func key(of capture: Capture) -> Key { Key(source: capture.source, name: ExactText(capture.name)) }

  /// A capture's name within its source.
  struct Key: Hashable {
    /// The source.
    let source: SourceID
    /// The name.
    let name: ExactText
  }

  func isKept(_ old: Capture, _ new: Capture, _ changes: FileChanges) -> Bool {
    changes.isKept(new.location) && changes.isKept(new.textPath) && ExactText.isSame(old.textPath, new.textPath)
      && old == new
  }

  func insert(_ capture: Capture, id: Int64) throws(DatabaseFault) {
    var row = try captures.row()
    row.put(id)
    row.put(try names.sources.number(of: capture.source))
    row.put(capture.name)
    row.put(capture.text)
    row.put(try names.files.number(of: ExactText(capture.textPath)))
    row.put(capture.mediaType)
    row.put(capture.originalSHA256)
    row.put(capture.extent.rawValue)
    row.put(capture.taken?.description)
    row.put(capture.takenBy)
    row.put(capture.method)
    try row.put(capture.location, names)
    try row.end()
    for (position, hole) in capture.holes.enumerated() {
      var row = try holes.row()
      row.put(id)
      row.put(position)
      row.put(hole.after)
      row.put(hole.before)
      row.put(hole.words)
      row.put(hole.certainty.rawValue)
      row.put(hole.from)
      try row.end()
    }
  }

  func erase(_ id: Int64) throws(DatabaseFault) {
    try holes.erase(id)
    try captures.erase(id)
  }

  func read() throws(DatabaseFault) -> Numbered<Capture> {
    let rows = try RowReader(Schema.capture, access)
    let holes = try RowReader(Schema.captureHole, access)
    var captures = Numbered<Capture>()
    while try rows.next() {
      let id = rows.integer()
      let source = try names.sources.name(rows.integer())
      let name = rows.text()
      let text = rows.text()
      let textPath = try names.files.name(rows.integer()).text
      let mediaType = rows.text()
      let originalSHA256 = rows.text()
      let extent = try rows.value { Capture.Extent(rawValue: $0) }
      let taken = try rows.optionalValue { CalendarDate($0) }
      let takenBy = rows.optionalText()
      let method = rows.optionalText()
      let location = try rows.place(names)
      let capture = Capture(
        source: source, name: name, text: text, textPath: textPath, mediaType: mediaType,
        originalSHA256: originalSHA256, extent: extent, taken: taken, takenBy: takenBy, method: method,
        holes: try readHoles(of: id, in: holes), location: location)
      captures.append(capture, id: id)
    }
    try rows.finish()
    try holes.finish()
    return captures
  }

  private func readHoles(of capture: Int64, in rows: RowReader) throws(DatabaseFault) -> [Capture.Hole] {
    var holes: [Capture.Hole] = []
    while try rows.next(of: capture) {
      _ = rows.integer()
      let after = rows.text()
      let before = rows.text()
      let words = rows.text()
      let certainty = try rows.value { Certainty(rawValue: $0) }
      holes.append(Capture.Hole(after: after, before: before, words: words, certainty: certainty, from: rows.text()))
    }
    return holes
  }
}
