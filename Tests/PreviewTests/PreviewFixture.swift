import Foundation
import Preview
import TestSupport
import Testing

/// A small site behind a real server on a free port.
final class PreviewFixture {
  let folder: TemporaryFolder
  let server: PreviewServer

  static let page = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
    <title>Home</title></head><body><p>home</p></body></html>
    """

  init(timeout: UInt32 = 30) throws {
    folder = try TemporaryFolder()
    try folder.write(Self.page, to: "site/index.html")
    try folder.write(Self.page.replacing("home", with: "집"), to: "site/ko/index.html")
    try folder.write("0123456789", to: "site/data.csv")
    try folder.write("한국", to: "site/ko/한 국.txt")
    try folder.write("body {}", to: "site/style.css")
    try folder.write("secret", to: "secret.txt")
    try folder.write("hidden", to: "site/.hidden")
    try folder.link("site/out.txt", to: "../secret.txt")
    try folder.link("site/up", to: "..")
    try folder.link("site/absolute", to: folder.path)
    let words = PreviewWords(
      locales: ["en", "ko", "zh-Hans"],
      entries: [
        "en": ["preview-missing": "There is no <page>", "preview-home": "Home"], "ko": ["preview-missing": "없음"],
        "zh-Hans": ["preview-missing": "没有"],
      ])
    server = try PreviewServer(
      site: "\(folder.path)/site", port: 0, timeout: timeout,
      files: PreviewFiles(script: Array("/* script */".utf8), style: Array("/* style */".utf8)), words: words)
  }

  /// The head and the body of an answer.
  struct Answer {
    let status: Int
    let headers: [String: String]
    let body: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Asks by a socket of its own, so that nothing is tidied up on the way.
  func ask(_ path: String, method: String = "GET", host: String? = nil, _ headers: [String: String] = [:]) throws
    -> Answer
  {
    let socket = try #require(Socket(port: server.port))
    var request = "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(server.port)")\r\nConnection: close\r\n"
    for (name, value) in headers { request += "\(name): \(value)\r\n" }
    socket.send(request + "\r\n")
    return try Self.answer(socket.receiveAll())
  }

  static func answer(_ bytes: [UInt8]) throws -> Answer {
    let end = Array("\r\n\r\n".utf8)
    let cut = try #require((0...max(bytes.count - 4, 0)).first { bytes[$0...].starts(with: end) }, "no answer")
    let lines = String(decoding: bytes[..<cut], as: UTF8.self).components(separatedBy: "\r\n")
    let status = try #require(Int(lines[0].split(separator: " ")[1]))
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return Answer(status: status, headers: headers, body: Array(bytes[(cut + 4)...]))
  }
}
