import Foundation

/// The text of a PDF file, through `pdftotext` of Poppler.
enum PDFText {
  static func text(_ bytes: [UInt8]) throws(DocumentFault) -> String {
    guard let program = program() else {
      throw DocumentFault(
        "pdftotext is not installed", remedy: "apt-get install poppler-utils (Debian), brew install poppler (macOS)")
    }
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = ["-enc", "UTF-8", "-eol", "unix", "-", "-"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      // The program reads all of the file before it writes.
      let writer = input.fileHandleForWriting
      let data = Data(bytes)
      Thread.detachNewThread {
        try? writer.write(contentsOf: data)
        try? writer.close()
      }
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw DocumentFault("pdftotext cannot read the file: its status is \(process.terminationStatus)")
      }
      return String(decoding: text, as: UTF8.self)
    } catch let fault as DocumentFault {
      throw fault
    } catch {
      throw DocumentFault("pdftotext cannot be run: \(error.localizedDescription)")
    }
  }

  private static func program() -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/pdftotext" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
