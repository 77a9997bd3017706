// The byte order mark of UTF-8, which stands before a text and is no part of it.

extension [UInt8] {
  /// U+FEFF in UTF-8.
  static var byteOrderMark: [UInt8] { [0xEF, 0xBB, 0xBF] }
}

extension ByteView {
  func hasByteOrderMark(at place: Int) -> Bool { halfWord(at: place) & 0xFF_FFFF == 0xBFBBEF }

  /// Where the text begins: behind a byte order mark.
  var textStart: Int { hasByteOrderMark(at: 0) ? 3 : 0 }
}
