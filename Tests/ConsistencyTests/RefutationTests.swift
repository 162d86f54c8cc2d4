import Claims
import Testing

@testable import Consistency

@Suite("Refutations")
struct RefutationTests {
  private func check(_ settings: [(String, String)], saw: [(String, String)]) throws -> ConsistencyCheck {
    var fixture = try ObservationTests.fixture()
    fixture.observations = [try ObservationTests.observation(settings, saw: saw, fixture)]
    return try ConsistencyCheck(fixture.ledger)
  }

  private static let everything = [
    ("device", "DE"), ("account", "DE"), ("call", "new"), ("flag", "true"), ("pending", "no"), ("active", "yes"),
    ("restricted", "no"),
  ]

  @Test("What was seen in a case that is known in full refutes what says otherwise, by an id that a record can name")
  func refuted() throws {
    let check = try check(Self.everything, saw: [("ui", "alert")])
    let refutations = check.refutations()
    // "m/eu" may also be read as "only if", and then it says nothing here.
    #expect(refutations.map(\.id) == ["observation.run.m.five"])
    let refutation = try #require(refutations.first)
    #expect(refutation.needsRecord)
    #expect(refutation.said.map(\.text) == ["sheet"])
    #expect(refutation.seen.text == "alert")
  }

  @Test("It is the same that the story of the observation calls refuted", arguments: [true, false])
  func agreesWithStory(isComplete: Bool) throws {
    let settings = isComplete ? Self.everything : [("locale", "DE"), ("call", "new"), ("flag", "true")]
    let check = try check(settings, saw: [("ui", "alert")])
    let story = try #require(check.observations().first)
    let refuted = story.challenges.filter { $0.isRefuted && $0.readings.isEmpty }.map(\.claim)
    #expect(check.refutations().map(\.claim).sorted() == refuted.sorted())
    #expect(story.isRefutation == isComplete)
  }

  @Test("A record settles it")
  func recorded() throws {
    var fixture = try ObservationTests.fixture()
    fixture.observations = [try ObservationTests.observation(Self.everything, saw: [("ui", "alert")], fixture)]
    let id = "observation.run.m.five"
    fixture.decisions = [
      Decision(
        id: try RuleText.id("beta"), question: LocalizedText("?"), about: [id], follow: nil, alternatives: [],
        reason: LocalizedText("A beta."), internalNote: nil, decidedBy: nil, approvedBy: nil, owner: "editor",
        decidedOn: nil, reviewBy: nil, quotes: [], location: nowhere)
    ]
    let check = try ConsistencyCheck(fixture.ledger)
    #expect(check.refutations().map(\.state) == [.open(try RuleText.id("beta"))])
    #expect(check.refutations().allSatisfy { !$0.needsRecord })
  }
}
