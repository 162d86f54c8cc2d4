public import Diagnostics

/// Templates that were compiled together: every partial that one of them asks for is among them.
public struct TemplateSet: Sendable {
  /// The templates, sorted by name.
  public let templates: [Template]
  private let positions: [String: Int]

  /// Compiles templates; each is named after its file (see `Template.name(ofFile:)`), so no two may have one name.
  ///
  /// Throws a `TemplateFault` that holds everything that is wrong with any of them: syntax, sections, partials that
  /// are missing or would contain themselves.
  public static func compile(_ sources: [SourceText]) throws(TemplateFault) -> TemplateSet {
    var faults: [Diagnostic] = []
    var templates: [Template] = []
    var positions: [String: Int] = [:]
    for source in sources.sorted(by: { order($0.path, $1.path) }) {
      let compiler = TemplateCompiler(source)
      faults += compiler.faults
      if let position = positions[compiler.template.name] {
        let note = Diagnostic.Note("the other one", at: .wholeFile(templates[position].source.path))
        let problem = TemplateProblem.duplicateTemplate(compiler.template.name)
        faults.append(problem.diagnostic(at: .wholeFile(source.path), notes: [note]))
        continue
      }
      positions[compiler.template.name] = templates.count
      templates.append(compiler.template)
    }
    var linker = PartialLinker(templates, positions: positions)
    linker.link()
    faults += linker.faults
    guard faults.isEmpty else { throw TemplateFault(faults) }
    return TemplateSet(templates: linker.templates, positions: positions)
  }

  private static func order(_ left: String, _ right: String) -> Bool {
    let names = (Template.name(ofFile: left), Template.name(ofFile: right))
    return (names.0, left) < (names.1, right)
  }

  /// The template of this name.
  public subscript(name: String) -> Template? { positions[name].map { templates[$0] } }

  /// Renders a template over a record, whose names are in reach everywhere, and appends the bytes to `output`.
  ///
  /// Throws a `TemplateFault` that holds every name that is unknown or cannot be printed, each place once; `output` is
  /// then as it was.
  public func render(
    _ name: String, _ record: TemplateRecord, into output: inout [UInt8]
  ) throws(TemplateFault) {
    guard let position = positions[name] else {
      let problem = TemplateProblem.missingTemplate(name, known: templates.map(\.name))
      throw TemplateFault([problem.diagnostic(at: nil)])
    }
    let start = output.count
    var renderer = Renderer(templates, record)
    swap(&renderer.output, &output)
    renderer.render(templates[position])
    swap(&renderer.output, &output)
    guard renderer.faults.isEmpty else {
      output.removeSubrange(start...)
      throw TemplateFault(renderer.faults)
    }
  }
}
