// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Claims
import Diagnostics
import TestSupport
import Testing

@testable import Content

/// Every way in which a rule line can be wrong: what was expected there, and what was found.
@Suite struct RuleFaultTests {
  private static let dimensions = "device, account, system, call, flag, key"
  private static let anOutcome = "an outcome (interface, text) was expected here, found"
  private static let aDimension = "a dimension (\(dimensions)) was expected here, found"
  private static let aValue = "a value of 'interface' (full-page-sheet, alert, none) was expected here, found"
  private static let aRegion = "a region set or a country's code was expected here, found"
  private static let afterValue =
    "'or', 'if', 'only if', 'exactly if', 'unless', ', whatever' or the end of the line was expected here, found"
  private static let afterTerm =
    "'and', 'or', ', whatever', '(maybe only if)' or the end of the line was expected here, found"
  private static let afterWhatever = "'and', '(maybe only if)' or the end of the line was expected here, found"
  private static let modality =
    "'is', 'must be', 'should be', 'may be', 'must not be' or 'should not be' after 'interface' was expected here, found"
  private static let versions = "26, 27.2-beta, 27.2, 28"
  private static let end = "the end of the line"

  private static let outcomes: [FaultRow] = [
    FaultRow("«»", .ruleSyntax, "\(anOutcome) \(end)"),
    FaultRow("«:» interface is alert", .ruleSyntax, "\(anOutcome) ':'"),
    FaultRow("«interfaec» is alert", .unknownID, "there is no outcome 'interfaec'; did you mean 'interface'?"),
    FaultRow("«button» is shown", .unknownID, "there is no outcome 'button'; known here: interface, text"),
    FaultRow("«Interface» is alert", .unknownID, "there is no outcome 'Interface'; did you mean 'interface'?"),
    FaultRow("«한국» is alert", .unknownID, "there is no outcome '한국'; known here: interface, text"),
    FaultRow("interface«»", .ruleSyntax, "\(modality) \(end)"),
    FaultRow("interface «alert»", .ruleSyntax, "\(modality) 'alert'"),
    FaultRow("interface «shall» be alert", .ruleSyntax, "\(modality) 'shall'"),
    FaultRow("interface should«»", .ruleSyntax, "'be' was expected here, found \(end)"),
    FaultRow("interface should not «alert»", .ruleSyntax, "'be' was expected here, found 'alert'"),
    FaultRow("interface must«»", .ruleSyntax, "'be' was expected here, found \(end)"),
    FaultRow("interface must «alert»", .ruleSyntax, "'be' was expected here, found 'alert'"),
    FaultRow("interface must not «alert»", .ruleSyntax, "'be' was expected here, found 'alert'"),
    FaultRow("interface may «not» be alert", .ruleSyntax, "'be' was expected here, found 'not'"),
    FaultRow(
      "interface is «not» alert", .ruleSyntax,
      "'not' cannot stand here; name what 'interface' is instead (full-page-sheet, alert, none joined by 'or'), or write 'must not be'"
    ),
    FaultRow("interface is«»", .ruleSyntax, "\(aValue) \(end)"),
    FaultRow("interface is «,» whatever flag", .ruleSyntax, "\(aValue) ','"),
    FaultRow("interface is alert or«»", .ruleSyntax, "\(aValue) \(end)"),
    FaultRow("interface is «alrt»", .unknownID, "there is no value 'alrt' of 'interface'; did you mean 'alert'?"),
    FaultRow(
      "interface is alert or «markdown»", .unknownID,
      "there is no value 'markdown' of 'interface'; known here: full-page-sheet, alert, none"),
    FaultRow("interface is alert «and» none", .ruleSyntax, "\(afterValue) 'and'"),
    FaultRow("interface is alert «none»", .ruleSyntax, "\(afterValue) 'none'"),
    FaultRow("interface is alert «only» call is new", .ruleSyntax, "\(afterValue) 'only'"),
    FaultRow("interface is alert «exactly» when call is new", .ruleSyntax, "\(afterValue) 'exactly'"),
    FaultRow("interface is alert «when» call is new", .ruleSyntax, "\(afterValue) 'when'"),
    FaultRow("interface is alert«;»", .ruleSyntax, "\(afterValue) ';'"),
  ]

  private static let places: [FaultRow] = [
    FaultRow("in«»", .ruleSyntax, "\(aRegion) \(end)"),
    FaultRow("in «:» interface is alert", .ruleSyntax, "\(aRegion) ':'"),
    FaultRow("in five or«:» interface is alert", .ruleSyntax, "\(aRegion) ':'"),
    FaultRow(
      "in five «interface» is alert", .ruleSyntax, "':' or 'or' after the region was expected here, found 'interface'"),
    FaultRow(
      "in five «and» eu: interface is alert", .ruleSyntax, "':' or 'or' after the region was expected here, found 'and'"
    ),
    FaultRow("in «fvie»: interface is alert", .unknownRegion, "there is no region set 'fvie'; did you mean 'five'?"),
    FaultRow(
      "in «UK»: interface is alert", .unknownRegion,
      "ISO 3166-1 knows no country 'UK'; the code of the United Kingdom is GB"),
    FaultRow(
      "outside eu or «no»: interface is alert", .unknownRegion, "country codes are upper case; did you mean 'NO'?"),
    FaultRow(
      "in «somewhere»: interface is alert", .unknownRegion,
      "there is no region set 'somewhere'; known here: eu, five, rest, outside-eu"),
  ]

  private static let terms: [FaultRow] = [
    FaultRow("interface is alert if«»", .ruleSyntax, "\(aDimension) \(end)"),
    FaultRow("interface is alert if call is new and«»", .ruleSyntax, "\(aDimension) \(end)"),
    FaultRow("interface is alert if «(»call is new)", .ruleSyntax, "\(aDimension) '('"),
    FaultRow("interface is alert if «cal» is new", .unknownID, "there is no dimension 'cal'; did you mean 'call'?"),
    FaultRow(
      "interface is alert if «storefront» in eu", .unknownID,
      "there is no dimension 'storefront'; known here: \(dimensions)"),
    FaultRow(
      "interface is alert if call«»", .ruleSyntax, "'is' or 'is not' after 'call' was expected here, found \(end)"),
    FaultRow(
      "interface is alert if call «in» new", .ruleSyntax, "'is' or 'is not' after 'call' was expected here, found 'in'"),
    FaultRow(
      "interface is alert if call is not«»", .ruleSyntax,
      "a value of 'call' (new, older) was expected here, found \(end)"),
    FaultRow(
      "interface is alert if call is «nwe»", .unknownID, "there is no value 'nwe' of 'call'; did you mean 'new'?"),
    FaultRow(
      "interface is alert if call is new or «key» is present", .ruleSyntax,
      "'or' joins values of 'call' here, and 'key' begins another condition; write a second rule line"),
    FaultRow(
      "interface is alert if device in DE or «call» is new", .ruleSyntax,
      "'or' joins regions here, and 'call' begins another condition; write a second rule line"),
    FaultRow(
      "interface is alert if device «is» DE", .ruleSyntax,
      "'in' or 'outside' after 'device', which is a place, was expected here, found 'is'"),
    FaultRow("interface is alert if device in«»", .ruleSyntax, "\(aRegion) \(end)"),
    FaultRow(
      "interface is alert if device outside eu or «Fr»", .unknownRegion,
      "country codes are upper case; did you mean 'FR'?"),
    FaultRow(
      "interface is alert if system «is» 27.2", .ruleSyntax,
      "'from', 'before' or 'between' after 'system', a version, was expected here, found 'is'"),
    FaultRow(
      "interface is alert if system from«»", .ruleSyntax, "a version such as 27.2 was expected here, found \(end)"),
    FaultRow(
      "interface is alert if system from «new»", .badVersion, "'new' is not a version such as 27.2 or 27.2-beta"),
    FaultRow(
      "interface is alert if system before «27.3»", .badVersion,
      "the version 27.3 is not among those of 'system' (\(versions)); add it to the vocabulary"),
    FaultRow(
      "interface is alert if system between 26«»", .ruleSyntax,
      "'and' and a later version was expected here, found \(end)"),
    FaultRow(
      "interface is alert if system between 26 «or» 28", .ruleSyntax,
      "'and' and a later version was expected here, found 'or'"),
    FaultRow(
      "interface is alert if system between 28 and «26»", .badVersion,
      "the second version must be later than 28, found 26"),
    FaultRow(
      "interface is alert if system between 27.2 and «27.2.0»", .badVersion,
      "the second version must be later than 27.2, found 27.2.0"),
    FaultRow("interface is alert if call is new «key» is present", .ruleSyntax, "\(afterTerm) 'key'"),
    FaultRow("interface is alert if call is new «unless» key is present", .ruleSyntax, "\(afterTerm) 'unless'"),
  ]

  private static let tails: [FaultRow] = [
    FaultRow("interface is alert,«»", .ruleSyntax, "'whatever' and a dimension was expected here, found \(end)"),
    FaultRow(
      "interface is alert, «regardless» of flag", .ruleSyntax,
      "'whatever' and a dimension was expected here, found 'regardless'"),
    FaultRow("interface is alert, whatever«»", .ruleSyntax, "\(aDimension) \(end)"),
    FaultRow("interface is alert, whatever «flga»", .unknownID, "there is no dimension 'flga'; did you mean 'flag'?"),
    FaultRow("interface is alert, whatever flag and«»", .ruleSyntax, "\(aDimension) \(end)"),
    FaultRow("interface is alert, whatever flag «or» key", .ruleSyntax, "\(afterWhatever) 'or'"),
    FaultRow("interface is alert, whatever flag «if» call is new", .ruleSyntax, "\(afterWhatever) 'if'"),
    FaultRow(
      "interface is alert «(»maybe only if)", .ruleSyntax,
      "'(maybe only if)' needs an 'if' or 'unless' before it; this rule has none"),
    FaultRow(
      "interface is alert only if call is new «(»maybe only if)", .ruleSyntax,
      "'(maybe only if)' needs an 'if' or 'unless' before it; this rule has none"),
    FaultRow(
      "interface is alert if call is new («perhaps» only if)", .ruleSyntax,
      "'(maybe only if)' was expected here, found 'perhaps'"),
    FaultRow(
      "interface is alert if call is new (maybe only if«»", .ruleSyntax,
      "'(maybe only if)' was expected here, found \(end)"),
    FaultRow("interface is alert if call is new (maybe only if) «and» more", .ruleSyntax, "\(afterTerm) 'and'"),
  ]

  @Test(arguments: outcomes + places + terms + tails)
  func `each error names what was expected there`(row: FaultRow) throws {
    let marked = try #require(MarkedText(row.text, path: "claims.md"))
    guard case .failure(let fault) = try readRule(marked.text) else {
      Issue.record("a fault was expected")
      return
    }
    expect([fault.diagnostic].compactMap { $0 }, are: row.expected, at: marked.locations)
  }

  // MARK: Places without a meaning

  private static let meaningless =
    "the rule names a place, but no line says which dimension it means; add 'places mean DIMENSION' above"

  @Test(arguments: ["«in» five: interface is alert", "interface is alert if call is new and «outside» eu"])
  func `a place needs a line that says what it means`(line: String) throws {
    let marked = try #require(MarkedText(line, path: "claims.md"))
    guard case .failure(let fault) = try readRule(marked.text, frame: nil) else {
      Issue.record("a fault was expected")
      return
    }
    expect([fault.diagnostic].compactMap { $0 }, are: [Expected(.ruleSyntax, Self.meaningless)], at: marked.locations)
  }

  @Test func `a place in the frame alone is reported where the rule begins`() throws {
    guard case .failure(let fault) = try readRule("interface is alert", frame: "in five") else {
      Issue.record("a fault was expected")
      return
    }
    #expect(fault.diagnostic?.message == Self.meaningless)
    #expect(fault.diagnostic?.location == FileLocation(path: "claims.md", line: 1, column: 1, length: 9))
  }

  // MARK: Frames

  private static let afterFrame = "'and', ';' or the end of the line was expected here, found"

  private static let frames: [FaultRow] = [
    FaultRow("«»", .ruleSyntax, "\(aDimension) \(end)"),
    FaultRow("call is new;«»", .ruleSyntax, "\(aDimension) \(end)"),
    FaultRow("call is new«,» key is present", .ruleSyntax, "\(afterFrame) ','"),
    FaultRow("call is new «places» mean device", .ruleSyntax, "\(afterFrame) 'places'"),
    FaultRow("places «are» device", .ruleSyntax, "'mean' was expected here, found 'are'"),
    FaultRow("places mean«»", .ruleSyntax, "\(aDimension) \(end)"),
    FaultRow("places mean «devise»", .unknownID, "there is no dimension 'devise'; did you mean 'device'?"),
    FaultRow(
      "places mean device and «call»", .ruleSyntax, "a place can only mean a dimension of regions; 'call' is none"),
    FaultRow("places mean device, «account»", .ruleSyntax, "'or' was expected here, found 'account'"),
    FaultRow("places mean device «or» account", .ruleSyntax, "\(afterFrame) 'or'"),
    FaultRow("places mean device,«»", .ruleSyntax, "'or' was expected here, found \(end)"),
  ]

  @Test(arguments: frames)
  func `a frame says what was expected as well`(row: FaultRow) throws {
    let marked = try #require(MarkedText(row.text, path: "claims.md"))
    let source = SourceText(path: "claims.md", marked.text)
    let read = RuleFrameText.frame(in: 0..<source.bytes.count, of: source, names: try VocabularyFixture.names())
    guard case .failure(let fault) = read else {
      Issue.record("a fault was expected")
      return
    }
    expect([fault.diagnostic].compactMap { $0 }, are: row.expected, at: marked.locations)
  }

  // MARK: Terms that stand alone

  private static let alone: [FaultRow] = [
    FaultRow("a: call is new and «cal» is new\n", .unknownID, "there is no dimension 'cal'; did you mean 'call'?"),
    FaultRow("a: 'call is new and «cal» is new'\n", .unknownID, "there is no dimension 'cal'; did you mean 'call'?"),
    FaultRow("a: call is new\n  and «cal» is new\n", .unknownID, "there is no dimension 'cal'; did you mean 'call'?"),
    FaultRow(
      "a: >-\n  call is new\n  and «cal» is new\n", .unknownID, "there is no dimension 'cal'; did you mean 'call'?"),
    FaultRow(
      "a: |\n  call is new\n  and call is «nwe»\n", .unknownID, "there is no value 'nwe' of 'call'; did you mean 'new'?"
    ),
    FaultRow(
      "a: \"call is new\\tand «cal» is new\"\n", .unknownID, "there is no dimension 'cal'; did you mean 'call'?"),
    FaultRow(
      "a: call is new and «in» five\n", .ruleSyntax,
      "name the dimension here, as in 'device in eu'; a bare place means nothing"),
    FaultRow("a: call is new«,» key is present\n", .ruleSyntax, "'and' or the end was expected here, found ','"),
    FaultRow("a: call is new and«»\n", .ruleSyntax, "\(aDimension) \(end)"),
  ]

  @Test(arguments: alone)
  func `terms of a YAML file are reported to the word, however the text is written`(row: FaultRow) throws {
    let marked = try #require(MarkedText(row.text, path: "file.yaml"))
    guard case .mapping(let entries)? = readYAML(marked.text).node?.value, let text = entries.first?.value.scalar else {
      Issue.record("a mapping was expected")
      return
    }
    var faults: [Diagnostic] = []
    #expect(TermText.terms(text, names: try VocabularyFixture.names(), reporting: &faults) == nil)
    expect(faults, are: row.expected, at: marked.locations)
  }

  // MARK: Broken declarations

  @Test(arguments: [
    "interface is alert if lost is x", "gone is alert", "in faraway: interface is alert",
    "interface is alert if device in faraway",
    "interface is alert, whatever lost",
  ])
  func `a rule that leans on a broken declaration is left out in silence`(line: String) throws {
    var names = try VocabularyFixture.names()
    names.broken.add(.dimension, "lost")
    names.broken.add(.outcome, "gone")
    names.broken.add(.region, "faraway")
    let source = SourceText(path: "claims.md", line)
    guard
      case .failure(let fault) = RuleParser.statement(
        in: 0..<source.bytes.count, of: source, frame: RuleFrame(), names: names)
    else {
      Issue.record("a fault was expected")
      return
    }
    #expect(fault.diagnostic == nil)
  }
}
