/// One word of a `JSONIndex`: what a value is and where it stands.
///
///     bits  0–31  offset    the first byte; of a string or key, the byte after its quote
///     bits 32–34  kind      the values of `Kind`; 7 for a row, which is an array of numbers alone
///     bits 35–36  traits    of a string: escaped, not ASCII; of a number: integer, JSON5 spelling;
///                           of an object: a reader's note
///     bit  37     member    whether the word also tells the key
///     bits 38–63  size      of a string or number its bytes, of an array its elements, of an
///                           object its pairs; `unknownSize` if it does not fit
///
/// A key that has a word of its own looks like a number with both traits; its bytes are in bits 38
/// to 61, its own traits in the two above.
///
/// The value of a pair of an object mostly has its key in the same word:
///
///     bits 38–44  the key's bytes
///     bits 45–46  traits    of the key
///     bits 47–49  gap       from the key's end to the offset
///     bits 50–63  size      if it does not fit, the key has a word of its own; but the number of
///                           a container's children, known only later, is then looked up apart
///
/// Bits 37 to 45 of a pair's word are one pattern, which a search for a key compares with that of a
/// key of the wanted length without escapes.
///
/// Inlinable because the decoder in `CodableKit` reads nodes in its hot loops.
@usableFromInline
package struct JSONNode: Sendable {
  @usableFromInline let word: UInt64

  @inlinable
  init(word: UInt64) { self.word = word }

  init(_ kind: Kind, at offset: Int, traits: UInt64 = 0, size: Int = 0) {
    let bounded = UInt64(min(size, JSONNode.unknownSize))
    word = UInt64(offset) | UInt64(kind.rawValue) << 32 | traits << 35 | bounded << 38
  }

  /// Stands for a key whose value follows.
  init(_ key: JSONKey) {
    let bounded = UInt64(min(key.length, JSONNode.unknownKeySize))
    word = UInt64(key.offset) | 0x1B << 32 | bounded << 38 | (key.traits & 3) << 62
  }

  /// Stands for a value that is not in the document.
  package static let absent = JSONNode(.null, at: 0)

  /// Stands for a size that is found elsewhere.
  @inlinable package static var unknownSize: Int { 1 << 26 - 1 }

  /// As `unknownSize`, of a key that has a word of its own.
  static var unknownKeySize: Int { 1 << 24 - 1 }

  /// What a value is.
  ///
  /// A key that has a word of its own is none of these.
  @usableFromInline
  package enum Kind: UInt8 {
    case null, `false`, `true`, number, string, array, object
  }

  @inlinable package var offset: Int { Int(word & 0xFFFF_FFFF) }
  @inlinable package var kind: Kind { Kind(rawValue: UInt8(word &>> 32 & 7)) ?? .array }
  /// Whether the value has a second word and its children stand behind it.
  @inlinable package var isContainer: Bool { word &>> 32 & 7 &- 5 < 2 }
  /// Whether the value is an array of numbers alone, none of which has a word.
  @inlinable package var isRow: Bool { word &>> 32 & 7 == 7 }
  @inlinable package var isString: Bool { word &>> 32 & 7 == 4 }
  @inlinable package var isNumber: Bool { word &>> 32 & 7 == 3 }
  @inlinable package var isKey: Bool { word &>> 32 & 0x1F == 0x1B }

  /// Whether the word tells the value's key too.
  @inlinable package var isMember: Bool { word & JSONNode.memberBit != 0 }
  @inlinable static var memberBit: UInt64 { 1 &<< 37 }

  // No branch: this is asked for every scalar.
  @inlinable package var size: Int { Int(word &>> (38 &+ (word &>> 37 & 1) &* 12)) }

  /// As `unknownSize`, of a container that has its key in its word.
  @inlinable static var unknownMemberSize: Int { 1 << 14 - 1 }

  /// Whether the number of a container's children has to be found elsewhere.
  @inlinable var isCountUnknown: Bool {
    size == (isMember ? JSONNode.unknownMemberSize : JSONNode.unknownSize)
  }

  /// What tells a pair's key apart before its bytes are looked at.
  @inlinable package var keyPattern: UInt64 { word &>> 37 & 0x1FF }

  /// The pattern of a key of `length` bytes without escapes that stands in its value's word; of a
  /// longer one a pattern that no word has.
  @inlinable
  package static func keyPattern(ofLength length: Int) -> UInt64 {
    length < 1 &<< 7 ? 1 | UInt64(length) &<< 1 : .max
  }

  /// Whether the key stands in the value's word, and without escapes.
  @inlinable package var hasUsualKey: Bool { keyPattern & 0x101 == 1 }

  /// Of a string or key: whether it holds a backslash.
  @inlinable package var isEscaped: Bool { word &>> 35 & 1 != 0 }
  /// Of a string or key: whether it holds a byte above 0x7F.
  @inlinable package var isNonASCII: Bool { word &>> 36 & 1 != 0 }

  /// Of a number: whether neither a fraction nor an exponent is written.
  @inlinable package var isInteger: Bool { word &>> 35 & 1 != 0 }
  /// Of a number: whether only JSON5 allows its spelling.
  @inlinable package var isJSON5Number: Bool { word &>> 36 & 1 != 0 }

  /// What a reader found out about an object.
  @usableFromInline
  package enum Note: UInt64 {
    case none, hasTable, keysAreData, keysAreNumbers
  }

  @inlinable package var note: Note { Note(rawValue: word &>> 35 & 3) ?? .none }

  func with(_ note: Note) -> JSONNode {
    JSONNode(word: word & ~(3 << 35) | note.rawValue << 35)
  }

  func with(size: Int) -> JSONNode {
    let largest = isMember ? JSONNode.unknownMemberSize : JSONNode.unknownSize
    let place: UInt64 = isMember ? 50 : 38
    return JSONNode(word: word & (1 << place - 1) | UInt64(min(size, largest)) << place)
  }
}
