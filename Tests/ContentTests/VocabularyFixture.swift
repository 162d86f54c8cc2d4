import Claims
import Diagnostics
import Testing

@testable import Content

/// A vocabulary with one dimension of each kind and a few outcomes.
enum VocabularyFixture {
  static let dimensions = """
    dimensions:
      - id: device
        label: device location
        kind: region
        ordinary: [NL, FR, "NO"]
      - id: account
        label: account country
        kind: region
      - id: system
        label: system version
        kind: version
        product: iOS
        versions: [26, 27.2-beta, 27.2, 28]
        ordinary: [27.2]
      - id: call
        label: call
        values:
          - id: new
            label: new call
            if: the app makes the new call
          - id: older
            label: older call
      - id: flag
        label: flag
        only-when: call is new
        values:
          - {id: yes, label: yes}
          - {id: no, label: no, opaque: yes}
      - id: key
        label: key
        values:
          - {id: present, label: present}
          - {id: absent, label: absent}
    impossible:
      - call is new and system before 27.2-beta

    """

  static let regions = """
    regions:
      - id: eu
        label: the EU
        as-of: 2026-11-30
        members: [AT, DE, FR, IT, NL, PL, RO]
      - id: five
        label: the five countries
        members: [DE, FR, IT, PL, RO]
      - id: rest
        label: the rest of the EU
        set: eu except five
      - id: outside-eu
        label: countries outside the EU
        set: everywhere except eu

    """

  static let outcomes = """
    outcomes:
      - id: interface
        label: prompt
        only-where: {label: a prompt appears, when: key is present}
        values:
          - {id: full-page-sheet, label: sheet, sentence: the sheet appears}
          - {id: alert, label: alert, sentence: the alert appears}
          - {id: none, label: none, sentence: nothing appears}
      - id: text
        label: text
        values:
          - {id: markdown, label: Markdown, sentence: the Markdown text is shown}
          - {id: original, label: original, sentence: the original text is shown}

    """

  static let topics = "topics:\n  - {id: form, label: Form}\n  - {id: places, label: Places}\n"

  /// Every label of the vocabulary in Korean.
  static let koreanLabels = """
    dimension/device/label: 기기 위치
    dimension/account/label: 계정 국가
    dimension/system/label: 시스템 버전
    dimension/call/label: 호출
    dimension/call/new/label: 새 호출
    dimension/call/older/label: 이전 호출
    dimension/flag/label: 플래그
    dimension/flag/yes/label: 예
    dimension/flag/no/label: 아니요
    dimension/key/label: 키
    dimension/key/present/label: 있음
    dimension/key/absent/label: 없음
    region/eu/label: EU
    region/five/label: 다섯 나라
    region/rest/label: 나머지 EU
    region/outside-eu/label: EU 밖
    outcome/interface/label: 프롬프트
    outcome/interface/only-where: 프롬프트가 뜬다
    outcome/interface/full-page-sheet/label: 시트
    outcome/interface/full-page-sheet/sentence: 시트가 나타난다
    outcome/interface/alert/label: 알림
    outcome/interface/alert/sentence: 알림이 나타난다
    outcome/interface/none/label: 없음
    outcome/interface/none/sentence: 아무것도 나타나지 않는다
    outcome/text/label: 글
    outcome/text/markdown/label: 마크다운
    outcome/text/markdown/sentence: 마크다운 글이 나타난다
    outcome/text/original/label: 원래 글
    outcome/text/original/sentence: 원래 글이 나타난다
    topic/form/label: 형식
    topic/places/label: 장소

    """

  /// The names of the texts above.
  static func names() throws -> KnownNames {
    var faults: [Diagnostic] = []
    var translations = TranslationTable(locales: [])
    let fields = { (text: String, shape: RecordShape) throws -> Fields? in
      let node = try #require(YAMLReader.read(SourceText(path: "vocabulary.yaml", text), reporting: &faults))
      return ShapeChecker.check(node, shape, reporting: &faults)
    }
    let files = VocabularyReader.Files(
      dimensions: try fields(dimensions, FileShapes.dimensions), regions: try fields(regions, FileShapes.regions),
      outcomes: try fields(outcomes, FileShapes.outcomes), topics: try fields(topics, FileShapes.topics), terms: nil)
    let names = VocabularyReader.names(
      files, broken: BrokenNames(), translations: &translations, reporting: &faults)
    #expect(faults.isEmpty)
    return names
  }
}

/// An id in a test, which fails where it is none.
func id<Kind>(_ text: String) throws -> Identifier<Kind> { try #require(Identifier<Kind>(text)) }

/// A country in a test.
func country(_ code: String) throws -> RegionName { .country(try #require(RegionCode(code))) }
