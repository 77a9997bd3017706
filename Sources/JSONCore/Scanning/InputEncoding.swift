/// The encodings in which RFC 4627 allowed JSON, recognised as Foundation does: by a byte order
/// mark, or by the zeros among the first four bytes, since a document begins with ASCII.
enum InputEncoding {
  case utf8, utf16(bigEndian: Bool), utf32(bigEndian: Bool)

  /// The encoding of `bytes` and the length of its byte order mark.
  static func detect(in bytes: ByteView) -> (encoding: InputEncoding, markLength: Int) {
    let head = bytes.halfWord(at: 0)
    if bytes.hasByteOrderMark(at: 0) { return (.utf8, 3) }
    if bytes.count >= 4 {
      if head == 0x0000_FEFF { return (.utf32(bigEndian: false), 4) }
      if head == 0xFFFE_0000 { return (.utf32(bigEndian: true), 4) }
    }
    if head & 0xFFFF == 0xFEFF { return (.utf16(bigEndian: false), 2) }
    if head & 0xFFFF == 0xFFFE { return (.utf16(bigEndian: true), 2) }
    let zeros = (0..<4).map { bytes.byte(at: $0) == 0 }
    if bytes.count >= 4 {
      if zeros == [true, true, true, false] { return (.utf32(bigEndian: true), 0) }
      if zeros == [false, true, true, true] { return (.utf32(bigEndian: false), 0) }
    }
    if bytes.count >= 2 {
      if zeros[0], !zeros[1] { return (.utf16(bigEndian: true), 0) }
      if zeros[1], !zeros[0] { return (.utf16(bigEndian: false), 0) }
    }
    return (.utf8, 0)
  }
}
