import Testing

@testable import Packets

/// What is given to the programs that make PDF and Word, and what is taken out of what they make.
@Suite struct PaperTests {
  @Test func `the checksum of a stored file is that of the standard`() {
    // The check value of CRC-32 in the catalogue of CRC algorithms.
    #expect(StoredZip.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(StoredZip.checksum([]) == 0)
  }

  @Test func `a stored archive is one that another program reads`() throws {
    let files = [
      PacketFile("a.txt", "first"), PacketFile("folder/b.txt", "zweite Datei: ü\n"), PacketFile("empty", ""),
    ]
    let unzip = try OutsideProgram("unzip", package: "unzip")
    try ScratchFiles.with([PacketFile("a.zip", StoredZip.bytes(files))]) { folder in
      #expect(try unzip.run(["-tq", "\(folder)/a.zip"]).status == 0)
      for file in files {
        let read = try unzip.run(["-p", "\(folder)/a.zip", file.path])
        #expect(read.status == 0)
        #expect(read.output == file.bytes)
      }
    }
  }

  @Test func `the foot of a Word file is one part of text, whatever the number is called`() throws {
    let unzip = try OutsideProgram("unzip", package: "unzip")
    try ScratchFiles.with([WordReference(foot: "A & B <1>").file]) { folder in
      let foot = try unzip.run(["-p", "\(folder)/reference.docx", "word/footer1.xml"])
      let text = String(decoding: foot.output, as: UTF8.self)
      #expect(text.contains("A &amp; B &lt;1>"))
    }
  }

  @Test(arguments: PDFVariant.allCases) func `a claim to conform is blanked, and nothing moves`(variant: PDFVariant) {
    let claim =
      variant == .accessible
      ? #"<rdf:Description rdf:about="" pdfuaid:part="1" />"#
      : #"<rdf:Description rdf:about="" pdfaid:part="3" pdfaid:conformance="B" />"#
    let pdf = Array("%PDF-1.7 before \(claim) after".utf8)
    let unclaimed = variant.unclaimed(pdf)
    #expect(unclaimed == Array("%PDF-1.7 before \(String(repeating: " ", count: claim.utf8.count)) after".utf8))
    #expect(variant.unclaimed(Array("%PDF-1.7 no claim".utf8)) == nil)
    #expect(variant.unclaimed(pdf + pdf) == nil)
  }
}
