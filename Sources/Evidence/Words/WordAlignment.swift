/// Words of a quote set against those of a passage, at the least cost: a word that is replaced, missing or added costs 1.
struct WordAlignment {
  /// A run of equal or of differing words; ranges are in folded bytes.
  struct Run {
    let isSame: Bool
    var quote: Range<Int>
    var capture: Range<Int>
  }

  /// The least cost.
  let cost: Int
  /// How many words are the same.
  let sameCount: Int
  /// The runs, in order.
  let runs: [Run]
  /// All of the passage, in folded bytes.
  let capture: Range<Int>

  /// Whether the passage may begin and end anywhere in the capture's words, or is all of them.
  enum Ends { case free, bound }

  /// The alignment of a quote's words with the words of a window. Where the two together are long, only alignments
  /// near the diagonal that begins at `expectedStart` are looked at: 256 words to either side.
  static func of(_ quote: [WordToken], _ window: [WordToken], ends: Ends, expectedStart: Int) -> WordAlignment {
    Table(quote, window, ends, expectedStart).alignment()
  }

  private struct Table {
    let quote: [WordToken]
    let window: [WordToken]
    let ends: Ends
    let start: Int
    let band: Int

    init(_ quote: [WordToken], _ window: [WordToken], _ ends: Ends, _ start: Int) {
      self.quote = quote
      self.window = window
      self.ends = ends
      self.start = start
      let isSmall = (quote.count + 1) * (window.count + 1) <= 1 << 20
      // What is bound at both ends must be able to reach the far corner.
      band =
        isSmall
        ? quote.count + window.count
        : 256 + (ends == .bound ? abs(window.count - quote.count - start) : 0)
    }

    private func columns(_ row: Int) -> ClosedRange<Int> {
      let low = min(max(0, row + start - band), window.count)
      return low...max(low, min(window.count, row + start + band))
    }

    private func isSame(_ row: Int, _ column: Int) -> Bool {
      // The first word of a passage has no say on the space before it.
      let ignoresSpace = row == 0 || (column == 0 && ends == .bound)
      return ignoresSpace
        ? quote[row].word == window[column].word : quote[row].spaced == window[column].spaced
    }

    /// The first and the last word say where a passage is: to give one of them up costs 2.
    private func weight(_ row: Int) -> Int32 {
      ends == .free && (row == 0 || row == quote.count - 1) ? 2 : 1
    }

    private enum Step: UInt8 { case stop, both, quoteOnly, captureOnly }

    func alignment() -> WordAlignment {
      let far = Int32.max / 2
      var steps: [[UInt8]] = []
      steps.reserveCapacity(quote.count + 1)
      var former = columns(0)
      var costs = former.map { ends == .free ? 0 : Int32($0) }
      steps.append(
        former.map { $0 == 0 || ends == .free ? Step.stop.rawValue : Step.captureOnly.rawValue })
      for row in 0..<quote.count {
        let range = columns(row + 1)
        var next = [Int32](repeating: far, count: range.count)
        var taken = [UInt8](repeating: 0, count: range.count)
        for column in range {
          let slot = column - range.lowerBound
          var best = far
          var step = Step.stop
          if column > 0, former.contains(column - 1) {
            let cost = costs[column - 1 - former.lowerBound] + (isSame(row, column - 1) ? 0 : weight(row))
            if cost < best { (best, step) = (cost, .both) }
          }
          if column > range.lowerBound, next[slot - 1] + 1 < best { (best, step) = (next[slot - 1] + 1, .captureOnly) }
          if former.contains(column), costs[column - former.lowerBound] + weight(row) < best {
            (best, step) = (costs[column - former.lowerBound] + weight(row), .quoteOnly)
          }
          next[slot] = best
          taken[slot] = step.rawValue
        }
        costs = next
        former = range
        steps.append(taken)
      }
      var column = window.count
      if ends == .free {
        column = former.lowerBound
        for candidate in former where costs[candidate - former.lowerBound] < costs[column - former.lowerBound] {
          column = candidate
        }
      }
      let cost = Int(costs[column - former.lowerBound])
      return trace(steps, from: column, cost: cost)
    }

    private func trace(_ steps: [[UInt8]], from last: Int, cost: Int) -> WordAlignment {
      var pairs: [(row: Int?, column: Int?)] = []
      var (row, column) = (quote.count, last)
      while true {
        let step = Step(rawValue: steps[row][column - columns(row).lowerBound]) ?? .stop
        switch step {
        case .stop: break
        case .both:
          row -= 1
          column -= 1
          pairs.append((row, column))
          continue
        case .quoteOnly:
          row -= 1
          pairs.append((row, nil))
          continue
        case .captureOnly:
          column -= 1
          pairs.append((nil, column))
          continue
        }
        break
      }
      return collect(pairs.reversed(), cost: cost)
    }

    private func collect(_ pairs: [(row: Int?, column: Int?)], cost: Int) -> WordAlignment {
      var runs: [Run] = []
      var same = 0
      var quoteEnd = 0
      let firstColumn = pairs.lazy.compactMap { $0.column }.first
      var captureEnd = firstColumn.map { window[$0].range.lowerBound } ?? 0
      let captureStart = captureEnd
      for pair in pairs {
        let own = pair.row.map { quote[$0].range } ?? quoteEnd..<quoteEnd
        let other = pair.column.map { window[$0].range } ?? captureEnd..<captureEnd
        var isEqual = false
        if let row = pair.row, let column = pair.column { isEqual = isSame(row, column) }
        if isEqual { same += 1 }
        if let last = runs.last, last.isSame == isEqual {
          runs[runs.count - 1].quote = Self.joined(last.quote, own)
          runs[runs.count - 1].capture = Self.joined(last.capture, other)
        } else {
          runs.append(Run(isSame: isEqual, quote: own, capture: other))
        }
        quoteEnd = max(quoteEnd, own.upperBound)
        captureEnd = max(captureEnd, other.upperBound)
      }
      return WordAlignment(cost: cost, sameCount: same, runs: runs, capture: captureStart..<captureEnd)
    }

    private static func joined(_ left: Range<Int>, _ right: Range<Int>) -> Range<Int> {
      if right.isEmpty { return left }
      return left.isEmpty ? right : left.lowerBound..<right.upperBound
    }
  }
}
