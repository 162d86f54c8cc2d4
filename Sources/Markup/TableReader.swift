import Diagnostics

/// Reads the lines of a fenced block `table`; the syntax is described at `Table`.
struct TableReader {
  private let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) { self.source = source }

  /// One line of the block and where it starts in the file.
  struct Line {
    let bytes: ArraySlice<UInt8>
    let sourceOffset: Int
  }

  /// A line's cells and its place.
  private struct Row {
    let cells: [InlinePiece]
    let location: FileLocation
  }

  /// Reads a table; nil where it has faults. `location` is the block's own place.
  mutating func read(_ lines: [Line], at location: FileLocation) -> Table? {
    var rows = lines.compactMap { row($0) }
    guard !rows.isEmpty else {
      report("the table has no lines; expected a line of column headings, then rows", at: location)
      return nil
    }
    let heads = rows.removeFirst()
    var alignments = [Table.Alignment](repeating: .none, count: heads.cells.count)
    if let given = rows.first.flatMap({ Self.alignments($0) }) {
      let row = rows.removeFirst()
      if check(row, columns: heads.cells.count) { alignments = given }
    }
    guard !rows.isEmpty else {
      report("the table has no rows below its headings", at: heads.location)
      return nil
    }
    for row in rows { _ = check(row, columns: heads.cells.count) }
    let pieces = heads.cells + rows.flatMap(\.cells)
    let read = InlinePiece.read(pieces, in: source)
    let faultless = diagnostics.isEmpty
    diagnostics += read.diagnostics
    guard faultless, read.contents.count == pieces.count else { return nil }
    let cells = zip(pieces, read.contents).map { piece, content in Table.Cell(content, at: place(of: piece)) }
    let columns = zip(cells, alignments).map { Table.Column(heading: $0, alignment: $1) }
    return Table(
      columns: columns,
      rows: rows.enumerated().map { index, row in
        let start = (index + 1) * columns.count
        return Table.Row(Array(cells[start..<start + columns.count]), at: row.location)
      })
  }

  /// Splits a line at each `|` that no backslash escapes; nil for a blank line.
  private func row(_ line: Line) -> Row? {
    var start = line.bytes.startIndex
    var end = line.bytes.endIndex
    while start < end, Byte.isSpace(line.bytes[start]) { start += 1 }
    while start < end, Byte.isSpace(line.bytes[end - 1]) { end -= 1 }
    guard start < end else { return nil }
    let shift = line.sourceOffset - line.bytes.startIndex
    let location = source.location(at: start + shift, length: end - start)
    if line.bytes[start] == UInt8(ascii: "|") { start += 1 }
    var cells: [InlinePiece] = []
    var cell = InlinePiece(at: start + shift)
    var isClosed = false
    var index = start
    while index < end {
      let byte = line.bytes[index]
      isClosed = false
      if byte == UInt8(ascii: "|") {
        cells.append(cell)
        cell = InlinePiece(at: index + 1 + shift)
        isClosed = true
      } else if byte == Byte.backslash, index + 1 < end {
        if line.bytes[index + 1] != UInt8(ascii: "|") { cell.append(byte, from: index + shift) }
        index += 1
        cell.append(line.bytes[index], from: index + shift)
      } else {
        cell.append(byte, from: index + shift)
      }
      index += 1
    }
    if !isClosed { cells.append(cell) }
    return Row(cells: cells, location: location)
  }

  /// What an alignment line says; nil for any other line.
  private static func alignments(_ row: Row) -> [Table.Alignment]? {
    var alignments: [Table.Alignment] = []
    for cell in row.cells {
      let mark = cell.bytes.filter { !Byte.isSpace($0) }
      let isStart = mark.first == UInt8(ascii: ":")
      let isEnd = mark.last == UInt8(ascii: ":")
      let dashes = mark.dropFirst(isStart ? 1 : 0).dropLast(isEnd ? 1 : 0)
      guard mark.count >= 3, !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      alignments.append(isStart ? (isEnd ? .centre : .start) : (isEnd ? .end : .none))
    }
    return alignments
  }

  private mutating func check(_ row: Row, columns: Int) -> Bool {
    if row.cells.count == columns { return true }
    let message = "this row has \(count(row.cells.count)), the table has \(columns) columns"
    let hint = row.cells.count > columns ? "; write '\\|' for a '|' within a cell" : ""
    let location = row.cells.count > columns ? place(of: row.cells[columns]) : row.location
    report(message + hint, at: location)
    return false
  }

  private func count(_ cells: Int) -> String { cells == 1 ? "1 cell" : "\(cells) cells" }

  /// The place of a cell's text without the space around it.
  private func place(of piece: InlinePiece) -> FileLocation {
    guard let first = piece.bytes.firstIndex(where: { !Byte.isSpace($0) }),
      let last = piece.bytes.lastIndex(where: { !Byte.isSpace($0) })
    else { return source.location(at: piece.start) }
    let start = piece.sourceOffset(first)
    return source.location(at: start, length: piece.sourceOffset(last) + 1 - start)
  }

  private mutating func report(_ message: String, at location: FileLocation) {
    diagnostics.append(Diagnostic(.tableSyntax, message, at: location))
  }
}
