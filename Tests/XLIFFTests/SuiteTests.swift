import Diagnostics
import Testing
import XLIFF

@Suite("The OASIS test suite")
struct SuiteTests {
  /// The files that are judged otherwise than the suite says: docs/xliff.md names the rule of each.
  static let judgedOtherwise: Set<String> = ["Good-res_source-has-no-content-and-href.xlf"]

  @Test("is announced when it is missing")
  func presence() {
    let isThere = SuiteFolder.announce()
    #expect(isThere == (SuiteFolder.url != nil))
  }

  @Test("its files are all there", .enabled(if: SuiteFolder.url != nil))
  func counts() {
    let counts = ["core/valid", "core/invalid", "core/in-out", "modules/valid", "modules/invalid"].map {
      SuiteFolder.files($0).count
    }
    #expect(counts == [25, 119, 18, 34, 43])
  }

  @Test("valid files are valid", arguments: ["core/valid", "core/in-out", "modules/valid"])
  func valid(folder: String) throws {
    for name in SuiteFolder.files(folder) where !Self.judgedOtherwise.contains(name) {
      let reading = XLIFFReader.read(try SuiteFolder.bytes(folder, name), path: name)
      #expect(reading.isValid, "\(name): \(reading.diagnostics.map { "\($0.location?.line ?? 0): \($0.message)" })")
      #expect(reading.document != nil, "\(name) gives no document")
    }
  }

  @Test("invalid files are refused with a rule and a line", arguments: ["core/invalid", "modules/invalid"])
  func invalid(folder: String) throws {
    for name in SuiteFolder.files(folder) where !Self.judgedOtherwise.contains(name) {
      let reading = XLIFFReader.read(try SuiteFolder.bytes(folder, name), path: name)
      #expect(reading.problems.isEmpty, "\(name) is not even XML: \(reading.problems)")
      #expect(!reading.violations.isEmpty, "\(name) is not refused")
      #expect(reading.violations.allSatisfy { ($0.location?.line ?? 0) > 0 }, "\(name): a violation without a line")
    }
  }

  @Test("files that are judged otherwise still are", .enabled(if: SuiteFolder.url != nil))
  func otherwise() throws {
    for (folder, isValid) in [("modules/valid", true), ("core/valid", true), ("modules/invalid", false)] {
      for name in SuiteFolder.files(folder) where Self.judgedOtherwise.contains(name) {
        let reading = XLIFFReader.read(try SuiteFolder.bytes(folder, name), path: name)
        #expect(reading.isValid != isValid, "\(name) is judged as the suite says now: take it off the list")
      }
    }
  }
}
