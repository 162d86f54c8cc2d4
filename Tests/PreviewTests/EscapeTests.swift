import Preview
import Testing

/// Nobody gets anything but the site: not by paths, not by links, not by another name for this machine.
@Suite struct EscapeTests {
  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/%2E%2E%2Fsecret.txt", "/..%2fsecret.txt", "/ko/../../secret.txt",
    "/ko/%2e%2e/%2e%2e/secret.txt", "/..\\secret.txt", "/%5c..%5csecret.txt", "/ko/..%5c..%5csecret.txt",
    "/%252e%252e/secret.txt", "/%c0%ae%c0%ae/secret.txt", "/%e0%80%ae%e0%80%ae/secret.txt", "/%uff0e%uff0e/secret.txt",
    "/.%00./secret.txt", "/data.csv%00.html", "/%00", "/%2", "/%", "/%zz", "//etc/passwd", "/ko//index.html",
    "/%2fetc/passwd", "/etc/passwd", "/.hidden", "/%2ehidden", "/ko/.", "/./data.csv", "/out.txt", "/up/secret.txt",
    "/absolute/secret.txt", "/up/", "/ko%2findex.html", "/data.csv/", "/data.csv/x", "/%ff%fe",
    "/a%0d%0aSet-Cookie:%20x=1",
    "http://127.0.0.1/secret.txt", "secret.txt", "*", "/.verbatim/../secret.txt", "/.verbatim/none",
  ])
  func `no spelling of a path leads out of the site`(path: String) throws {
    let fixture = try PreviewFixture()
    let answer = try fixture.ask(path)
    #expect(answer.status == 400 || answer.status == 404, "\(path) gave \(answer.status)")
    #expect(!answer.text.contains("secret") && !answer.text.contains("root:"))
    #expect(answer.headers["set-cookie"] == nil)
    #expect(try fixture.ask("/data.csv").status == 200)
  }

  @Test(arguments: [
    "evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:PORT",
    "127.0.0.1.evil:PORT",
    "", "[::2]:PORT", "0.0.0.0:PORT", "localhost:PORT@evil", "127.0.0.1:PORT, evil",
  ])
  func `another name for this machine is refused`(host: String) throws {
    let fixture = try PreviewFixture()
    let answer = try fixture.ask("/", host: host.replacing("PORT", with: String(fixture.server.port)))
    #expect(answer.status == 403)
    #expect(!answer.text.contains("home"))
  }

  @Test(arguments: ["127.0.0.1:PORT", "localhost:PORT", "LOCALHOST:PORT", "[::1]:PORT"])
  func `this machine's own names are answered`(host: String) throws {
    let fixture = try PreviewFixture()
    #expect(try fixture.ask("/", host: host.replacing("PORT", with: String(fixture.server.port))).status == 200)
  }

  @Test func `a request without a host is refused`() throws {
    let fixture = try PreviewFixture()
    for line in ["GET / HTTP/1.0\r\n\r\n", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"] {
      let socket = try #require(Socket(port: fixture.server.port))
      socket.send(line)
      let answer = try PreviewFixture.answer(socket.receiveAll())
      #expect(answer.status == 403 || answer.status == 400)
    }
  }

  @Test func `a pipe in the site does not stop the server`() throws {
    let fixture = try PreviewFixture()
    #expect(Pipe.make("\(fixture.folder.path)/site/pipe.html"))
    #expect(try fixture.ask("/pipe.html").status == 404)
  }
}
