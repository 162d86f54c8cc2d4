import Claims
import Diagnostics
import Foundation
import Localization
import Testing
import XLIFF

/// Bringing the stored translations up to what authors wrote.
@Suite struct UpdateTests {
  @Test func `an update with nothing to do changes no byte`() throws {
    for document in Shipped.content.translations {
      let result = Updating.updated(document, stamps: Shipped.content.stamps)
      #expect(result.added.isEmpty && result.removed.isEmpty && result.moved.isEmpty)
      let bytes = result.document.flatMap { StoredFormat.bytes($0) }.map { String(decoding: $0, as: UTF8.self) }
      #expect(bytes == Shipped.files["locales/\(document.locale)/\(document.source.name.path)"])
    }
    for (guide, records) in Shipped.content.unitRecords {
      #expect(records.yaml == Shipped.files["guides/\(guide)/units.yaml"])
    }
  }

  @Test func `an update adds new units in their place and drops gone ones`() throws {
    let guide = try #require(Shipped.files["guides/att-eu/guide.md"])
    let content = Shipped.load([
      "guides/att-eu/guide.md": guide.replacing("## What changed\n", with: "## What changed\n\nA new paragraph.\n")
        .replacing("We know of no way to ask beforehand whether a person may be asked. ", with: "")
        .replacing("## Asking again after a year\n", with: "")
    ])
    let document = try #require(
      content.translations.first { $0.locale.tag == "ko" && $0.source.name.description == "guides/att-eu/guide" })
    let result = Updating.updated(document, stamps: content.stamps)
    #expect(result.added.map(\.text) == ["p-a-new-paragraph"])
    #expect(result.removed.map(\.text) == ["h-asking-again-after-a-year"])
    let keys = try #require(result.document?.units.map(\.key.text))
    let index = try #require(keys.firstIndex(of: "h-what-changed"))
    #expect(keys[index + 1] == "p-a-new-paragraph")
  }
}
