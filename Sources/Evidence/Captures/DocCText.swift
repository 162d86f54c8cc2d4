import Foundation

/// A page of a reference, from the data that DocC draws it from: title, abstract, availability, declarations, parameters
/// and discussion. Links read as their names, which the data has under `references`.
struct DocCText {
  private let references: [String: Any]
  private var blocks: [String] = []

  /// The text of such data; throws where it is something else.
  static func text(_ bytes: [UInt8]) throws(DocumentFault) -> String {
    let object = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
    guard let page = object, let metadata = page["metadata"] as? [String: Any] else {
      throw DocumentFault(
        "this JSON is not what DocC draws a page from: it has no 'metadata'",
        remedy: "save the file below 'data/documentation/' that the page loads")
    }
    var text = DocCText(references: page["references"] as? [String: Any] ?? [:])
    text.add(page, metadata)
    return text.blocks.joined(separator: "\n\n") + (text.blocks.isEmpty ? "" : "\n")
  }

  private init(references: [String: Any]) { self.references = references }

  private mutating func add(_ page: [String: Any], _ metadata: [String: Any]) {
    if let title = metadata["title"] as? String { blocks.append("# \(title)") }
    paragraph(page["abstract"], prefix: "")
    for platform in metadata["platforms"] as? [[String: Any]] ?? [] {
      guard let name = platform["name"] as? String, let version = platform["introducedAt"] as? String else { continue }
      blocks.append("\(name) \(version)+\(platform["beta"] as? Bool == true ? " Beta" : "")")
    }
    for section in page["primaryContentSections"] as? [[String: Any]] ?? [] {
      switch section["kind"] as? String {
      case "declarations":
        for declaration in section["declarations"] as? [[String: Any]] ?? [] {
          let tokens = declaration["tokens"] as? [[String: Any]] ?? []
          blocks.append(tokens.compactMap { $0["text"] as? String }.joined())
        }
      case "parameters":
        blocks.append("## Parameters")
        for parameter in section["parameters"] as? [[String: Any]] ?? [] {
          add(parameter["content"], prefix: "`\(parameter["name"] as? String ?? "")` ")
        }
      default: add(section["content"], prefix: "")
      }
    }
  }

  /// Adds blocks; the prefix stands before the first of them.
  private mutating func add(_ content: Any?, prefix: String) {
    var prefix = prefix
    for block in content as? [[String: Any]] ?? [] {
      switch block["type"] as? String {
      case "heading":
        let level = min(max(block["level"] as? Int ?? 2, 1), 6)
        blocks.append(String(repeating: "#", count: level) + " " + (block["text"] as? String ?? ""))
      case "paragraph": paragraph(block["inlineContent"], prefix: prefix)
      case "codeListing": blocks.append((block["code"] as? [String] ?? []).joined(separator: "\n"))
      case "unorderedList", "orderedList":
        for item in block["items"] as? [[String: Any]] ?? [] { add(item["content"], prefix: "- ") }
      case "aside": add(block["content"], prefix: prefix + asideName(block))
      case "termList":
        for item in block["items"] as? [[String: Any]] ?? [] {
          paragraph((item["term"] as? [String: Any])?["inlineContent"], prefix: "- ")
          add((item["definition"] as? [String: Any])?["content"], prefix: "")
        }
      case "table":
        for row in block["rows"] as? [[Any]] ?? [] {
          let cells = row.map { cell in
            (cell as? [[String: Any]] ?? []).map { inline($0["inlineContent"]) }.joined(separator: " ")
          }
          blocks.append(cells.joined(separator: " | "))
        }
      default: add(block["content"], prefix: prefix)
      }
      prefix = ""
    }
  }

  private func asideName(_ block: [String: Any]) -> String {
    let name =
      block["name"] as? String ?? (block["style"] as? String).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return name.map { "\($0): " } ?? ""
  }

  private mutating func paragraph(_ content: Any?, prefix: String) {
    let text = inline(content)
    if !text.isEmpty { blocks.append(prefix + text) }
  }

  private func inline(_ content: Any?) -> String {
    (content as? [[String: Any]] ?? []).map { piece in
      switch piece["type"] as? String {
      case "text": return piece["text"] as? String ?? ""
      case "codeVoice": return "`\(piece["code"] as? String ?? "")`"
      case "reference": return reference(piece)
      case "link": return piece["title"] as? String ?? piece["destination"] as? String ?? ""
      case "image", "video": return ""
      default: return inline(piece["inlineContent"])
      }
    }.joined()
  }

  /// The name of a link: its own words where it has some, else the title of what it leads to.
  private func reference(_ piece: [String: Any]) -> String {
    if let content = piece["overridingTitleInlineContent"] { return inline(content) }
    if let title = piece["overridingTitle"] as? String { return title }
    guard let identifier = piece["identifier"] as? String, let target = references[identifier] as? [String: Any] else {
      return ""
    }
    if let content = target["titleInlineContent"] { return inline(content) }
    let title = target["title"] as? String ?? ""
    return target["kind"] as? String == "symbol" ? "`\(title)`" : title
  }
}
