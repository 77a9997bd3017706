public import JSONCore

extension Plain where T: Decodable {
  /// Reads a scalar at once; any other type by its direct path, if it has one.
  ///
  /// In code that knows `T` one comparison is left, and it is constant.
  ///
  ///     // Before 7:
  ///     try Plain<Int>.read(from: &reader)   // 7
  @inlinable  // Specialised in the client, where the type is known.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> T {
    if T.self == String.self { return unsafe unsafeBitCast(try String(from: &reader), to: T.self) }
    if T.self == Int.self { return unsafe unsafeBitCast(try Int(from: &reader), to: T.self) }
    if T.self == Double.self { return unsafe unsafeBitCast(try Double(from: &reader), to: T.self) }
    if T.self == Bool.self { return unsafe unsafeBitCast(try Bool(from: &reader), to: T.self) }
    return try readOther(from: &reader)
  }

  /// The rarer scalars, and the arrays for which there are loops of their own.
  @inlinable  // As above: of all the comparisons nothing is left.
  static func readOther(from reader: inout JSONReader) throws(JSONError) -> T {
    if T.self == Float.self { return unsafe unsafeBitCast(try Float(from: &reader), to: T.self) }
    if T.self == Int8.self { return unsafe unsafeBitCast(try Int8(from: &reader), to: T.self) }
    if T.self == Int16.self { return unsafe unsafeBitCast(try Int16(from: &reader), to: T.self) }
    if T.self == Int32.self { return unsafe unsafeBitCast(try Int32(from: &reader), to: T.self) }
    if T.self == Int64.self { return unsafe unsafeBitCast(try Int64(from: &reader), to: T.self) }
    if T.self == UInt.self { return unsafe unsafeBitCast(try UInt(from: &reader), to: T.self) }
    if T.self == UInt8.self { return unsafe unsafeBitCast(try UInt8(from: &reader), to: T.self) }
    if T.self == UInt16.self { return unsafe unsafeBitCast(try UInt16(from: &reader), to: T.self) }
    if T.self == UInt32.self { return unsafe unsafeBitCast(try UInt32(from: &reader), to: T.self) }
    if T.self == UInt64.self { return unsafe unsafeBitCast(try UInt64(from: &reader), to: T.self) }
    if T.self == [String].self {
      return unsafe unsafeBitCast(try [String](from: &reader), to: T.self)
    }
    if T.self == [Int].self { return unsafe unsafeBitCast(try [Int](from: &reader), to: T.self) }
    if T.self == [Double].self {
      return unsafe unsafeBitCast(try [Double](from: &reader), to: T.self)
    }
    return try readAny(from: &reader)
  }

  /// In code that knows `T` the test for its conformance is made by the compiler.
  @inlinable  // As above.
  static func readAny(from reader: inout JSONReader) throws(JSONError) -> T {
    guard let readable = T.self as? any JSONReadable.Type else {
      return try reader.readByContainers(T.self)
    }
    return try reader.read(readable, as: T.self)
  }
}

extension JSONReader {
  /// Reads a value of a type whose conformance was found by a cast, without a box around it.
  @inlinable  // As above.
  mutating func read<Readable: JSONReadable, T>(
    _ type: Readable.Type, as _: T.Type
  ) throws(JSONError) -> T {
    // The same type by another name.
    unsafe unsafeBitCast(try Readable(from: &self), to: T.self)
  }
}

extension DecodingStrategy where Self: Decodable, CodedValue == Self {
  @inlinable  // As above.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Self {
    try Plain<Self>.read(from: &reader)
  }
}
