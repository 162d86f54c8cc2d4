import Preview
import TestSupport
import Testing

@Suite struct AuthoringTests {
  private func server() throws -> PreviewServer {
    let authoring = PreviewAuthoring { source in
      source == "page"
        ? [.init(headings: ["A <b>"], text: "Words & \"more\"."), .init(headings: ["A <b>"], text: "한국")] : nil
    } claim: { source, words in
      source == "page" && words == "Words & \"more\" 한국" ? "## id\n> \(words)" : nil
    }
    return try PreviewServer(
      site: "/nowhere", port: 0, files: PreviewFiles(script: [], style: []),
      words: PreviewWords(locales: ["en"], entries: ["en": ["preview-saved-copy": "Copy of {source}"]]),
      authoring: authoring)
  }

  private func ask(_ server: PreviewServer, _ path: String, _ header: String = "") throws -> PreviewFixture.Answer {
    let socket = try #require(Socket(port: server.port))
    socket.send("GET \(path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\(header)Connection: close\r\n\r\n")
    return try PreviewFixture.answer(socket.receiveAll())
  }

  @Test func `the saved copy is shown as text, whatever it holds`() throws {
    let server = try server()
    let page = try ask(server, "/.verbatim/copy?source=page")
    #expect(page.status == 200)
    #expect(page.text.contains("<h2>A &lt;b></h2>\n<p>Words &amp; &quot;more&quot;.</p>\n<p>한국</p>"))
    #expect(page.text.contains("<h1>Copy of page</h1>") && page.text.contains("data-source=\"page\""))
    for path in ["/.verbatim/copy?source=none", "/.verbatim/copy", "/.verbatim/copy?source=%zz"] {
      #expect(try ask(server, path).status == 404)
    }
  }

  @Test func `a selection becomes a statement, for the preview's own pages alone`() throws {
    let server = try server()
    let path = "/.verbatim/claim?source=page&words=Words%20%26+%22more%22%20%ED%95%9C%EA%B5%AD"
    let answer = try ask(server, path)
    #expect(answer.status == 200 && answer.text == "## id\n> Words & \"more\" 한국\n")
    #expect(try ask(server, path, "Sec-Fetch-Site: same-origin\r\n").status == 200)
    #expect(try ask(server, path, "Sec-Fetch-Site: cross-site\r\n").status == 400)
    #expect(try ask(server, "/.verbatim/claim?source=page&words=x").status == 404)
    #expect(try ask(server, "/.verbatim/claim?source=page").status == 400)
  }
}
