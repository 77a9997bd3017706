/// A scalar that takes a word at most and has a quick way to be read as most documents write it.
///
/// A requirement and no closure, because only what is declared to be inlined is, into a loop of
/// this size.
protocol PlainScalar: BitwiseCopyable {
  /// Reads a plain value and moves `place` behind it, or gives nil for anything else.
  static func plain(in bytes: ByteView, from place: inout Int) -> Self?
}

// Each is inlined into the loop over an array of its type, which keeps everything in registers.

extension PlainScalar where Self: FixedWidthInteger {
  @inline(__always)
  static func plain(in bytes: ByteView, from place: inout Int) -> Self? {
    bytes.plainInteger(Self.self, from: &place)
  }
}

extension PlainScalar where Self: BinaryFormat {
  @inline(__always)
  static func plain(in bytes: ByteView, from place: inout Int) -> Self? {
    bytes.plainNumber(Self.self, from: &place)
  }
}

extension Int: PlainScalar {}
extension Int32: PlainScalar {}
extension Int64: PlainScalar {}
extension UInt8: PlainScalar {}
extension UInt32: PlainScalar {}
extension UInt64: PlainScalar {}
extension Double: PlainScalar {}
extension Float: PlainScalar {}

extension Bool: PlainScalar {
  @inline(__always)
  static func plain(in bytes: ByteView, from place: inout Int) -> Bool? {
    bytes.plainBool(from: &place)
  }
}
