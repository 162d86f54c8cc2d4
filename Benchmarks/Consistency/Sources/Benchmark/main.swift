import Claims
import Consistency
import Foundation

/// Prints how long a ledger of a given size takes to check, from the ledger in memory to the findings in memory, and
/// how much memory the process holds at most. Times are those of the processor, so that other work does not count.
func measure(claims: Int, disagreements: Int, copies: Int) throws {
  let ledger = SyntheticLedger(claims: claims, disagreements: disagreements, copies: copies, seed: 1).ledger
  let before = peakMemory()
  let start = processorTime()
  let check = try ConsistencyCheck(ledger)
  let prepared = processorTime()
  let report = check.report()
  let end = processorTime()
  // Held to here, so that giving the ledger's memory back is not counted.
  withExtendedLifetime((ledger, check)) {}
  print(
    "\(claims) claims: prepare \(prepared - start) ms, compare \(end - prepared) ms; \(report.findings.count) findings "
      + "in \(report.cards.count) cards; memory \(before) MB before, \(peakMemory()) MB after")
}

/// The time that the process has used, in milliseconds.
func processorTime() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// The most memory that the process has held, in megabytes, as Linux tells it.
func peakMemory() -> Int {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  let kilobytes = line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  return kilobytes / 1024
}

/// Prints how long one edited claim takes in a session that holds the ledger: the slowest of some, with the report.
func measureEdits(claims: Int, disagreements: Int, copies: Int) throws {
  let ledger = SyntheticLedger(claims: claims, disagreements: disagreements, copies: copies, seed: 1).ledger
  var session = ConsistencySession(try ConsistencyCheck(ledger))
  var slowest = 0.0
  var sum = 0.0
  let edits = 200
  for number in 0..<edits {
    // The statements of another claim take the place of this one's.
    let target = ledger.claims[(number * 7919) % ledger.claims.count]
    let other = ledger.claims[(number * 104_729 + 1) % ledger.claims.count]
    let edited = Claim(
      id: target.id, headings: target.headings, wording: target.wording, role: target.role, topics: target.topics,
      statements: other.statements, note: nil, formerly: [], location: target.location)
    let start = preciseTime()
    let isReplaced = session.replace(edited)
    let findings = session.report.findings.count
    let time = preciseTime() - start
    precondition(isReplaced && findings > 0)
    slowest = max(slowest, time)
    sum += time
  }
  print(
    "\(claims) claims, one edited: \(shown(sum / Double(edits))) ms on average, \(shown(slowest)) ms at most, "
      + "of \(edits) edits")
}

/// The time that the process has used, in milliseconds with fractions.
func preciseTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

func shown(_ time: Double) -> String { String(format: "%.2f", time) }

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
if let claims = arguments.first {
  try measure(
    claims: claims, disagreements: arguments.dropFirst().first ?? 0, copies: arguments.dropFirst(2).first ?? 1)
} else {
  try measure(claims: 1_000, disagreements: 50, copies: 2)
  try measure(claims: 10_000, disagreements: 100, copies: 3)
  try measure(claims: 100_000, disagreements: 500, copies: 4)
  try measureEdits(claims: 100_000, disagreements: 500, copies: 4)
}
