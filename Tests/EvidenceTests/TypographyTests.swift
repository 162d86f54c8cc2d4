import Claims
import Testing

@testable import Evidence

/// A quote and a document that differ in typography only, and the steps that it takes.
struct TypographyRow: Sendable, CustomTestStringConvertible {
  let quote: String
  let document: String
  let steps: [TypographyStep]
  var testDescription: String { "\(quote) | \(document)" }

  init(_ quote: String, _ document: String, _ steps: TypographyStep...) {
    self.quote = quote
    self.document = document
    self.steps = steps
  }
}

@Suite struct TypographyTests {
  @Test(arguments: [
    TypographyRow("shows the sheet in the EU", "It shows the\r\nsheet in the EU.", .whiteSpace),
    TypographyRow("shows the sheet in the EU", "It shows  the sheet\tin the EU.", .whiteSpace),
    TypographyRow("iOS 27.2 and later", "From iOS\u{A0}27.2 and later on", .otherSpaces),
    TypographyRow("the authorization status", "Read the authori\u{AD}zation status now.", .invisibleMarks),
    TypographyRow("the \u{200B}status", "Read the status now.", .invisibleMarks),
    TypographyRow("a \"sheet\" of words", "It is a “sheet” of words.", .quotationMarks),
    TypographyRow("doesn't use it", "It doesn’t use it.", .quotationMarks),
    TypographyRow("the “outer \"inner\" words” here", "See the “outer “inner” words” here.", .quotationMarks),
    TypographyRow("first of five fields", "The \u{FB01}rst of \u{FB01}ve \u{FB01}elds.", .ligatures),
    TypographyRow("the café opens", "Then the cafe\u{301} opens.", .composition),
    TypographyRow("the cafe\u{301} opens", "Then the café opens.", .composition),
    TypographyRow("10 Å wide", "It is 10 \u{212B} wide.", .composition),
    TypographyRow("pass nil to omit it", "Just pass `nil` to omit it.", .codeMarks),
    TypographyRow("see the method first", "Please see [the method](/doc/method(a:b:)) first.", .linkText),
    TypographyRow("see the method first", "Please see [`the method`](/doc) first.", .codeMarks, .linkText),
    TypographyRow("method first of all", "Please see [the method](/doc) first of all.", .linkText),
    TypographyRow("see the method", "Please see [the method](/doc) first.", .linkText),
    TypographyRow("שלום עולם היום", "הוא אמר \u{200F}שלום\u{200F} עולם היום.", .directionMarks),
    TypographyRow(
      "we don't “say”  so", "Now we don’t “say” so\u{A0}again.", .whiteSpace, .quotationMarks),
  ])
  func `what differs in typography only is the quote, with each step recorded`(_ row: TypographyRow) throws {
    let verdict = try EvidenceFixture.verdict(row.quote, in: row.document)
    guard case .typography(let span, let uses) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(verdict.steps == row.steps.sorted())
    // Every step is reversible: the quote with the document's bytes put where they differ is the passage.
    var rebuilt: [UInt8] = []
    var position = 0
    let (quote, document) = (Array(row.quote.utf8), Array(row.document.utf8))
    for use in uses {
      rebuilt += quote[position..<use.quote.lowerBound] + document[use.capture]
      position = use.quote.upperBound
    }
    rebuilt += quote[position...]
    #expect(rebuilt == Array(document[span.bytes]))
  }

  @Test(arguments: [
    ("the [brackets] of it", "Here are the [brackets] of it, all of them."),
    ("“nested “marks”” here", "See “nested “marks”” here."),
    ("family 👨‍👩‍👧 emoji", "A family 👨‍👩‍👧 emoji."),
    ("系统会显示全屏弹出页", "在欧盟，系统会显示全屏弹出页。"),
    ("시트가 나타", "다섯 나라에서 시트가 나타납니다."),
    ("مرحبا بالعالم", "قال مرحبا بالعالم اليوم"),
    ("cafe\u{301} opens", "The cafe\u{301} opens."),
    ("a\u{A0}b", "see a\u{A0}b here"),
    ("pass `nil` now", "just pass `nil` now."),
    ("`nil`", "just pass `nil` now."),
    ("[`method(a:)`](/doc/method(a:))", "calling [`method(a:)`](/doc/method(a:))."),
    ("set to [x](/y) or", "status ([a](/b)) set to [x](/y) or else"),
    ("a [b](not a link) c", "It is a [b](not a link) c."),
  ])
  func `bytes that stand in the document are exact, whatever they are`(_ quote: String, _ document: String) throws {
    let verdict = try EvidenceFixture.verdict(quote, in: document)
    guard case .exact(let span) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(verdict.words(of: document) == quote)
    let before = document.unicodeScalars.prefix(span.characters.lowerBound).reduce(0) { $0 + String($1).utf8.count }
    #expect(before == span.bytes.lowerBound)
    #expect(span.characters.count == quote.unicodeScalars.count)
  }

  @Test(arguments: [
    (
      "the full-page sheet appears", "Then the full–page sheet appears.", "the [-full-page-]{+full–page+} sheet appears"
    ),
    ("the Sheet appears today", "Then the sheet appears today.", "the [-Sheet-]{+sheet+} appears today"),
    ("the sheet, appears today", "Then the sheet appears today.", "the sheet[-,-] appears today"),
    ("the big sheet appears today", "Then the sheet appears today.", "the[- big-] sheet appears today"),
    ("the sheet appears today", "Then the sheet never appears today.", "the sheet{+ never+} appears today"),
    ("a ‘sheet’ of words", "It is a “sheet” of words.", "a [-‘-]{+“+}sheet[-’-]{+”+} of words"),
    ("in EU countries it asks", "Only in non-EU countries it asks.", "in [-EU-]{+non-EU+} countries it asks"),
    ("from iOS 27 you can ask", "Now from iOS 27.2 you can ask.", "from iOS [-27-]{+27.2+} you can ask"),
    ("the prompt appear again", "Then the prompt appears again.", "the prompt [-appear-]{+appears+} again"),
    ("系统会显示半屏弹出页", "在欧盟，系统会显示全屏弹出页。", "系统会显示[-半-]{+全+}屏弹出页"),
    ("family 👨 emoji here", "A family 👨‍👩‍👧 emoji here.", "family [-👨-]{+👨‍👩‍👧+} emoji here"),
    ("the letter x here", "See the letter x\u{301} here.", "the letter [-x-]{+x\u{301}+} here"),
    ("sheet the appears today", "Then the sheet appears today.", "sheet[- the-] appears today"),
  ])
  func `case, order, punctuation and parts of words are no typography`(
    _ quote: String, _ document: String, _ marked: String
  ) throws {
    let verdict = try EvidenceFixture.verdict(quote, in: document)
    guard case .altered(let alteration) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(alteration.diff.marked == marked)
    // The runs together are the quote and the passage.
    #expect(alteration.diff.parts.map { $0.quoteWords }.joined() == quote)
    #expect(
      alteration.diff.parts.map { $0.captureWords }.joined()
        == String(decoding: Array(document.utf8)[alteration.span.bytes], as: UTF8.self))
  }

  @Test func `no quote runs on from one paragraph, heading or list entry into the next`() throws {
    for document in [
      "One ends here.\n\nTwo begins.", "# One ends here.\nTwo begins.", "- One ends here.\n- Two begins.",
    ] {
      #expect(!(try EvidenceFixture.verdict("ends here. Two begins.", in: document).isVerified))
    }
    #expect(try EvidenceFixture.verdict("ends here. Two begins.", in: "One ends here.\nTwo begins.").isVerified)
  }
}
