import Diagnostics
import XLIFF

enum ExchangeTargets {
  static func xliff12(_ bytes: [UInt8]) {
    guard let document = XLIFF12Reader.read(bytes, path: "input.xlf").document else { return }
    let written = XLIFF12Writer.write(document)
    let again = XLIFF12Reader.read(written, path: "input.xlf").document
    FuzzTarget.promise(again != nil, "what is written can be read")
    if let again { FuzzTarget.promise(XLIFF12Writer.write(again) == written, "written twice is written once") }
  }

  static func xliff21(_ bytes: [UInt8]) {
    guard let document = XLIFFReader.read(bytes, path: "input.xlf").document else { return }
    let written = XLIFFWriter.write(document)
    let again = XLIFFReader.read(written, path: "input.xlf").document
    FuzzTarget.promise(again != nil, "what is written can be read")
    if let again { FuzzTarget.promise(XLIFFWriter.write(again) == written, "written twice is written once") }
  }

  static func po(_ bytes: [UInt8]) {
    let reading = POReader.read(bytes, path: "input.po")
    if reading.problems.contains(where: { $0.severity == .error }) { return }
    let written = POWriter.write(reading.document)
    let again = POReader.read(written, path: "input.po").document
    FuzzTarget.promise(POWriter.write(again) == written, "written twice is written once")
  }
}
