import Testing

@Suite struct ListTests {
  /// The example with a rule that a run of the app refutes.
  private func withObservation() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace.example()
    let outcomes = "Content/vocabulary/outcomes.yaml"
    try workspace.write(
      try workspace.text(outcomes) + """
          - id: badge
            label: badge
            values:
              - id: shown
                label: badge
                sentence: a badge is shown
              - id: hidden
                label: no badge
                sentence: no badge is shown

        """, to: outcomes)
    try workspace.write(
      try workspace.text("Content/sources/notice/claims.md") + """

        ## badge
        > An app for adults shows a badge.
        - badge is shown if minors is adults

        """, to: "Content/sources/notice/claims.md")
    try workspace.write(
      """
      title: Runs
      publisher: Us
      language: en
      kind: observation

      """, to: "Content/sources/runs/source.yaml")
    try workspace.write(
      """
      title: An app for adults in France
      source: runs
      date: 2026-11-30
      scenario:
        store: FR
        system: "2.0"
        minors: adults
      saw:
        badge: hidden

      """, to: "Content/observations/france.yaml")
    return workspace
  }

  @Test func `the summary counts what needs nobody, and says how to see it`() throws {
    let workspace = try TemporaryWorkspace.example()
    let run = try workspace.run("check")
    #expect(run.status == 0)
    #expect(run.output.contains("1 disagreement: 0 decided, 1 recorded as open"))
    #expect(run.output.contains("Beside these: "))
    #expect(run.output.contains("'verbatim check --list gaps'"))
  }

  @Test(arguments: ["disagreements", "gaps", "observations", "agreements", "overlaps", "wordings"])
  func `each kind can be listed, all of it, and the list is part of the output alone`(kind: String) throws {
    let workspace = try TemporaryWorkspace.example()
    let run = try workspace.run("check", "--list", kind, "--all")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let quiet = try workspace.run("check", "--list", kind, "--all", "--quiet")
    #expect(run.output.hasPrefix(quiet.output))
    if kind == "disagreements" {
      #expect(quiet.output.contains("recorded as open in 'adult-apps'"))
      #expect(quiet.output.contains("[age-notice.notice.western-notice~release-notes.not-for-adult-apps]"))
    }
  }

  @Test func `ten are told, and how many more there are`() throws {
    let workspace = try TemporaryWorkspace.example()
    let claims = (1...12).map { "\n## copy-\($0)\n> In other countries, no age notice is needed.\nrole: label\n" }
    for number in 1...12 {
      let folder = "Content/sources/other-\(number)"
      try workspace.write(try workspace.text("Content/sources/notice/source.yaml"), to: "\(folder)/source.yaml")
      try workspace.write(
        "## a\n> The sentence number \(number) is the same twice over.\nrole: label\n\n## b\n"
          + "> The sentence number \(number) is the same twice over.\nrole: label\n", to: "\(folder)/claims.md")
    }
    #expect(claims.count == 12)
    let ten = try workspace.run("check", "--list", "wordings", "--quiet").output
    let all = try workspace.run("check", "--list", "wordings", "--quiet", "--all").output
    #expect(ten.split(separator: "\n").count { !$0.hasPrefix(" ") } == 11)
    #expect(ten.contains("more: verbatim check --list wordings --all"))
    #expect(all.split(separator: "\n").count { !$0.hasPrefix(" ") } >= 12)
    #expect(!all.contains("more: verbatim"))
  }

  @Test func `'all' without a list is misuse`() throws {
    let run = try TemporaryWorkspace.example().run("check", "--all")
    #expect(run.status == 2)
    #expect(run.errors.contains("'--all' needs '--list'"))
  }

  @Test func `what was seen and fits no statement needs a record, and a record settles it`() throws {
    let workspace = try withObservation()
    let run = try workspace.run("check", "--color", "never")
    #expect(run.status == 1, "\(run.errors)")
    #expect(
      run.errors.contains(
        "Content/observations/france.yaml: error: what was seen does not fit 'notice/badge', however it is read: it "
          + "says 'badge', and 'no badge' was seen [observation-refuted]"))
    #expect(run.errors.contains("about: observation.france.notice.badge"))
    #expect(try workspace.run("check", "--list", "observations").output.contains("what we saw does not fit"))
    try workspace.write(
      """
      question: Why was there no badge?
      about: observation.france.notice.badge
      follow: none
      alternatives: []
      reason: The run was made with a beta.
      owner: editor
      review-by: 2099-12-31

      """, to: "Content/decisions/no-badge.yaml")
    let recorded = try workspace.run("check", "--color", "never")
    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(try workspace.run("check", "--today", "2100-01-01").errors.contains("[review-overdue]"))
  }

  @Test func `a rule that can never apply is a warning at its line`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.write(
      try workspace.text("Content/sources/notice/claims.md") + """

        ## never
        > Before the first version, apps show no notice.
        - age-notice may be hidden if system before 2.0

        """, to: "Content/sources/notice/claims.md")
    let run = try workspace.run("check", "--color", "never")
    #expect(run.errors.contains("warning: this rule can never apply"))
    #expect(run.errors.contains("[impossible-condition]"))
  }

  @Test func `the JSON holds each kind`() throws {
    let workspace = try withObservation()
    let object = try JSON.object(try workspace.run("check", "--format", "json").output)
    for key in ["gaps", "observations", "agreements", "overlaps", "wordings", "notCheckedToTheEnd"] {
      #expect(object[key] is [Any], "\(key)")
    }
    let observations = try #require(object["observations"] as? [[String: Any]])
    #expect(observations.count == 1)
    #expect(observations[0]["refutes"] as? Bool == true)
    #expect(observations[0]["against"] as? [String] == ["notice/badge"])
  }
}
