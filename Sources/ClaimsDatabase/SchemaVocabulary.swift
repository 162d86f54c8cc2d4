// The words that rules are made of. Ids count from 1 in the order of the files.
extension Schema {
  /// Dimensions; the product is that of a version.
  static let dimension = Table(
    "dimension", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      name INTEGER NOT NULL REFERENCES dimension_name,
      label TEXT NOT NULL,
      short TEXT NOT NULL,
      kind TEXT NOT NULL,
      product TEXT,
      any_clause TEXT,
      any_linking TEXT,
      only_when INTEGER REFERENCES condition,
      \(place)
    """)

  /// The values of choices.
  static let dimensionValue = Table(
    "dimension_value", key: ["id"], owner: 1,
    """
    id INTEGER PRIMARY KEY,
      dimension INTEGER NOT NULL REFERENCES dimension,
      name INTEGER NOT NULL REFERENCES value_name,
      label TEXT NOT NULL,
      clause TEXT NOT NULL,
      linking TEXT NOT NULL,
      alternative TEXT,
      not_label TEXT,
      not_clause TEXT,
      not_linking TEXT,
      is_opaque INTEGER NOT NULL
    """)

  /// The versions that part a dimension into intervals.
  static let dimensionCut = Table(
    "dimension_cut", key: ["dimension", "position"],
    """
    dimension INTEGER NOT NULL REFERENCES dimension,
      position INTEGER NOT NULL,
      version TEXT NOT NULL
    """)

  /// The most ordinary values, for examples.
  static let dimensionOrdinary = Table(
    "dimension_ordinary", key: ["dimension", "position"],
    """
    dimension INTEGER NOT NULL REFERENCES dimension,
      position INTEGER NOT NULL,
      \(scenarioValue)
    """)

  /// Outcomes; one with a guard has the guard's words, and its condition unless that is empty.
  static let outcome = Table(
    "outcome", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      name INTEGER NOT NULL REFERENCES outcome_name,
      label TEXT NOT NULL,
      guard_label TEXT,
      guard_condition INTEGER REFERENCES condition,
      done_by TEXT NOT NULL,
      \(place)
    """)

  /// The values of outcomes; the last texts are the sentence and the label where it is required, recommended and so on.
  static let outcomeValue = Table(
    "outcome_value", key: ["id"], owner: 1,
    """
    id INTEGER PRIMARY KEY,
      outcome INTEGER NOT NULL REFERENCES outcome,
      name INTEGER NOT NULL REFERENCES value_name,
      label TEXT NOT NULL,
      sentence TEXT NOT NULL,
      must TEXT,
      must_label TEXT,
      should TEXT,
      should_label TEXT,
      may TEXT,
      may_label TEXT,
      must_not TEXT,
      must_not_label TEXT,
      should_not TEXT,
      should_not_label TEXT
    """)

  /// Sets of regions.
  static let regionSet = Table(
    "region_set", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      name INTEGER NOT NULL REFERENCES region_set_name,
      label TEXT NOT NULL,
      as_of TEXT,
      definition TEXT NOT NULL,
      \(place)
    """)

  /// How sets were written: names of sets and countries, with the operation in front of each step of an expression.
  static let regionSetOperand = Table(
    "region_set_operand", key: ["region_set", "position"],
    """
    region_set INTEGER NOT NULL REFERENCES region_set,
      position INTEGER NOT NULL,
      operation TEXT,
      operand_set INTEGER REFERENCES region_set_name,
      country TEXT
    """)

  /// The countries in sets.
  static let regionSetMember = Table(
    "region_set_member", key: ["region_set", "position"],
    """
    region_set INTEGER NOT NULL REFERENCES region_set,
      position INTEGER NOT NULL,
      country TEXT NOT NULL
    """)

  /// Topics.
  static let topic = Table(
    "topic", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      name INTEGER NOT NULL REFERENCES topic_name,
      label TEXT NOT NULL,
      \(place)
    """)

  /// The glossary.
  static let glossaryTerm = Table(
    "glossary_term", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      term TEXT NOT NULL,
      meaning TEXT NOT NULL,
      is_opaque INTEGER NOT NULL,
      is_kept INTEGER NOT NULL,
      \(place)
    """)

  /// Words that no translation may use for a term.
  static let glossaryAvoided = Table(
    "glossary_avoided", key: ["term", "position"],
    """
    term INTEGER NOT NULL REFERENCES glossary_term,
      position INTEGER NOT NULL,
      word TEXT NOT NULL
    """)

  /// Combinations that cannot happen; one without a condition has no terms.
  static let impossible = Table(
    "impossible", key: ["id"], "id INTEGER PRIMARY KEY,\n  condition INTEGER REFERENCES condition")

  /// All of them, parents before children.
  static let vocabulary: [Table] = [
    dimension, dimensionValue, dimensionCut, dimensionOrdinary, translations(of: "dimension"),
    translations(of: "dimension_value"), outcome, outcomeValue, translations(of: "outcome"),
    translations(of: "outcome_value"), regionSet, regionSetOperand, regionSetMember, translations(of: "region_set"),
    topic, translations(of: "topic"), glossaryTerm, glossaryAvoided, translations(of: "glossary_term"), impossible,
  ]
}
