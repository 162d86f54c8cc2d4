/// Writes XML of other vocabularies, such as TMX and TBX.
public enum GenericXML {
  /// The bytes of a document with this root: UTF-8, the same bytes for the same tree. Elements whose names are in
  /// `blocks` hold only elements and are laid out on lines of their own.
  public static func write(_ root: GenericElement, blocks: Set<String>) -> [UInt8] {
    XMLWriter.document(laidOut(root, blocks, depth: 0))
  }

  private static func laidOut(_ element: GenericElement, _ blocks: Set<String>, depth: Int) -> GenericElement {
    guard blocks.contains(element.name.local), !element.children.isEmpty else { return element }
    var out = element
    let indent = "\n" + String(repeating: "  ", count: depth + 1)
    out.children = element.children.flatMap { child -> [GenericNode] in
      guard case .element(let inner) = child else { return [child] }
      return [.text(indent), .element(laidOut(inner, blocks, depth: depth + 1))]
    }
    out.children.append(.text("\n" + String(repeating: "  ", count: depth)))
    return out
  }
}
