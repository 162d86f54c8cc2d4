import Claims

/// The starter encoding at the end of the tensions table: 25 claims of eight documents, as domain values.
struct StarterFixture {
  static func make() throws -> LedgerFixture {
    var fixture = LedgerFixture()
    try fixture.set("five", ["FR", "DE"])
    try fixture.set("eu", ["FR", "DE", "NL"])
    try fixture.set("rest", ["NL"])
    try fixture.choice("call", "new", "old")
    try fixture.region("device", ordinary: ["FR", "NL", "US"])
    try fixture.region("account", ordinary: ["FR", "NL", "US"])
    try fixture.region("storefront", ordinary: ["FR", "NL", "US"])
    try fixture.version("os", cuts: ["27.2"])
    try fixture.choice("flag", "yes", "no")
    try fixture.choice("markdown-key", "present", "absent")
    try fixture.choice("prompt", "appears", "none")
    try fixture.choice("prior", "none", "answered")
    try fixture.choice("age", "under-a-year", "a-year")
    try fixture.choice("reinstalled", "no", "yes")
    try fixture.choice("ask", "on", "off")
    try fixture.choice("information", "no", "tapped")
    try fixture.choice("opted-out", "no", "of-all")
    try fixture.cannotBe("call is new and os before 27.2")
    try fixture.outcome("interface", "sheet", "alert", onlyWhere: "prompt is appears")
    try fixture.outcome("text", "markdown", "base")
    try fixture.outcome("reprompt", "shown", "not-shown")
    try fixture.outcome("call-again", "done", "not-done")
    try fixture.source("n", .legalNotice)
    try fixture.source("p", .policy)
    try fixture.source("m", .apiReference)
    try fixture.source("o", .apiReference)
    try fixture.source("k", .apiReference)
    try fixture.source("h", .headerComment)
    try fixture.source("a", .article, publisher: "Author")
    try interfaceClaims(&fixture)
    try textClaims(&fixture)
    try otherClaims(&fixture)
    return fixture
  }

  private static func interfaceClaims(_ fixture: inout LedgerFixture) throws {
    try fixture.claim("n/n1", "interface is sheet if storefront in five and os from 27.2")
    try fixture.claim("n/n2", "interface is sheet only if os from 27.2")
    try fixture.claim("o/o1", "call is old: interface is sheet if in five", places: [["device"]])
    try fixture.claim("o/o2", "call is old: interface is alert if outside five", places: [["device"]])
    try fixture.claim("m/m1", "call is new: interface is sheet only if in eu")
    try fixture.claim("m/m2", "call is new: interface is sheet if in five, whatever flag")
    try fixture.claim("m/m3", "call is new and in eu: interface is sheet if flag is yes (maybe only if)")
    try fixture.claim("m/m4", "call is new: interface is alert if outside eu", places: [["device"]])
    try fixture.claim("h/h1", "call is new: interface is sheet if in five, whatever flag", places: [["device"]])
    try fixture.claim("h/h2", "call is new: interface is alert if flag is no")
  }

  private static func textClaims(_ fixture: inout LedgerFixture) throws {
    let device = [["device"]]
    try fixture.claim("m/m5", "call is new: text is markdown if in eu and markdown-key is present", places: device)
    try fixture.claim("m/m6", "call is new: text is base if outside eu", places: device)
    try fixture.claim(
      "k/k1",
      "call is new and in rest: text is markdown if flag is yes and markdown-key is present (maybe only if)",
      reportedBy: "a", places: device)
    try fixture.claim("k/k2", "text is base if markdown-key is absent")
    try fixture.claim("o/o3", "call is old: text is markdown if in five and markdown-key is present", places: device)
    try fixture.claim("o/o4", "call is old: text is base if outside five", places: device)
    try fixture.claim(
      "a/a1", "text is base if markdown-key is absent (maybe only if)",
      "text is base if device outside eu (maybe only if)"
    )
    try fixture.claim(
      "a/a2", "text is base if device outside eu (maybe only if)",
      "text is base if device in eu and markdown-key is absent (maybe only if)")
  }

  private static func otherClaims(_ fixture: inout LedgerFixture) throws {
    let device = [["device"]]
    try fixture.claim(
      "h/h3", "reprompt may be shown if prior is answered and age is under-a-year and reinstalled is yes")
    try fixture.claim(
      "m/m7", "in eu: reprompt must not be shown if prior is answered and age is under-a-year", places: device)
    try fixture.claim("p/p1", "in eu: reprompt may be shown if prior is answered and age is a-year", places: device)
    try fixture.claim("p/p2", "reprompt must not be shown if ask is off")
    try fixture.claim("m/m8", "call-again must be done if information is tapped")
    try fixture.claim("p/p3", "call-again must not be done if information is tapped and opted-out is of-all")
    try fixture.claim("p/p4", "call-again may be done if information is tapped")
  }
}
