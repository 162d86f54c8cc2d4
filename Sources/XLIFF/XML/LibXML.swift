internal import CXML
import Diagnostics

/// The one file that speaks with libxml2: its events go to a tree builder, no pointer leaves.
enum LibXML {
  /// Why bytes could not be converted.
  struct ConversionFailure: Error {
    let message: String
  }

  /// Parses UTF-8 text from an offset on; whatever is wrong is reported to the builder.
  static func parse(_ bytes: [UInt8], from base: Int, into builder: XMLTreeBuilder) {
    xmlInitParser()
    guard let context = unsafe xmlNewParserCtxt() else {
      builder.report("the XML parser could not be started", at: nil)
      return
    }
    defer { unsafe xmlFreeParserCtxt(context) }
    let session = unsafe Session(builder: builder, context: context, base: base)
    unsafe context.pointee.sax.pointee = handler()
    unsafe context.pointee.userData = Unmanaged.passUnretained(session).toOpaque()
    // The text is UTF-8 already, whatever the declaration says. "No entities left" is about the five of XML in attribute
    // values, which would come as references otherwise: others are unknown, as document types are refused.
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOENT.rawValue)
    withExtendedLifetime(session) {
      unsafe bytes.withUnsafeBytes { buffer in
        let start = unsafe buffer.baseAddress?.advanced(by: base).assumingMemoryBound(to: CChar.self)
        let tree = unsafe xmlCtxtReadMemory(context, start, Int32(bytes.count - base), nil, "UTF-8", options)
        if let tree = unsafe tree { unsafe xmlFreeDoc(tree) }
      }
    }
  }

  /// Converts text of another encoding to UTF-8.
  static func convert(_ bytes: [UInt8], from encoding: String) -> Result<[UInt8], ConversionFailure> {
    guard let handler = unsafe xmlFindCharEncodingHandler(encoding) else {
      return .failure(ConversionFailure(message: "the encoding '\(encoding)' is not known"))
    }
    defer { unsafe xmlCharEncCloseFunc(handler) }
    guard let input = unsafe xmlBufferCreate(), let output = unsafe xmlBufferCreate() else {
      return .failure(ConversionFailure(message: "there is no memory to convert from '\(encoding)'"))
    }
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
      if written < 0 || left == before {
        return .failure(ConversionFailure(message: "the file is not valid in its encoding '\(encoding)'"))
      }
    }
    let converted = unsafe UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output)))
    return unsafe .success(Array(converted))
  }

  /// The callbacks: only those that build the tree, so nothing can be loaded or expanded.
  private static func handler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.internalSubset = onDoctype
    unsafe handler.startElementNs = onStart
    unsafe handler.endElementNs = onEnd
    unsafe handler.characters = onCharacters
    unsafe handler.ignorableWhitespace = onCharacters
    unsafe handler.cdataBlock = onCData
    unsafe handler.comment = onComment
    unsafe handler.processingInstruction = onInstruction
    unsafe cxmlSetErrorFunction(&handler, onError)
    return unsafe handler
  }
}

/// What the callbacks need: the builder, and the parser to ask for its place and to stop.
@safe private final class Session {
  let builder: XMLTreeBuilder
  private let context: xmlParserCtxtPtr
  private let base: Int

  init(builder: XMLTreeBuilder, context: xmlParserCtxtPtr, base: Int) {
    self.builder = builder
    unsafe self.context = unsafe context
    self.base = base
  }

  /// The byte of the source that the parser has reached.
  var offset: Int {
    guard let input = unsafe context.pointee.input, let cursor = unsafe input.pointee.cur,
      let start = unsafe input.pointee.base
    else { return builder.source.bytes.count }
    return unsafe base + Int(input.pointee.consumed) + (cursor - start)
  }

  func obey(_ verdict: XMLTreeBuilder.Verdict) {
    if verdict == .stop { unsafe xmlStopParser(context) }
  }

  static func of(_ pointer: UnsafeMutableRawPointer?) -> Session? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe Unmanaged<Session>.fromOpaque(pointer).takeUnretainedValue()
  }
}

private func string(_ pointer: UnsafePointer<xmlChar>?) -> String? {
  guard let pointer = unsafe pointer else { return nil }
  return unsafe String(cString: pointer)
}

private func onDoctype(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?, _ externalID: UnsafePointer<xmlChar>?,
  _ systemID: UnsafePointer<xmlChar>?
) {
  guard let session = unsafe Session.of(data) else { return }
  session.obey(session.builder.doctype(unsafe string(name) ?? "", at: session.offset))
}

private func onStart(
  _ data: UnsafeMutableRawPointer?, _ local: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
  _ uri: UnsafePointer<xmlChar>?, _ namespaceCount: Int32,
  _ namespaces: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ attributeCount: Int32, _ defaultedCount: Int32,
  _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
) {
  guard let session = unsafe Session.of(data), let local = unsafe string(local) else { return }
  var declarations: [NamespaceDeclaration] = []
  if let namespaces = unsafe namespaces {
    for index in 0..<Int(namespaceCount) {
      let uri = unsafe string(namespaces[2 * index + 1]) ?? ""
      declarations.append(unsafe NamespaceDeclaration(prefix: string(namespaces[2 * index]), uri: uri))
    }
  }
  var raw: [XMLTreeBuilder.RawAttribute] = []
  if let attributes = unsafe attributes {
    for index in 0..<Int(attributeCount) {
      // Five pointers an attribute: local name, prefix, URI, and the value's two ends.
      let entry = unsafe attributes.advanced(by: 5 * index)
      guard let name = unsafe string(entry[0]), let start = unsafe entry[3], let end = unsafe entry[4] else { continue }
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      raw.append(
        unsafe XMLTreeBuilder.RawAttribute(
          prefix: string(entry[1]), local: name, uri: string(entry[2]),
          value: String(decoding: value, as: UTF8.self)))
    }
  }
  let name = unsafe QualifiedName(local, in: string(uri) ?? "", prefix: string(prefix))
  session.obey(
    session.builder.start(name, namespaces: declarations, attributes: raw, endingAt: session.offset))
}

private func onEnd(
  _ data: UnsafeMutableRawPointer?, _ local: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
  _ uri: UnsafePointer<xmlChar>?
) {
  unsafe Session.of(data)?.builder.end()
}

private func onCharacters(_ data: UnsafeMutableRawPointer?, _ text: UnsafePointer<xmlChar>?, _ length: Int32) {
  guard let text = unsafe text else { return }
  unsafe Session.of(data)?.builder.characters(UnsafeBufferPointer(start: text, count: Int(length)))
}

private func onCData(_ data: UnsafeMutableRawPointer?, _ text: UnsafePointer<xmlChar>?, _ length: Int32) {
  guard let text = unsafe text else { return }
  let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(length))
  unsafe Session.of(data)?.builder.node(.cdata(String(decoding: bytes, as: UTF8.self)))
}

private func onComment(_ data: UnsafeMutableRawPointer?, _ text: UnsafePointer<xmlChar>?) {
  unsafe Session.of(data)?.builder.node(.comment(string(text) ?? ""))
}

private func onInstruction(
  _ data: UnsafeMutableRawPointer?, _ target: UnsafePointer<xmlChar>?, _ text: UnsafePointer<xmlChar>?
) {
  unsafe Session.of(data)?.builder.node(.instruction(target: string(target) ?? "", data: string(text)))
}

private func onError(_ data: UnsafeMutableRawPointer?, _ error: UnsafePointer<xmlError>?) {
  guard let session = unsafe Session.of(data), let error = unsafe error, session.builder.problems.isEmpty else {
    return
  }
  // Warnings are about namespaces that look like relative addresses: nothing that hinders reading. Prefixes without
  // a declaration are found by the builder, which knows their places.
  guard unsafe error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue,
    unsafe error.pointee.code != Int32(XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue)
  else { return }
  var message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "the file is not well-formed"
  while let last = message.last, last.isWhitespace || last == "." { message.removeLast() }
  let sentence = message.prefix(1).lowercased() + message.dropFirst().replacing("\n", with: " ")
  session.builder.report(sentence, at: session.builder.source.location(at: min(session.offset, session.end)))
}

extension Session {
  /// The last byte of the source: where errors at the end of a file are shown.
  fileprivate var end: Int { max(builder.source.bytes.count - 1, 0) }
}
