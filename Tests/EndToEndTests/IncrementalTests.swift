import Foundation
import Testing

/// A build that makes only what changed against one from nothing.
@Suite struct IncrementalTests {
  /// One edit as an author would make it.
  private struct Edit {
    let file: String
    let from: String
    let to: String
  }

  private static let edits = [
    Edit(file: "sources/notice/claims.md", from: "must show the age notice.", to: "must show the notice."),
    Edit(file: "sources/notice/claims.md", from: "# Age information", to: "# Age and information"),
    Edit(file: "sources/notice/claims.md", from: "- outside western: age-notice may be hidden\n", to: ""),
    Edit(file: "sources/notice/claims.md", from: "## others-free\n", to: "## others-free\nnote: To be looked at.\n"),
    Edit(file: "sources/release-notes/claims.md", from: "if minors is adults", to: "if minors is everyone"),
    Edit(
      file: "sources/release-notes/claims.md", from: "is adults\n",
      to: "is adults\n\n## later\nrole: statement\n> More will follow.\n"),
    Edit(file: "sources/release-notes/source.yaml", from: "title: ", to: "title: New "),
    Edit(file: "guides/first/faq.md", from: "The documents disagree", to: "The two documents disagree"),
    Edit(file: "guides/first/checklist.md", from: "title: ", to: "title: Your "),
    Edit(file: "guides/first/matrix.yaml", from: "title: Whether", to: "title: Where"),
    Edit(file: "vocabulary/topics.yaml", from: "label: Age", to: "label: Ages"),
    Edit(file: "decisions/adult-apps.yaml", from: "reason: ", to: "reason: We think: "),
    Edit(file: "locales/ko/glosses.xlf", from: "표시해야 한다.", to: "꼭 표시해야 한다."),
    Edit(file: "locales/zh-Hans/guides/first/faq.xlf", from: "</target>", to: "！</target>"),
    Edit(file: "locales/ko/labels.xlf", from: "</target>", to: " 등</target>"),
    Edit(file: "verbatim.yaml", from: "title: Example", to: "title: Other"),
  ]

  /// Makes the edit, or takes it back where it was made.
  private static func apply(_ edit: Edit, to workspace: TemporaryWorkspace) throws {
    let file = "Content/\(edit.file)"
    let text = try workspace.text(file)
    let isMade = !text.contains(edit.from) || (!edit.to.isEmpty && text.contains(edit.to))
    let from = isMade ? edit.to : edit.from
    guard !from.isEmpty else { return }
    try workspace.write(text.replacing(from, with: isMade ? edit.from : edit.to), to: file)
  }

  @Test(arguments: [1, 2]) func `after any edits the site has the bytes of a build from nothing`(seed: UInt64) throws {
    let workspace = try TemporaryWorkspace.example()
    // One of them has a release, so that some pages look at everything.
    if seed == 2 { #expect(try workspace.run("release", "1.0").status == 0) }
    #expect(try workspace.run("build").status == 0)
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    var published = 0
    for _ in 0..<12 {
      for _ in 0...(state >> 60 & 1) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        try Self.apply(Self.edits[Int(state >> 33) % Self.edits.count], to: workspace)
      }
      // Some edits refuse each other; then the former site stays, and the next edits go on from there.
      guard try workspace.run("build").status == 0 else { continue }
      published += 1
      try? workspace.remove("fresh")
      #expect(try workspace.run("build", "-o", "fresh").status == 0)
      let fresh = try workspace.tree("fresh/site")
      let site = try workspace.tree("output/site")
      #expect(site.keys.sorted() == fresh.keys.sorted())
      for (path, bytes) in fresh { #expect(site[path] == bytes, "\(path)") }
    }
    #expect(published >= 4)
  }

  @Test func `pages that do not show what changed are kept, and one can ask why a page was made`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    try workspace.replace("표시해야 한다.", with: "꼭 표시해야 한다.", in: "Content/locales/ko/glosses.xlf")
    let build = try workspace.run("build", "--explain", "en/sources/release-notes.html")
    #expect(build.output.contains("en/sources/release-notes.html was kept: nothing that it shows has changed."))
    try workspace.replace("The documents disagree", with: "They disagree", in: "Content/guides/first/faq.md")
    let second = try workspace.run("build", "--explain", "en/first/faq.html")
    #expect(second.output.contains("en/first/faq.html was made anew: guide first."), "\(second.output)")
    #expect(try workspace.run("build", "--explain", "en/first/faq.html").output.contains("was kept"))
  }

  @Test func `a renamed document, a guide that went, and a new one leave no page of before`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    try FileManager.default.moveItem(
      atPath: "\(workspace.path)/Content/guides/first", toPath: "\(workspace.path)/Content/guides/other")
    for locale in ["ko", "zh-Hans"] { try workspace.remove("Content/locales/\(locale)/guides") }
    let run = try workspace.run("build")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.run("build", "-o", "fresh").status == 0)
    #expect(try workspace.tree("output/site") == workspace.tree("fresh/site"))
    #expect(try workspace.tree("output/site").keys.contains { $0.contains("/first/") } == false)
  }

  @Test func `a page that somebody changed or took away is made again with the next edit`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    let before = try workspace.tree("output/site")
    try workspace.write("mine", to: "output/site/en/sources.html")
    try workspace.remove("output/site/ko/first/faq.html")
    try workspace.replace("표시해야 한다.", with: "꼭 표시해야 한다.", in: "Content/locales/ko/glosses.xlf")
    _ = try workspace.run("build")
    let after = try workspace.tree("output/site")
    #expect(after["en/sources.html"] == before["en/sources.html"])
    #expect(after["ko/first/faq.html"] != nil)
  }

  @Test func `a database that moved on without the site makes every page anew`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    try workspace.replace("표시해야 한다.", with: "꼭 표시해야 한다.", in: "Content/locales/ko/glosses.xlf")
    // A query brings the database up to the content; the site is still of before.
    #expect(try workspace.run("query", "age").status == 0)
    _ = try workspace.run("build")
    #expect(try workspace.run("build", "-o", "fresh").status == 0)
    #expect(try workspace.tree("output/site") == workspace.tree("fresh/site"))
  }

  @Test func `a decision lapses on every page when a quote changes that no page of it shows`() throws {
    let workspace = try TemporaryWorkspace.example()
    let claims = "Content/sources/notice/claims.md"
    try workspace.write(
      try workspace.text(claims) + "\n## later\nrole: statement\n> Nothing will follow.\n", to: claims)
    // The checksum is that of "More will follow.": the decision has lapsed, and holds again after the edit.
    try workspace.replace(
      "quotes:\n", with: "quotes:\n  notice/later: afdd60dc5a2a8934bfa6b292f2625aa16f6c63b6d13d88434a7ef7e418d11a12\n",
      in: "Content/decisions/adult-apps.yaml")
    #expect(try workspace.run("build").status == 0)
    let before = try workspace.tree("output/site")["en/disagreements.html"]
    try workspace.replace("Nothing will follow.", with: "More will follow.", in: claims)
    #expect(try workspace.run("build").status == 0)
    #expect(try workspace.run("build", "-o", "fresh").status == 0)
    let after = try workspace.tree("output/site")
    #expect(after == (try workspace.tree("fresh/site")))
    #expect(after["en/disagreements.html"] != before)
  }
}
