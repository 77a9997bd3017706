/// A key that is looked for in an object, in the form in which it is compared.
struct WantedKey {
  /// The key's bytes, valid while the key is looked for.
  let text: ByteView
  /// The bits that tell the key in the word of its value; such as no word has under
  /// `convertFromSnakeCase`, where the document spells the key in another way.
  let pattern: UInt64
  /// The bit by which an object's keys are told apart roughly.
  let mark: UInt64
  /// The first eight bytes, and which bits of them count.
  private let head: UInt64
  private let mask: UInt64
  /// The last eight bytes of a key that has more than eight.
  private let tail: UInt64

  init(_ text: ByteView, isSnakeCase: Bool) {
    self.text = text
    pattern = isSnakeCase ? .max : JSONNode.keyPattern(ofLength: text.count)
    head = text.shortWord
    mask = Self.mask(forLength: text.count)
    tail = text.count > 8 ? text.word(at: text.count &- 8) : 0
    mark = Self.mark(head: head, length: text.count)
  }

  /// Stands for a key that was not met yet.
  static var unmet: WantedKey { WantedKey() }

  private init() {
    text = ByteView("")
    (pattern, mark, head, mask, tail) = (0, 0, 0, 0, 0)
  }

  /// Whether this is a key at all: every pattern of one has a bit set.
  var isMet: Bool { pattern != 0 }

  var isASCII: Bool {
    for place in stride(from: 0, to: text.count, by: 8)
    where text.word(at: place) & 0x8080_8080_8080_8080 != 0 {
      return false
    }
    return true
  }

  /// Whether the key, which is as long as this one, stands at `offset`.
  @inline(__always)  // Compared for every key of a fitting length.
  func isSpelled(in bytes: ByteView, at offset: Int) -> Bool {
    guard (bytes.word(at: offset) ^ head) & mask == 0 else { return false }
    let length = text.count
    if length <= 8 { return true }
    guard bytes.word(at: offset &+ length &- 8) == tail else { return false }
    return length <= 16 || bytes.matches(text, at: offset &+ 8, of: 8, length: length &- 16)
  }

  /// The bit of a key, of whose first eight bytes only those count that belong to it.
  static func mark(head: UInt64, length: Int) -> UInt64 {
    let mixed = (head & mask(forLength: length) ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
    return 1 &<< (mixed &>> 58)
  }

  private static func mask(forLength length: Int) -> UInt64 {
    length < 8 ? (1 &<< UInt64(truncatingIfNeeded: 8 &* length)) &- 1 : .max
  }
}

extension ByteView {
  /// The first eight bytes, or as many as there are.
  fileprivate var shortWord: UInt64 {
    if count >= 8 { return word(at: 0) }
    if count >= 4 {
      // Two loads that overlap in the middle.
      return UInt64(halfWord(at: 0))
        | UInt64(halfWord(at: count &- 4)) &<< UInt64(truncatingIfNeeded: 8 &* (count &- 4))
    }
    var word: UInt64 = 0
    for place in 0..<count { word |= UInt64(byte(at: place)) << UInt64(8 * place) }
    return word
  }
}
