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

  /// How many of the bytes, from the first on, are digits.
  ///
  /// A digit has the upper half 3, also after adding 6. A byte that is none may carry into the ones
  /// after it, never into those before.
  @inlinable
  var leadingDigits: Int {
    let upper = (word ^ 0x3030_3030_3030_3030) & 0xF0F0_F0F0_F0F0_F0F0
    let upperOfSum =
      ((word &+ 0x0606_0606_0606_0606) ^ 0x3030_3030_3030_3030)
      & 0xF0F0_F0F0_F0F0_F0F0
    return (upper | upperOfSum).trailingZeroBitCount &>> 3
  }

  /// The number that the first `count` bytes write, from 1 to 8 of them.
  ///
  /// Moved to the end of the word, they are joined in pairs, then fours, then all eight.
  @inlinable
  func value(of count: Int) -> UInt64 {
    let digits = (word &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)) & 0x0F0F_0F0F_0F0F_0F0F
    let pairs = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours &>> 32) & 0xFFFF_FFFF
  }
}
