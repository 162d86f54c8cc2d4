internal import CXML

/// The one file of this module that speaks with libxml2: web pages as trees, and bytes of other encodings as UTF-8.
enum LibXMLReader {
  /// A node of a page: an element with what is in it, or a run of text.
  indirect enum Node {
    case element(name: String, attributes: [String: String], children: [Node])
    case text(String)
  }

  /// The nodes at the top of a page, as browsers read it: whatever is wrong with it is mended. Nothing is loaded.
  static func page(_ bytes: [UInt8]) -> [Node] {
    xmlInitParser()
    guard let context = unsafe htmlNewParserCtxt() else { return [] }
    defer { unsafe htmlFreeParserCtxt(context) }
    let options = Int32(
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
        | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue)
    let tree = unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe htmlCtxtReadMemory(context, start, Int32(buffer.count), nil, "UTF-8", options)
    }
    guard let tree = unsafe tree else { return [] }
    defer { unsafe xmlFreeDoc(tree) }
    return unsafe nodes(tree.pointee.children, depth: 0)
  }

  /// A list of siblings; the parser itself ends at a depth of 256.
  private static func nodes(_ first: xmlNodePtr?, depth: Int) -> [Node] {
    var found: [Node] = []
    var current = unsafe first
    while let node = unsafe current {
      switch unsafe node.pointee.type {
      case XML_ELEMENT_NODE where depth < 300:
        found.append(
          unsafe .element(
            name: string(node.pointee.name).lowercased(), attributes: attributes(node.pointee.properties),
            children: nodes(node.pointee.children, depth: depth + 1)))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE, XML_ENTITY_REF_NODE:
        found.append(unsafe .text(string(node.pointee.content)))
      default: break
      }
      unsafe current = node.pointee.next
    }
    return found
  }

  private static func attributes(_ first: xmlAttrPtr?) -> [String: String] {
    var found: [String: String] = [:]
    var current = unsafe first
    while let attribute = unsafe current {
      let value = unsafe attribute.pointee.children.map { unsafe string($0.pointee.content) } ?? ""
      unsafe found[string(attribute.pointee.name).lowercased()] = value
      unsafe current = attribute.pointee.next
    }
    return found
  }

  private static func string(_ pointer: UnsafePointer<xmlChar>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? ""
  }

  private static func string(_ pointer: UnsafeMutablePointer<xmlChar>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? ""
  }

  /// Why bytes could not be converted.
  enum ConversionFault: Error { case unknownEncoding, notInThisEncoding }

  /// Converts text of another encoding to UTF-8; a byte that the encoding does not have is a fault.
  static func convert(_ bytes: [UInt8], from encoding: String) throws(ConversionFault) -> [UInt8] {
    guard let handler = unsafe xmlFindCharEncodingHandler(encoding) else { throw .unknownEncoding }
    defer { unsafe xmlCharEncCloseFunc(handler) }
    guard let input = unsafe xmlBufferCreate(), let output = unsafe xmlBufferCreate() else { throw .notInThisEncoding }
    defer {
      unsafe xmlBufferFree(input)
      unsafe xmlBufferFree(output)
    }
    _ = unsafe bytes.withUnsafeBufferPointer { unsafe xmlBufferAdd(input, $0.baseAddress, Int32($0.count)) }
    // One call converts what fits into its buffer; it takes away what it has read.
    while unsafe xmlBufferLength(input) > 0 {
      let before = unsafe xmlBufferLength(input)
      let written = unsafe xmlCharEncInFunc(handler, output, input)
      let left = unsafe xmlBufferLength(input)
      guard written >= 0, left < before else { throw .notInThisEncoding }
    }
    let converted = unsafe UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output)))
    return unsafe Array(converted)
  }
}
