import Testing

@testable import Pages

/// Lines in pictures are broken where a browser would break them, and none is too wide.
@Suite struct TextWidthTests {
  static let texts = [
    "full-page sheet", "Device, account, App Store, and user in", "NSUserTrackingMarkdownUsageDescription",
    "设备与账户分属欧盟不同部分，提醒框带有原有文本", "기기, 계정, App Store 및 사용자 위치가 EU의 나머지 국가", "", "a", "（欧盟）其余国家。",
  ]

  @Test(arguments: texts, [6.0, 12, 20]) func `lines hold the whole text and are narrow enough`(
    text: String, width: Double
  ) {
    let lines = TextWidth.lines(text, width: width)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    for line in lines { #expect(TextWidth.of(line) <= width, "'\(line)'") }
  }

  @Test func `words stay whole, and no line begins with a mark`() {
    #expect(TextWidth.lines("the rest of the EU", width: 6) == ["the rest of", "the EU"])
    for line in TextWidth.lines("设备位于欧盟，账户也属于欧盟。提醒框带有原有文本。", width: 7) {
      #expect(!"，。".contains(line.first ?? " "))
    }
  }
}
