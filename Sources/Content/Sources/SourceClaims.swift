import Claims
import Diagnostics

/// The claims of one source, and the names of those that nothing could be made of.
struct SourceClaims {
  var claims: [Claim] = []
  /// Claims that are left out because of a fault.
  var broken: [ClaimID] = []
  /// Claims with a rule line that could not be read.
  var mistyped: [ClaimID] = []
  /// Quotes that are the publisher's own translation of another one, and what they say it is.
  var official: [(claim: Claim, of: Located<String>)] = []

  /// Reads a claims file; ids that stand there twice are reported with both places.
  static func read(
    _ file: SourceText, _ reader: ClaimReader, translations: inout TranslationTable,
    reporting faults: inout [Diagnostic]
  ) -> SourceClaims {
    var read = SourceClaims()
    var seen = UniqueIDs<ClaimName>("quoted statement")
    var former: [Located<ClaimName>] = []
    for draft in ClaimsFileReader.drafts(file, names: reader.names, reporting: &faults) {
      guard let name = reader.name(draft, reporting: &faults) else { continue }
      let isNew = seen.insert(name, at: draft.name.location, reporting: &faults)
      let details = reader.details(draft, reporting: &faults)
      former += details.formerly
      let id = ClaimID(source: reader.source.id, name: name)
      guard let claim = reader.claim(id, draft, details, translations: &translations, reporting: &faults) else {
        read.broken.append(id)
        continue
      }
      guard isNew else { continue }
      if claim.statements.count < draft.rules.count { read.mistyped.append(id) }
      read.claims.append(claim)
      if let original = details.translates { read.official.append((claim, original)) }
    }
    for name in former { _ = seen.insert(name.value, at: name.location, reporting: &faults) }
    return read
  }
}
