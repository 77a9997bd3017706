/// Brings input that is not UTF-8 into UTF-8.
package enum InputTranscoder {
  /// The UTF-8 form of UTF-16 or UTF-32 input without its byte order mark, or nil if the input is
  /// not in those encodings and is to be read as it stands.
  ///
  /// - Throws: ``JSONError`` with `invalidUTF8` at the unit that is no scalar, at its place in the
  ///   original input, or with `inputTooLarge` when that has more bytes than `maximumSize`.
  package static func utf8(
    from bytes: ByteView, maximumSize: Int? = nil
  ) throws(JSONError) -> [UInt8]? {
    // One look at two bytes answers for nearly every input.
    if bytes.byte(at: 0) &- 1 < 0x7F, bytes.byte(at: 1) != 0 || bytes.count < 2 { return nil }
    let (encoding, mark) = InputEncoding.detect(in: bytes)
    if case .utf8 = encoding { return nil }
    // Before it is written anew, and as large as it came.
    if let limit = maximumSize, bytes.count > limit { throw .tooLarge(limit) }
    switch encoding {
    case .utf8: return nil
    case .utf16(let bigEndian): return try utf16(bytes, from: mark, bigEndian: bigEndian)
    case .utf32(let bigEndian): return try utf32(bytes, from: mark, bigEndian: bigEndian)
    }
  }

  private static func utf16(_ bytes: ByteView, from start: Int, bigEndian: Bool) throws(JSONError)
    -> [UInt8]
  {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var place = start
    while place < bytes.count {
      guard place + 2 <= bytes.count else { throw notText(place, bytes) }
      var scalar = unit16(bytes, at: place, bigEndian: bigEndian)
      let next = unit16(bytes, at: place + 2, bigEndian: bigEndian)
      if scalar & 0xFC00 == 0xD800, next & 0xFC00 == 0xDC00 {
        scalar = 0x1_0000 + (scalar & 0x3FF) << 10 + next & 0x3FF
        try append(scalar, to: &output, place, bytes)
        place += 4
      } else {
        try append(scalar, to: &output, place, bytes)
        place += 2
      }
    }
    return output
  }

  private static func utf32(_ bytes: ByteView, from start: Int, bigEndian: Bool) throws(JSONError)
    -> [UInt8]
  {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count / 2)
    for place in stride(from: start, to: bytes.count, by: 4) {
      guard place + 4 <= bytes.count else { throw notText(place, bytes) }
      let unit = bytes.halfWord(at: place)
      try append(bigEndian ? unit.byteSwapped : unit, to: &output, place, bytes)
    }
    return output
  }

  private static func unit16(_ bytes: ByteView, at place: Int, bigEndian: Bool) -> UInt32 {
    let first = UInt32(bytes.byte(at: place))
    let second = UInt32(bytes.byte(at: place + 1))
    return bigEndian ? first << 8 | second : second << 8 | first
  }

  private static func append(
    _ number: UInt32, to output: inout [UInt8], _ place: Int, _ bytes: ByteView
  ) throws(JSONError) {
    guard let scalar = Unicode.Scalar(number), let units = UTF8.encode(scalar) else {
      throw notText(place, bytes)
    }
    output.append(contentsOf: units)
  }

  private static func notText(_ place: Int, _ bytes: ByteView) -> JSONError {
    JSONError(.invalidUTF8, at: place, found: .byte(bytes.byte(at: place)))
  }
}
