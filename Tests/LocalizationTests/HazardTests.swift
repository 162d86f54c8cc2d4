import Claims
import Diagnostics
import Foundation
import Localization
import Testing
import XLIFF

/// What tools do to files on the way: none of it loses a word or takes a wrong one.
@Suite struct HazardTests {
  @Test func `a file that was laid out anew comes home without a change`() throws {
    let text = try ExchangeFixture.export(try ExchangeFixture.document("guides/att-eu/checklist"), .xliff21)
    let reflowed = text.replacing("<source>", with: "<source>\n          ").replacing(
      "</source>", with: "\n        </source>"
    )
    .replacing("<target>", with: "<target>\n          ").replacing("</target>", with: "\n        </target>")
    .replacing(". ", with: ".\n          ")
    let outcome = try ExchangeFixture.bring(reflowed)
    #expect(outcome.refused.isEmpty && outcome.taken.isEmpty, "\(outcome.refused.first?.words ?? "")")
  }

  @Test func `prefixes, a lost declaration, a byte order mark and UTF-16 do no harm`() throws {
    let text = try ExchangeFixture.export(try ExchangeFixture.document("guides/att-eu/faq"), .xliff21)
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
        into: ExchangeFixture.ko, handoffs: [], stamps: Shipped.content.stamps,
        today: try #require(ExchangeFixture.today)
      ).run([(path: "back.xlf", bytes: bytes)])
      #expect(outcome.problems.isEmpty, "\(outcome.problems.first?.message ?? "")")
      #expect(outcome.refused.isEmpty && outcome.taken.isEmpty && !outcome.unchanged.isEmpty)
    }
  }

  @Test func `split segments are put together, with and without ids`() throws {
    for id in [" id=\"s2\"", ""] {
      let outcome = try ExchangeFixture.edited { part in
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
      #expect(outcome.taken.map(\.unit) == [ExchangeFixture.unit])
    }
  }

  @Test func `marks of segments in 1_2 targets are left out`() throws {
    let outcome = try ExchangeFixture.edited(.xliff12) { part in
      part.replacing("<target", with: "<target").replacing(
        "state=\"translated\">",
        with: "state=\"translated\"><mrk mtype=\"seg\" mid=\"0\">끝</mrk> <mrk mtype=\"seg\" mid=\"1\">"
      ).replacing("</target>", with: "</mrk></target>")
    }
    #expect(outcome.refused.isEmpty, "\(outcome.refused.first?.words ?? "")")
    #expect(outcome.taken.map(\.unit) == [ExchangeFixture.unit])
    #expect(
      outcome.documents.first?.units.first { $0.key.text == ExchangeFixture.unit }?.target?.words.hasPrefix("끝 ")
        == true)
  }

  @Test func `a state that a tool put on a 2_1 target is said to be wrong, and the target is taken`() throws {
    let outcome = try ExchangeFixture.edited { part in
      part.replacing("<target>", with: "<target state=\"translated\">").replacing("</target>", with: " 끝</target>")
    }
    #expect(outcome.problems.map(\.id) == [.xliffRule])
    #expect(outcome.refused.isEmpty && outcome.taken.map(\.unit) == [ExchangeFixture.unit])
  }

  @Test func `units that a tool merged into one are refused, and the others come home`() throws {
    let text = try ExchangeFixture.export(try ExchangeFixture.document("guides/att-eu/checklist"), .xliff21)
    let first = try ExchangeFixture.part(text, "gate-the-new-call.title")
    let second = try ExchangeFixture.part(text, "gate-the-new-call.who")
    let segment = try #require(second.firstRange(of: "<segment")).lowerBound
    let merged = first.replacing("</unit>", with: second[segment...])
    let outcome = try ExchangeFixture.bring(
      text.replacing(first, with: merged.replacing("id=\"s\"", with: "")).replacing(second, with: ""))
    #expect(outcome.refused.map(\.unit) == ["gate-the-new-call.title"])
    #expect(outcome.refused.first?.words.hasPrefix("its original is not what was sent") == true)
    #expect(outcome.unchanged.count > 50)
  }

  @Test func `CDATA is text`() throws {
    let text = try ExchangeFixture.export(try ExchangeFixture.document("guides/att-eu/checklist"), .xliff21)
    let part = try ExchangeFixture.part(text, "keep-the-original-key.title")
    let start = try #require(part.firstRange(of: "<target>")).upperBound
    let end = try #require(part.firstRange(of: "</target>")).lowerBound
    let changed = part[..<start] + "<![CDATA[새 <제목> & 끝]]>" + part[end...]
    let outcome = try ExchangeFixture.bring(text.replacing(part, with: changed))
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
    let text = try ExchangeFixture.export(try ExchangeFixture.document("guides/att-eu/checklist"), .xliff21)
    let id = ["tail", "twice"].contains(kind) ? "gate-the-new-call.title" : ExchangeFixture.unit
    let part = try ExchangeFixture.part(text, id)
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
    let outcome = try ExchangeFixture.bring(text.replacing(part, with: head + target + part[end...]))
    #expect(outcome.taken.isEmpty)
    #expect(outcome.refused.map(\.unit) == [id])
    #expect(outcome.refused.first?.words == reason)
    #expect(outcome.kept.values.first?.count == 1)
    #expect(outcome.documents.isEmpty)
  }

  @Test func `codes that a tool renamed in source and target alike are known by their places`() throws {
    let outcome = try ExchangeFixture.edited { part in
      part.replacing("<ph id=\"c", with: "<ph id=\"9").replacing("<ph id=\"k", with: "<ph id=\"8")
        .replacing("</target>", with: "끝</target>")
    }
    #expect(outcome.refused.isEmpty, "\(outcome.refused.first?.words ?? "")")
    #expect(outcome.taken.map(\.unit) == [ExchangeFixture.unit])
  }

  @Test func `the original copied into the target is no translation`() throws {
    let outcome = try ExchangeFixture.edited { part in
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
      let outcome = try ExchangeFixture.edited(.xliff12) { part in
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
    let text = try ExchangeFixture.export(try ExchangeFixture.document("guides/att-eu/checklist"), .xliff21)
    let part = try ExchangeFixture.part(text, "gate-the-new-call.title")
    let start = try #require(part.firstRange(of: "<target>")).upperBound
    let end = try #require(part.firstRange(of: "</target>")).lowerBound
    let changed = (part[..<start] + "새 제목입니다" + part[end...]).replacing(" state=\"translated\"", with: "")
    for trust in [Import.Trust.asMarked, .asTranslated] {
      let outcome = try ExchangeFixture.bring(text.replacing(part, with: changed), trust: trust)
      let unit = outcome.documents.first?.units.first { $0.key.text == "gate-the-new-call.title" }
      #expect(unit?.trust == (trust == .asMarked ? .draft : .translated))
    }
  }

  @Test func `a unit that stands twice with two translations is refused once, with one it does no harm`() throws {
    let text = try ExchangeFixture.export(try ExchangeFixture.document("guides/att-eu/checklist"), .xliff12)
    let part = try ExchangeFixture.part(text, "gate-the-new-call.title", "trans-unit")
    #expect(try ExchangeFixture.bring(text.replacing(part, with: part + part)).refused.isEmpty)
    let other = part.replacing("</target>", with: "끝</target>")
    let outcome = try ExchangeFixture.bring(text.replacing(part, with: part + other))
    #expect(outcome.refused.map(\.words) == ["it stands in the file twice, with two translations"])
  }

  @Test func `an unknown unit, an unknown document and a broken file are refused`() throws {
    let text = try ExchangeFixture.export(try ExchangeFixture.document("guides/att-eu/checklist"), .xliff21)
    let gone = try ExchangeFixture.bring(text.replacing("id=\"gate-the-new-call.title\"", with: "id=\"gone.title\""))
    #expect(gone.refused.first?.words.hasPrefix("there is no such unit in 'guides/att-eu/checklist'") == true)
    let lost = try ExchangeFixture.bring(
      text.replacing("guides.att-eu.checklist", with: "a.b.c").replacing("guides/att-eu/checklist", with: "a/b/c"))
    #expect(lost.taken.isEmpty && lost.refused.count > 50)
    let broken = try ExchangeFixture.bring("<xliff><file>")
    #expect(!broken.problems.isEmpty && broken.documents.isEmpty)
  }

  @Test func `a fuzzy entry of a PO file is a draft, the previous message does no harm`() throws {
    let document = try ExchangeFixture.document("guides/att-eu/faq")
    let text = try ExchangeFixture.export(document, .po)
    let old = "msgctxt \"guides/att-eu/faq#title\"\n"
    #expect(text.contains(old))
    let title = try #require(document.units.first?.stored?.target?.words)
    let changed = text.replacing(old, with: "#, fuzzy\n#| msgid \"Before\"\n" + old).replacing(title, with: "새 제목")
    let outcome = try ExchangeFixture.bring(changed, ".po")
    #expect(outcome.refused.isEmpty)
    #expect(outcome.documents.first?.units.first?.trust == .draft)
    #expect(text.contains("python-brace-format"))
  }

  @Test func `what a translator asks comes home as a question, once`() throws {
    let outcome = try ExchangeFixture.edited { part in
      part.replacing("</notes>", with: "<note>Is this the iPad, too?</note></notes>")
    }
    #expect(outcome.questions.map(\.words) == ["Is this the iPad, too?"])
    let stored = try #require(outcome.documents.first)
    #expect(stored.units.first { $0.key.text == ExchangeFixture.unit }?.questions == ["Is this the iPad, too?"])
    #expect(outcome.taken.isEmpty && outcome.refused.isEmpty)
  }
}
