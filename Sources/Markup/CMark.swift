// The only file that sees libcmark: Markdown bytes in, flat values out. No C type leaves it.
internal import CCMark

/// A document parsed by libcmark; owns its nodes.
@safe struct CMark: ~Copyable {
  private let root: OpaquePointer?
  private let count: Int

  /// Parses Markdown, which must be UTF-8.
  init(_ markdown: ArraySlice<UInt8>) {
    count = markdown.count
    unsafe root = markdown.withUnsafeBytes { raw in
      unsafe cmark_parse_document(raw.bindMemory(to: CChar.self).baseAddress, raw.count, CMARK_OPT_DEFAULT)
    }
  }

  deinit { unsafe cmark_node_free(root) }

  /// The document as libcmark itself writes it, raw HTML omitted: what `HTMLWriter` is compared with in the tests.
  func renderedHTML() -> [UInt8] {
    guard let text = unsafe cmark_render_html(root, CMARK_OPT_DEFAULT) else { return [] }
    defer { unsafe cmark_get_default_mem_allocator().pointee.free(text) }
    return unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// All nodes in document order, without recursion. Below `depthLimit` levels nothing is taken over; a node
  /// `tooDeep` stands in its place.
  func flattened(depthLimit: Int) -> CMarkTree {
    var tree = CMarkTree(capacity: count)
    guard let root = unsafe root else { return tree }
    var node = unsafe root
    var open: [Int] = []
    while true {
      let index = unsafe tree.add(node)
      if let child = unsafe cmark_node_first_child(node) {
        if open.count < depthLimit {
          open.append(index)
          unsafe node = child
          continue
        }
        tree.add(.tooDeep, at: unsafe CMarkTree.Place(child))
      }
      tree.close(index)
      while true {
        guard let parent = open.last else { return tree }
        if let next = unsafe cmark_node_next(node) {
          unsafe node = next
          break
        }
        open.removeLast()
        tree.close(parent)
        guard let above = unsafe cmark_node_parent(node) else { return tree }
        unsafe node = above
      }
    }
  }

  /// What an entity such as `&amp;` or `&#42;` stands for, or nil where it stands for itself.
  static func decoded(entity: ArraySlice<UInt8>) -> [UInt8]? {
    let fence = [UInt8(ascii: "x")]
    let tree = CMark((fence + entity + fence)[...]).flattened(depthLimit: 3)
    guard let text = tree.nodes.last, case .text = text.kind else { return nil }
    let bytes = tree.bytes[text.literal].dropFirst().dropLast()
    return bytes == entity ? nil : Array(bytes)
  }
}

extension CMarkTree {
  /// Copies what the value tree needs of one node and gives its index.
  fileprivate mutating func add(_ node: OpaquePointer) -> Int {
    let type = unsafe cmark_node_get_type(node)
    let isBlock = type.rawValue <= CMARK_NODE_LAST_BLOCK.rawValue
    return isBlock ? unsafe addBlock(node, type) : unsafe addInline(node, type)
  }

  private mutating func addInline(_ node: OpaquePointer, _ type: cmark_node_type) -> Int {
    switch type {
    case CMARK_NODE_SOFTBREAK: return add(.softBreak)
    case CMARK_NODE_LINEBREAK: return add(.lineBreak)
    case CMARK_NODE_EMPH: return add(.emphasis)
    case CMARK_NODE_STRONG: return add(.strong)
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      let url = unsafe copy(cmark_node_get_url(node))
      let title = unsafe copy(cmark_node_get_title(node))
      return add(type == CMARK_NODE_LINK ? .link : .image, url: url, title: title)
    case CMARK_NODE_CODE: return add(.code, literal: unsafe copy(cmark_node_get_literal(node)))
    case CMARK_NODE_HTML_INLINE: return add(.rawInline, literal: unsafe copy(cmark_node_get_literal(node)))
    default: return add(.text, literal: unsafe copy(cmark_node_get_literal(node)))
    }
  }

  private mutating func addBlock(_ node: OpaquePointer, _ type: cmark_node_type) -> Int {
    let place = unsafe CMarkTree.Place(node)
    switch type {
    case CMARK_NODE_PARAGRAPH: return add(.paragraph, at: place)
    case CMARK_NODE_HEADING:
      return add(.heading(level: unsafe Int(cmark_node_get_heading_level(node))), at: place)
    case CMARK_NODE_BLOCK_QUOTE: return add(.quote, at: place)
    case CMARK_NODE_LIST:
      let isOrdered = unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      let start = isOrdered ? unsafe Int(cmark_node_get_list_start(node)) : nil
      return add(.list(start: start, tight: unsafe cmark_node_get_list_tight(node) != 0), at: place)
    case CMARK_NODE_ITEM: return add(.item, at: place)
    case CMARK_NODE_CODE_BLOCK:
      let info = unsafe copy(cmark_node_get_fence_info(node))
      let literal = unsafe copy(cmark_node_get_literal(node))
      return add(.codeBlock, at: place, literal: literal, url: info, title: 0..<0)
    case CMARK_NODE_HTML_BLOCK: return add(.rawBlock, at: place)
    case CMARK_NODE_THEMATIC_BREAK: return add(.thematicBreak, at: place)
    default: return add(.document, at: place)
    }
  }

  private mutating func copy(_ text: UnsafePointer<CChar>?) -> Range<Int> {
    guard let text = unsafe text else { return 0..<0 }
    return unsafe copy(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}

extension CMarkTree.Place {
  fileprivate init(_ node: OpaquePointer) {
    line = unsafe Int(cmark_node_get_start_line(node))
    column = unsafe Int(cmark_node_get_start_column(node))
    endLine = unsafe Int(cmark_node_get_end_line(node))
  }
}
