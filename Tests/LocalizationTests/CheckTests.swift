import Claims
import Diagnostics
import Foundation
import Localization
import Testing

/// Checks that a translator trusts: provoked by a mutation of what is shipped, silent without.
@Suite struct CheckTests {
  private static func findings(_ changes: [String: String] = [:]) throws -> [String] {
    let content = changes.isEmpty ? Shipped.content : Shipped.load(changes)
    let checks = TranslationChecks(try #require(content.ledger), accepted: content.acceptedUnits)
    return checks.findings(content.translations).map { "\($0.check.rawValue) \($0.about): \($0.message)" }
  }

  @Test func `nothing is found in what is shipped`() throws {
    #expect(try Self.findings() == [])
  }

  struct Mutation: Sendable, CustomTestStringConvertible {
    let locale: String
    let document: String
    let old: String
    let new: String
    let check: DiagnosticID
    var testDescription: String { "\(locale) \(check.rawValue): \(new)" }

    init(_ locale: String, _ document: String, _ old: String, _ new: String, _ check: DiagnosticID) {
      (self.locale, self.document, self.old, self.new, self.check) = (locale, document, old, new, check)
    }
  }

  private static let mutations: [Mutation] = [
    Mutation("zh-Hans", "guides/att-eu/guide", "从iOS和iPadOS 27.2起，开发者", "从iOS和iPadOS 27.3起，开发者", .translationNumber),
    Mutation("ko", "guides/att-eu/guide", "iOS와 iPadOS 27.2부터 개발자는", "iOS와 iPadOS 27부터 개발자는", .translationNumber),
    Mutation("zh-Hans", "guides/att-eu/guide", "据我们统计，地区与调用方式的二十种组合", "据我们统计，地区与调用方式的20种、30类组合", .translationNumber),
    Mutation("zh-Hans", "guides/att-eu/guide", "在法国、德国、意大利、波兰和罗马尼亚，新方法", "在法国、德国、意大利、波兰和保加利亚，新方法", .translationRegion),
    Mutation(
      "ko", "guides/att-eu/guide", "프랑스, 독일, 이탈리아, 폴란드, 루마니아에서는 새", "프랑스, 독일, 이탈리아, 루마니아에서는 새", .translationRegion),
    Mutation("ko", "guides/att-eu/guide", "iOS와 iPadOS 27.2부터 개발자는", "iOS와 아이패드 27.2부터 개발자는", .translationName),
    Mutation("zh-Hans", "guides/att-eu/guide", "这些内容我们都尚未", "{.lead}这些内容我们都尚未", .translationMarkup),
    Mutation("ko", "guides/att-eu/guide", "아직 어느 것도", "**아직** 어느 것도", .translationMarkup),
    Mutation("ko", "guides/att-eu/guide", "아직 어느 것도", "아직\u{200B} 어느 것도", .translationControl),
    Mutation(
      "zh-Hans", "guides/att-eu/faq", "以外是“Allow Apps to Request to Track”", "以外是“Allow Apps to Ask to Track”",
      .translationQuote),
    Mutation(
      "ko", "guides/att-eu/faq", "밖에서는 “Allow Apps to Request to Track”", "밖에서는 “Allow Apps ‘to Request’ to Track”",
      .translationQuote),
    Mutation("ko", "guides/att-eu/guide", "아직 어느 것도 정식", "아직 어느 것도² 정식", .translationCitation),
    Mutation(
      "zh-Hans", "guides/att-eu/faq", "这是同一个开关。", "这是同一个开关，文件写道：“While it is off, no prompt appears.”。",
      .glossMissing),
    Mutation("zh-Hans", "guides/att-eu/guide", "这些内容我们都尚未与正式版核对。", "这些内容我们都尚未与正式版核对", .translationEndMark),
    Mutation("zh-Hans", "guides/att-eu/guide", "于是有三种情形：", "于是有三种情形，", .translationEndMark),
    Mutation("zh-Hans", "guides/att-eu/guide", "这些内容我们都尚未", "这些内容,我们都尚未", .translationPunctuation),
    Mutation("ko", "guides/att-eu/guide", "아직 어느 것도 정식", "아직 어느 것도， 정식", .translationPunctuation),
    Mutation("zh-Hans", "guides/att-eu/guide", "从iOS和iPadOS 27.2起，开发者", "从 iOS和iPadOS 27.2起，开发者", .translationSpace),
    Mutation("ko", "guides/att-eu/guide", "아직 어느 것도 정식", "아직  어느 것도 정식", .translationSpace),
    Mutation("ko", "guides/att-eu/guide", "비교하지 않았습니다.", "비교하지 않았습니다 .", .translationSpace),
    Mutation("zh-Hans", "guides/att-eu/guide", "并非官方译名）", "并非官方译名", .translationBracket),
    Mutation("ko", "guides/att-eu/guide", "아직 어느 것도 정식", "아직 어느 어느 것도 정식", .translationDoubleWord),
    Mutation("zh-Hans", "guides/att-eu/guide", "这些内容我们都尚未", "这些内容这些内容我们都尚未", .translationDoubleWord),
    Mutation("ko", "guides/att-eu/guide", "비교하지 않았습니다.", "비교하지 않았다.", .translationRegister),
    Mutation("zh-Hans", "guides/att-eu/guide", "你的操作随即运行", "您的操作随即运行", .translationRegister),
    Mutation("zh-Hans", "guides/att-eu/guide", "这些内容我们都尚未", "这些内容我们都必须尚未", .translationModality),
    Mutation("ko", "guides/att-eu/guide", "비교하지 않았습니다.", "반드시 비교하지 않았습니다.", .translationModality),
    Mutation("zh-Hans", "guides/att-eu/guide", "于是有三种情形：", "于是不得有三种情形：", .translationModality),
    Mutation("ko", "guides/att-eu/faq", "그렇게 하지 않는 것이 좋습니다", "그렇게 하지 말아야 합니다", .translationModality),
    Mutation("ko", "glosses", "보내지 않는 것이 좋다", "보내지 말아야 한다", .translationModality),
    Mutation("zh-Hans", "guides/att-eu/faq", "你就不应这样做", "你就不得这样做", .translationModality),
    Mutation("ko", "guides/att-eu/guide", "아직 어느 것도 정식", "아직 SDK을 어느 것도 정식", .translationParticle),
    Mutation("ko", "guides/att-eu/guide", "아직 어느 것도 정식", "아직 을(를) 어느 것도 정식", .translationParticle),
  ]

  @Test(arguments: mutations)
  func `a mutation is found, at its unit and with its place, and nothing else is`(mutation: Mutation) throws {
    let path = "locales/\(mutation.locale)/\(mutation.document).xlf"
    let text = try #require(Shipped.files[path])
    let start = try #require(text.firstRange(of: mutation.old), "'\(mutation.old)' stands in \(path)")
    let changed = text.replacingCharacters(in: start, with: mutation.new)
    let content = Shipped.load([path: changed])
    let checks = TranslationChecks(try #require(content.ledger), accepted: [])
    let findings = checks.findings(content.translations.filter { $0.locale.tag == mutation.locale })
    #expect(findings.contains { $0.check == mutation.check }, "\(findings.map(\.message))")
    #expect(Set(findings.map(\.unit)).count == 1, "\(findings.map { "\($0.unit): \($0.message)" })")
    let line = text[..<start.lowerBound].count { $0 == "\n" } + 1
    #expect(findings.allSatisfy { $0.location.line == line && $0.location.path == "Content/\(path)" })
  }

  @Test func `a term that the glossary translates otherwise is found`() throws {
    let ledger = try #require(Shipped.content.ledger)
    let korean = try #require(LocaleCode("ko"))
    for term in ledger.vocabulary.terms {
      let wanted = try #require(term.term.translations[korean])
      let source = Segment(text: "It is the \(term.term.original) of which we speak.")
      func terms(_ words: String) -> [DiagnosticID] {
        let text = CheckedText(source, Segment(text: words), .paragraph, in: korean)
        return TranslationChecks.terms(text, ledger.vocabulary).map { $0.check }
      }
      #expect(terms("여기서 말하는 \(wanted)입니다.").isEmpty)
      #expect(terms("여기서 말하는 그것입니다.") == [.translationTerm])
    }
  }

  @Test func `a translation that is far too short is found`() throws {
    let source = Segment(
      text: "The sheet appears in the whole of the European Union, with the new call and the older one.")
    let english = try #require(LocaleCode("en"))
    for (locale, words) in [("ko", "뜹니다."), ("zh-Hans", "出现。")] {
      let text = CheckedText(source, Segment(text: words), .paragraph, in: try #require(LocaleCode(locale)))
      #expect(TranslationChecks.problems(text, from: english).map { $0.check } == [.translationLength])
    }
  }

  @Test func `a quote without a translation is found`() throws {
    let glosses = try #require(Shipped.files["locales/ko/glosses.xlf"])
    let unit = try #require(glosses.firstRange(of: "    <unit id=\"method-page.eu-sheet\">"))
    let end = try #require(glosses[unit.lowerBound...].firstRange(of: "</unit>\n"))
    let without = glosses.replacingCharacters(in: unit.lowerBound..<end.upperBound, with: "")
    #expect(
      try Self.findings(["locales/ko/glosses.xlf": without]) == [
        "gloss-missing ko/glosses#method-page.eu-sheet: the quote has no translation in ko"
      ])
  }

  @Test func `a code that is lost is an error of the file itself`() throws {
    let path = "locales/ko/guides/att-eu/checklist.xlf"
    let text = try #require(Shipped.files[path])
    let code = try #require(text.firstRange(of: "<ph id=\"c1\"/>"))
    let content = Shipped.load([path: text.replacingCharacters(in: code, with: "")])
    let found = content.diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.id) == [.xliffRule])
    #expect(found.allSatisfy { $0.message.contains("c1") && $0.location?.path == "Content/\(path)" })
  }

  @Test func `a code that the original does not have is found`() throws {
    let path = "locales/ko/guides/att-eu/guide.xlf"
    let text = try #require(Shipped.files[path])
    let unit = try #require(text.firstRange(of: "<unit id=\"title\">\n"))
    let start = try #require(text[unit.upperBound...].firstRange(of: "<target>"))
    var changed = text
    changed.replaceSubrange(
      start,
      with: "<target><ph id=\"x1\" type=\"other\" subType=\"vb:code\" canCopy=\"no\" canDelete=\"no\" dataRef=\"x1\"/>")
    let data = "      <originalData>\n        <data id=\"x1\">`nil`</data>\n      </originalData>\n"
    changed.replaceSubrange(unit.upperBound..<unit.upperBound, with: data)
    let content = Shipped.load([path: changed])
    #expect(!content.diagnostics.hasErrors, "\(content.diagnostics.map(\.message))")
    let findings = TranslationChecks(try #require(content.ledger)).findings(content.translations)
    #expect(findings.map(\.check) == [.translationCode], "\(findings.map(\.message))")
    #expect(findings.first?.message == "the code for 'nil' is not in the original")
  }

  @Test func `a stored file of another document is found`() throws {
    let path = "locales/ko/guides/att-eu/faq.xlf"
    let text = try #require(Shipped.files[path])
    let content = Shipped.load([
      path: text.replacing("<file id=\"guides.att-eu.faq\"", with: "<file id=\"guides.other.faq\"")
    ])
    #expect(content.diagnostics.map(\.id) == [.storedTranslation], "\(content.diagnostics.map(\.message))")
    #expect(content.diagnostics.first?.message == "the file holds 'guides.other.faq'; expected 'guides.att-eu.faq'")
  }

  @Test func `two translations of one original are found`() throws {
    let path = "locales/ko/guides/att-eu/checklist.xlf"
    let text = try #require(Shipped.files[path])
    let unit = try #require(text.firstRange(of: "<unit id=\"test-on-a-device.who\">"))
    let word = try #require(text[unit.upperBound...].firstRange(of: "<target>엔지니어</target>"))
    let changed = text.replacingCharacters(in: word, with: "<target>개발자</target>")
    let found = try Self.findings([path: changed])
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("translation-inconsistent ko/guides/att-eu/checklist#test-on-a-device.who: ") == true)
  }

  @Test func `a numbered list that starts again behind code is found`() throws {
    let content = try Shipped.load(
      replacing: "## What changed\n",
      with: "## What changed\n\n1. One.\n2. Two.\n\n```swift\nlet x = 1\n```\n\n1. Three.\n\n",
      in: "guides/att-eu/guide.md")
    let errors = content.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == [.translationList])
    let whole = try Shipped.load(
      replacing: "## What changed\n",
      with: "## What changed\n\n1. One.\n2. Two.\n\n   ```swift\n   let x = 1\n   ```\n\n3. Three.\n\n",
      in: "guides/att-eu/guide.md")
    #expect(!whole.diagnostics.hasErrors)
  }

  // MARK: Names of controls, terms

  private static let label = "\n## information-button\n> Additional Information\nrole: label\n"
  private static let policy = "sources/policy-page/claims.md"

  @Test func `a control that is called otherwise than on the screen is found`() throws {
    let claims = try #require(files(Self.policy)) + Self.label
    #expect(try Self.findings([Self.policy: claims]).filter { $0.hasPrefix("translation-label") } == [])
    let path = "locales/ko/guides/att-eu/guide.xlf"
    let text = try #require(files(path))
    let cut = try #require(text.firstRange(of: "제공합니다 <ph")?.lowerBound)
    let start = try #require(text[..<cut].ranges(of: "Additional Information").last)
    let changed = text.replacingCharacters(in: start, with: "추가 정보")
    let found = try Self.findings([Self.policy: claims, path: changed])
    #expect(
      found.filter { $0.hasPrefix("translation-label") } == [
        "translation-label ko/guides/att-eu/guide#p-the-alternative-version-has: the control is called "
          + "'Additional Information' on the screen; nobody calls it otherwise"
      ])
    // The publisher's own translation may stand for it, and outranks ours.
    let korean = [
      "sources/policy-page-ko/source.yaml":
        "title: 정책 페이지\npublisher: Apple\nkind: policy\nlanguage: ko\nknown-through: article\n",
      "sources/policy-page-ko/claims.md":
        "# 버튼\n\n## information-button\n> 추가 정보\nrole: label\ntranslates: policy-page/information-button\n",
    ]
    let changes = [Self.policy: claims, path: changed].merging(korean) { $1 }
    #expect(try Self.findings(changes).filter { $0.hasPrefix("translation-label") } == [])
    let ledger = try #require(Shipped.load(changes).ledger)
    let own = ledger.translation(
      of: try #require(ClaimID("policy-page/information-button")), in: try #require(LocaleCode("ko")))
    #expect(own?.text == "추가 정보" && own?.official?.description == "policy-page-ko/information-button")
  }

  @Test func `a term that stays as it is, and a word to avoid, are found`() throws {
    let terms = try #require(files("vocabulary/terms.yaml"))
    let path = "vocabulary/terms.yaml"
    let kept =
      terms + "  - id: apple-account\n    term: Apple Account\n    meaning: An account.\n    do-not-translate: yes\n"
    #expect(try Self.findings([path: kept]).filter { $0.hasPrefix("translation-term") } == [])
    let korean = "locales/ko/guides/att-eu/guide.xlf"
    let text = try #require(files(korean))
    let start = try #require(text.firstRange(of: "Apple Account를 모두"))
    let changed = text.replacingCharacters(in: start, with: "애플 계정을 모두")
    let found = try Self.findings([path: kept, korean: changed]).filter { $0.hasPrefix("translation-term") }
    #expect(
      found == [
        "translation-term ko/guides/att-eu/guide#p-from-ios-27-2-the: 'Apple Account' stays as it is in every language"
      ])
    let avoiding = terms.replacing(
      "    term: full-page sheet\n", with: "    term: full-page sheet\n    avoid: [전면 시트, 全屏弹窗]\n")
    #expect(try Self.findings([path: avoiding]).filter { $0.hasPrefix("translation-term") } == [])
    let avoided = text.replacing("전체 페이지 시트로 나타날", with: "전면 시트로 나타날")
    #expect(
      try Self.findings([path: avoiding, korean: avoided]).contains {
        $0.contains("'전면 시트' is not to be used for 'full-page sheet'; the glossary has '전체 페이지 시트'")
      })
  }

  private func files(_ path: String) -> String? { Shipped.files[path] }

  @Test func `an accepted finding is not reported, and needs a reason, a name and a day`() throws {
    let path = "locales/ko/guides/att-eu/guide.xlf"
    let text = try #require(Shipped.files[path]).replacing("비교하지 않았습니다.", with: "비교하지 않았다.")
    let found = try Self.findings([path: text])
    let about = try #require(found.first?.split(separator: " ").dropFirst().first?.dropLast())
    #expect(found.count == 1)
    let accepted =
      "accepted:\n  - diagnostic: translation-register\n    about: \(about)\n    reason: as the house says it\n    by: Kim\n    on: 2026-11-30\n"
    #expect(try Self.findings([path: text, "accepted.yaml": accepted]) == [])
    let without = accepted.replacing("    reason: as the house says it\n", with: "")
    #expect(!Shipped.load([path: text, "accepted.yaml": without]).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("September 16", "9月16日", "zh-Hans"), ("September 16", "9월 16일", "ko"), ("in sixteen seconds", "16초 안에", "ko"),
    ("in sixteen seconds", "十六秒之内", "zh-Hans"), ("after one year", "1년 뒤", "ko"), ("after a year", "一年后", "zh-Hans"),
    ("twenty cases", "二十种", "zh-Hans"), ("1,000 devices", "1000台设备", "zh-Hans"), ("iOS 27.2.", "iOS 27.2。", "zh-Hans"),
    ("build 24B5084k", "빌드 24B5084k", "ko"), ("both", "2개", "ko"), ("three", "세 가지", "ko"),
    ("at 7:23", "７:23", "zh-Hans"),
  ])
  func `numbers are read as each language writes them`(english: String, other: String, locale: String) throws {
    let text = CheckedText(
      Segment(text: english), Segment(text: other), .heading, in: try #require(LocaleCode(locale)))
    let problems = TranslationChecks.problems(text, from: try #require(LocaleCode("en")))
    #expect(problems.filter { $0.check == .translationNumber }.map(\.message) == [])
  }
}
