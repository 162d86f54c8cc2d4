// Rows that others refer to: files, names, headings, conditions and lists.
extension Schema {
  /// Files by path; whether one is imported, and with which digest, says `content`.
  static let file = Table("file", key: ["id"], "id INTEGER PRIMARY KEY,\n  path TEXT NOT NULL UNIQUE")
  /// The files that were imported.
  static let content = Table(
    "content", key: ["file"], "file INTEGER PRIMARY KEY REFERENCES file,\n  digest TEXT NOT NULL")

  /// Locales by tag.
  static let locale = name("locale")
  /// Documents, as tags of claims.
  static let sourceName = name("source_name")
  /// Topics, as tags of claims.
  static let topicName = name("topic_name")
  /// Dimensions by name.
  static let dimensionName = name("dimension_name")
  /// Outcomes by name.
  static let outcomeName = name("outcome_name")
  /// Values of dimensions and outcomes by name.
  static let valueName = name("value_name")
  /// Sets of regions by name.
  static let regionSetName = name("region_set_name")

  /// Claims by address. There is no index over the addresses: the importer has them in memory and keeps them unique.
  static let claimName = Table(
    "claim_name", key: ["id"],
    "id INTEGER PRIMARY KEY,\n  source INTEGER NOT NULL REFERENCES source_name,\n  name TEXT NOT NULL")

  /// Headings as a tree: a path of headings is the row of its last one.
  static let heading = Table(
    "heading", key: ["id"], "id INTEGER PRIMARY KEY,\n  parent INTEGER REFERENCES heading,\n  text TEXT NOT NULL")

  /// Lists of terms that all hold: frames, conditions, guards.
  static let condition = Table("condition", key: ["id"], "id INTEGER PRIMARY KEY")
  /// The terms of conditions, a row for each thing that a term compares with; a term without a dimension is about
  /// places.
  static let conditionTerm = Table(
    "condition_term", key: ["condition", "term", "operand"],
    """
    condition INTEGER NOT NULL REFERENCES condition,
      term INTEGER NOT NULL,
      operand INTEGER NOT NULL,
      dimension INTEGER REFERENCES dimension_name,
      predicate TEXT NOT NULL,
      value INTEGER REFERENCES value_name,
      version TEXT,
      region_set INTEGER REFERENCES region_set_name,
      country TEXT
    """)

  /// The lists of topics that documents and claims are tagged with.
  static let topicList = Table("topic_list", key: ["id"], "id INTEGER PRIMARY KEY")
  /// Their topics.
  static let topicListItem = items(of: topicList, naming: topicName)
  /// The lists of values that statements name.
  static let valueList = Table("value_list", key: ["id"], "id INTEGER PRIMARY KEY")
  /// Their values.
  static let valueListItem = items(of: valueList, naming: valueName)
  /// The lists of dimensions that statements name: those that make no difference, and the readings of a place.
  static let dimensionList = Table("dimension_list", key: ["id"], "id INTEGER PRIMARY KEY")
  /// Their dimensions; each reading of a place is a part of its own.
  static let dimensionListItem = items(of: dimensionList, naming: dimensionName)

  /// All of them, parents before children.
  static let names: [Table] = [
    file, content, locale, sourceName, topicName, dimensionName, outcomeName, valueName, regionSetName, claimName,
    heading, condition, conditionTerm, topicList, topicListItem, valueList, valueListItem, dimensionList,
    dimensionListItem,
  ]

  private static func name(_ table: String) -> Table {
    Table(table, key: ["id"], "id INTEGER PRIMARY KEY,\n  name TEXT NOT NULL UNIQUE")
  }

  private static func items(of list: Table, naming name: Table) -> Table {
    Table(
      "\(list.name)_item", key: ["list", "part", "position"],
      """
      list INTEGER NOT NULL REFERENCES \(list.name),
        part INTEGER NOT NULL,
        position INTEGER NOT NULL,
        name INTEGER REFERENCES \(name.name)
      """)
  }
}
