/// Looks for the bytes that may separate the elements of an array, as far as bytes have come.
///
///     [{"a":"]"}, 2 ]        marks  [ first bracket   } last byte   , comma   ] last bracket
///
/// Any bracket opens or closes a level, whether or not it fits the other one: an element with wrong
/// brackets is still an element, which its reader refuses.
struct ElementScanner: Sendable {
  struct Mark {
    enum Kind {
      /// The bracket before the first element.
      case firstBracket
      /// The place is behind the last byte of an array, an object or a string.
      case lastByte
      case comma
      /// The bracket behind the last element.
      case lastBracket
      /// A byte that has no place outside of the array, or between its elements.
      case stray
    }

    let kind: Kind
    let place: Int
  }

  private enum Context { case value, string, escape, slash, lineComment, blockComment, star }

  private let json5: Bool
  private var context = Context.value
  private var quote: UInt8 = 0
  /// How many brackets are open.
  private var depth = 0

  init(json5: Bool) { self.json5 = json5 }

  /// Makes it as it was before a mark, from whose place it will scan again.
  mutating func reopen(_ mark: Mark) {
    if mark.kind == .lastBracket { depth = 1 }
  }

  /// Scans from `start` to the next mark or to the end; answers where to go on.
  mutating func scan(_ bytes: ByteView, from start: Int) -> (mark: Mark?, next: Int) {
    var place = start
    while place < bytes.count {
      switch context {
      case .value:
        let kind = look(at: bytes.byte(at: place))
        if let kind {
          return (Mark(kind: kind, place: kind == .lastByte ? place + 1 : place), place + 1)
        }
        place &+= 1
      case .string:
        place = bytes.firstPlace(ofQuote: quote, from: place)
        guard place < bytes.count else { break }
        context = bytes.byte(at: place) == 0x5C ? .escape : .value  // \
        place &+= 1
        if context == .value, depth == 1 { return (Mark(kind: .lastByte, place: place), place) }
      case .escape:
        context = .string
        place &+= 1
      default:
        place = skipComment(bytes, at: place)
      }
    }
    return (nil, place)
  }

  private mutating func look(at byte: UInt8) -> Mark.Kind? {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20: return nil  // tab LF CR space
    case 0x2F where json5:  // /
      context = .slash
      return nil
    case 0x5B where depth == 0:  // [
      depth = 1
      return .firstBracket
    case _ where depth == 0:
      // JSON5 has further white space, which begins with such a byte.
      return json5 && byte >= 0x80 ? nil : .stray
    case 0x22,  // "
      0x27 where json5:
      context = .string
      quote = byte
    case 0x5B, 0x7B: depth &+= 1  // [ {
    case 0x2C: return depth == 1 ? .comma : nil  // ,
    case 0x5D where depth == 1:  // ]
      depth = 0
      return .lastBracket
    case 0x7D where depth == 1: return .stray  // }
    case 0x5D, 0x7D:  // ] }
      depth &-= 1
      return depth == 1 ? .lastByte : nil
    default: break
    }
    return nil
  }

  /// Goes on inside of what may be a comment.
  private mutating func skipComment(_ bytes: ByteView, at place: Int) -> Int {
    let byte = bytes.byte(at: place)
    switch context {
    case .slash where byte == 0x2F: context = .lineComment  // /
    case .slash where byte == 0x2A: context = .blockComment  // *
    case .slash:
      // No comment, which the reader says.
      context = .value
      return place
    case .star where byte == 0x2F: context = .value  // /
    case .blockComment, .star: context = byte == 0x2A ? .star : .blockComment  // *
    default:
      let isSeparator = byte == 0xA8 || byte == 0xA9
      if byte == 0x0A || byte == 0x0D || isSeparator && bytes.isLineSeparator(at: place - 2) {
        context = .value
      }
    }
    return place + 1
  }
}

extension ByteView {
  /// The first place from `start` on with a quote or a backslash, or the end.
  fileprivate func firstPlace(ofQuote quote: UInt8, from start: Int) -> Int {
    let pattern = UInt64(quote) &* 0x0101_0101_0101_0101
    var place = start
    while place &+ 8 <= count {
      let word = word(at: place)
      let matches = Self.zeroBytes(word ^ pattern) | Self.zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      if matches != 0 { return place &+ matches.trailingZeroBitCount &>> 3 }
      place &+= 8
    }
    while place < count, byte(at: place) != quote, byte(at: place) != 0x5C { place &+= 1 }  // \
    return place
  }
}
