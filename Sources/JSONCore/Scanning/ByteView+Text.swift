extension ByteView {
  /// The text of a validated string with its escapes resolved.
  ///
  /// An escape is never shorter than the UTF-8 that it stands for (`\n` is 2 bytes for 1, `\u20AC` 6
  /// for 3, a pair 12 for 4), so that `length` bytes always suffice.
  func unescapedText(from start: Int, length: Int) -> String {
    unsafe String(unsafeUninitializedCapacity: length) { buffer in
      var written = 0
      var place = start
      let end = min(start &+ length, count)
      while place < end {
        let word = word(at: place)
        let marks = Self.zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
        let clean = min(marks.trailingZeroBitCount &>> 3, end &- place)
        if clean > 0 {
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
          unsafe buffer[written] = unit
          written &+= 1
        }
      }
      return written
    }
  }

  /// What a validated escape stands for, and the place after it; nil for a line continuation.
  private func escapedScalar(at place: Int) -> (scalar: Unicode.Scalar?, next: Int) {
    let kind = byte(at: place &+ 1)
    switch kind {
    case 0x62: return ("\u{8}", place &+ 2)
    case 0x66: return ("\u{C}", place &+ 2)
    case 0x6E: return ("\n", place &+ 2)
    case 0x72: return ("\r", place &+ 2)
    case 0x74: return ("\t", place &+ 2)
    case 0x76: return ("\u{B}", place &+ 2)
    case 0x30: return ("\0", place &+ 2)
    case 0x78: return (Unicode.Scalar(validatedHexadecimals(2, at: place &+ 2)), place &+ 4)
    case 0x0D where byte(at: place &+ 2) == 0x0A: return (nil, place &+ 3)
    case 0x0A, 0x0D: return (nil, place &+ 2)
    case 0x80...:
      // The character stays as it is; only the backslash goes. A separator goes too.
      return isLineSeparator(at: place &+ 1) ? (nil, place &+ 4) : (nil, place &+ 1)
    case 0x75:
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
      number = number &<< 4 | UInt32(hexadecimal(byte(at: position)) ?? 0)
    }
    return number
  }
}
