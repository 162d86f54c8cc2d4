import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import Preview

/// The loop of `serve`, with the kernel's notices and by looking.
@Suite struct WatchTests {
  /// How often something happened, counted across threads.
  private final class Count: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func add() { number.withLock { $0 += 1 } }

    /// Waits until the number is at least `least`, some seconds at most, then until it has stood still for a while.
    func settle(atLeast least: Int) {
      for _ in 0..<1_000 where value < least { usleep(10_000) }
      var last = -1
      while last != value {
        last = value
        usleep(900_000)
      }
    }
  }

  /// Runs the loop over a folder and edits it step by step; gives how many builds each step led to.
  private func builds(
    _ notice: PreviewLoop.Notice, _ steps: [@Sendable (String) throws -> Void]
  ) throws -> [Int] {
    let fixture = try PreviewFixture()
    for file in ["a/one.md", "a/two.md", ".hidden/x.md"] { try fixture.folder.write("one", to: "content/\(file)") }
    let folder = "\(fixture.folder.path)/content"
    var pace = PreviewLoop.Pace()
    pace.look = 30
    // A busy machine may pause between two saves.
    pace.quiet = 400
    pace.longest = 10_000
    let loop = PreviewLoop(watching: [folder], notice: notice, pace: pace)
    var ends: [Int32] = [-1, -1]
    try #require(unsafe pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { for end in ends { close(end) } }
    let count = Count()
    // The editor sits in another thread, as people do.
    let editing = Editing()
    Thread.detachNewThread {
      for step in steps {
        let before = count.value
        do { try step(folder) } catch { editing.add(-1) }
        count.settle(atLeast: before + 1)
        editing.add(count.value - before)
      }
      var byte: UInt8 = 1
      _ = unsafe write(writing, &byte, 1)
    }
    loop.run(fixture.server, untilReadable: reading) {
      count.add()
      return BuildState(isCurrent: true, problems: [])
    }
    return editing.all
  }

  private final class Editing: Sendable {
    private let results = Mutex<[Int]>([])
    func add(_ number: Int) { results.withLock { $0.append(number) } }
    var all: [Int] { results.withLock { $0 } }
  }

  private static func save(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test(arguments: [PreviewLoop.Notice.best, .looking])
  func `each edit leads to one build: saved, saved by renaming, added, renamed, removed, in new folders`(
    notice: PreviewLoop.Notice
  ) throws {
    let steps: [@Sendable (String) throws -> Void] = [
      { try Self.save("two", "\($0)/a/one.md") },
      { try Data("three".utf8).write(to: URL(fileURLWithPath: "\($0)/a/one.md"), options: .atomic) },
      { try Self.save("new", "\($0)/a/new.md") },
      { try FileManager.default.moveItem(atPath: "\($0)/a/new.md", toPath: "\($0)/a/newer.md") },
      { try FileManager.default.removeItem(atPath: "\($0)/a/newer.md") },
      { folder in
        try FileManager.default.createDirectory(atPath: "\(folder)/b/c", withIntermediateDirectories: true)
        try Self.save("deep", "\(folder)/b/c/deep.md")
      },
      { try Self.save("deeper", "\($0)/b/c/deep.md") },
      { try FileManager.default.moveItem(atPath: "\($0)/b", toPath: "\($0)/d") },
      { try Self.save("moved", "\($0)/d/c/deep.md") },
      { try FileManager.default.removeItem(atPath: "\($0)/d") },
    ]
    let made = try builds(notice, steps)
    #expect(made == [Int](repeating: 1, count: steps.count))
  }

  @Test(arguments: [PreviewLoop.Notice.best, .looking])
  func `a burst of saves is one build`(notice: PreviewLoop.Notice) throws {
    let burst: @Sendable (String) throws -> Void = { folder in
      for number in 0..<20 {
        try Self.save("\(number)", "\(folder)/a/one.md")
        try Self.save("\(number)", "\(folder)/a/file-\(number).md")
        usleep(2_000)
      }
    }
    let made = try builds(notice, [burst])
    #expect(made == [1])
  }

  @Test func `hidden files and editors' copies lead to none`() throws {
    let steps: [@Sendable (String) throws -> Void] = [
      { folder in
        try Self.save("x", "\(folder)/a/.one.md.swp")
        try Self.save("x", "\(folder)/.hidden/x.md")
        try Self.save("x", "\(folder)/a/one.md~")
      },
      { try Self.save("two", "\($0)/a/one.md") },
    ]
    let made = try builds(.best, steps)
    #expect(made == [0, 1])
  }

  @Test func `open pages hear of each build, with place, line and words`() throws {
    let fixture = try PreviewFixture()
    let socket = try #require(Socket(port: fixture.server.port))
    let place = FileLocation(path: "Content/a.md", line: 3, column: 8, length: 5)
    let problem = Diagnostic(
      .badValue, "'wrong' is no value", at: place, notes: [.init("first here", at: .wholeFile("Content/b.md"))])
    fixture.server.tell(
      BuildState(isCurrent: false, problems: [problem]) { _, _ in "한국 wrong </script>" })
    socket.send("GET /.verbatim/news HTTP/1.1\r\nHost: localhost:\(fixture.server.port)\r\n\r\n")
    let text = try #require(socket.receive(until: "\n\n"))
    let event = try #require(text.components(separatedBy: "data: ").last?.components(separatedBy: "\n").first)
    let state = try #require(try JSONSerialization.jsonObject(with: Data(event.utf8)) as? [String: Any])
    #expect(state["current"] as? Bool == false)
    let told = try #require((state["problems"] as? [[String: Any]])?.first)
    #expect(told["place"] as? String == "Content/a.md:3:8")
    #expect(told["severity"] as? String == "error")
    #expect(told["parts"] as? [String] == ["한국 ", "wrong", " </script>"])
    #expect((told["notes"] as? [[String: String]])?.first == ["place": "Content/b.md", "message": "first here"])
  }
}
