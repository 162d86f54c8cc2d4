import Claims
import Testing

@Suite struct RegionCodeTests {
  @Test func `ISO 3166-1 has 249 codes, each once and sorted`() {
    let codes = RegionCode.all.map { $0.code }
    #expect(codes.count == 249)
    #expect(RegionCode.count == 249)
    #expect(Set(codes).count == 249)
    #expect(codes == codes.sorted())
    #expect(codes.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy { (65...90).contains($0) } })
  }

  @Test func `every code reads as itself`() {
    for region in RegionCode.all { #expect(RegionCode(region.code) == region) }
  }

  @Test(arguments: ["NO", "DE", "GB", "GR", "AX", "BQ", "SS", "TW", "ZW"])
  func `countries and areas are known`(code: String) {
    #expect(RegionCode(code)?.description == code)
  }

  @Test(arguments: ["UK", "EL", "EU", "XK", "AN", "CS", "no", "De", "D", "DEU", "", "276", "ΝΟ"])
  func `what the standard does not have is refused`(code: String) {
    #expect(RegionCode(code) == nil)
  }

  @Test func `codes sort by the alphabet`() throws {
    let codes = try ["RO", "DE", "FR"].map { try #require(RegionCode($0)) }
    #expect(codes.sorted().map { $0.code } == ["DE", "FR", "RO"])
  }
}
