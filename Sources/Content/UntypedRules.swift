import Claims
import Diagnostics

/// Claims said to state a rule of which no rule line says what: they could never take part in a comparison.
enum UntypedRules {
  /// What is wrong; `mistyped` are the claims with a rule line at fault, which was reported.
  static func check(_ claims: [Claim], mistyped: Set<ClaimID>, accepted: [Acceptance]) -> [Diagnostic] {
    let known = mistyped.union(accepted.filter { $0.diagnostic == .untypedRule }.map { $0.about })
    return claims.filter { $0.role == .rule && $0.statements.isEmpty && !known.contains($0.id) }.map { claim in
      Diagnostic(
        .untypedRule,
        "'\(claim.id)' states a rule, but no rule line says which; add one, or accept it in accepted.yaml with a reason",
        at: claim.location)
    }
  }
}
