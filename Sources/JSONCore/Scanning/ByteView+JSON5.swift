/// The parts of JSON5 (json5.org, version 1.0.0) that RFC 8259 does not have.
extension ByteView {
  /// The first place from `start` on that holds neither white space nor a comment.
  func skippingJSON5Trivia(from start: Int) throws(JSONError) -> Int {
    var place = start
    while true {
      switch byte(at: place) {
      case 0x09...0x0D, 0x20: place &+= 1
      case 0x2F: place = try skippingComment(from: place)  // /
      case 0x80...:
        let length = wideSpaceLength(at: place)
        if length == 0 { return place }
        place &+= length
      default: return place
      }
    }
  }

  private func skippingComment(from start: Int) throws(JSONError) -> Int {
    var place = start &+ 2
    switch byte(at: start &+ 1) {
    case 0x2F:  // /
      while place < count {
        let byte = byte(at: place)
        if byte == 0x0A || byte == 0x0D { break }  // LF CR
        place = byte < 0x80 ? place &+ 1 : try scanMultibyte(at: place)
        // The line and paragraph separators end a line too.
        if byte == 0xE2, place &- 3 >= 0, isLineSeparator(at: place &- 3) { break }
      }
      return place
    case 0x2A:  // *
      while place < count {
        if byte(at: place) == 0x2A, byte(at: place &+ 1) == 0x2F { return place &+ 2 }  // */
        place = byte(at: place) < 0x80 ? place &+ 1 : try scanMultibyte(at: place)
      }
      throw JSONError(.unexpectedEnd, at: count, expected: .comment)
    default:
      throw error(.unexpectedByte, at: start, expected: .value)
    }
  }

  /// The length of a space outside of ASCII: U+00A0, U+FEFF, the separators and the class Zs.
  private func wideSpaceLength(at place: Int) -> Int {
    let bytes = halfWord(at: place)
    if bytes & 0xFFFF == 0xA0C2 { return 2 }
    switch bytes & 0xFF_FFFF {
    case 0xBFBBEF, 0x809AE1, 0x8080E3, 0x9F81E2, 0xAF80E2, 0xA880E2, 0xA980E2: return 3
    case let space where space & 0xFFFF == 0x80E2 && (0x80...0x8A).contains(space >> 16): return 3
    default: return 0
    }
  }

  func isLineSeparator(at place: Int) -> Bool {
    let bytes = halfWord(at: place) & 0xFF_FFFF
    return bytes == 0xA880E2 || bytes == 0xA980E2
  }

  /// The place after an escape; beyond JSON's own: `\'`, `\v`, `\0`, `\xHH`, a line continuation,
  /// and any character that is no digit, which stands for itself.
  func scanJSON5Escape(at place: Int) throws(JSONError) -> Int {
    switch byte(at: place &+ 1) {
    case 0x75: return try scanUnicodeEscape(at: place)  // u
    case 0x78:  // x
      _ = try hexadecimals(2, at: place &+ 2)
      return place &+ 4
    case 0x30 where !isDigit(at: place &+ 2): return place &+ 2  // 0
    case 0x0D where byte(at: place &+ 2) == 0x0A: return place &+ 3  // CR LF
    case 0x0A, 0x0D: return place &+ 2  // LF CR
    case 0x80...: return try scanMultibyte(at: place &+ 1)
    case 0x30...0x39, 0...0x1F: throw error(.invalidEscape, at: place &+ 1, expected: .escape)
    default: return place &+ 2
    }
  }

  /// Finds the end of a key that stands without quotes.
  func scanBareKey(from start: Int) throws(JSONError) -> ScannedString {
    var place = start
    var traits: StringTraits = []
    while true {
      let byte = byte(at: place)
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F: place &+= 1  // A…Z a…z $ _
      case 0x30...0x39 where place > start: place &+= 1  // 0…9
      case 0x5C where self.byte(at: place &+ 1) == 0x75:  // \ u
        traits.insert(.escaped)
        place = try scanUnicodeEscape(at: place)
      case 0x80... where wideSpaceLength(at: place) == 0:
        traits.insert(.nonASCII)
        place = try scanMultibyte(at: place)
      default:
        if place == start { throw error(.unexpectedByte, at: place, expected: .key) }
        return ScannedString(end: place, traits: traits)
      }
    }
  }

  /// The place after a number with a sign, a bare dot, hexadecimal digits, `Infinity` or `NaN`.
  func scanJSON5Number(from start: Int) throws(JSONError) -> Int {
    var place = start
    if byte(at: place) == 0x2B || byte(at: place) == 0x2D { place &+= 1 }  // + -
    if let end = try word("Infinity", at: place) { return end }
    if let end = try word("NaN", at: place) { return end }
    if byte(at: place) == 0x30, byte(at: place &+ 1) | 0x20 == 0x78 {  // 0 x X
      place &+= 2
      guard byte(at: place).hexadecimalDigit != nil else {
        throw error(.invalidNumber, at: place, expected: .hexDigit)
      }
      while byte(at: place) == 0x30 { place &+= 1 }  // 0
      let firstDigit = place
      while byte(at: place).hexadecimalDigit != nil { place &+= 1 }
      // Sixty-four bits, as in Foundation.
      if place - firstDigit > 16 {
        throw JSONError(.invalidNumber, at: start, expected: .smallHexadecimal)
      }
      return place
    }
    if byte(at: place) == 0x2E {  // .
      place = try skippingDigits(from: place &+ 1)
    } else {
      if byte(at: place) == 0x30, isDigit(at: place &+ 1) {  // 0
        throw error(.invalidNumber, at: place &+ 1, expected: .endOfZero)
      }
      place = try skippingDigits(from: place)
      if byte(at: place) == 0x2E { place &+= 1 }  // .
      while isDigit(at: place) { place &+= 1 }
    }
    if byte(at: place) | 0x20 == 0x65 {  // e E
      place &+= 1
      if byte(at: place) == 0x2B || byte(at: place) == 0x2D { place &+= 1 }  // + -
      place = try skippingDigits(from: place)
    }
    return place
  }

  private func word(_ text: StaticString, at start: Int) throws(JSONError) -> Int? {
    let letters = ByteView(text)
    if byte(at: start) != letters.byte(at: 0) { return nil }
    for position in 0..<letters.count
    where byte(at: start &+ position) != letters.byte(at: position) {
      throw error(.invalidLiteral, at: start &+ position, expected: .value)
    }
    return start &+ letters.count
  }
}
