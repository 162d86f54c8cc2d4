import Diagnostics
import Foundation
import Preview
import Testing

/// Clients that are slow, many or rude.
@Suite struct LoadTests {
  @Test func `a slow client is served, and keeps nobody waiting`() throws {
    let fixture = try PreviewFixture()
    let slow = try #require(Socket(port: fixture.server.port))
    let request = "GET /data.csv HTTP/1.1\r\nHost: localhost:\(fixture.server.port)\r\nConnection: close\r\n\r\n"
    for letter in request {
      slow.send(String(letter))
      #expect(try fixture.ask("/").status == 200)
    }
    #expect(try PreviewFixture.answer(slow.receiveAll()).text == "0123456789")
  }

  @Test func `a client that says nothing more is let go`() throws {
    let fixture = try PreviewFixture(timeout: 1)
    let socket = try #require(Socket(port: fixture.server.port))
    socket.send("GET /data.csv HT")
    let start = Date.now
    // An answer that the time is up, or the end of the connection: in both cases the server is done with it.
    #expect(!String(decoding: socket.receiveAll(), as: UTF8.self).contains(" 200 "))
    #expect(Date.now.timeIntervalSince(start) < 8)
  }

  @Test(arguments: [1_000, 70_000, 1_000_000])
  func `headers of any size neither stop the server nor fill it`(size: Int) throws {
    let fixture = try PreviewFixture()
    let socket = try #require(Socket(port: fixture.server.port))
    socket.send("GET /data.csv HTTP/1.1\r\nHost: localhost:\(fixture.server.port)\r\nConnection: close\r\n")
    socket.send("X-Large: \(String(repeating: "x", count: size))\r\n\r\n")
    let text = String(decoding: socket.receiveAll(), as: UTF8.self)
    #expect(text.contains(" 200 ") == (size == 1_000), "\(text.prefix(100))")
    #expect(try fixture.ask("/data.csv").status == 200)
  }

  @Test func `an address of any length is refused, not followed`() throws {
    let fixture = try PreviewFixture()
    #expect(try fixture.ask("/" + String(repeating: "a/", count: 2_000)).status == 404)
    #expect(try fixture.ask("/" + String(repeating: "a", count: 8_000)).status == 400)
    #expect(try fixture.ask("/data.csv?" + String(repeating: "x=1&", count: 200)).status == 200)
    let socket = try #require(Socket(port: fixture.server.port))
    socket.send("GET /data.csv?\(String(repeating: "x=1&", count: 20_000)) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(!String(decoding: socket.receiveAll(), as: UTF8.self).contains("0123456789"))
    #expect(try fixture.ask("/data.csv").status == 200)
  }

  @Test(arguments: [
    "", "\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}", "GET / HTTP/9.9\r\n\r\n", "{\"json\": true}\r\n\r\n",
  ])
  func `what is no request is let go`(words: String) throws {
    let fixture = try PreviewFixture(timeout: 1)
    let socket = try #require(Socket(port: fixture.server.port))
    socket.send(words)
    #expect(!String(decoding: socket.receiveAll(), as: UTF8.self).contains("home"))
    #expect(try fixture.ask("/data.csv").status == 200)
  }

  @Test func `a body is read and forgotten`() throws {
    let fixture = try PreviewFixture()
    let socket = try #require(Socket(port: fixture.server.port))
    socket.send(
      "POST / HTTP/1.1\r\nHost: localhost:\(fixture.server.port)\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n"
    )
    socket.send(String(repeating: "x", count: 200_000))
    #expect(try PreviewFixture.answer(socket.receiveAll()).status == 405)
  }

  @Test func `hundreds of pages listen, all hear, and one more visitor is served`() throws {
    let fixture = try PreviewFixture()
    fixture.server.tell(BuildState(isCurrent: true, problems: []))
    let sockets = try (0..<200).map { _ in try #require(Socket(port: fixture.server.port)) }
    for socket in sockets {
      socket.send("GET /.verbatim/news HTTP/1.1\r\nHost: localhost:\(fixture.server.port)\r\n\r\n")
    }
    for socket in sockets { #expect(socket.receive(until: "\"current\": true")?.contains("text/event-stream") == true) }
    #expect(fixture.server.listenerCount == 200)
    fixture.server.tell(BuildState(isCurrent: false, problems: []))
    for socket in sockets { #expect(socket.receive(until: "\"current\": false") != nil) }
    #expect(try fixture.ask("/data.csv").text == "0123456789")
  }

  @Test func `a page that reads nothing costs the others nothing and gets the newest state at last`() throws {
    let fixture = try PreviewFixture()
    let deaf = try #require(Socket(port: fixture.server.port))
    deaf.send("GET /.verbatim/news HTTP/1.1\r\nHost: localhost:\(fixture.server.port)\r\n\r\n")
    let long = String(repeating: "long words ", count: 50)
    for number in 0..<300 {
      let problem = Diagnostic(.badValue, "\(number) \(long)", at: nil)
      fixture.server.tell(BuildState(isCurrent: false, problems: [Diagnostic](repeating: problem, count: 40)))
    }
    fixture.server.tell(BuildState(isCurrent: true, problems: []))
    #expect(try fixture.ask("/data.csv").status == 200)
    #expect(deaf.receive(until: "\"current\": true") != nil)
  }

  @Test func `pages that were closed are noticed`() throws {
    let fixture = try PreviewFixture()
    fixture.server.tell(BuildState(isCurrent: true, problems: []))
    do {
      let socket = try #require(Socket(port: fixture.server.port))
      socket.send("GET /.verbatim/news HTTP/1.1\r\nHost: localhost:\(fixture.server.port)\r\n\r\n")
      #expect(socket.receive(until: "current") != nil)
    }
    // The first line meets a connection that is closing, the second one that is closed.
    for _ in 0..<50 where fixture.server.listenerCount > 0 {
      fixture.server.beat()
      usleep(20_000)
    }
    #expect(fixture.server.listenerCount == 0)
  }

  @Test func `the server stops while pages listen, and gives the port back`() throws {
    var fixture: PreviewFixture? = try PreviewFixture()
    let port = try #require(fixture?.server.port)
    let sockets = try (0..<20).map { _ in try #require(Socket(port: port)) }
    for socket in sockets { socket.send("GET /.verbatim/news HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n") }
    fixture?.server.tell(BuildState(isCurrent: true, problems: []))
    for socket in sockets { #expect(socket.receive(until: "current") != nil) }
    fixture = nil
    for socket in sockets { _ = socket.receiveAll() }
    #expect(Socket(port: port) == nil)
  }

  @Test func `a port that is taken is told`() throws {
    let fixture = try PreviewFixture()
    #expect(throws: PreviewFault.self) {
      try PreviewServer(
        site: "/", port: fixture.server.port, files: PreviewFiles(script: [], style: []),
        words: PreviewWords(locales: [], entries: [:]))
    }
  }
}
