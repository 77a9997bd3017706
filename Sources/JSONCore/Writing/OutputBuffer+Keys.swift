extension OutputBuffer {
  /// The member whose key stands in `start..<keyEnd`, quotes included.
  borrowing func member<Offset>(
    from start: Int, keyEnd: Int, firstObject: Int
  ) -> WaitingMember<Offset> {
    let key = start &+ 1..<keyEnd &- 1
    var isEscaped = false
    for place in key where self[place] == UInt8(ascii: "\\") { isEscaped = true }
    return WaitingMember(
      keyPrefix: isEscaped ? prefix(of: unescaped(key)) : prefix(of: key),
      start: Offset(start), keyEnd: Offset(keyEnd), firstObject: Offset(firstObject),
      keyIsEscaped: isEscaped)
  }

  private borrowing func prefix(of key: Range<Int>) -> UInt64 {
    let word = word(at: key.lowerBound).byteSwapped
    return key.count >= 8 ? word : word & ~(UInt64.max >> UInt64(8 &* key.count))
  }

  private borrowing func prefix(of key: [UInt8]) -> UInt64 {
    (0..<8).reduce(0) { $0 << 8 | UInt64($1 < key.count ? key[$1] : 0) }
  }

  /// Orders members by the UTF-8 bytes of their keys.
  borrowing func sort<Offset>(_ members: inout ArraySlice<WaitingMember<Offset>>) {
    members.sort { precedes($0, $1) }
  }

  /// Whether the key of one member comes before that of another.
  borrowing func precedes<Offset>(
    _ first: WaitingMember<Offset>, _ second: WaitingMember<Offset>
  ) -> Bool {
    if first.keyPrefix != second.keyPrefix { return first.keyPrefix < second.keyPrefix }
    if first.keyIsEscaped || second.keyIsEscaped {
      return unescaped(first.key).lexicographicallyPrecedes(unescaped(second.key))
    }
    let shared = min(first.key.count, second.key.count)
    for distance in 0..<shared {
      let (left, right) = (
        self[first.key.lowerBound &+ distance], self[second.key.lowerBound &+ distance]
      )
      if left != right { return left < right }
    }
    return first.key.count < second.key.count
  }

  /// The last member of each key, in the place of the first one with it.
  ///
  /// Keys are equal as strings are, so that two spellings of `é` are one key.
  borrowing func lastOfEachKey<Offset>(
    _ members: ArraySlice<WaitingMember<Offset>>
  ) -> [WaitingMember<Offset>] {
    var places: [String: Int] = [:]
    var kept: [WaitingMember<Offset>] = []
    for member in members {
      let key = String(decoding: unescaped(member.key), as: UTF8.self)
      if let place = places[key] {
        kept[place] = member
      } else {
        places[key] = kept.count
        kept.append(member)
      }
    }
    return kept
  }

  /// The bytes that a key's text stands for.
  private borrowing func unescaped(_ key: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = key.lowerBound
    while place < key.upperBound {
      var byte = self[place]
      place += 1
      if byte == UInt8(ascii: "\\"), place < key.upperBound {
        let escape = self[place]
        place += 1
        switch escape {
        case UInt8(ascii: "b"): byte = 0x08
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "f"): byte = 0x0C
        case UInt8(ascii: "r"): byte = 0x0D
        case UInt8(ascii: "u"):
          // Always \\u00XY, the form in which control characters are written.
          byte = hexadecimalDigit(at: place + 2) << 4 | hexadecimalDigit(at: place + 3)
          place += 4
        default: byte = escape
        }
      }
      bytes.append(byte)
    }
    return bytes
  }

  private borrowing func hexadecimalDigit(at place: Int) -> UInt8 {
    self[place].hexadecimalDigit ?? 0
  }
}
