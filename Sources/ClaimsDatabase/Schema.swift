/// The schema: all tables in the order of their references, and how a file is known as ours.
///
/// Three rules hold throughout:
/// - Every table is STRICT and every reference a foreign key. A reference leads to a *name* (`source_name`,
///   `dimension_name`, …), which is a row whether or not anything is declared under it: what nobody declared is a
///   finding with a place, never a failed import.
/// - Keys are integers. Names, paths, headings, conditions and lists that recur are stored once and referred to by
///   number; they are parents only and never deleted singly, so that no foreign key needs an index to be checked.
/// - Rows that belong to another row have its key first in theirs, so that they lie beside each other.
enum Schema {
  /// Grows with every change of a table or of what a column means; another version's file is set aside.
  static let version: Int64 = 3

  /// `VBTM`, by which SQLite's header tells our files from those of others.
  static let applicationID: Int64 = 0x5642_544D

  /// The tables that hold content, parents before children.
  static let tables: [Table] = names + records + claims + vocabulary

  /// The row that says what the rows of all `tables` add up to, and how many rows were replaced since all were written.
  static let state = Table(
    "state", key: ["id"],
    """
    id INTEGER PRIMARY KEY CHECK (id = 1),
      seal INTEGER NOT NULL,
      replaced INTEGER NOT NULL
    """)

  /// The claims whose entry in the full-text index is out of date. It is no content: queries empty it.
  static let stale = Table("stale", key: ["claim"], "claim INTEGER PRIMARY KEY REFERENCES claim_name")

  /// The statements that create everything but the full-text index, which the first query makes.
  static var creation: [String] { (tables + [state, stale]).map(\.creation) }

  /// The columns of a place in a file.
  static let place = """
    file INTEGER NOT NULL REFERENCES file,
      line INTEGER NOT NULL,
      column INTEGER NOT NULL,
      length INTEGER NOT NULL
    """

  /// The columns of a value that a scenario gives to a dimension: one of them is not NULL.
  static let scenarioValue = """
    value INTEGER REFERENCES value_name,
      version TEXT,
      country TEXT
    """

  /// A table of translations of the texts that a row of another table has in the default locale.
  static func translations(of owner: String) -> Table {
    Table(
      "\(owner)_translation", key: ["owner", "field", "locale"],
      """
      owner INTEGER NOT NULL REFERENCES \(owner),
        field TEXT NOT NULL,
        locale INTEGER NOT NULL REFERENCES locale,
        text TEXT NOT NULL
      """)
  }
}
