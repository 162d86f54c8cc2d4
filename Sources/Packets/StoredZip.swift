/// A ZIP archive whose files are stored as they are, without compression and without dates: the same files give the same
/// bytes. After PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16.
enum StoredZip {
  /// The archive of some small files, in their order.
  static func bytes(_ files: [PacketFile]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let offset = archive.count
      // Version 2.0, no flags, stored, and the first day that the format can say: 1980-01-01.
      let common =
        number(20, 2) + number(0, 2) + number(0, 2) + number(0, 2) + number(0x21, 2)
        + number(UInt64(checksum(file.bytes)), 4) + number(UInt64(file.bytes.count), 4)
        + number(UInt64(file.bytes.count), 4) + number(UInt64(file.path.utf8.count), 2) + number(0, 2)
      archive += number(0x0403_4B50, 4) + common + Array(file.path.utf8) + file.bytes
      directory +=
        number(0x0201_4B50, 4) + number(20, 2) + common + number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4)
        + number(UInt64(offset), 4) + Array(file.path.utf8)
    }
    let count = number(UInt64(files.count), 2)
    return archive + directory + number(0x0605_4B50, 4) + number(0, 2) + number(0, 2) + count + count
      + number(UInt64(directory.count), 4) + number(UInt64(archive.count), 4) + number(0, 2)
  }

  /// A number of so many bytes, the lowest first.
  private static func number(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  /// CRC-32 as ISO 3309 has it, bit by bit: the files are small.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
