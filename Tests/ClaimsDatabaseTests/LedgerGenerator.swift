import Claims
import ClaimsDatabase
import Diagnostics

/// Ledgers made at random, the same ones for a seed: every case, lists empty and full, texts that break naive code, and
/// references to what nobody declares.
struct LedgerGenerator {
  var random: SeededGenerator
  /// How many claims a source has at most.
  var claimsPerSource = 4

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  private static let words = ["alpha", "beta-2", "c", "delta", "eu", "five", "gate-the-call", "h1"]

  mutating func id<Kind>(_ kind: Kind.Type = Kind.self) -> Identifier<Kind> {
    Identifier<Kind>(random.pick(Self.words)) ?? id()
  }

  mutating func claimID() -> ClaimID { ClaimID(source: id(), name: id()) }

  mutating func locale() -> LocaleCode {
    LocaleCode(random.pick(["en", "zh-Hans", "ko", "pt-BR", "ja"])) ?? locale()
  }

  mutating func region() -> RegionCode { random.pick(RegionCode.all) }

  mutating func version() -> Version {
    Version(random.pick(["27.2", "27", "27.0", "1-beta", "26.2-beta3"])) ?? version()
  }

  mutating func date() -> CalendarDate {
    CalendarDate(random.pick(["2026-09-16", "--09-16", "0999-01-01", "2024-02-29"])) ?? date()
  }

  private static let snippets = [
    "", " ", "é", "e\u{301}", "the sheet", "'quoted'", "\"double\"", "; DROP TABLE claim; --", "全屏窗口显示", "추적 투명성",
    "\u{1112}\u{1161}\u{11AB}", "NSUserTrackingMarkdownUsageDescription", "line\nbreak", "tab\t", "\u{FEFF}", "👩‍👩‍👧",
    "%_*?",
    "\\", "\u{2028}", "Å", "\u{212B}", "a\u{323}\u{307}", "a\u{307}\u{323}", "\u{10FFFF}", "\r\n", "NULL", "12", "0x",
  ]

  mutating func text() -> String {
    if random.once(in: 60) { return String(repeating: "long 文本 ", count: 500 + random.below(500)) }
    return random.list(upTo: 4) { $0.pick(Self.snippets) }.joined()
  }

  mutating func localized() -> LocalizedText {
    var translations: [LocaleCode: String] = [:]
    for _ in 0..<random.below(3) { translations[locale()] = text() }
    return LocalizedText(text(), translations: translations)
  }

  mutating func place(_ path: String, line: Int? = nil) -> FileLocation {
    FileLocation(path: path, line: line ?? random.below(400), column: random.below(80), length: random.below(300))
  }

  mutating func many<Element>(_ most: Int, _ make: (inout LedgerGenerator) -> Element) -> [Element] {
    (0..<random.below(most + 1)).map { _ in make(&self) }
  }

  mutating func perhaps<Element>(_ make: (inout LedgerGenerator) -> Element) -> Element? {
    random.once(in: 3) ? nil : make(&self)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }

  // MARK: The whole

  mutating func ledger() -> Ledger {
    let sources = many(4) { $0.source() }.sorted { $0.id < $1.id }
    let captures = many(3) { $0.capture() }.sorted { ($0.source, $0.name) < ($1.source, $1.name) }
    let claims = sources.flatMap { source in many(claimsPerSource) { $0.claim(of: source.id) } }
    return Ledger(
      publication: publication(), vocabulary: vocabulary(), sources: sources, captures: captures, claims: claims,
      glosses: glosses(of: claims), decisions: many(3) { $0.decision() }, observations: many(3) { $0.observation() })
  }

  mutating func glosses(of claims: [Claim]) -> [Gloss] {
    let known = claims.map(\.id)
    return many(6) { make in
      let claim = known.isEmpty || make.random.once(in: 5) ? make.claimID() : make.pick(known)
      let official = make.random.once(in: 3) ? make.claimID() : nil
      return Gloss(claim: claim, locale: make.locale(), text: make.text(), official: official)
    }
    .sorted { ($0.claim, $0.locale) < ($1.claim, $1.locale) }
  }

  mutating func publication() -> Publication {
    Publication(
      title: localized(), publisher: text(), locales: many(3) { $0.locale() }, defaultLocale: locale(),
      baseURL: perhaps { $0.text() }, visibility: pick(Publication.Visibility.allCases), asOf: date())
  }

  mutating func source(_ id: SourceID? = nil) -> Source {
    let id = id ?? self.id()
    return Source(
      id: id, title: text(), publisher: text(), url: perhaps { $0.text() }, language: locale(),
      kind: pick(Source.Kind.allCases),
      standing: random.once(in: 2) ? .primary : .secondary(knownThrough: self.id()), version: perhaps { $0.text() },
      build: perhaps { $0.text() }, isBeta: random.once(in: 2), published: perhaps { $0.date() },
      topics: many(2) { $0.id() }, supersedes: perhaps { $0.id() }, copyright: perhaps { $0.text() },
      note: perhaps { $0.text() },
      names: Source.Names(
        short: perhaps { $0.localized() }, titles: localized().translations, publishers: localized().translations),
      location: place("Content/sources/\(id)/source.yaml"))
  }

  mutating func capture() -> Capture {
    let source: SourceID = id()
    let name = text()
    return Capture(
      source: source, name: name, text: text(), textPath: "Content/sources/\(source)/captures/\(name).txt",
      mediaType: text(), originalSHA256: text(), extent: pick(Capture.Extent.allCases), taken: perhaps { $0.date() },
      takenBy: perhaps { $0.text() }, method: perhaps { $0.text() },
      holes: many(2) {
        Capture.Hole(
          after: $0.text(), before: $0.text(), words: $0.text(), certainty: $0.pick(Certainty.allCases), from: $0.text()
        )
      }, location: place("Content/sources/\(source)/captures/\(name).yaml"))
  }
}
