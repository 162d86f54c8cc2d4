import Digests
import Foundation
import Pages
import Testing

@testable import Packets

@Suite struct PacketContentTests {
  private static func text(_ packet: Packet, _ path: String) throws -> String {
    String(decoding: try #require(packet.files.first { $0.path == path }).bytes, as: UTF8.self)
  }

  @Test func `the same content gives the same number and the same bytes`() throws {
    let fixture = try PacketFixture()
    let (first, second) = (try fixture.maker().files(), try fixture.maker().files())
    #expect(first.id == second.id)
    #expect(first.files == second.files)
    let content = try #require(first.files.first { $0.path == "content.json" })
    #expect(SHA256(of: content.bytes).hex == first.id)
  }

  @Test func `every rendering carries the number, asks for nothing, and has no leaked template`() throws {
    let packet = try PacketFixture().maker(original: .beside).files()
    for locale in ["en", "zh-Hans", "ko"] {
      let page = try Self.text(packet, "packet.\(locale).html")
      #expect(page.contains("<meta name=\"packet\" content=\"\(packet.id)\">"))
      #expect(page.contains("<html lang=\"\(locale)\">"))
      #expect(page.contains(PacketIdentity.short(packet.id)))
      for word in ["src=", "url(", "@import", "<script", "<link", "{{", "}} ", "<iframe", "<img"] {
        #expect(!page.contains(word), "\(locale): \(word)")
      }
    }
  }

  @Test func `no word of the tool is missing in any language`() throws {
    let packet = try PacketFixture().maker(original: .beside).files()
    for locale in ["en", "zh-Hans", "ko"] {
      let page = try Self.text(packet, "packet.\(locale).html")
      // A key that a language lacks shows itself.
      for prefix in [">packet-", ">evidence-", ">change-", ">csv-", ">verify-"] {
        #expect(!page.contains(prefix), "\(locale): \(prefix)")
      }
      for table in ["quotes", "disagreements", "decisions"] {
        #expect(!(try Self.text(packet, "tables/\(locale)/\(table).csv")).contains("\"csv-"))
      }
    }
    #expect(!(try Self.text(packet, "VERIFY.txt")).contains("verify-"))
  }

  @Test func `a quote is found in its copy, byte for byte, and its place is told`() throws {
    let packet = try PacketFixture().maker().files()
    let quote = try #require(packet.content.quotes.first { $0.id == "notice/western-notice" })
    #expect(quote.evidence.verdict == "exact")
    let path = try #require(quote.evidence.path)
    let copy = try #require(packet.files.first { $0.path == path }).bytes
    let place = try #require(quote.evidence.from)..<(try #require(quote.evidence.to))
    #expect(
      String(decoding: copy[place], as: UTF8.self) == "Apps in the six western countries must show the age notice.")
    let other = try #require(packet.content.quotes.first { $0.id == "release-notes/not-for-adult-apps" })
    #expect(other.evidence.verdict == "no-copy")
    #expect(other.evidence.path == nil)
  }

  @Test func `the notes and names of the house are in no file for outside readers`() throws {
    let fixture = try PacketFixture()
    let inside = try fixture.maker(.inside).files()
    let outside = try fixture.maker(.outside).files()
    func files(_ packet: Packet, with word: String) -> [String] {
      packet.files.filter { String(decoding: $0.bytes, as: UTF8.self).contains(word) }.map { $0.path }
    }
    for locale in ["en", "zh-Hans", "ko"] {
      #expect(files(inside, with: PacketFixture.canary).contains("packet.\(locale).html"))
      #expect(files(inside, with: PacketFixture.name).contains("packet.\(locale).html"))
    }
    #expect(files(inside, with: PacketFixture.canary).contains("content.json"))
    #expect(files(outside, with: PacketFixture.canary) == [])
    #expect(files(outside, with: PacketFixture.name) == [])
    // The role that stood beside the name is kept, and the page says that parts are left out.
    let page = try Self.text(outside, "packet.en.html")
    #expect(page.contains("saved by Counsel"))
    #expect(page.contains("Parts are left out"))
  }

  @Test func `what counsel has not answered is not for outside readers, and is counted`() throws {
    let fixture = try PacketFixture()
    try fixture.replace("owner: \(PacketFixture.name)", with: "owner: counsel", in: "Content/decisions/adult-apps.yaml")
    let outside = try fixture.maker(.outside).files()
    #expect(outside.content.disagreements == [])
    #expect(outside.content.decisions == [])
    #expect(outside.content.disagreementsLeftOut == 1)
    #expect(try Self.text(outside, "packet.en.html").contains("One question that is still with counsel is left out."))
    #expect(try fixture.maker(.inside).files().content.disagreements.count == 1)
  }

  @Test func `quotes keep their numbers from packet to packet`() throws {
    let fixture = try PacketFixture()
    let first = try fixture.maker().files()
    // A new quote before all others.
    try fixture.replace(
      "## western-notice",
      with: "## first-of-all\n> In other countries, no age notice is needed\nrole: advice\n\n## western-notice",
      in: "Content/sources/notice/claims.md")
    let second = try fixture.maker(earlier: .init(id: first.id, content: first.content)).files()
    for quote in first.content.quotes {
      #expect(second.content.quotes.first { $0.id == quote.id }?.number == quote.number)
    }
    let added = try #require(second.content.quotes.first { $0.id == "notice/first-of-all" })
    #expect(added.number == first.content.quotes.count + 1)
    let changes = try #require(second.content.changes)
    #expect(changes.packet == first.id)
    #expect(changes.entries.map { $0.kind } == ["quote-added"])
  }

  @Test func `tables are safe for spreadsheets and say the same as JSON`() throws {
    let fixture = try PacketFixture()
    try fixture.replace(
      "title: Notice on age information", with: "title: =HYPERLINK(\"x\")", in: "Content/sources/notice/source.yaml")
    let packet = try fixture.maker().files()
    let csv = try Self.text(packet, "tables/en/quotes.csv")
    #expect(csv.hasPrefix("\u{FEFF}\"Number\",\"Id\",\"Document\""))
    #expect(csv.contains("\"'=HYPERLINK(\"\"x\"\")\""))
    #expect(!csv.contains("\"=HYPERLINK"))
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(try Self.text(packet, "tables/en/quotes.json").utf8))
        as? [[String: Any]])
    #expect(rows.count == csv.split(separator: "\r\n").count - 1)
    #expect(rows.first?["document"] as? String == "=HYPERLINK(\"x\")")
  }

  @Test(arguments: [
    ("en", "One says must, one must not", "Differ however read", "Open", "Age"),
    ("zh-Hans", "一处要求、一处禁止", "怎么理解都不一致", "未决定", "年龄"),
    ("ko", "한쪽은 의무, 한쪽은 금지", "어떻게 읽어도 다름", "미결정", "연령"),
  ])
  func `tables for spreadsheets say kinds and states in words, those for programs by id`(
    locale: String, kind: String, sureness: String, state: String, topic: String
  ) throws {
    let packet = try PacketFixture().maker().files()
    let disagreement = try #require(packet.content.disagreements.first)
    let csv = try Self.text(packet, "tables/\(locale)/disagreements.csv")
    #expect(csv.contains("\"\(kind)\",\"\(sureness)\""), "\(csv)")
    #expect(!csv.contains("\"\(disagreement.kind)\"") && !csv.contains("\"\(disagreement.sureness)\""))
    let decisions = try Self.text(packet, "tables/\(locale)/decisions.csv")
    #expect(decisions.hasSuffix("\"\(state)\"\r\n"), "\(decisions)")
    #expect(try Self.text(packet, "tables/\(locale)/quotes.csv").contains("\"\(topic)\""))
    func json(_ table: String) throws -> [[String: Any]] {
      let bytes = Data(try Self.text(packet, "tables/\(locale)/\(table).json").utf8)
      return try #require(try JSONSerialization.jsonObject(with: bytes) as? [[String: Any]])
    }
    #expect(try json("disagreements").first?["kind"] as? String == disagreement.kind)
    #expect(try json("disagreements").first?["kindWords"] == nil)
    #expect(try json("decisions").first?["state"] as? String == "open")
  }

  @Test func `every packet says what it does not prove`() throws {
    let packet = try PacketFixture().maker(.outside).files()
    let words = ["en": "What this packet does not prove", "zh-Hans": "本材料不能证明的事项", "ko": "이 자료가 증명하지 않는 것"]
    for (locale, title) in words {
      let page = try Self.text(packet, "packet.\(locale).html")
      #expect(page.contains("<h2 id=\"section-limits\">\(title)</h2>"))
      let section = page.split(separator: "id=\"section-limits\"").last ?? ""
      #expect(section.split(separator: "</section>").first?.split(separator: "<li>").count == 7)
    }
  }

  @Test func `a passage that stands in the original's words has the numbers of its quotes in every language`() throws {
    let fixture = try PacketFixture()
    try fixture.replace("Elsewhere the notice", with: "Elsewhere a notice", in: "Content/guides/first/checklist.md")
    let passage = try #require(
      try fixture.maker().content().passages.first {
        $0.place.hasPrefix("checklist.leave-it-out") && $0.text[0].text.contains("Elsewhere")
      })
    #expect(passage.text.count == 3)
    for text in passage.text {
      #expect(text.text == passage.text[0].text, "\(text.lang)")
      #expect(text.text.contains(#/ \[\d+\]\.$/#), "\(text)")
    }
  }
}
