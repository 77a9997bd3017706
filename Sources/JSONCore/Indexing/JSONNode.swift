/// One word of a `JSONIndex`: what a value is and where it stands.
///
///     bits  0–31  offset   the first byte; of a string, the byte after its quote
///     bits 32–34  kind
///     bits 35–36  traits   of a string: escaped, not ASCII; of a number: integer, JSON5 spelling;
///                          of an object: a reader's note
///     bits 37–63  size     of a string or number its bytes, of an array its elements, of an
///                          object its pairs; `unknownSize` if it does not fit
///
/// Inlinable because the decoder in `CodableKit` reads nodes in its hot loops.
@usableFromInline
package struct JSONNode: Sendable {
  @usableFromInline let word: UInt64

  @inlinable
  init(word: UInt64) { self.word = word }

  init(_ kind: Kind, at offset: Int, traits: UInt64 = 0, size: Int = 0) {
    let bounded = UInt64(min(size, JSONNode.unknownSize))
    word = UInt64(offset) | UInt64(kind.rawValue) << 32 | traits << 35 | bounded << 37
  }

  /// Stands for a value that is not in the document.
  package static let absent = JSONNode(.null, at: 0)

  /// Stands for a size that has to be found again in the text.
  @inlinable package static var unknownSize: Int { 1 << 27 - 1 }

  /// What a value is.
  @usableFromInline
  @frozen package enum Kind: UInt8 {
    case null, `false`, `true`, number, string, array, object
  }

  @inlinable package var offset: Int { Int(word & 0xFFFF_FFFF) }
  @inlinable package var kind: Kind { Kind(rawValue: UInt8(word &>> 32 & 7)) ?? .null }
  @inlinable package var size: Int { Int(word &>> 37) }
  @inlinable package var isContainer: Bool { word &>> 32 & 7 >= 5 }
  @inlinable package var isString: Bool { word &>> 32 & 7 == 4 }
  @inlinable package var isNumber: Bool { word &>> 32 & 7 == 3 }

  /// Of a string: whether it holds a backslash.
  @inlinable package var isEscaped: Bool { word &>> 35 & 1 != 0 }
  /// Of a string: whether it holds a byte above 0x7F.
  @inlinable package var isNonASCII: Bool { word &>> 36 & 1 != 0 }

  /// Of a number: whether neither a fraction nor an exponent is written.
  @inlinable package var isInteger: Bool { word &>> 35 & 1 != 0 }
  /// Of a number: whether only JSON5 allows its spelling.
  @inlinable package var isJSON5Number: Bool { word &>> 36 & 1 != 0 }

  /// What a reader found out about an object.
  @usableFromInline
  package enum Note: UInt64 {
    case none, distinctKeys, hasTable, keysAreData
  }

  @inlinable package var note: Note { Note(rawValue: word &>> 35 & 3) ?? .none }

  func with(_ note: Note) -> JSONNode {
    JSONNode(word: word & ~(3 << 35) | note.rawValue << 35)
  }

  func with(size: Int) -> JSONNode {
    let bounded = UInt64(min(size, JSONNode.unknownSize))
    return JSONNode(word: word & (1 << 37 - 1) | bounded << 37)
  }
}
