import Claims
import Diagnostics
import Foundation
import Localization
import Testing
import XLIFF

/// The shipped translations, sent out and taken home.
enum ExchangeFixture {
  static let ko = Shipped.content.translations.filter { $0.locale.tag == "ko" }
  static let today = CalendarDate("2026-12-01")

  static func document(_ name: String) throws -> DocumentTranslation {
    try #require(ko.first { $0.source.name.description == name })
  }

  static func context() throws -> ContextBuilder {
    ContextBuilder(
      try #require(Shipped.content.ledger), sentences: { _ in ["A sentence."] }, addresses: { _, _ in "a.html" })
  }

  static func export(_ document: DocumentTranslation, _ format: ExchangeFormat) throws -> String {
    let export = Export(Export.Options(format: format), context: try context())
    return String(decoding: try #require(export.file(of: document)), as: UTF8.self)
  }

  static func handoff(_ document: DocumentTranslation) throws -> Handoff {
    var handoff = Handoff(
      name: "ko", locale: document.locale, sentOn: try #require(today), format: .xliff21)
    handoff.add(document.units, of: document.source.name)
    return handoff
  }

  static func bring(
    _ text: String, _ ending: String = ".xlf", into documents: [DocumentTranslation] = ko, handoffs: [Handoff] = [],
    trust: Import.Trust = .asMarked
  ) throws -> ImportOutcome {
    Import(
      into: documents, handoffs: handoffs, stamps: Shipped.content.stamps, today: try #require(today), trust: trust
    ).run([(path: "back\(ending)", bytes: Array(text.utf8))])
  }

  static let unit = "gate-the-new-call.p-make-the-new-call-from"

  /// The text of one unit of an exported file.
  static func part(_ text: String, _ id: String, _ tag: String = "unit") throws -> String {
    let start = try #require(text.firstRange(of: "<\(tag) id=\"\(id)\"")).lowerBound
    let end = try #require(text[start...].firstRange(of: "</\(tag)>")).upperBound
    return String(text[start..<end])
  }

  static func edited(
    _ format: ExchangeFormat = .xliff21, _ edit: (String) throws -> String
  ) throws -> ImportOutcome {
    let text = try export(try document("guides/att-eu/checklist"), format)
    let part = try part(text, unit, format == .xliff12 ? "trans-unit" : "unit")
    let changed = try edit(part)
    #expect(changed != part, "the edit changes something")
    return try bring(text.replacing(part, with: changed))
  }
}
