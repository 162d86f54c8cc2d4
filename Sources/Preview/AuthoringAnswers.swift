/// Answers for authors: a document's saved copy to select words in, and the quoted statement for a selection. Only the
/// preview's own pages may ask; nothing is written.
struct AuthoringAnswers: Sendable {
  let authoring: PreviewAuthoring
  let words: PreviewWords

  /// The page with a document's saved copies.
  func copy(_ request: Request) -> Response {
    guard let source = request.query["source"].flatMap({ PercentEncoding.text($0) }),
      let passages = authoring.passages(source)
    else { return .text(404, "There is no such document.") }
    let locale = request.language(among: words.locales) ?? words.locales.first ?? "en"
    var headings: [String] = []
    var body = ""
    for passage in passages {
      if passage.headings != headings {
        headings = passage.headings
        body += "<h2>\(LivePage.escaped(headings.joined(separator: " / ")))</h2>\n"
      }
      body += "<p>\(LivePage.escaped(passage.text))</p>\n"
    }
    let page = LivePage.copy(words("preview-saved-copy", locale), source: source, body: body, locale: locale)
    return Response(
      status: 200, headers: [("Content-Type", MediaType.of("a.html")), ("Cache-Control", "no-store")],
      body: .bytes(page))
  }

  /// The statement for a selection.
  func claim(_ request: Request) -> Response {
    // A browser says where a request comes from; another site's page has no business here.
    guard ["same-origin", nil].contains(request.headers["sec-fetch-site"]),
      let source = request.query["source"].flatMap({ PercentEncoding.text($0) }),
      let wanted = request.query["words"].flatMap({ PercentEncoding.text($0) })
    else { return .text(400, "There is no such address.") }
    guard let claim = authoring.claim(source, wanted) else { return .text(404, "No saved copy has these words.") }
    return .text(200, claim)
  }
}
