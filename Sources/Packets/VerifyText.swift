import Pages

/// `VERIFY.txt`: how to check a packet with tools that every system has, in each of its languages.
struct VerifyText {
  let content: PacketContent
  let id: String

  /// The text of the file.
  func text(_ words: [Words]) -> String { words.map { section($0) }.joined(separator: "\n\n") }

  private func section(_ words: Words) -> String {
    var steps = [
      step(words("verify-files"), ["sha256sum -c \(PacketName.checksums)"]),
      step(words("verify-number", ["id": id]), ["sha256sum \(PacketName.content)"]),
    ]
    // A quote that stands in its copy byte for byte shows the way for all others.
    let exact = content.quotes.first { $0.words != nil && $0.evidence.path != nil }
    if let exact, let path = exact.evidence.path, let from = exact.evidence.from, let to = exact.evidence.to {
      steps.append(
        step(
          words("verify-quote", ["n": String(exact.number), "digest": exact.sha256]),
          ["tail -c +\(from + 1) \(path) | head -c \(to - from) | sha256sum"]))
    }
    steps.append(
      step(
        words("verify-signature"),
        [
          "minisign -V -m \(PacketName.manifest) -x \(PacketName.signoffs)/signed-….minisig -P …",
          "sha256sum \(PacketName.signoffs)/signed-….json",
        ]))
    steps.append(
      step(
        words("verify-time"),
        [
          "openssl ts -verify -data \(PacketName.manifest) -in \(PacketName.signoffs)/time-….tsr -CAfile …"
        ]))
    steps.append(step(words("verify-all"), ["verbatim verify . --key …"]))
    let title = words("packet-case-part", ["name": words("packet"), "value": words("packet-checking")])
    return title + "\n\n" + words("verify-lead") + "\n\n"
      + steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n") + "\n"
      + words("verify-trust") + "\n"
  }

  private func step(_ text: String, _ commands: [String]) -> String {
    text + "\n\n" + commands.map { "       \($0)\n" }.joined()
  }
}
