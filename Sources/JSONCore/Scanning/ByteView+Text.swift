extension ByteView {
  /// The text of a validated string with its escapes resolved.
  ///
  /// An escape is never shorter than the UTF-8 that it stands for (`\n` is 2 bytes for 1, `\u20AC`
  /// 6 for 3, a pair 12 for 4), so that `length` bytes always suffice.
  func unescapedText(from start: Int, length: Int) -> String {
    // A long text would be in memory twice.
    if length <= 1024, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // Spares a second validation.
      return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { buffer in
        let (written, isASCII) = unsafe unescape(from: start, length: length, into: buffer)
        let text = unsafe UnsafeBufferPointer(rebasing: buffer[..<written])
        return unsafe String(copying: UTF8Span(unchecked: text.span, isKnownASCII: isASCII))
      }
    }
    return unsafe String(unsafeUninitializedCapacity: length) { buffer in
      unsafe unescape(from: start, length: length, into: buffer).written
    }
  }

  /// Writes the text into a buffer, which has room for `length` bytes.
  ///
  /// `isASCII` may also be false for a text that is, with other text close behind it.
  private func unescape(
    from start: Int, length: Int, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> (written: Int, isASCII: Bool) {
    var written = 0
    var seen: UInt64 = 0
    var place = start
    let end = min(start &+ length, count)
    while place < end {
      let word = word(at: place)
      let marks = Self.zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      let clean = min(marks.trailingZeroBitCount &>> 3, end &- place)
      if clean > 0 {
        seen |= word
        if written &+ 8 <= buffer.count, let base = buffer.baseAddress {
          // Whole words; what is too much of them is overwritten, or lies behind the text.
          unsafe UnsafeMutableRawPointer(base + written)
            .storeBytes(of: word.littleEndian, as: UInt64.self)
        } else {
          for distance in 0..<clean {
            unsafe buffer[written &+ distance] = byte(at: place &+ distance)
          }
        }
        written &+= clean
        place &+= clean
        continue
      }
      let (scalar, next) = escapedScalar(at: place)
      place = next
      guard let scalar else { continue }
      for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        seen |= UInt64(unit)
        unsafe buffer[written] = unit
        written &+= 1
      }
    }
    return (written, seen & 0x8080_8080_8080_8080 == 0)
  }

  /// What a validated escape stands for, and the place after it; nil for a line continuation.
  private func escapedScalar(at place: Int) -> (scalar: Unicode.Scalar?, next: Int) {
    let kind = byte(at: place &+ 1)
    switch kind {
    case 0x62: return ("\u{8}", place &+ 2)  // b
    case 0x66: return ("\u{C}", place &+ 2)  // f
    case 0x6E: return ("\n", place &+ 2)  // n
    case 0x72: return ("\r", place &+ 2)  // r
    case 0x74: return ("\t", place &+ 2)  // t
    case 0x76: return ("\u{B}", place &+ 2)  // v
    case 0x30: return ("\0", place &+ 2)  // 0
    case 0x78: return (Unicode.Scalar(validatedHexadecimals(2, at: place &+ 2)), place &+ 4)  // x
    case 0x0D where byte(at: place &+ 2) == 0x0A: return (nil, place &+ 3)  // CR LF
    case 0x0A, 0x0D: return (nil, place &+ 2)  // LF CR
    case 0x80...:
      // The character stays as it is; only the backslash goes. A separator goes too.
      return isLineSeparator(at: place &+ 1) ? (nil, place &+ 4) : (nil, place &+ 1)
    case 0x75:  // u
      let first = validatedHexadecimals(4, at: place &+ 2)
      guard first & 0xF800 == 0xD800 else { return (Unicode.Scalar(first), place &+ 6) }
      let second = validatedHexadecimals(4, at: place &+ 8)
      let scalar = 0x1_0000 + (first & 0x3FF) << 10 + second & 0x3FF
      return (Unicode.Scalar(scalar), place &+ 12)
    default: return (Unicode.Scalar(kind), place &+ 2)
    }
  }

  private func validatedHexadecimals(_ digits: Int, at place: Int) -> UInt32 {
    var number: UInt32 = 0
    for position in place..<place &+ digits {
      number = number &<< 4 | UInt32(byte(at: position).hexadecimalDigit ?? 0)
    }
    return number
  }
}
