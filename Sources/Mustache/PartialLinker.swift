import Diagnostics

/// Finds for each partial its template, and refuses what could not be rendered within bounds: a partial that would
/// contain itself, one that nests too deep, one that takes in too many others.
struct PartialLinker {
  /// The templates, with their partials resolved once linked.
  private(set) var templates: [Template]
  /// What is wrong.
  private(set) var faults: [Diagnostic] = []

  /// How many partials one template may take in, all levels counted: doubling thirty times would fill any disk.
  static let expansionLimit = 10_000

  private let positions: [String: Int]
  private var states: [State]
  /// How many faults each template has.
  private var counts: [Int]
  /// The templates that are being measured, outermost first.
  private var chain: [Int] = []

  private enum State {
    case new
    case open
    case measured(Measure)
  }

  private struct Measure {
    var depth: Int
    var expansions: Int
  }

  init(_ templates: [Template], positions: [String: Int]) {
    self.templates = templates
    self.positions = positions
    states = Array(repeating: .new, count: templates.count)
    counts = Array(repeating: 0, count: templates.count)
  }

  /// Links all of them.
  mutating func link() {
    let known = templates.map(\.name)
    for position in templates.indices {
      for index in templates[position].partials.indices {
        let site = templates[position].partials[index]
        if let target = positions[site.name] {
          templates[position].partials[index].target = target
        } else {
          report(.missingTemplate(site.name, known: known), at: site, in: position)
        }
      }
    }
    for position in templates.indices { _ = measure(position) }
  }

  /// The measure of a template with all that it takes in. What is over a limit is reported once and then counts as
  /// nothing, so that those who ask for it are not blamed as well.
  private mutating func measure(_ position: Int) -> Measure {
    if case .measured(let measure) = states[position] { return measure }
    states[position] = .open
    chain.append(position)
    var whole = Measure(depth: templates[position].depth, expansions: 0)
    for site in templates[position].partials {
      guard let target = site.target else { continue }
      if case .open = states[target] {
        reportCycle(site, to: target, in: position)
        continue
      }
      let inner = chain.count < TemplateCompiler.depthLimit ? measure(target) : Measure(depth: 0, expansions: 0)
      let depth = site.depth + 1 + inner.depth
      if depth > TemplateCompiler.depthLimit || chain.count >= TemplateCompiler.depthLimit {
        report(.tooDeep(limit: TemplateCompiler.depthLimit), at: site, in: position)
        continue
      }
      if whole.expansions + 1 + inner.expansions > Self.expansionLimit {
        let problem = TemplateProblem.tooManyPartials(template: templates[position].name, limit: Self.expansionLimit)
        report(problem, at: site, in: position)
        whole.expansions = 0
        break
      }
      whole.depth = max(whole.depth, depth)
      whole.expansions += 1 + inner.expansions
    }
    chain.removeLast()
    states[position] = .measured(whole)
    return whole
  }

  private mutating func reportCycle(_ site: PartialSite, to target: Int, in position: Int) {
    let cycle = Array(chain[(chain.firstIndex(of: target) ?? 0)...])
    let steps = zip(cycle, cycle.dropFirst()).compactMap { outer, inner -> Diagnostic.Note? in
      guard let step = templates[outer].partials.first(where: { $0.target == inner }) else { return nil }
      return Diagnostic.Note(
        "'\(templates[outer].name)' takes in '\(step.name)' here", at: templates[outer].source.place(step.range))
    }
    let names = (cycle + [target]).map { templates[$0].name }
    report(.recursivePartial(chain: names), at: site, in: position, notes: steps)
  }

  private mutating func report(
    _ problem: @autoclosure () -> TemplateProblem, at site: PartialSite, in position: Int,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    counts[position] += 1
    guard counts[position] <= TemplateFault.limit + 1 else { return }
    let problem = counts[position] > TemplateFault.limit ? .tooManyFaults : problem()
    faults.append(problem.diagnostic(at: templates[position].source.place(site.range), notes: notes()))
  }
}
