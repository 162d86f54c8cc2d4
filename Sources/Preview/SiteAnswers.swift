/// Answers requests from the site's folder: which file, which part of it, and what a browser may keep.
struct SiteAnswers: Sendable {
  /// The folder `site` of the output, which may be missing until a first build succeeds.
  let root: String
  let files: PreviewFiles
  let words: PreviewWords
  let authoring: PreviewAuthoring?

  /// The answer to a request that reached the right host.
  func answer(_ request: Request) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .text(405, "Only GET and HEAD are answered here.", [("Allow", "GET, HEAD")])
    }
    switch request.path {
    case PreviewAddress.news:
      return Response(
        status: 200,
        headers: [("Content-Type", "text/event-stream; charset=utf-8"), ("Cache-Control", "no-store")], body: .news)
    case PreviewAddress.script: return script(request)
    case PreviewAddress.style: return kept(files.style, "text/css; charset=utf-8")
    case PreviewAddress.copy, PreviewAddress.claim:
      guard let authoring else { break }
      let answers = AuthoringAnswers(authoring: authoring, words: words)
      return request.path == PreviewAddress.copy ? answers.copy(request) : answers.claim(request)
    default: break
    }
    guard let path = RequestPath(request.path) else { return .text(400, "There is no such address.") }
    return file(path, request)
  }

  /// The script with the words of all languages in front.
  private func script(_ request: Request) -> Response {
    let words = Array("window.verbatimWords = \(self.words.json);\n".utf8)
    return kept(words + files.script, "text/javascript; charset=utf-8")
  }

  private func kept(_ bytes: [UInt8], _ type: String) -> Response {
    Response(status: 200, headers: [("Content-Type", type), ("Cache-Control", "no-store")], body: .bytes(bytes))
  }

  private func file(_ path: RequestPath, _ request: Request) -> Response {
    let names = path.isFolder ? path.names + ["index.html"] : path.names
    switch SiteFile.find(names, below: root) {
    case .file(let file): return send(file, name: names.last ?? "", request)
    case .folder:
      // As every web server does, so that relative links are right.
      return .text(308, "The address ends with a slash.", [("Location", request.path + "/")])
    case .nothing: return missing(path, request)
    }
  }

  private func missing(_ path: RequestPath, _ request: Request) -> Response {
    let own = path.names.first.flatMap { words.locales.contains($0) ? $0 : nil }
    let locale = own ?? request.language(among: words.locales) ?? words.locales.first ?? "en"
    let page = LivePage.notice(
      words("preview-missing", locale), link: ("/", words("preview-home", locale)), locale: locale)
    return Response(
      status: 404, headers: [("Content-Type", MediaType.of("a.html")), ("Cache-Control", "no-store")],
      body: .bytes(page))
  }

  private func send(_ file: consuming SiteFile, name: String, _ request: Request) -> Response {
    let type = MediaType.of(name)
    if type == MediaType.of("a.html") { return page(file, type, request) }
    let tag = EntityTag([file.tag])
    var headers = headers(type, tag)
    if tag.matches(request.headers["if-none-match"]) {
      file.discard()
      return Response(status: 304, headers: headers, body: .bytes([]))
    }
    let size = file.size
    switch range(size, tag, request) {
    case .whole:
      return Response(status: 200, headers: headers, body: .file(descriptor: file.descriptor, offset: 0, length: size))
    case .part(let part):
      headers.append(("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)"))
      return Response(
        status: 206, headers: headers,
        body: .file(descriptor: file.descriptor, offset: part.lowerBound, length: part.count))
    case .unsatisfiable:
      file.discard()
      return unsatisfiable(size)
    }
  }

  /// A page is sent with the preview's script in it, so that it is read and changed first.
  private func page(_ file: consuming SiteFile, _ type: String, _ request: Request) -> Response {
    let tag = EntityTag([file.tag, assetsTag])
    var headers = headers(type, tag)
    if tag.matches(request.headers["if-none-match"]) {
      file.discard()
      return Response(status: 304, headers: headers, body: .bytes([]))
    }
    guard let bytes = file.bytes() else { return .text(500, "The page cannot be read.") }
    let page = LivePage.page(bytes, tag: tag)
    switch range(page.count, tag, request) {
    case .whole: return Response(status: 200, headers: headers, body: .bytes(page))
    case .part(let part):
      headers.append(("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(page.count)"))
      return Response(status: 206, headers: headers, body: .bytes(Array(page[part])))
    case .unsatisfiable: return unsatisfiable(page.count)
    }
  }

  private func headers(_ type: String, _ tag: EntityTag) -> [(name: String, value: String)] {
    // Kept by the browser, but asked for each time.
    [
      ("Content-Type", type), ("ETag", tag.description), ("Cache-Control", "no-cache"), ("Accept-Ranges", "bytes"),
    ]
  }

  private func range(_ size: Int, _ tag: EntityTag, _ request: Request) -> ByteRange {
    tag.allowsRange(request.headers["if-range"]) ? ByteRange(request.headers["range"], size: size) : .whole
  }

  private func unsatisfiable(_ size: Int) -> Response {
    .text(416, "The file has \(size) bytes.", [("Content-Range", "bytes */\(size)")])
  }

  /// Stands for the files that every page loads: a page is fresh only while they are.
  private var assetsTag: String {
    ["style.css", "script.js"].map { name in
      guard case .file(let file) = SiteFile.find([name], below: root) else { return "none" }
      let tag = file.tag
      file.discard()
      return tag
    }.joined(separator: "_")
  }
}
