import Claims
import Consistency
import Diagnostics
import Pages

/// The quotes, disagreements and decisions as tables: CSV that spreadsheets open safely, and the same rows as JSON.
///
/// CSV is for people: kinds, states and topics are in words there. JSON has their ids.
struct PacketTables {
  let content: PacketContent
  let words: Words
  let sentences: PacketSentences
  /// The disagreements of the content, in its order.
  let findings: [Finding]

  /// The six files of a language.
  func files() throws -> [PacketFile] {
    let tag = words.locale.tag
    let tables: [(name: String, csv: String, json: [UInt8])] = [
      ("quotes", csv(quoteRows, QuoteRow.heads) { $0.fields }, try CanonicalJSON.bytes(quoteRows)),
      (
        "disagreements", csv(disagreementRows, DisagreementRow.heads) { $0.fields },
        try CanonicalJSON.bytes(disagreementRows)
      ),
      ("decisions", csv(decisionRows, DecisionRow.heads) { $0.fields }, try CanonicalJSON.bytes(decisionRows)),
    ]
    return tables.flatMap { table in
      [
        PacketFile("tables/\(tag)/\(table.name).csv", table.csv),
        PacketFile("tables/\(tag)/\(table.name).json", table.json),
      ]
    }
  }

  /// RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8; no field is taken for a formula.
  private func csv<Row>(_ rows: [Row], _ heads: [String], fields: (Row) -> [String]) -> String {
    let lines = [heads.map { sentences.head($0) }] + rows.map { fields($0) }
    return "\u{FEFF}" + lines.map { $0.map { CSVText.field($0) }.joined(separator: ",") + "\r\n" }.joined()
  }

  private func text(_ texts: [PacketContent.Text]) -> String {
    sentences.plain((texts.first { $0.lang == words.locale.tag } ?? texts.first)?.text ?? "")
  }

  private func document(_ quote: String) -> PacketContent.Document? {
    let id = quote.prefix { $0 != "/" }
    return content.sources.first { $0.id == id }
  }

  /// A quote as a row.
  private struct QuoteRow: Codable {
    let number: Int
    let id: String
    let document: String
    let publisher: String
    let url: String
    let standing: String
    let place: String
    let words: String
    let restored: String
    let report: String
    let translation: String
    let translationBy: String
    let meaning: String
    let evidence: String
    let sha256: String
    let topics: String
    let passages: String
    var topicNames = ""

    /// What JSON has.
    enum CodingKeys: String, CodingKey {
      case number, id, document, publisher, url, standing, place, words, restored, report, translation, translationBy
      case meaning, evidence, sha256, topics, passages
    }

    static let heads = [
      "csv-number", "csv-address", "csv-document", "publisher", "address", "csv-standing-of-words", "place-in-document",
      "csv-words", "csv-restored", "csv-report", "csv-translation", "csv-translation-by", "in-plain-words",
      "packet-evidence",
      "checksum", "topics", "packet-relied-on",
    ]

    var fields: [String] {
      [
        String(number), id, document, publisher, url, standing, place, words, restored, report, translation,
        translationBy, meaning, evidence, sha256, topicNames, passages,
      ]
    }
  }

  /// Whose translation it is; the publisher's own with the quote that it is.
  private func whose(_ translation: PacketContent.Translation) -> String {
    guard let quote = translation.publisherQuote else { return words("unofficial-translation") }
    return "\(words("publisher-translation")): \(quote)"
  }

  private var quoteRows: [QuoteRow] {
    content.quotes.map { quote in
      let document = document(quote.id)
      let standing =
        quote.words == nil
        ? "standing-reported" : document?.knownThrough == nil ? "standing-primary" : "standing-secondary"
      let passages = content.passages.filter { $0.quotes.contains(quote.id) }.map { String($0.number) }
      let meaning = quote.meaning.first { $0.lang == words.locale.tag } ?? quote.meaning.first
      let translation = quote.translations.first { $0.lang == words.locale.tag }
      return QuoteRow(
        number: quote.number, id: quote.id, document: document?.title ?? "", publisher: document?.publisher ?? "",
        url: document?.url ?? "", standing: words(standing), place: quote.headings.joined(separator: " › "),
        words: quote.words ?? "", restored: quote.restored.map { $0.words }.joined(separator: "; "),
        report: quote.report.map { text($0.paraphrase) } ?? "",
        translation: translation?.text ?? "", translationBy: translation.map { whose($0) } ?? "",
        meaning: meaning?.sentences.joined(separator: words("sentence-gap")) ?? "",
        evidence: words("evidence-\(quote.evidence.verdict)"), sha256: quote.sha256,
        topics: quote.topics.joined(separator: " "), passages: passages.joined(separator: " "),
        topicNames: quote.topics.map { sentences.topic($0) }.joined(separator: words("item-separator")))
    }
  }

  /// A disagreement as a row.
  private struct DisagreementRow: Codable {
    let number: Int
    let id: String
    let title: String
    let kind: String
    let sureness: String
    let quotes: String
    let example: String
    let agreement: String
    let decided: String
    let decision: String
    var kindWords = ""
    var surenessWords = ""

    /// What JSON has.
    enum CodingKeys: String, CodingKey {
      case number, id, title, kind, sureness, quotes, example, agreement, decided, decision
    }

    static let heads = [
      "csv-number", "csv-address", "csv-about", "csv-kind", "csv-standing", "csv-quotes", "for-example", "they-agree",
      "decision", "csv-decision",
    ]

    var fields: [String] {
      [String(number), id, title, kindWords, surenessWords, quotes, example, agreement, decided, decision]
    }
  }

  private var disagreementRows: [DisagreementRow] {
    zip(content.disagreements, findings).enumerated().map { index, pair in
      let (finding, story) = (pair.0, sentences.story(pair.1))
      return DisagreementRow(
        number: index + 1, id: finding.id, title: text(finding.title), kind: finding.kind, sureness: finding.sureness,
        quotes: finding.quotes.joined(separator: " "), example: text(finding.example),
        agreement: text(finding.agreement), decided: text(finding.decided), decision: finding.decision ?? "",
        kindWords: story.kind, surenessWords: story.sureness)
    }
  }

  /// A decision as a row.
  private struct DecisionRow: Codable {
    let id: String
    let question: String
    let follow: String
    let alternatives: String
    let reason: String
    let decidedBy: String
    let decidedOn: String
    let approvedBy: String
    let reviewBy: String
    let state: String
    var stateWords = ""

    /// What JSON has.
    enum CodingKeys: String, CodingKey {
      case id, question, follow, alternatives, reason, decidedBy, decidedOn, approvedBy, reviewBy, state
    }

    static let heads = [
      "csv-address", "csv-question", "followed", "csv-alternatives", "csv-reason", "decided-by", "decided-on",
      "approved-by", "review-by", "csv-state",
    ]

    var fields: [String] {
      [id, question, follow, alternatives, reason, decidedBy, decidedOn, approvedBy, reviewBy, stateWords]
    }
  }

  private var decisionRows: [DecisionRow] {
    content.decisions.map { decision in
      DecisionRow(
        id: decision.id, question: text(decision.question), follow: decision.follow ?? "",
        alternatives: decision.alternatives.joined(separator: " "), reason: text(decision.reason),
        decidedBy: decision.decidedBy ?? "", decidedOn: decision.decidedOn ?? "",
        approvedBy: decision.approvedBy ?? "", reviewBy: decision.reviewBy ?? "", state: decision.state,
        stateWords: words("decision-state-\(decision.state)"))
    }
  }
}
