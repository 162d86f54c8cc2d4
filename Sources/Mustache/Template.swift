public import Diagnostics

/// A compiled template, part of a `TemplateSet`.
public struct Template: Sendable {
  /// The name by which partials and pages ask for it: its file's name without `.mustache`.
  public let name: String
  /// The text that it was compiled from.
  public let source: SourceText

  let instructions: [Instruction]
  let paths: [NamePath]
  var partials: [PartialSite]
  /// How deep its sections nest.
  let depth: Int

  /// Every use of a name, partials included, in the order of the text.
  public var names: [NameUse] {
    var uses: [NameUse] = []
    var open: [(name: String, end: Int)] = []
    for (position, instruction) in instructions.enumerated() {
      open.removeAll { $0.end <= position }
      switch instruction {
      case .text, .line: break
      case .print(let path): uses.append(use(path, .print, open.map(\.name)))
      case .inverted(let path, _): uses.append(use(path, .inverted, open.map(\.name)))
      case .section(let path, let end):
        uses.append(use(path, .section, open.map(\.name)))
        open.append((paths[path].text(), end))
      case .partial(let index):
        let site = partials[index]
        uses.append(
          NameUse(
            name: site.name, role: .partial, location: source.place(site.range), sections: open.map(\.name)))
      }
    }
    return uses
  }

  private func use(_ path: Int, _ role: NameUse.Role, _ sections: [String]) -> NameUse {
    NameUse(
      name: paths[path].text(), role: role, location: source.place(paths[path].range), sections: sections)
  }

  /// The name of the template in a file: the last part of the path, without `.mustache`.
  public static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".mustache") ? String(file.dropLast(".mustache".count)) : file
  }
}

extension SourceText {
  /// The place of a range, cut at the end of its first line.
  func place(_ range: Range<Int>) -> FileLocation {
    let end = bytes[range].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return location(range.lowerBound..<(end ?? range.upperBound))
  }
}
