import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `verbatim serve` as people run it: a process, a browser's requests, edits, and Control-C.
@Suite struct ServeTests {
  /// A running preview.
  private final class Preview {
    let process = Process()
    let address: String
    private let output = Pipe()
    let workspace: TemporaryWorkspace

    init(_ workspace: TemporaryWorkspace) throws {
      self.workspace = workspace
      process.executableURL = URL(filePath: Tool.checkout).appending(path: ".build/debug/verbatim")
      process.arguments = ["serve", "-q", "--port", "0", "-w", workspace.path]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit { if process.isRunning { process.terminate() } }

    func page(_ path: String) async throws -> String {
      let url = try #require(URL(string: address + path))
      var request = URLRequest(url: url)
      request.cachePolicy = .reloadIgnoringLocalCacheData
      let (data, _) = try await URLSession.shared.data(for: request)
      return String(decoding: data, as: UTF8.self)
    }

    /// Waits until a page holds some words; false where it does not within ten seconds.
    func comes(_ words: String, to path: String) async throws -> Bool {
      for _ in 0..<200 {
        if try await page(path).contains(words) { return true }
        try await Task.sleep(for: .milliseconds(50))
      }
      return false
    }

    /// Sends a signal and waits until the process has ended; nil where it does not within five seconds.
    func stop(_ signal: Int32) async throws -> Int32? {
      kill(process.processIdentifier, signal)
      for _ in 0..<100 where process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
      return process.isRunning ? nil : process.terminationStatus
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `pages of all languages follow the content, an error keeps them, and a signal stops the preview cleanly`(
    signal: Int32
  ) async throws {
    let preview = try Preview(try TemporaryWorkspace.example())
    let workspace = preview.workspace
    #expect(preview.address.hasPrefix("http://127.0.0.1:"))
    for locale in ["en", "zh-Hans", "ko"] {
      let page = try await preview.page("\(locale)/first/checklist.html")
      #expect(page.contains("<html lang=\"\(locale)\">") && page.contains("/.verbatim/preview.js"))
    }
    #expect(try !workspace.text("output/site/en/index.html").contains("verbatim/preview"))

    let checklist = "Content/guides/first/checklist.md"
    try workspace.replace("Ship the age notice", with: "Ship the notice on age", in: checklist)
    #expect(try await preview.comes("Ship the notice on age", to: "en/first/checklist.html"))

    try workspace.replace("in western:", with: "in westren:", in: "Content/sources/notice/claims.md")
    let news = try await news(of: preview, until: "westren")
    #expect(news.contains("Content/sources/notice/claims.md:6:") && news.contains("\"current\": false"))
    #expect(try await preview.page("en/first/checklist.html").contains("Ship the notice on age"))

    try workspace.replace("in westren:", with: "in western:", in: "Content/sources/notice/claims.md")
    #expect(try await self.news(of: preview, until: "\"current\": true").isEmpty == false)
    #expect(try await preview.stop(signal) == 0)
    #expect(try workspace.text("output/site/en/first/checklist.html").contains("Ship the notice on age"))
  }

  /// The newest event once it holds some words; a new page is told the latest state at once.
  private func news(of preview: Preview, until words: String) async throws -> String {
    let url = try #require(URL(string: preview.address + ".verbatim/news"))
    for _ in 0..<200 {
      let listener = FirstEvent()
      let session = URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: nil)
      session.dataTask(with: url).resume()
      let event = await listener.event()
      session.invalidateAndCancel()
      if event.contains(words) { return event }
      try await Task.sleep(for: .milliseconds(50))
    }
    return ""
  }

  /// Collects a stream until its first event is whole.
  private final class FirstEvent: NSObject, URLSessionDataDelegate, Sendable {
    private let stream: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation

    override init() { (stream, continuation) = AsyncStream.makeStream() }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      continuation.yield(String(decoding: data, as: UTF8.self))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      continuation.finish()
    }

    func event() async -> String {
      var text = ""
      for await part in stream {
        text += part
        if text.contains("\n\n") { return text }
      }
      return text
    }
  }

  @Test func `a workspace whose first build fails is shown as soon as it is mended`() async throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.replace("in western:", with: "in westren:", in: "Content/sources/notice/claims.md")
    let preview = try Preview(workspace)
    #expect(try await preview.page("en/index.html").contains("There is no page at this address"))
    try workspace.replace("in westren:", with: "in western:", in: "Content/sources/notice/claims.md")
    #expect(try await preview.comes("<main", to: "en/first/checklist.html"))
    #expect(try await preview.stop(SIGINT) == 0)
  }

  @Test(arguments: [("70000", "'70000' is not a port"), ("x", "'x' is not a port"), ("-1", "is not a port")])
  func `a port that is none is misuse`(port: String, message: String) throws {
    let workspace = try TemporaryWorkspace.example()
    let run = try workspace.run("serve", "--port=\(port)")
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }
}
