import Digests

/// What an approval of a packet in some languages covers.
struct SignOffCoverage {
  let content: PacketContent
  let locales: [String]

  /// Everything that is covered, in the order of the record.
  func covered() throws -> [SignOffRecord.Covered] {
    let quotes = content.quotes.map { quote in
      SignOffRecord.Covered(
        kind: .quote, id: quote.id, sha256: quote.sha256,
        words: quote.words ?? quote.report.map { text($0.paraphrase) })
    }
    let meanings = content.quotes.compactMap { quote -> SignOffRecord.Covered? in
      guard let meaning = quote.meaning.first(where: { $0.lang == language }) else { return nil }
      return covered(.meaning, quote.id, meaning.sentences.joined(separator: "\n"))
    }
    let copies = content.captures.map {
      SignOffRecord.Covered(kind: .copy, id: $0.path, sha256: $0.sha256, words: nil)
    }
    let decisions = try content.decisions.map { decision in
      var own = decision
      own.question = decision.question.filter { locales.contains($0.lang) || $0.lang == content.scope.original }
      own.reason = decision.reason.filter { locales.contains($0.lang) || $0.lang == content.scope.original }
      return SignOffRecord.Covered(
        kind: .decision, id: decision.id, sha256: SHA256(of: try CanonicalJSON.bytes(own)).hex, words: nil)
    }
    let passages = content.passages.map {
      covered(.passage, "\($0.guide)/\($0.place)", bare(text($0.text)) + "\n" + $0.quotes.joined(separator: " "))
    }
    return quotes + meanings + copies + decisions + passages + translations()
  }

  /// The language of the originals, or the first of the packet where it is not among them.
  private var language: String {
    content.scope.locales.contains(content.scope.original) ? content.scope.original : content.scope.locales.first ?? ""
  }

  private func text(_ texts: [PacketContent.Text]) -> String {
    (texts.first { $0.lang == language } ?? texts.first)?.text ?? ""
  }

  /// A passage without the numbers of its quotes, which move when others come or go.
  private func bare(_ text: String) -> String { text.replacing(#/ ?\[\d+\]/#, with: "") }

  private func covered(_ kind: SignOffRecord.Kind, _ id: String, _ text: String) -> SignOffRecord.Covered {
    SignOffRecord.Covered(kind: kind, id: id, sha256: SHA256(of: text).hex, words: nil)
  }

  private func translations() -> [SignOffRecord.Covered] {
    locales.filter { $0 != content.scope.original }.flatMap { locale in
      content.quotes.compactMap { quote in
        quote.translations.first { $0.lang == locale }.map {
          covered(.translation, "\(locale) \(quote.id)", $0.text)
        }
      }
        + content.passages.compactMap { passage in
          passage.text.first { $0.lang == locale }.map {
            covered(.translation, "\(locale) \(passage.guide)/\(passage.place)", bare($0.text))
          }
        }
    }
  }
}
