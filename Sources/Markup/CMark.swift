// The only file that sees libcmark: Markdown bytes in, flat values out. No C type leaves it.
internal import CCMark

/// A document parsed by libcmark; owns its nodes.
@safe struct CMark: ~Copyable {
  private let root: OpaquePointer?

  /// Parses Markdown, which must be UTF-8.
  init(_ markdown: ArraySlice<UInt8>) {
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
    var tree = CMarkTree()
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
        let line = unsafe Int(cmark_node_get_start_line(child))
        tree.add(.tooDeep, line: line, column: unsafe Int(cmark_node_get_start_column(child)), endLine: line)
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
    let line = unsafe Int(cmark_node_get_start_line(node))
    let column = unsafe Int(cmark_node_get_start_column(node))
    var literal = 0..<0
    var url = 0..<0
    var title = 0..<0
    let kind: CMarkTree.Kind
    switch unsafe cmark_node_get_type(node) {
    case CMARK_NODE_TEXT:
      kind = .text
      literal = unsafe copy(cmark_node_get_literal(node))
    case CMARK_NODE_SOFTBREAK: kind = .softBreak
    case CMARK_NODE_LINEBREAK: kind = .lineBreak
    case CMARK_NODE_CODE:
      kind = .code
      literal = unsafe copy(cmark_node_get_literal(node))
    case CMARK_NODE_HTML_INLINE:
      kind = .rawInline
      literal = unsafe copy(cmark_node_get_literal(node))
    case CMARK_NODE_EMPH: kind = .emphasis
    case CMARK_NODE_STRONG: kind = .strong
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      kind = unsafe cmark_node_get_type(node) == CMARK_NODE_LINK ? .link : .image
      url = unsafe copy(cmark_node_get_url(node))
      title = unsafe copy(cmark_node_get_title(node))
    case CMARK_NODE_PARAGRAPH: kind = .paragraph
    case CMARK_NODE_HEADING: kind = .heading(level: unsafe Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_BLOCK_QUOTE: kind = .quote
    case CMARK_NODE_LIST:
      let ordered = unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      kind = .list(
        start: ordered ? unsafe Int(cmark_node_get_list_start(node)) : nil,
        tight: unsafe cmark_node_get_list_tight(node) != 0)
    case CMARK_NODE_ITEM: kind = .item
    case CMARK_NODE_CODE_BLOCK:
      kind = .codeBlock
      literal = unsafe copy(cmark_node_get_literal(node))
      url = unsafe copy(cmark_node_get_fence_info(node))
    case CMARK_NODE_HTML_BLOCK:
      kind = .rawBlock
      literal = unsafe copy(cmark_node_get_literal(node))
    case CMARK_NODE_THEMATIC_BREAK: kind = .thematicBreak
    default: kind = .document
    }
    let endLine = unsafe Int(cmark_node_get_end_line(node))
    return add(kind, line: line, column: column, endLine: endLine, literal: literal, url: url, title: title)
  }

  private mutating func copy(_ text: UnsafePointer<CChar>?) -> Range<Int> {
    guard let text = unsafe text else { return 0..<0 }
    return unsafe copy(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
