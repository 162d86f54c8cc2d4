import Foundation
import Preview
import Testing

@Suite struct AnswerTests {
  @Test(arguments: [
    ("/", "text/html; charset=utf-8"), ("/ko/", "text/html; charset=utf-8"), ("/data.csv", "text/csv; charset=utf-8"),
    ("/style.css", "text/css; charset=utf-8"), ("/ko/%ED%95%9C%20%EA%B5%AD.txt", "text/plain; charset=utf-8"),
    ("/.verbatim/preview.js", "text/javascript; charset=utf-8"), ("/.verbatim/preview.css", "text/css; charset=utf-8"),
  ])
  func `files come with their types, in every language`(path: String, type: String) throws {
    let answer = try PreviewFixture().ask(path)
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == type)
    #expect(answer.headers["x-content-type-options"] == "nosniff")
    #expect(answer.headers["content-length"] == String(answer.body.count))
  }

  @Test func `a page gets the script and may hear from the server; a file stays as it is`() throws {
    let fixture = try PreviewFixture()
    let page = try fixture.ask("/")
    let tag = try #require(page.headers["etag"]).replacing("\"", with: "")
    #expect(page.text.contains("<head><script src=\"/.verbatim/preview.js\" defer data-state=\"\(tag)\"></script>"))
    #expect(page.text.contains("content=\"connect-src 'self'; default-src 'none'\""))
    let bare = page.text.replacing("connect-src 'self'; ", with: "")
      .replacing("<script src=\"/.verbatim/preview.js\" defer data-state=\"\(tag)\"></script>", with: "")
    #expect(bare == PreviewFixture.page)
    #expect(try fixture.ask("/data.csv").text == "0123456789")
  }

  @Test func `HEAD tells what GET would send, without it`() throws {
    let fixture = try PreviewFixture()
    for path in ["/", "/data.csv", "/none", "/.verbatim/preview.js"] {
      let whole = try fixture.ask(path)
      let head = try fixture.ask(path, method: "HEAD")
      #expect(head.status == whole.status)
      #expect(head.body.isEmpty)
      for name in ["content-type", "content-length", "etag"] {
        #expect(head.headers[name] == whole.headers[name], "\(path)")
      }
    }
  }

  @Test(arguments: ["/", "/data.csv"])
  func `what the browser has is not sent again, until it changes`(path: String) throws {
    let fixture = try PreviewFixture()
    let first = try fixture.ask(path)
    let tag = try #require(first.headers["etag"])
    #expect(first.headers["cache-control"] == "no-cache")
    for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let again = try fixture.ask(path, ["If-None-Match": field])
      #expect(again.status == 304 && again.body.isEmpty, "\(field)")
      #expect(again.headers["etag"] == tag)
    }
    #expect(try fixture.ask(path, ["If-None-Match": "\"x\""]).status == 200)
    try fixture.folder.write("9876543210", to: path == "/" ? "site/index.html" : "site/data.csv")
    let changed = try fixture.ask(path, ["If-None-Match": tag])
    #expect(changed.status == 200 && changed.text.hasSuffix("</script>") == (path == "/"))
  }

  @Test func `a page is another one when its style has changed`() throws {
    let fixture = try PreviewFixture()
    let tag = try #require(try fixture.ask("/").headers["etag"])
    try fixture.folder.write("body { color: red }", to: "site/style.css")
    #expect(try fixture.ask("/", ["If-None-Match": tag]).status == 200)
  }

  private static let ranges: [(field: String, status: Int, body: String?, range: String?)] = [
    ("bytes=0-0", 206, "0", "bytes 0-0/10"), ("bytes=2-4", 206, "234", "bytes 2-4/10"),
    ("bytes=7-", 206, "789", "bytes 7-9/10"), ("bytes=-3", 206, "789", "bytes 7-9/10"),
    ("bytes=5-99999999999999999999999", 206, "56789", "bytes 5-9/10"), ("bytes=-99", 206, "0123456789", "bytes 0-9/10"),
    ("bytes=10-", 416, nil, "bytes */10"), ("bytes=-0", 416, nil, "bytes */10"),
    ("bytes=4-2", 200, "0123456789", nil), ("bytes=a-b", 200, "0123456789", nil), ("lines=1-2", 200, "0123456789", nil),
    ("bytes=0-1,3-4", 200, "0123456789", nil), ("bytes=-", 200, "0123456789", nil),
  ]

  @Test(arguments: ranges)
  func `one range of bytes is sent as a part`(field: String, status: Int, body: String?, range: String?) throws {
    let answer = try PreviewFixture().ask("/data.csv", ["Range": field])
    #expect(answer.status == status)
    if let body { #expect(answer.text == body) }
    #expect(answer.headers["content-range"] == range)
  }

  @Test func `a part of another state is not sent`() throws {
    let fixture = try PreviewFixture()
    let tag = try #require(try fixture.ask("/data.csv").headers["etag"])
    #expect(try fixture.ask("/data.csv", ["Range": "bytes=1-2", "If-Range": tag]).status == 206)
    #expect(try fixture.ask("/data.csv", ["Range": "bytes=1-2", "If-Range": "\"old\""]).status == 200)
    let page = try fixture.ask("/")
    let part = try fixture.ask("/", ["Range": "bytes=10-20"])
    #expect(part.status == 206 && part.body == Array(page.body[10...20]))
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"])
  func `nothing but GET and HEAD is answered`(method: String) throws {
    let fixture = try PreviewFixture()
    let answer = try fixture.ask("/", method: method, ["Content-Length": "0"])
    #expect(answer.status == 405 || answer.status == 501)
    #expect(try fixture.ask("/").status == 200)
  }

  @Test func `a folder without its slash leads to the one with it`() throws {
    let answer = try PreviewFixture().ask("/ko")
    #expect(answer.status == 308)
    #expect(answer.headers["location"] == "/ko/")
  }

  @Test(arguments: [
    ("/ko/none.html", "", "ko", "없음"), ("/none", "ko-KR,ko;q=0.9", "ko", "없음"), ("/none", "zh-CN, en", "zh-Hans", "没有"),
    ("/none", "fr", "en", "There is no &lt;page>"), ("/none", "", "en", "There is no &lt;page>"),
  ])
  func `an address without a page says so in the reader's language`(
    path: String, asked: String, language: String, words: String
  ) throws {
    let answer = try PreviewFixture().ask(path, ["Accept-Language": asked])
    #expect(answer.status == 404)
    #expect(answer.text.contains("<html lang=\"\(language)\">"))
    #expect(answer.text.contains("<h1>\(words)</h1>"))
    #expect(answer.text.contains("/.verbatim/preview.js"))
  }

  @Test func `before the first build every page is missing, and the server lives`() throws {
    let server = try PreviewServer(
      site: "/nowhere/site", port: 0, files: PreviewFiles(script: [], style: []),
      words: PreviewWords(locales: [], entries: [:]))
    let socket = try #require(Socket(port: server.port))
    socket.send("GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\nConnection: close\r\n\r\n")
    #expect(try PreviewFixture.answer(socket.receiveAll()).status == 404)
  }
}
