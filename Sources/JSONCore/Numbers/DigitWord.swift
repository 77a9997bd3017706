/// Eight bytes of text, looked at as decimal digits all at once.
///
///     DigitWord("1234,567")   leadingDigits 4, value(of: 4) 1234
///     DigitWord("20240501")   leadingDigits 8, value(of: 8) 20240501
///
/// Inlinable because the decoder's readers of integers in `CodableKit` are built on it.
@usableFromInline
struct DigitWord {
  @usableFromInline let word: UInt64

  @inlinable
  init(_ word: UInt64) { self.word = word }

  /// The bytes, less those of the digit 0: digits are the numbers 0 to 9.
  @inlinable
  var digits: UInt64 { word ^ 0x3030_3030_3030_3030 }

  /// Whether all eight bytes are digits.
  @inlinable
  var isAllDigits: Bool { marks == 0 }

  /// How many of the bytes, from the first on, are digits.
  @inlinable
  var leadingDigits: Int { marks.trailingZeroBitCount &>> 3 }

  /// The upper bit of each byte that is no digit.
  ///
  /// A digit is a byte of 0 to 9 here. Any other has the bit already or gets it by adding 0x76; it
  /// may carry into the bytes after it, never into those before.
  @inlinable
  var marks: UInt64 {
    (digits | (digits &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080
  }

  /// The number that the first `count` bytes write, from 1 to 8 of them.
  ///
  /// Moved to the end of the word, they are joined in pairs, then fours, then all eight.
  @inlinable
  func value(of count: Int) -> UInt64 {
    let digits = self.digits &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    let pairs = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours &>> 32) & 0xFFFF_FFFF
  }
}
