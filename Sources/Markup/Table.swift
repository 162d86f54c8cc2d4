public import Diagnostics

/// A table: a fenced block with the info string `table`.
///
/// The first line holds the column headings. A second line of `---`, `:--`, `:-:` or `--:` cells aligns the columns.
/// Cells are separated by `|`; a `|` at either end of a line is decoration; `\|` is the character. Cells hold running
/// text. Every row has as many cells as there are headings. Blank lines are skipped.
public struct Table: Hashable, Sendable {
  /// The columns, at least one.
  public let columns: [Column]
  /// The rows below the headings, at least one, each with one cell a column.
  public let rows: [Row]

  /// A column: its heading and how its cells are aligned.
  public struct Column: Hashable, Sendable {
    /// The heading.
    public let heading: Cell
    /// The alignment.
    public let alignment: Alignment

    /// A column.
    public init(heading: Cell, alignment: Alignment = .none) {
      self.heading = heading
      self.alignment = alignment
    }
  }

  /// How cells are aligned.
  public enum Alignment: Hashable, Sendable {
    /// As the reader's language aligns text.
    case none
    /// `:--`
    case start
    /// `:-:`
    case centre
    /// `--:`
    case end
  }

  /// A row below the headings.
  public struct Row: Hashable, Sendable {
    /// Its cells, one a column.
    public let cells: [Cell]
    /// Where its line starts.
    public let location: FileLocation

    /// A row.
    public init(_ cells: [Cell], at location: FileLocation) {
      self.cells = cells
      self.location = location
    }
  }

  /// One cell.
  public struct Cell: Hashable, Sendable {
    /// Its text.
    public let content: [Inline]
    /// Where its text stands, without the space around it.
    public let location: FileLocation

    /// A cell.
    public init(_ content: [Inline], at location: FileLocation) {
      self.content = content
      self.location = location
    }
  }

  /// A table.
  public init(columns: [Column], rows: [Row]) {
    self.columns = columns
    self.rows = rows
  }
}
