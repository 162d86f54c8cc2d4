// Documents, their captures, the claims and what they say, and the glosses. Ids ascend in the Ledger's order, with gaps.
extension Schema {
  /// Documents.
  static let source = Table(
    "source", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      name INTEGER NOT NULL REFERENCES source_name,
      title TEXT NOT NULL,
      publisher TEXT NOT NULL,
      short TEXT,
      url TEXT,
      language INTEGER NOT NULL REFERENCES locale,
      kind TEXT NOT NULL,
      known_through INTEGER REFERENCES source_name,
      version TEXT,
      build TEXT,
      is_beta INTEGER NOT NULL,
      published TEXT,
      topics INTEGER REFERENCES topic_list,
      supersedes INTEGER REFERENCES source_name,
      copyright TEXT,
      note TEXT,
      \(place)
    """)

  /// What was kept of documents.
  static let capture = Table(
    "capture", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      source INTEGER NOT NULL REFERENCES source_name,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      text_file INTEGER NOT NULL REFERENCES file,
      media_type TEXT NOT NULL,
      original_sha256 TEXT NOT NULL,
      extent TEXT NOT NULL,
      taken TEXT,
      taken_by TEXT,
      method TEXT,
      \(place)
    """)

  /// What conversions lost.
  static let captureHole = Table(
    "capture_hole", key: ["capture", "position"],
    """
    capture INTEGER NOT NULL REFERENCES capture,
      position INTEGER NOT NULL,
      after TEXT NOT NULL,
      before TEXT NOT NULL,
      words TEXT NOT NULL,
      certainty TEXT NOT NULL,
      origin TEXT NOT NULL
    """)

  /// Claims: the source's own words, or a paraphrase and who reports it.
  static let claim = Table(
    "claim", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      address INTEGER NOT NULL REFERENCES claim_name,
      heading INTEGER REFERENCES heading,
      role TEXT NOT NULL,
      topics INTEGER REFERENCES topic_list,
      quote TEXT,
      paraphrase TEXT,
      reported_by INTEGER REFERENCES source_name,
      reported_line INTEGER,
      wording_file INTEGER NOT NULL REFERENCES file,
      wording_line INTEGER NOT NULL,
      wording_column INTEGER NOT NULL,
      wording_length INTEGER NOT NULL,
      note TEXT,
      \(place),
      CHECK ((quote IS NULL) = (reported_by IS NOT NULL) AND (quote IS NULL) = (paraphrase IS NOT NULL))
    """)

  /// Words put back into holes of quotes; the offset counts UTF-8 bytes of the quote.
  static let restoration = Table(
    "restoration", key: ["claim", "position"],
    """
    claim INTEGER NOT NULL REFERENCES claim,
      position INTEGER NOT NULL,
      byte_offset INTEGER NOT NULL,
      words TEXT NOT NULL,
      certainty TEXT NOT NULL,
      origin TEXT NOT NULL
    """)

  /// Names that claims had before.
  static let formerName = Table(
    "former_name", key: ["claim", "position"],
    """
    claim INTEGER NOT NULL REFERENCES claim,
      position INTEGER NOT NULL,
      name TEXT NOT NULL
    """)

  /// What the words say, a row for each rule line.
  static let statement = Table(
    "statement", key: ["claim", "position"],
    """
    claim INTEGER NOT NULL REFERENCES claim,
      position INTEGER NOT NULL,
      outcome INTEGER NOT NULL REFERENCES outcome_name,
      modality TEXT NOT NULL,
      value_list INTEGER REFERENCES value_list,
      frame INTEGER REFERENCES condition,
      connective TEXT NOT NULL,
      condition INTEGER REFERENCES condition,
      whatever INTEGER REFERENCES dimension_list,
      maybe_only_if INTEGER NOT NULL,
      places INTEGER REFERENCES dimension_list,
      \(place)
    """)

  /// Translations of quotes: ours, or the publisher's own, which is a quote itself.
  static let gloss = Table(
    "gloss", key: ["id"],
    """
    id INTEGER PRIMARY KEY,
      claim INTEGER NOT NULL REFERENCES claim_name,
      locale INTEGER NOT NULL REFERENCES locale,
      text TEXT NOT NULL,
      official INTEGER REFERENCES claim_name
    """)

  /// All of them, parents before children.
  static let claims: [Table] = [
    source, translations(of: "source"), capture, captureHole, claim, translations(of: "claim"), restoration, formerName,
    statement, gloss,
  ]
}
