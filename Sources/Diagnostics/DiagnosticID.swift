/// The closed list of what can be wrong. The raw value is what is printed in brackets and never changes.
public enum DiagnosticID: String, Sendable, CaseIterable {
  // Files
  case unreadableFile = "unreadable-file"
  case fileTooLarge = "file-too-large"
  case notAFile = "not-a-file"
  case linkOutside = "link-outside"
  case unsafeName = "unsafe-name"
  case invalidUTF8 = "invalid-utf8"
  case tabIndent = "tab-indent"
  case missingFile = "missing-file"
  case unknownFile = "unknown-file"

  // YAML
  case yamlSyntax = "yaml-syntax"
  case yamlAlias = "yaml-alias"
  case yamlDepth = "yaml-depth"
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongShape = "wrong-shape"
  case swallowedText = "swallowed-text"
  case badValue = "bad-value"

  // Ids and references
  case badID = "bad-id"
  case duplicateID = "duplicate-id"
  case unknownID = "unknown-id"
  case unknownRegion = "unknown-region"
  case emptyRegion = "empty-region"
  case overlappingRegions = "overlapping-regions"
  case regionCycle = "region-cycle"
  case badVersion = "bad-version"
  case badLocale = "bad-locale"
  case badDate = "bad-date"

  // Claims
  case claimSyntax = "claim-syntax"
  case ruleSyntax = "rule-syntax"
  case missingQuote = "missing-quote"
  case missingReport = "missing-report"
  case badHole = "bad-hole"
  case untypedRule = "untyped-rule"
  case impossibleCondition = "impossible-condition"
  case captureMismatch = "capture-mismatch"
  case captureOutdated = "capture-outdated"
  case quoteNotFound = "quote-not-found"
  case quoteAltered = "quote-altered"
  case quoteElsewhere = "quote-elsewhere"
  case quoteAmbiguous = "quote-ambiguous"
  case quoteSpliced = "quote-spliced"
  case quoteEnd = "quote-end"

  // Markdown
  case rawHTML = "raw-html"
  case badLink = "bad-link"
  case notVerbatim = "not-verbatim"
  case tableSyntax = "table-syntax"
  case leakedMarkup = "leaked-markup"
  case unknownBlock = "unknown-block"
  case markupDepth = "markup-depth"

  // Guides
  case frontMatter = "front-matter"
  case stepSyntax = "step-syntax"
  case unsupportedAnswer = "unsupported-answer"
  case strongerThanQuotes = "stronger-than-quotes"
  case missingTranslation = "missing-translation"

  // Templates
  case templateSyntax = "template-syntax"
  case unclosedSection = "unclosed-section"
  case unknownName = "unknown-name"
  case unprintableValue = "unprintable-value"
  case recursivePartial = "recursive-partial"
  case missingTemplate = "missing-template"

  // Database
  case databaseSetAside = "database-set-aside"

  // Translations
  case xmlSyntax = "xml-syntax"
  case xliffRule = "xliff-rule"
  case poSyntax = "po-syntax"
  case storedTranslation = "stored-translation"
  case staleTranslation = "stale-translation"
  case voidReview = "void-review"
  case translationCode = "translation-code"
  case translationName = "translation-name"
  case translationQuote = "translation-quote"
  case translationLabel = "translation-label"
  case translationCitation = "translation-citation"
  case translationNumber = "translation-number"
  case translationRegion = "translation-region"
  case translationMarkup = "translation-markup"
  case translationControl = "translation-control"
  case translationList = "translation-list"
  case translationEndMark = "translation-end-mark"
  case translationPunctuation = "translation-punctuation"
  case translationSpace = "translation-space"
  case translationBracket = "translation-bracket"
  case translationDoubleWord = "translation-double-word"
  case translationRegister = "translation-register"
  case translationTerm = "translation-term"
  case translationLength = "translation-length"
  case translationInconsistent = "translation-inconsistent"
  case translationParticle = "translation-particle"
  case translationModality = "translation-modality"
  case glossMissing = "gloss-missing"

  // Packets
  case packetFile = "packet-file"
  case packetQuote = "packet-quote"
  case packetSignature = "packet-signature"
  case signerUnknown = "signer-unknown"
  case timeStamp = "time-stamp"
  case signOffLapsed = "sign-off-lapsed"
  case approvedCopy = "approved-copy"
  case releaseRecord = "release-record"

  // Findings
  case disagreement
  case decisionLapsed = "decision-lapsed"
  case decisionIncomplete = "decision-incomplete"
  case reviewOverdue = "review-overdue"
  case observationRefuted = "observation-refuted"
}

extension DiagnosticID {
  /// The severity unless the place that reports it says otherwise.
  public var severity: Diagnostic.Severity {
    switch self {
    case .unknownFile, .untypedRule, .missingTranslation, .impossibleCondition, .decisionIncomplete,
      .databaseSetAside, .staleTranslation, .voidReview, .signOffLapsed, .captureOutdated, .quoteAmbiguous, .quoteEnd,
      .translationEndMark, .translationPunctuation, .translationSpace,
      .translationBracket, .translationDoubleWord, .translationRegister, .translationTerm, .translationLength,
      .translationInconsistent, .translationParticle, .translationModality, .glossMissing:
      .warning
    default: .error
    }
  }
}
