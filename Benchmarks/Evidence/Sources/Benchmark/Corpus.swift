import Claims
import Diagnostics
import Foundation

/// Documents and quotes made at random, of a known shape.
struct Corpus {
  var documents: [String] = []
  var quotes: [(document: Int, text: String)] = []
  /// The verdict that each quote must get.
  var expected: [String] = []

  private static let syllables = [
    "ba", "co", "de", "fi", "gu", "ha", "je", "ki", "lo", "mu", "ne", "po", "qui", "ra", "se", "ti", "vo", "we", "xa",
    "yo", "zu", "bra", "cle", "dri", "flo", "gru", "pla", "ste", "tri",
  ]

  init(documents count: Int, quotes quoteCount: Int, seed: UInt64) {
    var random = SplitMix(state: seed)
    let words = (0..<6_000).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.syllables.randomElement(using: &random) ?? "" }
        .joined()
    }
    var sentences: [[String]] = []
    for _ in 0..<count {
      var text = ""
      var own: [String] = []
      while text.utf8.count < 50_000 {
        let sentence = Self.sentence(words, &random)
        own.append(sentence)
        // Lines break where they like, and paragraphs now and then.
        text +=
          sentence.replacing(" the ", with: "\nthe ") + (Int.random(in: 0..<6, using: &random) == 0 ? "\n\n" : " ")
      }
      documents.append(text)
      sentences.append(own)
    }
    for index in 0..<quoteCount {
      let document = index % count
      // Each sentence once: a changed quote of a sentence that another quote has would be that quote's twin, and gone.
      let sentence = sentences[document].remove(at: Int.random(in: sentences[document].indices, using: &random))
      let broken = sentence.contains(" the ")
      switch index / count % 40 {
      case 0, 1:
        quotes.append((document, sentence.replacing("’", with: "'")))
        expected.append(sentence.contains("’") || broken ? "typography" : "exact")
      case 2, 3:
        var changed = sentence.split(separator: " ").map { String($0) }
        changed[changed.count / 2] = "otherwise"
        quotes.append((document, changed.joined(separator: " ")))
        expected.append("altered")
      case 4:
        quotes.append((document, Self.sentence((0..<60).map { "nowhere\($0)" }, &random)))
        expected.append("gone")
      default:
        quotes.append((document, sentence))
        expected.append(broken ? "typography" : "exact")
      }
    }
  }

  private static func sentence(_ words: [String], _ random: inout SplitMix) -> String {
    var picked = (0..<Int.random(in: 8...30, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
    if Int.random(in: 0..<3, using: &random) == 0 { picked[picked.count / 3] += "’s" }
    if Int.random(in: 0..<4, using: &random) == 0 { picked[picked.count / 2] = "the" }
    return picked.joined(separator: " ").prefix(1).uppercased() + picked.joined(separator: " ").dropFirst() + "."
  }

  func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, document) in documents.enumerated() {
      try Data(document.utf8).write(to: URL(filePath: "\(folder)/\(index).txt"))
    }
    let lines = quotes.map { "\($0.document)\t\($0.text)\n" }.joined()
    try Data(lines.utf8).write(to: URL(filePath: "\(folder)/quotes.tsv"))
  }

  var ledger: Ledger { Self.ledger(documents, quotes) }

  /// One document of some megabytes with three quotes from its middle: as it is, with other marks, with a word changed.
  static func large(megabytes: Int) -> Ledger {
    let line = Array("The people who read this document know that nothing in it was said by anybody else.\n\n".utf8)
    var bytes: [UInt8] = []
    while bytes.count < megabytes << 19 { bytes += line }
    let needles = [
      "Only the zebra of the seventh enclosure may see the prompt’s page.", "No quagga’s stripes are counted.",
    ]
    for needle in needles { bytes += Array("\(needle)\n\n".utf8) }
    while bytes.count < megabytes << 20 { bytes += line }
    return ledger(
      [String(decoding: bytes, as: UTF8.self)],
      [
        (0, needles[0]), (0, needles[1].replacing("’", with: "'")),
        (0, "Some of the people who read this document know quagga enclosures."),
      ])
  }

  private static func ledger(_ documents: [String], _ quotes: [(document: Int, text: String)]) -> Ledger {
    guard let english = LocaleCode("en"), let day = CalendarDate("2026-11-30") else { preconditionFailure("literals") }
    let here = FileLocation.wholeFile("synthetic")
    let ids = documents.indices.compactMap { SourceID("source-\($0)") }
    let sources = ids.map { id in
      Source(
        id: id, title: id.text, publisher: "Maker", url: nil, language: english, kind: .policy, standing: .primary,
        version: nil, build: nil, isBeta: false, published: nil, topics: [], supersedes: nil, copyright: nil, note: nil,
        location: here)
    }
    let captures = zip(ids, documents).map { id, text in
      Capture(
        source: id, name: "copy", text: text, textPath: "copy.txt", mediaType: "text/plain", originalSHA256: id.text,
        extent: .whole, taken: nil, takenBy: nil, method: nil, holes: [], location: here)
    }
    let claims = quotes.enumerated().compactMap { index, quote -> Claim? in
      ClaimName("quote-\(index)").map { name in
        Claim(
          id: ClaimID(source: ids[quote.document], name: name), headings: [],
          wording: .quoted(Quotation(text: quote.text, restorations: [], location: here)), role: .statement, topics: [],
          statements: [], note: nil, formerly: [], location: here)
      }
    }
    return Ledger(
      publication: Publication(
        title: LocalizedText("Synthetic"), publisher: "We", locales: [english], defaultLocale: english, baseURL: nil,
        visibility: .internal, asOf: day),
      vocabulary: Vocabulary(dimensions: [], outcomes: [], regionSets: [], topics: [], terms: [], impossible: []),
      sources: sources, captures: captures, claims: claims, glosses: [], decisions: [], observations: [])
  }
}

/// Repeatable random numbers (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
