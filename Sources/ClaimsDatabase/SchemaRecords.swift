// What is published, what editors decided, and what people saw.
extension Schema {
  /// What is published, for whom: one row.
  static let publication = Table(
    "publication", key: ["id"],
    """
    id INTEGER PRIMARY KEY CHECK (id = 1),
      title TEXT NOT NULL,
      publisher TEXT NOT NULL,
      default_locale INTEGER NOT NULL REFERENCES locale,
      base_url TEXT,
      visibility TEXT NOT NULL,
      as_of TEXT NOT NULL
    """)

  /// The locales, in the order of the language switcher.
  static let publicationLocale = Table(
    "publication_locale", key: ["publication", "position"],
    """
    publication INTEGER NOT NULL REFERENCES publication,
      position INTEGER NOT NULL,
      locale INTEGER NOT NULL REFERENCES locale
    """)

  /// Editors' decisions.
  static let decision = Table(
    "decision", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      question TEXT NOT NULL,
      follow INTEGER REFERENCES claim_name,
      reason TEXT NOT NULL,
      internal_note TEXT,
      decided_by TEXT,
      approved_by TEXT,
      owner TEXT,
      decided_on TEXT,
      review_by TEXT,
      \(place)
    """)

  /// The disagreements that decisions are about.
  static let decisionSubject = Table(
    "decision_subject", key: ["decision", "position"],
    """
    decision INTEGER NOT NULL REFERENCES decision,
      position INTEGER NOT NULL,
      disagreement TEXT NOT NULL
    """)

  /// The claims that were not followed.
  static let decisionAlternative = Table(
    "decision_alternative", key: ["decision", "position"],
    """
    decision INTEGER NOT NULL REFERENCES decision,
      position INTEGER NOT NULL,
      claim INTEGER NOT NULL REFERENCES claim_name
    """)

  /// The quotes that decisions rest on.
  static let decisionQuote = Table(
    "decision_quote", key: ["decision", "position"],
    """
    decision INTEGER NOT NULL REFERENCES decision,
      position INTEGER NOT NULL,
      claim INTEGER NOT NULL REFERENCES claim_name,
      sha256 TEXT NOT NULL
    """)

  /// What people saw.
  static let observation = Table(
    "observation", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      title TEXT NOT NULL,
      source INTEGER NOT NULL REFERENCES source_name,
      date TEXT,
      evidence TEXT,
      \(place)
    """)

  /// What dimensions were set to.
  static let observationSetting = Table(
    "observation_setting", key: ["observation", "position"],
    """
    observation INTEGER NOT NULL REFERENCES observation,
      position INTEGER NOT NULL,
      dimension INTEGER NOT NULL REFERENCES dimension_name,
      \(scenarioValue)
    """)

  /// What was seen of outcomes.
  static let observationSight = Table(
    "observation_sight", key: ["observation", "position"],
    """
    observation INTEGER NOT NULL REFERENCES observation,
      position INTEGER NOT NULL,
      outcome INTEGER NOT NULL REFERENCES outcome_name,
      value INTEGER NOT NULL REFERENCES value_name
    """)

  /// The dimensions that nobody recorded.
  static let observationUnrecorded = Table(
    "observation_unrecorded", key: ["observation", "position"],
    """
    observation INTEGER NOT NULL REFERENCES observation,
      position INTEGER NOT NULL,
      dimension INTEGER NOT NULL REFERENCES dimension_name
    """)

  /// All of them, parents before children.
  static let records: [Table] = [
    publication, publicationLocale, translations(of: "publication"), decision, decisionSubject, decisionAlternative,
    decisionQuote, translations(of: "decision"), observation, observationSetting, observationSight,
    observationUnrecorded, translations(of: "observation"),
  ]
}
