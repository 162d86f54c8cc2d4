import Build
import Claims
import Content
import Diagnostics
import Evidence
import Workspace

/// `verbatim verify --captures DIR`: every quote against the full documents in a folder.
enum DocumentCheck {
  static func run(_ directory: String, _ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folders = try WorkspaceSearch.folders(invocation)
    let content = ContentLoader.load(folders.content)
    guard let ledger = content.ledger else {
      console.complain(content.diagnostics) { path, line in content.line(path, line) }
      return .findings
    }
    let documents = FullDocuments(of: ledger, in: try Folder(directory, prefix: directory, sizeLimit: 256 << 20))
    if invocation.value(VerifyCommand.format) == "json" {
      console.write(json(documents))
    } else {
      console.complain(documents.faults) { _, _ in nil }
      console.write(text(documents))
    }
    let isClean = documents.unverified.isEmpty && documents.faults.isEmpty && !documents.found.isEmpty
    return isClean ? .clean : .findings
  }

  private static func text(_ documents: FullDocuments) -> String {
    var text = ""
    for evidence in documents.unverified {
      text += "\(evidence.claim): \(evidence.verdict.name)"
      if case .altered(let alteration) = evidence.verdict { text += ": \(alteration.diff.excerpt)" }
      if case .foundElsewhere(let places) = evidence.verdict {
        text += ": \(places.map { $0.source.text }.joined(separator: ", "))"
      }
      text += "\n"
    }
    for found in documents.found {
      let own = documents.evidence.filter { $0.document == found.source }
      let verified = own.count { $0.verdict.isVerified }
      text += "\(found.file): '\(found.source)', \(verified) of \(own.count) quotes stand in it word for word\n"
    }
    for capture in documents.missing {
      text += "not in the folder: '\(capture.source)', the document with the checksum \(capture.originalSHA256)\n"
    }
    return text
  }

  private static func json(_ documents: FullDocuments) -> String {
    let rows = documents.evidence.map { evidence -> String in
      let span = evidence.verdict.span
      let bytes = span.map { "[\($0.bytes.lowerBound), \($0.bytes.upperBound)]" } ?? "null"
      let characters = span.map { "[\($0.characters.lowerBound), \($0.characters.upperBound)]" } ?? "null"
      var diff = "null"
      if case .altered(let alteration) = evidence.verdict { diff = JSONText.quoted(alteration.diff.marked) }
      return """
          {"id": \(JSONText.quoted(evidence.claim.description)), "document": \(JSONText.quoted(evidence.document.text)), \
        "verdict": "\(evidence.verdict.name)", "verified": \(evidence.verdict.isVerified), "bytes": \(bytes), \
        "characters": \(characters), "diff": \(diff)}
        """
    }
    let missing = documents.missing.map { JSONText.quoted($0.originalSHA256) }
    return """
      {"quotes": [
      \(rows.joined(separator: ",\n"))
      ], "missing": [\(missing.joined(separator: ", "))], "faults": \(documents.faults.count)}

      """
  }
}
