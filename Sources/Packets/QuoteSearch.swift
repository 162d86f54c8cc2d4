public import Claims
internal import Evidence
public import Pages

/// How quotes stand in the saved copies, as a packet tells it.
public enum QuoteSearch {
  /// What was found of every quote of a ledger in its copies.
  public static func evidence(_ ledger: Ledger) -> [ClaimID: QuoteEvidence] {
    let found = EvidenceReport(ledger).evidence.map { evidence in (evidence.claim, told(evidence)) }
    return Dictionary(found) { first, _ in first }
  }

  private static func told(_ evidence: Evidence) -> QuoteEvidence {
    let place = evidence.capture.flatMap { capture in
      (evidence.verdict.span ?? firstSpan(evidence.verdict)).map {
        QuoteEvidence.Place(source: evidence.document, capture: capture, bytes: $0.bytes)
      }
    }
    switch evidence.verdict {
    case .exact: return QuoteEvidence(.exact, at: place)
    case .typography(_, let uses): return QuoteEvidence(.typography, at: place, steps: steps(uses))
    case .hole(_, _, let uses): return QuoteEvidence(.hole, at: place, steps: steps(uses))
    case .endPunctuation: return QuoteEvidence(.endMark, at: place)
    case .joined: return QuoteEvidence(.joined, at: place)
    case .spliced: return QuoteEvidence(.spliced, at: place)
    case .altered: return QuoteEvidence(.altered, at: place)
    case .ambiguous: return QuoteEvidence(.ambiguous, at: place)
    case .foundElsewhere(let places):
      return QuoteEvidence(
        .elsewhere,
        at: places.first.map {
          QuoteEvidence.Place(source: $0.source, capture: $0.capture, bytes: $0.span.bytes)
        })
    case .gone: return QuoteEvidence(.missing)
    case .reported: return QuoteEvidence(.reported)
    case .unchecked: return QuoteEvidence(.noCopy)
    }
  }

  private static func firstSpan(_ verdict: Verdict) -> TextSpan? {
    switch verdict {
    case .ambiguous(let spans), .spliced(let spans, _): spans.first
    case .altered(let alteration): alteration.span
    default: nil
    }
  }

  /// The steps of typography, each once, in their order.
  private static func steps(_ uses: [TypographyUse]) -> [String] {
    Set(uses.map { $0.step }).sorted().map { $0.rawValue }
  }
}
