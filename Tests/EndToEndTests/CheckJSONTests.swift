import Foundation
import Testing

/// The JSON of `check`, beside its diagnostics.
@Suite struct CheckJSONTests {
  @Test func `each disagreement tells its cases as sets of restrictions`() throws {
    let workspace = try TemporaryWorkspace.example()
    let json = try JSON.object(try workspace.run("check", "--format", "json").output)
    let findings = try #require(json["disagreements"] as? [[String: Any]])
    #expect(!findings.isEmpty)
    let dimensions = try workspace.text("Content/vocabulary/dimensions.yaml")
    for finding in findings {
      let boxes = try #require(finding["boxes"] as? [[[String: Any]]])
      #expect(!boxes.isEmpty)
      #expect(finding["boxesAreComplete"] as? Bool == true)
      for restriction in boxes.joined() {
        let dimension = try #require(restriction["dimension"] as? String)
        #expect(dimensions.contains("\(dimension):") || dimensions.contains(" \(dimension)\n"))
        let ranges = ["is", "in", "outside", "versions"].filter { restriction[$0] != nil }
        #expect(ranges.count == 1, "\(restriction)")
        let range = try #require(restriction[ranges[0]] as? [Any])
        #expect(!range.isEmpty || restriction["orNotApplicable"] as? Bool == true)
      }
    }
    // The notice says must for the western countries, the release notes must not: the cases are those countries.
    let places = findings.flatMap { $0["boxes"] as? [[[String: Any]]] ?? [] }.joined().compactMap { $0["in"] }
    #expect(places.contains { ($0 as? [String]) == ["western"] }, "\(findings)")
  }
}
