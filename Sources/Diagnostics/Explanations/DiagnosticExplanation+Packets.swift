extension DiagnosticExplanation {
  /// Packets and approvals.
  static let packets = Group(
    title: "Packets and approvals",
    explanations: [
      DiagnosticExplanation(
        .packetFile,
        meaning: "A file of a packet is missing, altered or not listed.",
        example: "content.json was opened and saved in an editor",
        remedy: "Use the packet as it was sent; ask for it again."),
      DiagnosticExplanation(
        .packetQuote,
        meaning: "A quote in a packet does not stand in its document, or its checksum is another.",
        example: "The words of quote 3 do not have their checksum",
        remedy: "Do not rely on the quote; ask whoever made the packet."),
      DiagnosticExplanation(
        .packetSignature,
        meaning: "A signature does not belong to this packet, or is not valid.",
        example: "A record of approval that was made for an earlier packet",
        remedy: "Have this very packet approved."),
      DiagnosticExplanation(
        .signerUnknown,
        meaning: "The signature is valid, but nobody has vouched for the key.",
        example: "A key that verbatim.yaml does not list",
        remedy: "Add the signer and the public key to verbatim.yaml if you know that both belong together."),
      DiagnosticExplanation(
        .timeStamp,
        meaning: "A time stamp is not about this packet, or is not accepted.",
        example: "The time stamp of another packet",
        remedy: "Have this very packet stamped."),
      DiagnosticExplanation(
        .signOffLapsed,
        meaning: "What was approved has changed since.",
        example: "A quote in the approved text was corrected",
        remedy: "Have the new packet approved."),
      DiagnosticExplanation(
        .approvedCopy,
        meaning: "A saved copy that an approval rests on has changed, or is no longer there.",
        example: "The files of a copy were deleted after a packet with it had been approved",
        remedy: "Put the copy back as it was; 'verbatim capture' files a new one beside it."),
      DiagnosticExplanation(
        .releaseRecord,
        meaning: "What was recorded of a release is no longer what was recorded, or can no longer be compared with.",
        example: "Somebody edited Content/releases/1.0.json",
        remedy: "Put the file back as it was; 'verbatim release NAME' records what is new under a name of its own."),
    ])
}
