import Diagnostics

/// One rendering: runs the steps of a template and of its partials, and gathers what is wrong instead of stopping.
struct Renderer {
  /// The bytes so far.
  var output: [UInt8] = []
  /// What is wrong, each place once.
  private(set) var faults: [Diagnostic] = []

  private let templates: [Template]
  private var contexts: ContextStack
  /// What goes before each line of the template that is being rendered; not before lines within values.
  private var indentation: [UInt8] = []
  /// The partials that are being rendered, outermost first.
  private var inclusions: [Inclusion] = []
  private var reported: Set<FileLocation> = []

  private struct Inclusion {
    let site: PartialSite
    let source: SourceText
  }

  init(_ templates: [Template], _ record: TemplateRecord) {
    self.templates = templates
    contexts = ContextStack(record)
  }

  mutating func render(_ template: Template) {
    run(template, template.instructions.indices)
  }

  private mutating func run(_ template: Template, _ steps: Range<Int>) {
    var step = steps.lowerBound
    while step < steps.upperBound {
      switch template.instructions[step] {
      case .text(let range): copy(template, range)
      case .line(let range):
        if !indentation.isEmpty { output.append(contentsOf: indentation) }
        copy(template, range)
      case .print(let path): print(template, path)
      case .section(let path, let end):
        section(template, path, step + 1..<end)
        step = end
        continue
      case .inverted(let path, let end):
        if let value = value(template, path), value.isFalsy { run(template, step + 1..<end) }
        step = end
        continue
      case .partial(let index): partial(template, index)
      }
      step += 1
    }
  }

  /// Copies text; in an indented partial, each line that starts within it is indented.
  private mutating func copy(_ template: Template, _ range: Range<Int>) {
    guard !indentation.isEmpty else {
      output.append(contentsOf: template.source.bytes[range])
      return
    }
    var rest = template.source.bytes[range]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")), end + 1 < range.upperBound {
      output.append(contentsOf: rest[...end])
      output.append(contentsOf: indentation)
      rest = rest[(end + 1)...]
    }
    output.append(contentsOf: rest)
  }

  private mutating func print(_ template: Template, _ path: Int) {
    guard let value = value(template, path) else { return }
    switch value {
    case .text(let text): HTMLEscaping.append(text, to: &output)
    case .markup(let bytes): output.append(contentsOf: bytes)
    case .nothing: break
    case .flag, .list, .record:
      let name = template.paths[path]
      report(template, name.range) { _ in (.unprintable(name.text(), is: value.kind), nil) }
    }
  }

  private mutating func section(_ template: Template, _ path: Int, _ steps: Range<Int>) {
    guard let value = value(template, path), !value.isFalsy else { return }
    if case .list(let items) = value {
      for item in items where faults.count < TemplateFault.limit { run(template, steps, over: item) }
    } else {
      run(template, steps, over: value)
    }
  }

  private mutating func run(_ template: Template, _ steps: Range<Int>, over value: TemplateValue) {
    contexts.push(value)
    run(template, steps)
    contexts.pop()
  }

  private mutating func partial(_ template: Template, _ index: Int) {
    let site = template.partials[index]
    guard let target = site.target else { return }
    let outer = indentation
    // A tag within a line takes in the partial's text as it is; only the tag's own line was indented.
    indentation = site.indentation.map { outer + $0 } ?? []
    inclusions.append(Inclusion(site: site, source: template.source))
    render(templates[target])
    inclusions.removeLast()
    indentation = outer
  }
}

// Names and what is wrong with them.
extension Renderer {
  /// The value of a name, or nil where the name is unknown, which is then reported.
  private mutating func value(_ template: Template, _ path: Int) -> TemplateValue? {
    let name = template.paths[path]
    switch contexts.value(of: name) {
    case .found(let value): return value
    case .unknown:
      report(template, name.range(ofPart: 0)) { contexts in
        (.unknownName(name.parts[0].text, known: contexts.names), contexts.names)
      }
    case .missing(let part, .record(let record)):
      report(template, name.range(ofPart: part)) { _ in
        (.unknownPart(name.parts[part].text, of: name.text(upTo: part), known: record.names), record.names)
      }
    case .missing(let part, let owner):
      report(template, name.range(ofPart: part)) { _ in
        (.noParts(name.parts[part].text, of: name.text(upTo: part), is: owner.kind), nil)
      }
    }
    return nil
  }

  /// Reports what is wrong at a place, once; `problem` also yields the names that exist there.
  private mutating func report(
    _ template: Template, _ range: Range<Int>, _ problem: (ContextStack) -> (TemplateProblem, known: [String]?)
  ) {
    let location = template.source.place(range)
    guard faults.count < TemplateFault.limit, reported.insert(location).inserted else { return }
    let (problem, known) = problem(contexts)
    var notes = known.map { [Diagnostic.Note(Self.list($0))] } ?? []
    for inclusion in inclusions.reversed() {
      let place = inclusion.source.place(inclusion.site.range)
      notes.append(Diagnostic.Note("in the partial '\(inclusion.site.name)', used here", at: place))
    }
    faults.append(problem.diagnostic(at: location, notes: notes))
    if faults.count == TemplateFault.limit { faults.append(TemplateProblem.tooManyFaults.diagnostic(at: location)) }
  }

  /// The names that exist, sorted; of many, a dozen of the nearest.
  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "no names exist here" }
    let rest = names.count - shownNames
    let shown = names.prefix(shownNames).sorted().joined(separator: ", ")
    return "names that exist here: " + shown + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let shownNames = 12
}
