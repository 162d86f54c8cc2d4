import Claims
import Diagnostics
import Evidence
import Foundation

/// 500 documents of 50 KB and 20,000 quotes: most word for word, some with other typography, some changed, some gone.
/// Writes them for the C program and prints the CPU time of the whole search.
let arguments = CommandLine.arguments
guard arguments.count == 4, let documentCount = Int(arguments[2]), let quoteCount = Int(arguments[3]) else {
  print("usage: Benchmark FOLDER DOCUMENTS QUOTES")
  exit(2)
}
let corpus = Corpus(documents: documentCount, quotes: quoteCount, seed: 7)
try corpus.write(to: arguments[1])
let ledger = corpus.ledger

func seconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let start = seconds()
let report = EvidenceReport(ledger)
let time = seconds() - start
var counts: [String: Int] = [:]
for evidence in report.evidence { counts[evidence.verdict.name, default: 0] += 1 }
let shown = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
print("Verbatim: \(shown), \(String(format: "%.3f", time)) s CPU")
let wrong = zip(report.evidence, corpus.expected).filter { $0.0.verdict.name != $0.1 }
print(wrong.isEmpty ? "Every verdict is the expected one." : "\(wrong.count) verdicts are not the expected ones.")
for (evidence, expected) in wrong.prefix(3) { print(expected, evidence) }

let large = Corpus.large(megabytes: 50)
let largeStart = seconds()
let largeReport = EvidenceReport(large)
let names = largeReport.evidence.map { $0.verdict.name }.joined(separator: ", ")
print("One capture of 50 MB: \(names), \(String(format: "%.3f", seconds() - largeStart)) s CPU")
