import Claims
import Diagnostics
import Foundation
import Localization
import Testing
import XLIFF

/// Translations go out and come home: in every form, and through what tools do to files on the way.
@Suite struct ExchangeTests {
  private static let ko = Shipped.content.translations.filter { $0.locale.tag == "ko" }
  private static let today = CalendarDate("2026-12-01")

  private static func document(_ name: String) throws -> DocumentTranslation {
    try #require(ko.first { $0.source.name.description == name })
  }

  private static func context() throws -> ContextBuilder {
    ContextBuilder(
      try #require(Shipped.content.ledger), sentences: { _ in ["A sentence."] }, addresses: { _ in "a.html" })
  }

  private static func export(_ document: DocumentTranslation, _ format: ExchangeFormat) throws -> String {
    let export = Export(Export.Options(format: format), context: try context())
    return String(decoding: try #require(export.file(of: document)), as: UTF8.self)
  }

  private static func handoff(_ document: DocumentTranslation) throws -> Handoff {
    var handoff = Handoff(
      name: "ko", locale: document.locale, sentOn: try #require(today), format: .xliff21)
    handoff.add(document.units, of: document.source.name)
    return handoff
  }

  private static func bring(
    _ text: String, _ ending: String = ".xlf", into documents: [DocumentTranslation] = ko, handoffs: [Handoff] = [],
    trust: Import.Trust = .asMarked
  ) throws -> ImportOutcome {
    Import(
      into: documents, handoffs: handoffs, stamps: Shipped.content.stamps, today: try #require(today), trust: trust
    ).run([(path: "back\(ending)", bytes: Array(text.utf8))])
  }

  // MARK: Out

  @Test func `every export is valid XLIFF 2_1`() throws {
    for document in Shipped.content.translations {
      let text = try Self.export(document, .xliff21)
      let reading = XLIFFReader.read(Array(text.utf8), path: "x.xlf")
      #expect(reading.isValid, "\(document.source.name): \(reading.diagnostics.first?.message ?? "")")
    }
  }

  @Test func `notes say where a text stands, what is quoted and what holds, and names are protected`() throws {
    let text = try Self.export(try Self.document("guides/att-eu/checklist"), .xliff21)
    #expect(text.contains("<note category=\"vb:quote\">method-page/eu-sheet: “"))
    #expect(text.contains("<note category=\"vb:condition\">A sentence.</note>"))
    #expect(text.contains("<note category=\"vb:preview\">preview.html#guides.att-eu.checklist.gate-the-new-call.title"))
    #expect(text.contains("translate=\"no\">iPadOS</mrk>"))
  }

  @Test func `a stale unit says what changed and goes out as initial`() throws {
    let content = try Shipped.load(
      replacing: "We have not yet compared any of it with the release.", with: "Nobody has compared it so far.",
      in: "guides/att-eu/guide.md")
    let document = try #require(
      content.translations.first { $0.locale.tag == "ko" && $0.source.name.description == "guides/att-eu/guide" })
    let export = Export(Export.Options(selection: .stale), context: try Self.context())
    #expect(export.units(of: document).map(\.unit.key.text) == ["p-for-developers-there-is-one"])
    let text = String(decoding: try #require(export.file(of: document)), as: UTF8.self)
    #expect(text.contains("state=\"initial\" subState=\"vb:stale\""))
    #expect(text.contains("<note category=\"vb:changed\">out of date: the original changed since translated;"))
  }

  @Test func `the preview has an anchor for every unit that goes out, and no script and no address`() throws {
    let document = try Self.document("guides/att-eu/faq")
    let html = String(
      decoding: PreviewPage.html([(document, document.units)], context: try Self.context()), as: UTF8.self)
    for unit in document.units { #expect(html.contains("id=\"guides.att-eu.faq.\(unit.unit.key)\"")) }
    #expect(!html.contains("<script") && !html.contains("http"))
  }

  // MARK: Home

  @Test(arguments: ExchangeFormat.allCases)
  func `what comes back as it was sent changes nothing`(format: ExchangeFormat) throws {
    for document in Self.ko {
      let outcome = try Self.bring(try Self.export(document, format), format.ending)
      #expect(outcome.taken.isEmpty && outcome.refused.isEmpty, "\(outcome.refused.first?.words ?? "")")
      #expect(outcome.documents.isEmpty)
      #expect(outcome.unchanged.count == Export(Export.Options(), context: nil).units(of: document).count)
    }
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `a new translation comes home, and nothing else changes`(format: ExchangeFormat) throws {
    let document = try Self.document("guides/att-eu/checklist")
    let text = try Self.export(document, format)
    #expect(text.ranges(of: "EU 추적 프롬프트 출시하기").count <= 1)
    let old = try #require(document.units.first?.stored?.target?.words)
    let outcome = try Self.bring(text.replacing(old, with: "새 제목"), format.ending)
    #expect(outcome.refused.isEmpty)
    #expect(outcome.taken.map(\.unit) == ["title"])
    let stored = try #require(outcome.documents.first)
    let before = try #require(document.stored)
    #expect(stored.units.count == before.units.count)
    for (new, old) in zip(stored.units, before.units) where new.key.text != "title" { #expect(new == old) }
    #expect(stored.units[0].target == Segment(text: "새 제목"))
    #expect(stored.units[0].translatedOn == Self.today)
  }

  // MARK: Hazards

  private static let unit = "gate-the-new-call.p-make-the-new-call-from"

  /// The text of one unit of an exported file.
  private static func part(_ text: String, _ id: String, _ tag: String = "unit") throws -> String {
    let start = try #require(text.firstRange(of: "<\(tag) id=\"\(id)\"")).lowerBound
    let end = try #require(text[start...].firstRange(of: "</\(tag)>")).upperBound
    return String(text[start..<end])
  }

  private static func edited(
    _ format: ExchangeFormat = .xliff21, _ edit: (String) throws -> String
  ) throws -> ImportOutcome {
    let text = try export(try document("guides/att-eu/checklist"), format)
    let part = try part(text, unit, format == .xliff12 ? "trans-unit" : "unit")
    let changed = try edit(part)
    #expect(changed != part, "the edit changes something")
    return try bring(text.replacing(part, with: changed))
  }

  @Test func `a file that was laid out anew comes home without a change`() throws {
    let text = try Self.export(try Self.document("guides/att-eu/checklist"), .xliff21)
    let reflowed = text.replacing("<source>", with: "<source>\n          ").replacing(
      "</source>", with: "\n        </source>"
    )
    .replacing("<target>", with: "<target>\n          ").replacing("</target>", with: "\n        </target>")
    .replacing(". ", with: ".\n          ")
    let outcome = try Self.bring(reflowed)
    #expect(outcome.refused.isEmpty && outcome.taken.isEmpty, "\(outcome.refused.first?.words ?? "")")
  }

  @Test func `prefixes, a lost declaration, a byte order mark and UTF-16 do no harm`() throws {
    let text = try Self.export(try Self.document("guides/att-eu/faq"), .xliff21)
    let bare = text.replacing("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", with: "")
    var prefixed = bare.replacing("xmlns=\"urn:oasis", with: "xmlns:ns0=\"urn:oasis")
    for name in [
      "xliff", "file", "unit", "notes", "note", "originalData", "data", "segment", "source", "target", "ph", "pc",
      "mrk",
    ] {
      prefixed = prefixed.replacing("<\(name)>", with: "<ns0:\(name)>").replacing("<\(name) ", with: "<ns0:\(name) ")
        .replacing("</\(name)>", with: "</ns0:\(name)>")
    }
    let utf16 = try #require(text.data(using: .utf16))
    for bytes in [Array(bare.utf8), Array(prefixed.utf8), Array("\u{FEFF}\(text)".utf8), [UInt8](utf16)] {
      let outcome = Import(
        into: Self.ko, handoffs: [], stamps: Shipped.content.stamps, today: try #require(Self.today)
      ).run([(path: "back.xlf", bytes: bytes)])
      #expect(outcome.problems.isEmpty, "\(outcome.problems.first?.message ?? "")")
      #expect(outcome.refused.isEmpty && outcome.taken.isEmpty && !outcome.unchanged.isEmpty)
    }
  }

  @Test func `split segments are put together, with and without ids`() throws {
    for id in [" id=\"s2\"", ""] {
      let outcome = try Self.edited { part in
        let source = try #require(part.firstRange(of: "; in the five"))
        let target = try #require(part[source.upperBound...].firstRange(of: ". "))
        let start = try #require(part.firstRange(of: "<segment"))
        let targetStart = try #require(part.firstRange(of: "<target>")).upperBound
        let sourceStart = try #require(part.firstRange(of: "<source>")).upperBound
        let sourceEnd = try #require(part.firstRange(of: "</source>")).lowerBound
        let targetEnd = try #require(part.firstRange(of: "</target>")).lowerBound
        func segment(_ id: String, _ s: Substring, _ t: Substring) -> String {
          "<segment\(id) state=\"translated\"><source>\(s)</source><target>\(t)</target></segment>"
        }
        return String(part[..<start.lowerBound])
          + segment("", part[sourceStart..<source.lowerBound], part[targetStart..<target.lowerBound])
          + segment(id, part[source.lowerBound..<sourceEnd], part[target.lowerBound..<targetEnd] + "끝") + "</unit>"
      }
      #expect(outcome.refused.isEmpty, "\(outcome.refused.first?.words ?? "")")
      #expect(outcome.taken.map(\.unit) == [Self.unit])
    }
  }

  @Test func `marks of segments in 1_2 targets are left out`() throws {
    let outcome = try Self.edited(.xliff12) { part in
      part.replacing("<target", with: "<target").replacing(
        "state=\"translated\">",
        with: "state=\"translated\"><mrk mtype=\"seg\" mid=\"0\">끝</mrk> <mrk mtype=\"seg\" mid=\"1\">"
      ).replacing("</target>", with: "</mrk></target>")
    }
    #expect(outcome.refused.isEmpty, "\(outcome.refused.first?.words ?? "")")
    #expect(outcome.taken.map(\.unit) == [Self.unit])
    #expect(outcome.documents.first?.units.first { $0.key.text == Self.unit }?.target?.words.hasPrefix("끝 ") == true)
  }

  @Test func `CDATA is text`() throws {
    let text = try Self.export(try Self.document("guides/att-eu/checklist"), .xliff21)
    let part = try Self.part(text, "keep-the-original-key.title")
    let start = try #require(part.firstRange(of: "<target>")).upperBound
    let end = try #require(part.firstRange(of: "</target>")).lowerBound
    let changed = part[..<start] + "<![CDATA[새 <제목> & 끝]]>" + part[end...]
    let outcome = try Self.bring(text.replacing(part, with: changed))
    #expect(
      outcome.documents.first?.units.first { $0.key.text == "keep-the-original-key.title" }?.target
        == Segment(text: "새 <제목> & 끝"))
  }

  @Test(arguments: [
    ("missing", "the code for 'true' is missing"), ("doubled", "the code for 'true' stands in it more than once"),
    ("unknown", "the code 'zz' is not in the source"),
    ("source", "its original is not what was sent: the file or its original was changed on the way"),
    ("tail", "the former translation stands behind the new one"), ("twice", "it says everything twice"),
  ])
  func `what cannot be right is refused with the reason, and kept`(kind: String, reason: String) throws {
    let text = try Self.export(try Self.document("guides/att-eu/checklist"), .xliff21)
    let id = ["tail", "twice"].contains(kind) ? "gate-the-new-call.title" : Self.unit
    let part = try Self.part(text, id)
    let cut = try #require(part.firstRange(of: "<target>")).upperBound
    let end = try #require(part.firstRange(of: "</target>")).lowerBound
    var target = String(part[cut..<end])
    let code = target.firstRange(of: "<ph id=\"k1\"")
    let codeEnd = code.flatMap { target[$0.lowerBound...].firstRange(of: "/>")?.upperBound }
    var head = String(part[..<cut])
    switch kind {
    case "missing": if let code, let codeEnd { target.removeSubrange(code.lowerBound..<codeEnd) }
    case "doubled": if let code, let codeEnd { target += target[code.lowerBound..<codeEnd] }
    case "unknown": target = target.replacing("<ph id=\"k1\"", with: "<ph id=\"zz\"")
    case "source": head = head.replacing("Make the new call", with: "Do not make the new call")
    case "tail": target = "새 메서드의 호출에 검사를 더하기 " + target
    default: target = "아주 새로운 제목입니다" + "아주 새로운 제목입니다"
    }
    let outcome = try Self.bring(text.replacing(part, with: head + target + part[end...]))
    #expect(outcome.taken.isEmpty)
    #expect(outcome.refused.map(\.unit) == [id])
    #expect(outcome.refused.first?.words == reason)
    #expect(outcome.kept.values.first?.count == 1)
    #expect(outcome.documents.isEmpty)
  }

  @Test func `codes that a tool renamed in source and target alike are known by their places`() throws {
    let outcome = try Self.edited { part in
      part.replacing("<ph id=\"c", with: "<ph id=\"9").replacing("<ph id=\"k", with: "<ph id=\"8")
        .replacing("</target>", with: "끝</target>")
    }
    #expect(outcome.refused.isEmpty, "\(outcome.refused.first?.words ?? "")")
    #expect(outcome.taken.map(\.unit) == [Self.unit])
  }

  @Test func `the original copied into the target is no translation`() throws {
    let outcome = try Self.edited { part in
      let start = try #require(part.firstRange(of: "<source>")).upperBound
      let end = try #require(part.firstRange(of: "</source>")).lowerBound
      let source = String(part[start..<end]).replacing("<mrk id=\"m", with: "<mrk id=\"mm")
      let cut = try #require(part.firstRange(of: "<target>")).upperBound
      let tail = try #require(part.firstRange(of: "</target>")).lowerBound
      return String(part[..<cut]) + source + String(part[tail...])
    }
    #expect(outcome.taken.isEmpty)
    #expect(outcome.refused.first?.words == "it is the original, copied")
  }

  @Test func `the original filled in by a tool, with state new or none, counts as no translation`() throws {
    for state in ["state=\"new\"", ""] {
      let outcome = try Self.edited(.xliff12) { part in
        let start = try #require(part.firstRange(of: "<source")).lowerBound
        let end = try #require(part.firstRange(of: "</source>")).upperBound
        let copy = String(part[start..<end]).replacing(
          "<source xml:lang=\"en\"", with: "<target xml:lang=\"ko\" \(state)"
        )
        .replacing("</source>", with: "</target>")
        let cut = try #require(part.firstRange(of: "<target")).lowerBound
        let tail = try #require(part.firstRange(of: "</target>")).upperBound
        return String(part[..<cut]) + copy + String(part[tail...])
      }
      #expect(outcome.taken.isEmpty && outcome.refused.isEmpty)
      #expect(outcome.unchanged.contains { $0.words == "it is the original, filled in" })
    }
  }

  @Test func `a target whose state is initial is a draft unless somebody says otherwise`() throws {
    let text = try Self.export(try Self.document("guides/att-eu/checklist"), .xliff21)
    let part = try Self.part(text, "gate-the-new-call.title")
    let start = try #require(part.firstRange(of: "<target>")).upperBound
    let end = try #require(part.firstRange(of: "</target>")).lowerBound
    let changed = (part[..<start] + "새 제목입니다" + part[end...]).replacing(" state=\"translated\"", with: "")
    for trust in [Import.Trust.asMarked, .asTranslated] {
      let outcome = try Self.bring(text.replacing(part, with: changed), trust: trust)
      let unit = outcome.documents.first?.units.first { $0.key.text == "gate-the-new-call.title" }
      #expect(unit?.trust == (trust == .asMarked ? .draft : .translated))
    }
  }

  @Test func `a unit that stands twice with two translations is refused once, with one it does no harm`() throws {
    let text = try Self.export(try Self.document("guides/att-eu/checklist"), .xliff12)
    let part = try Self.part(text, "gate-the-new-call.title", "trans-unit")
    #expect(try Self.bring(text.replacing(part, with: part + part)).refused.isEmpty)
    let other = part.replacing("</target>", with: "끝</target>")
    let outcome = try Self.bring(text.replacing(part, with: part + other))
    #expect(outcome.refused.map(\.words) == ["it stands in the file twice, with two translations"])
  }

  @Test func `an unknown unit, an unknown document and a broken file are refused`() throws {
    let text = try Self.export(try Self.document("guides/att-eu/checklist"), .xliff21)
    let gone = try Self.bring(text.replacing("id=\"gate-the-new-call.title\"", with: "id=\"gone.title\""))
    #expect(gone.refused.first?.words.hasPrefix("there is no such unit in 'guides/att-eu/checklist'") == true)
    let lost = try Self.bring(
      text.replacing("guides.att-eu.checklist", with: "a.b.c").replacing("guides/att-eu/checklist", with: "a/b/c"))
    #expect(lost.taken.isEmpty && lost.refused.count > 50)
    let broken = try Self.bring("<xliff><file>")
    #expect(!broken.problems.isEmpty && broken.documents.isEmpty)
  }

  @Test func `a fuzzy entry of a PO file is a draft, the previous message does no harm`() throws {
    let document = try Self.document("guides/att-eu/faq")
    let text = try Self.export(document, .po)
    let old = "msgctxt \"guides/att-eu/faq#title\"\n"
    #expect(text.contains(old))
    let title = try #require(document.units.first?.stored?.target?.words)
    let changed = text.replacing(old, with: "#, fuzzy\n#| msgid \"Before\"\n" + old).replacing(title, with: "새 제목")
    let outcome = try Self.bring(changed, ".po")
    #expect(outcome.refused.isEmpty)
    #expect(outcome.documents.first?.units.first?.trust == .draft)
    #expect(text.contains("python-brace-format"))
  }

  @Test func `what a translator asks comes home as a question, once`() throws {
    let outcome = try Self.edited { part in
      part.replacing("</notes>", with: "<note>Is this the iPad, too?</note></notes>")
    }
    #expect(outcome.questions.map(\.words) == ["Is this the iPad, too?"])
    let stored = try #require(outcome.documents.first)
    #expect(stored.units.first { $0.key.text == Self.unit }?.questions == ["Is this the iPad, too?"])
    #expect(outcome.taken.isEmpty && outcome.refused.isEmpty)
  }

  // MARK: Handoffs

  @Test func `a translation of an older original is taken as far as it fits, and said to be out of date`() throws {
    let sent = try Self.document("guides/att-eu/checklist")
    let text = try Self.export(sent, .xliff12)
    let handoff = try Self.handoff(sent)
    let content = try Shipped.load(
      replacing: "## Put the new call behind its checks", with: "## Put the new call behind all of its checks",
      in: "guides/att-eu/checklist.md")
    let now = content.translations.filter { $0.locale.tag == "ko" }
    let part = try Self.part(text, "gate-the-new-call.title", "trans-unit")
    let changed = text.replacing(part, with: part.replacing("</target>", with: " 끝</target>"))
    let outcome = try Self.bring(changed, into: now, handoffs: [handoff])
    #expect(outcome.refused.isEmpty, "\(outcome.refused.first?.words ?? "")")
    #expect(
      outcome.taken.map(\.words) == ["translated, and already out of date: the original changed since it was sent"])
  }

  @Test func `what changed on both sides since it was sent is not written over`() throws {
    let sent = try Self.document("guides/att-eu/checklist")
    let text = try Self.export(sent, .xliff21)
    let handoff = try Self.handoff(sent)
    let file = try #require(Shipped.files["locales/ko/guides/att-eu/checklist.xlf"])
    let own = try #require(sent.units.first { $0.unit.key.text == "gate-the-new-call.title" }?.stored?.target?.words)
    let content = Shipped.load(["locales/ko/guides/att-eu/checklist.xlf": file.replacing(own, with: "여기서 바꾼 제목")])
    let now = content.translations.filter { $0.locale.tag == "ko" }
    // Untouched there, changed here: what is here stays.
    let same = try Self.bring(text, into: now, handoffs: [handoff])
    #expect(same.taken.isEmpty && same.refused.isEmpty)
    let both = try Self.bring(text.replacing(own, with: "거기서 바꾼 제목"), into: now, handoffs: [handoff])
    #expect(both.refused.map(\.words) == ["it was changed here as well since it was sent; compare the two"])
  }

  @Test func `the record of a handoff reads back`() throws {
    let handoff = try Self.handoff(try Self.document("guides/att-eu/faq"))
    for line in handoff.yaml.split(separator: "\n") where line.hasPrefix("  - ") {
      let unit = try #require(Handoff.unit(String(line.dropFirst(4))))
      #expect(handoff.documents[unit.document]?[unit.key] == unit.sums)
    }
  }

  // MARK: Memories and terms

  @Test func `a memory goes out and fills what has no translation`() throws {
    let document = try Self.document("guides/att-eu/guide")
    let tmx = MemoryFile.tmx([document], from: document.sourceLocale, into: document.locale)
    var problems: [Diagnostic] = []
    let pairs = MemoryFile.pairs(
      tmx, path: "m.tmx", from: document.sourceLocale, into: document.locale, problems: &problems)
    #expect(problems.isEmpty && pairs.count == document.units.count)
    let empty = DocumentTranslation(
      document.source, from: document.sourceLocale, into: document.locale, stored: nil, reviews: [],
      stamps: Shipped.content.stamps, file: "x")
    let filled = try #require(MemoryFile.filled(empty, pairs, stamps: Shipped.content.stamps))
    #expect(filled.filled.count == document.units.count)
    #expect(filled.document.units.map(\.target) == document.stored?.units.map(\.target))
    #expect(filled.document.units.allSatisfy { $0.trust == .draft })
  }

  @Test func `terms go out as TBX and CSV`() throws {
    let ledger = try #require(Shipped.content.ledger)
    let document = try Self.document("labels")
    let tbx = String(
      decoding: TermFiles.tbx(ledger.vocabulary, from: document.sourceLocale, into: document.locale), as: UTF8.self)
    #expect(XMLReader.read(Array(tbx.utf8), path: "t.tbx").problems.isEmpty)
    #expect(tbx.ranges(of: "<conceptEntry id=").count == ledger.vocabulary.terms.count)
    let csv = String(
      decoding: TermFiles.csv(ledger.vocabulary, from: document.sourceLocale, into: document.locale), as: UTF8.self)
    #expect(csv.hasPrefix("\"id\",\"en\",\"ko\",\"meaning\"\r\n"))
    #expect(csv.split(separator: "\r\n").count == ledger.vocabulary.terms.count + 1)
  }

  // MARK: Update

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
