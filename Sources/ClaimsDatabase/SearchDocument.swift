import Claims

/// What the full-text index knows of one claim, column by column.
struct SearchDocument {
  /// The columns, in the order of `SearchIndex.columns`.
  let columns: [String]

  /// What can be found of a claim: its words, their glosses, the headings, the document's title and the address.
  init(of claim: Claim, title: String?, glosses: [String]) {
    var identifiers: [String] = []
    func column(_ texts: [String]) -> String {
      texts.map { text in
        let words = SearchText(text)
        identifiers += words.identifiers
        return words.words
      }.joined(separator: SearchText.boundary)
    }
    let wording: [String]
    switch claim.wording {
    case .quoted(let quotation):
      wording = quotation.restorations.isEmpty ? [quotation.text] : [quotation.text, quotation.shown]
    case .reported(let report):
      let translations = report.paraphrase.translations.sorted { $0.key < $1.key }.map(\.value)
      wording = [report.paraphrase.original] + translations
    }
    var columns = [
      column(wording), column(glosses), column(claim.headings), column(title.map { [$0] } ?? []),
      column([claim.id.description]),
    ]
    columns.append(identifiers.joined(separator: " "))
    self.columns = columns
  }
}
