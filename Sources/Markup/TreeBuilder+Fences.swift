import Diagnostics

extension TreeBuilder {
  /// A code block, or what its info string makes of it.
  mutating func fencedBlock(_ node: Int, at location: FileLocation) -> Block? {
    let info = FenceInfo(tree.bytes[tree.url(of: node)])
    if let kind = Embed.Kind(rawValue: info.first) {
      return embed(kind, info, node, at: location).map { .embed($0) }
    }
    if info.first == "table" { return table(info, node, at: location).map { .table($0) } }
    return .code(code(info, node, at: location))
  }

  private mutating func embed(_ kind: Embed.Kind, _ info: FenceInfo, _ node: Int, at location: FileLocation) -> Embed? {
    if tree.bytes[tree.nodes[node].literal].contains(where: { !Byte.isSpace($0) }) {
      report(
        .unknownBlock, "a block '\(kind.rawValue)' shows data by its id and holds no lines of its own", at: location)
    }
    guard let id = info.rest.first else {
      report(.badID, "the block '\(kind.rawValue)' lacks an id: expected '\(kind.rawValue) ID'", at: location)
      return nil
    }
    if info.rest.count > 1 {
      report(
        .unknownBlock, "'\(info.rest[1])' is one word too many: expected '\(kind.rawValue) ID'",
        at: place(of: info.rest[1], inFenceOf: node, at: location))
    }
    guard Byte.isID(id.utf8) else {
      report(
        .badID, "'\(id)' is not an id: expected a lower-case letter, then a–z, 0–9 and hyphens",
        at: place(of: id, inFenceOf: node, at: location))
      return nil
    }
    return Embed(kind, id: id)
  }

  private mutating func code(_ info: FenceInfo, _ node: Int, at location: FileLocation) -> CodeBlock {
    var attributes: [CodeBlock.Attribute] = []
    for word in info.rest {
      let place = place(of: word, inFenceOf: node, at: location)
      guard let attribute = FenceInfo.attribute(word) else {
        let kinds = Embed.Kind.allCases.map(\.rawValue) + ["table"]
        let hint = Suggestion.clause(for: info.first, among: kinds)
        report(.unknownBlock, "'\(word)' after '\(info.first)' is not understood: expected key=value\(hint)", at: place)
        continue
      }
      if attributes.contains(where: { $0.name == attribute.name }) {
        report(.duplicateKey, "the key '\(attribute.name)' stands on this fence twice", at: place)
        continue
      }
      attributes.append(attribute)
    }
    let code = CodeBlock(
      language: info.first.isEmpty ? nil : info.first, attributes: attributes,
      text: tree.string(tree.nodes[node].literal))
    if let include = code.include {
      if code.text.utf8.contains(where: { !Byte.isSpace($0) }) {
        report(.unknownBlock, "a code block that includes '\(include)' holds no lines of its own", at: location)
      }
      if LinkTarget(include)?.kind != .relative {
        report(
          .badLink, "'\(include)' cannot be included: expected the relative path of a file",
          at: place(of: "include=", inFenceOf: node, at: location))
      }
    }
    return code
  }

  private mutating func table(_ info: FenceInfo, _ node: Int, at location: FileLocation) -> Table? {
    if let word = info.rest.first {
      report(
        .tableSyntax, "'\(word)' is not understood: expected 'table' alone",
        at: place(of: word, inFenceOf: node, at: location))
    }
    var reader = TableReader(source)
    let table = reader.read(lines(of: node), at: location)
    diagnostics += reader.diagnostics
    return table
  }

  /// The lines of a fenced block with their places. libcmark took indentation and quote marks from their fronts, so a
  /// line is the end of its line in the file.
  private func lines(of node: Int) -> [TableReader.Line] {
    var lines: [TableReader.Line] = []
    var rest = tree.bytes[tree.nodes[node].literal]
    var number = tree.nodes[node].place.line + 1
    while let first = rest.firstIndex(where: Byte.isLineEnd) {
      var line = rest[..<first]
      while let last = line.last, Byte.isSpace(last) { line.removeLast() }
      line = line.drop(while: Byte.isSpace)
      var place = text.rangeOfLine(number)
      while !place.isEmpty, Byte.isSpace(text.bytes[place.upperBound - 1]) {
        place = place.lowerBound..<place.upperBound - 1
      }
      lines.append(.init(bytes: line, sourceOffset: max(place.upperBound - line.count, place.lowerBound)))
      let isPair = rest[first] == Byte.carriageReturn && first + 1 < rest.endIndex && rest[first + 1] == Byte.newline
      rest = rest[(first + (isPair ? 2 : 1))...]
      number += 1
    }
    return lines
  }

  /// The place of a word on a block's fence; the block's own where it is written otherwise (with an entity).
  private func place(of word: String, inFenceOf node: Int, at location: FileLocation) -> FileLocation {
    let line = text.rangeOfLine(tree.nodes[node].place.line)
    let word = Array(word.utf8)
    var start = text.offset(line: tree.nodes[node].place.line, column: tree.nodes[node].place.column)
    // The word stands alone, at the end of the line or before a space; the last one cannot be part of another.
    var found: Int?
    while start + word.count <= line.upperBound {
      if text.bytes[start..<start + word.count].elementsEqual(word) { found = start }
      start += 1
    }
    guard let found else { return location }
    return text.location(found..<found + word.count)
  }
}
