import Claims

/// What the full-text index knows of one claim, column by column.
struct SearchDocument {
  /// The columns, in the order of `SearchIndex.columns`; UTF-8.
  let columns: [[UInt8]]

  /// What can be found of a claim: its words, their glosses, the headings, the document's title and the address.
  init(of claim: Claim, title: String?, glosses: [String]) {
    var wording = SearchText()
    switch claim.wording {
    case .quoted(let quotation):
      wording.add(quotation.text)
      if !quotation.restorations.isEmpty { wording.add(quotation.shown) }
    case .reported(let report):
      wording.add(report.paraphrase.original)
      for (_, text) in report.paraphrase.translations.sorted(by: { $0.key < $1.key }) { wording.add(text) }
    }
    let others = [glosses, claim.headings, title.map { [$0] } ?? [], [claim.id.description]]
    let texts =
      [wording]
      + others.map { texts in
        var column = SearchText()
        for text in texts { column.add(text) }
        return column
      }
    columns = texts.map(\.words) + [texts.flatMap(\.identifiers)]
  }
}
