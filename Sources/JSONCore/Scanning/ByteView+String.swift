/// What a scan of a string found.
struct ScannedString {
  /// The place of the closing quote.
  var end: Int
  var traits: StringTraits
}

/// What has to be known to turn a string's bytes into text.
struct StringTraits: OptionSet {
  let rawValue: UInt64
  static let escaped = StringTraits(rawValue: 1)
  static let nonASCII = StringTraits(rawValue: 2)
}

extension ByteView {
  /// Validates a string and finds its end.
  ///
  /// `start` is the place after the opening quote.
  ///
  /// A byte is special if it is the quote, a backslash, below 0x20 or above 0x7F. Sixteen bytes are
  /// looked at together, as numbers with a sign, of which the last two kinds are those below 0x20;
  /// near the end of the input eight, by arithmetic: in each of the four tests a borrow can only
  /// mark bytes above a truly special one, so that the lowest mark is always right.
  func scanString(from start: Int, quote: UInt8 = 0x22, json5: Bool = false) throws(JSONError)
    -> ScannedString
  {
    let quotes = UInt64(quote) &* 0x0101_0101_0101_0101
    // Compared as vectors throughout: the operators that take a scalar go byte by byte.
    let closing = SIMD16(repeating: Int8(bitPattern: quote))
    var place = start
    var traits: StringTraits = []
    while true {
      var isFound = false
      while !isFound, let vector = vector(at: place) {
        let special = Self.marks(
          (vector .== closing) .| (vector .== SIMD16(repeating: 0x5C))
            .| (vector .< SIMD16(repeating: 0x20)))
        // Sixteen where neither half has a mark.
        let clean =
          special.low != 0
          ? special.low.trailingZeroBitCount &>> 3
          : 8 &+ special.high.trailingZeroBitCount &>> 3
        place &+= clean
        isFound = clean < 16
      }
      while !isFound, place &+ 8 <= count {
        let word = word(at: place)
        let special =
          Self.zeroBytes(word ^ quotes) | Self.zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
          | ((word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080)
          | (word & 0x8080_8080_8080_8080)
        if special != 0 {
          place &+= special.trailingZeroBitCount &>> 3
          break
        }
        place &+= 8
      }
      let byte = byte(at: place)
      if byte == quote { return ScannedString(end: place, traits: traits) }
      if byte == 0x5C {  // \
        traits.insert(.escaped)
        place = try json5 ? scanJSON5Escape(at: place) : scanEscape(at: place)
      } else if byte >= 0x80 {
        traits.insert(.nonASCII)
        repeat {
          place = skippingPairsOfThree(from: place)
          if self.byte(at: place) >= 0x80 { place = try scanMultibyte(at: place) }
        } while self.byte(at: place) >= 0x80
      } else if byte < 0x20 {
        throw place < count
          ? JSONError(.controlCharacter, at: place, found: .byte(byte))
          : JSONError(.unterminatedString, at: place)
      } else {
        place &+= 1
      }
    }
  }

  /// The end of a string of less than sixteen bytes, none of them special, if it is one.
  ///
  /// Most keys are; the call and the loop of the full scan cost more than their one comparison.
  @inline(__always)  // For the key of every pair.
  func endOfShortString(from start: Int) -> Int? {
    guard let vector = vector(at: start) else { return nil }
    let special = Self.marks(
      (vector .== SIMD16(repeating: 0x22)) .| (vector .== SIMD16(repeating: 0x5C))
        .| (vector .< SIMD16(repeating: 0x20)))
    let clean =
      special.low != 0
      ? special.low.trailingZeroBitCount &>> 3
      : 8 &+ special.high.trailingZeroBitCount &>> 3
    let end = start &+ clean
    return clean < 16 && byte(at: end) == 0x22 ? end : nil  // "
  }

  /// The place after scalars of three bytes each, as far as two stand together: most scripts of
  /// Asia are long runs of them.
  @inline(__always)  // A loop within the loop over scalars.
  private func skippingPairsOfThree(from start: Int) -> Int {
    var place = start
    while true {
      let bytes = word(at: place)
      guard bytes & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0 else { return place }
      // Neither overlong nor a surrogate, as below.
      let (first, second) = (bytes & 0x200F, bytes &>> 24 & 0x200F)
      guard first != 0, first != 0x200D, second != 0, second != 0x200D else { return place }
      place &+= 6
    }
  }

  /// Eight bits for each byte of a mask, the first in the lowest place.
  @inline(__always)  // Into the scan above, and that of a text to write.
  static func marks(
    _ mask: SIMDMask<SIMD16<Int8.SIMDMaskScalar>>
  ) -> (low: UInt64, high: UInt64) {
    // As wide as the mask, whose lanes are all ones or all zeros.
    let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return (UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
  }

  static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// The place after one scalar of two to four bytes.
  func scanMultibyte(at place: Int) throws(JSONError) -> Int {
    let bytes = halfWord(at: place)
    if bytes & 0x00C0_C0F0 == 0x0080_80E0 {
      let lead = bytes & 0x0000_200F
      // Neither overlong (below U+0800) nor a surrogate (U+D800 to U+DFFF).
      if lead != 0 && lead != 0x0000_200D { return place &+ 3 }
    } else if bytes & 0x0000_C0E0 == 0x0000_80C0 {
      if bytes & 0x1E != 0 { return place &+ 2 }
    } else if bytes & 0xC0C0_C0F8 == 0x8080_80F0 {
      // Neither overlong (below U+10000) nor above U+10FFFF.
      if bytes & 0x3007 != 0 && (bytes & 0x04 == 0 || bytes & 0x3003 == 0) { return place &+ 4 }
    }
    throw JSONError(.invalidUTF8, at: place, found: .byte(byte(at: place)))
  }

  /// The place after the escape whose backslash is at `place`.
  func scanEscape(at place: Int) throws(JSONError) -> Int {
    switch byte(at: place &+ 1) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return place &+ 2  // " \ / b f n r t
    case 0x75: return try scanUnicodeEscape(at: place)  // u
    default: throw error(.invalidEscape, at: place &+ 1, expected: .escape)
    }
  }

  /// The place after `\uXXXX`, or after both halves of a pair.
  func scanUnicodeEscape(at place: Int) throws(JSONError) -> Int {
    let first = try hexadecimals(4, at: place &+ 2)
    if first & 0xF800 != 0xD800 { return place &+ 6 }
    guard first < 0xDC00, byte(at: place &+ 6) == 0x5C, byte(at: place &+ 7) == 0x75 else {  // \ u
      throw JSONError(.loneSurrogate, at: place)
    }
    let second = try hexadecimals(4, at: place &+ 8)
    guard second & 0xFC00 == 0xDC00 else { throw JSONError(.loneSurrogate, at: place) }
    return place &+ 12
  }

  /// The number that `digits` hexadecimal digits write.
  func hexadecimals(_ digits: Int, at place: Int) throws(JSONError) -> UInt32 {
    var number: UInt32 = 0
    for position in place..<place &+ digits {
      guard let digit = byte(at: position).hexadecimalDigit else {
        throw error(.invalidEscape, at: position, expected: .hexDigit)
      }
      number = number &<< 4 | UInt32(digit)
    }
    return number
  }

  /// An error about the byte at `place`; at the end of the input it says so.
  func error(_ code: JSONError.Code, at place: Int, expected: JSONError.Expectation) -> JSONError {
    place < count
      ? JSONError(code, at: place, expected: expected, found: .byte(byte(at: place)))
      : JSONError(.unexpectedEnd, at: count, expected: expected)
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit in ASCII, of either case.
  @inlinable  // Into the loop of the module above.
  package var hexadecimalDigit: UInt8? {
    switch self {
    case 0x30...0x39: self &- 0x30  // 0…9
    case 0x41...0x46, 0x61...0x66: (self | 0x20) &- 0x57  // A…F a…f
    default: nil
    }
  }
}
