extension JSONReader {
  /// Passes over one value, whatever it is.
  ///
  /// What is skipped is checked like what is read.
  ///
  ///     // Before [[1, {}], 2]:
  ///     var elements = try reader.readArray()
  ///     _ = try elements.next(&reader)
  ///     try reader.skipValue()
  ///     _ = try elements.next(&reader)
  ///     try reader.read(Int.self)   // 2
  ///
  /// - Throws: ``JSONError`` where the text is no JSON.
  /// - Complexity: O(*n*) in the bytes of the value; no recursion.
  public mutating func skipValue() throws(JSONError) {
    skipWhitespace()
    switch bytes.byte(at: place) {
    case 0x5B, 0x7B: try skipContainers()  // [ {
    default: try skipScalar()
    }
  }

  private mutating func skipScalar() throws(JSONError) {
    switch bytes.byte(at: place) {
    case 0x22: place = try bytes.scanString(from: place &+ 1).end &+ 1  // "
    case 0x2D, 0x30...0x39: place = try bytes.scanNumber(from: place).end  // - 0…9
    case UInt8(ascii: "n"): _ = try readNull()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try readBool()
    default: throw bytes.literalError(at: place)
    }
  }

  /// Passes over an array or object and all that it contains.
  private mutating func skipContainers() throws(JSONError) {
    // Of each open container, the innermost first, whether it is an object: a bit each.
    var kinds = BitStack()
    repeat {
      // At the start of a value.
      skipWhitespace()
      let byte = bytes.byte(at: place)
      if byte == 0x5B || byte == 0x7B {  // [ {
        try enter()
        kinds.push(byte == 0x7B)  // {
        skipWhitespace()
        if bytes.byte(at: place) != (byte == 0x7B ? 0x7D : 0x5D) {  // { } ]
          if byte == 0x7B { try skipKey(isFirst: true) }  // {
          continue
        }
      } else {
        try skipScalar()
      }
      // Behind a value, or before the bracket of an empty container.
      try skipEnds(&kinds)
    } while !kinds.isEmpty
  }

  /// Passes over what stands between a value and the next one: brackets, a comma and a key.
  private mutating func skipEnds(_ kinds: inout BitStack) throws(JSONError) {
    while !kinds.isEmpty {
      skipWhitespace()
      let byte = bytes.byte(at: place)
      if byte == (kinds.top ? 0x7D : 0x5D) {  // } ]
        place &+= 1
        remainingDepth &+= 1
        kinds.pop()
      } else if byte == 0x2C {  // ,
        place &+= 1
        if kinds.top {
          try skipKey(isFirst: false)
        } else {
          skipWhitespace()
          if bytes.byte(at: place) == 0x5D {  // ]
            throw bytes.error(.trailingComma, at: place, expected: .valueAfterComma)
          }
        }
        return
      } else {
        throw bytes.error(
          .unexpectedByte, at: place, expected: kinds.top ? .commaOrBrace : .commaOrBracket)
      }
    }
  }

  private mutating func skipKey(isFirst: Bool) throws(JSONError) {
    skipWhitespace()
    guard bytes.byte(at: place) == 0x22 else {  // "
      throw bytes.error(
        bytes.byte(at: place) == 0x7D ? .trailingComma : .unexpectedByte, at: place,
        expected: isFirst ? .keyOrBrace : .keyAfterComma)
    }
    place = try bytes.scanString(from: place &+ 1).end &+ 1
    skipWhitespace()
    guard bytes.byte(at: place) == 0x3A else {  // :
      throw bytes.error(.unexpectedByte, at: place, expected: .colon)
    }
    place &+= 1
  }
}

/// A stack of bits, the first 64 of which need no memory.
private struct BitStack {
  private var word: UInt64 = 0
  private var count = 0
  /// Full words under the one at hand.
  private var below: [UInt64] = []

  var isEmpty: Bool { count == 0 }
  var top: Bool { word & 1 != 0 }

  mutating func push(_ bit: Bool) {
    if count > 0, count & 63 == 0 {
      below.append(word)
      word = 0
    }
    word = word &<< 1 | (bit ? 1 : 0)
    count &+= 1
  }

  mutating func pop() {
    word &>>= 1
    count &-= 1
    if count & 63 == 0, let full = below.popLast() { word = full }
  }
}
