import Diagnostics

/// Turns the tags of one template into steps, and checks that its sections are closed in order.
struct TemplateCompiler {
  /// The template; to be used only where there are no faults.
  private(set) var template: Template
  /// What is wrong.
  private(set) var faults: [Diagnostic]

  /// How deep sections and partials may nest, together: rendering calls itself that often.
  static let depthLimit = 128

  private let source: SourceText
  private var instructions: [Instruction] = []
  private var paths: [NamePath] = []
  private var partials: [PartialSite] = []
  private var open: [OpenSection] = []
  private var depth = 0

  private struct OpenSection {
    let tag: Tag
    let path: Int
    /// Where its step stands, which learns its end when the section is closed.
    let position: Int
  }

  /// Compiles the text.
  init(_ source: SourceText) {
    self.source = source
    let name = Template.name(ofFile: source.path)
    template = Template(name: name, source: source, instructions: [], paths: [], partials: [], depth: 0)
    let scanner = TagScanner(source)
    faults = scanner.faults
    for piece in scanner.pieces {
      guard add(piece, closing: scanner.lostSections ? .unchecked : .checked) else { return }
    }
    if !scanner.lostSections { reportUnclosed(open[...], at: source.bytes.count..<source.bytes.count) }
    template = Template(
      name: name, source: source, instructions: instructions, paths: paths, partials: partials, depth: depth)
  }

  /// Whether it is worth a word that a section is closed wrongly.
  private enum Closing { case checked, unchecked }

  /// Adds the step of a piece; false where the template is to be given up.
  private mutating func add(_ piece: Tag.Piece, closing: Closing) -> Bool {
    switch piece {
    case .text(let range): instructions.append(.text(range))
    case .line(let range): instructions.append(.line(range))
    case .tag(let tag):
      switch tag.kind {
      case .print: instructions.append(.print(path: addPath(tag.name)))
      case .partial: addPartial(tag)
      case .section, .inverted: return openSection(tag)
      case .close: if closing == .checked { return close(tag) }
      }
    }
    return true
  }

  private mutating func addPath(_ name: Range<Int>) -> Int {
    paths.append(NamePath(name, in: source))
    return paths.count - 1
  }

  private mutating func addPartial(_ tag: Tag) {
    let indentation = tag.indentation.map { Array(source.bytes[$0]) }
    partials.append(
      PartialSite(name: source.text(tag.name), range: tag.name, indentation: indentation, depth: open.count))
    instructions.append(.partial(partials.count - 1))
  }

  private mutating func openSection(_ tag: Tag) -> Bool {
    guard open.count < Self.depthLimit else {
      faults.append(TemplateProblem.tooDeep(limit: Self.depthLimit).diagnostic(at: source.place(tag.range)))
      return false
    }
    let path = addPath(tag.name)
    open.append(OpenSection(tag: tag, path: path, position: instructions.count))
    depth = max(depth, open.count)
    let end = instructions.count + 1
    instructions.append(tag.kind == .section ? .section(path: path, end: end) : .inverted(path: path, end: end))
    return true
  }

  /// Closes the section of this name, and with it those within that were left open.
  private mutating func close(_ tag: Tag) -> Bool {
    let name = source.bytes[tag.name]
    if let index = open.lastIndex(where: { source.bytes[$0.tag.name] == name }) {
      reportUnclosed(open[(index + 1)...], at: tag.range)
      let section = open[index]
      open.removeSubrange(index...)
      let end = instructions.count
      instructions[section.position] =
        section.tag.kind == .section ? .section(path: section.path, end: end) : .inverted(path: section.path, end: end)
    } else if let section = open.popLast() {
      let problem = TemplateProblem.wrongClose(
        found: source.text(tag.name), expected: source.text(section.tag.name))
      let note = Diagnostic.Note("the section is opened here", at: source.place(section.tag.range))
      faults.append(problem.diagnostic(at: source.place(tag.range), notes: [note]))
    } else {
      let problem = TemplateProblem.strayClose(source.text(tag.name))
      faults.append(problem.diagnostic(at: source.place(tag.range)))
    }
    guard faults.count < TemplateFault.limit else {
      faults.append(TemplateProblem.tooManyFaults.diagnostic(at: source.place(tag.range)))
      return false
    }
    return true
  }

  private mutating func reportUnclosed(_ sections: ArraySlice<OpenSection>, at end: Range<Int>) {
    for section in sections {
      let problem = TemplateProblem.unclosedSection(source.text(section.tag.name))
      let text = end.isEmpty ? "the template ends here" : "an outer section is closed here"
      let note = Diagnostic.Note(text, at: source.place(end))
      faults.append(problem.diagnostic(at: source.place(section.tag.range), notes: [note]))
    }
  }
}
