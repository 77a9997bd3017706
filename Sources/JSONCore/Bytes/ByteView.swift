/// A view of the input's bytes, kept alive by whoever made it.
///
/// This file and `NodeBuffer.swift` are the only places that read memory by address. What makes
/// them sound:
/// - `base` addresses `count` readable bytes for as long as the view is used. A view is made inside
///   `withUnsafeBytes` and not kept beyond it, or it is made by an owner that holds the memory.
/// - `byte(at:)` compares with `count` and answers 0 outside. NUL has no place in JSON's grammar
///   outside a string and is refused inside one, so that 0 ends every scan without a second test.
/// - `word(at:)` and `halfWord(at:)` read past nothing: the loads of 8 and 4 bytes happen only when
///   that many bytes remain; otherwise the missing bytes are 0. `wordPair(at:)` and `vector(at:)`
///   load 16 bytes or none.
///
/// Positions are never negative: they start at 0 and only grow.
///
/// The members are inlinable because the decoder's loops in `CodableKit` read through them.
@usableFromInline
@safe package struct ByteView {
  @usableFromInline let base: UnsafePointer<UInt8>
  @usableFromInline package let count: Int

  /// The caller keeps `buffer`'s memory alive and unchanged while the view is in use.
  @inlinable
  @unsafe package init(_ buffer: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address; nothing is ever read through this one.
    unsafe base = buffer.baseAddress ?? UnsafePointer(bitPattern: 8).unsafelyUnwrapped
    count = buffer.count
  }

  /// Where the view begins, to tell views apart.
  var address: Int { Int(bitPattern: unsafe base) }

  @inlinable
  package func byte(at position: Int) -> UInt8 {
    position < count ? unsafe base[position] : 0
  }

  /// The eight bytes from `position` on, the first in the lowest place.
  @inlinable
  package func word(at position: Int) -> UInt64 {
    if position &+ 8 <= count {
      let raw = unsafe UnsafeRawPointer(base + position)
      return UInt64(littleEndian: unsafe raw.loadUnaligned(as: UInt64.self))
    }
    return tail(at: position, limit: 8)
  }

  /// The sixteen bytes from `position` on, or nil where fewer are left.
  @inline(__always)  // A comparison and two loads of the loop over white space.
  func wordPair(at position: Int) -> (UInt64, UInt64)? {
    guard position &+ 16 <= count else { return nil }
    let raw = unsafe UnsafeRawPointer(base + position)
    return (
      UInt64(littleEndian: unsafe raw.loadUnaligned(as: UInt64.self)),
      UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    )
  }

  /// The sixteen bytes from `position` on as numbers with a sign, or nil where fewer remain.
  @inline(__always)  // Into the scan of strings, which is nothing but this and three comparisons.
  func vector(at position: Int) -> SIMD16<Int8>? {
    guard position &+ 16 <= count else { return nil }
    return unsafe UnsafeRawPointer(base + position).loadUnaligned(as: SIMD16<Int8>.self)
  }

  /// The four bytes from `position` on, the first in the lowest place.
  @inlinable
  package func halfWord(at position: Int) -> UInt32 {
    if position &+ 4 <= count {
      let raw = unsafe UnsafeRawPointer(base + position)
      return UInt32(littleEndian: unsafe raw.loadUnaligned(as: UInt32.self))
    }
    return UInt32(truncatingIfNeeded: tail(at: position, limit: 4))
  }

  // Not inlined: it is for the input's last bytes, and would crowd the loops that load words.
  @inline(never)
  @usableFromInline
  func tail(at position: Int, limit: Int) -> UInt64 {
    var word: UInt64 = 0
    for distance in 0..<limit {
      word |= UInt64(byte(at: position + distance)) << UInt64(8 * distance)
    }
    return word
  }

  /// Whether the `length` bytes from `offset` on are those of `other` from `start` on.
  @inlinable
  package func matches(_ other: ByteView, at offset: Int, of start: Int = 0, length: Int) -> Bool {
    if length >= 8 {
      var done = 0
      while done &+ 8 < length {
        if word(at: offset &+ done) != other.word(at: start &+ done) { return false }
        done &+= 8
      }
      // The last eight bytes, some of which may have been compared already.
      return word(at: offset &+ length &- 8) == other.word(at: start &+ length &- 8)
    }
    if length >= 4 {
      return halfWord(at: offset) == other.halfWord(at: start)
        && halfWord(at: offset &+ length &- 4) == other.halfWord(at: start &+ length &- 4)
    }
    var done = 0
    while done < length {
      if byte(at: offset &+ done) != other.byte(at: start &+ done) { return false }
      done &+= 1
    }
    return true
  }

  /// The view of a part; the range is cut to the view.
  package func slice(from start: Int, to end: Int) -> ByteView {
    let lower = min(start, count)
    let upper = min(max(end, lower), count)
    return unsafe ByteView(UnsafeBufferPointer(start: base + lower, count: upper - lower))
  }

  /// The bytes as an array.
  package func copy() -> [UInt8] { unsafe Array(UnsafeBufferPointer(start: base, count: count)) }

  /// The text of a range that was validated as UTF-8; the range is cut to the view.
  package func text(from start: Int, length: Int, isASCII: Bool = false) -> String {
    let lower = min(start, count)
    let upper = min(lower + length, count)
    let slice = unsafe UnsafeBufferPointer(start: base + lower, count: upper - lower)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // Spares a second validation.
      return unsafe String(copying: UTF8Span(unchecked: slice.span, isKnownASCII: isASCII))
    }
    return unsafe String(decoding: slice, as: UTF8.self)
  }
}

extension ByteView {
  /// A view of a literal, which lives as long as the program.
  package init(_ literal: StaticString) {
    self = unsafe ByteView(
      UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// `null` as ``halfWord(at:)`` gives it.
  static var nullWord: UInt32 { 0x6C6C_756E }

  /// `true` as ``halfWord(at:)`` gives it.
  static var trueWord: UInt32 { 0x6575_7274 }

  /// The first four letters of `false`.
  static var falseWord: UInt32 { 0x736C_6166 }

  /// Calls `body` with a view of `bytes`, valid during the call.
  package static func over<Result>(
    _ bytes: [UInt8], _ body: (ByteView) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    try unsafe bytes.withUnsafeBufferPointer {
      (buffer: UnsafeBufferPointer<UInt8>) throws(JSONError) -> Result in
      try body(unsafe ByteView(buffer))
    }
  }
}
