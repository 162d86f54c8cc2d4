import Foundation
import Testing

/// The code that guides offer for copying is Swift, as far as a parser can tell.
@Suite struct SampleTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let samples: [String] = ["Content/guides", "Templates/new-workspace/Content/guides"].flatMap { folder in
    let root = checkout.appending(path: folder)
    let files = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func parse(_ path: String) throws -> (status: Int32, complaints: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-parse", "-swift-version", "6", path]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let complaints = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: complaints, as: UTF8.self))
  }

  @Test func `there are samples`() { #expect(!Self.samples.isEmpty) }

  @Test(arguments: samples) func `every Swift sample is parsed by the compiler`(path: String) throws {
    let (status, complaints) = try Self.parse(Self.checkout.appending(path: path).path())
    #expect(status == 0, "\(complaints)")
    #expect(complaints.isEmpty)
  }
}
