import Claims
import Content
import Foundation
import Guides
import Testing
import Workspace

/// What a step's level is computed from: what quotes ask of developers, and nothing else.
@Suite struct StepLevelTests {
  private static func ledger() throws -> Ledger {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path()
    return try #require(ContentLoader.load(try Folder("\(checkout)/Content", prefix: "Content")).ledger)
  }

  @Test(arguments: [
    ("method-page/call-again", StepLevel.required), ("new-header/original-key-needed", .required),
    ("policy-page/no-data-before-permission", .required), ("policy-page/not-after-opting-out", .recommended),
    ("policy-page/may-lead-back", .optional),
    // What the system does, or does not do, asks for nothing, however strong its words are.
    ("policy-page/not-with-the-switch-off", .optional), ("method-page/device-and-account", .optional),
    ("release-notes/five-required", .optional), ("method-page/not-within-a-year", .optional),
  ])
  func `only what developers do themselves is asked of them`(id: String, level: StepLevel) throws {
    let ledger = try Self.ledger()
    let claim = try #require(ClaimID(id).flatMap { ledger.claim($0) })
    #expect(StepLevel(of: [claim], in: ledger.vocabulary) == level)
  }

  @Test func `a step may say as strongly as its quotes do what the system does`() throws {
    let ledger = try Self.ledger()
    let claim = try #require(ClaimID("policy-page/not-with-the-switch-off").flatMap { ledger.claim($0) })
    #expect(StepLevel(wordsOf: [claim]) == .required)
  }
}
