public import JSONCore

extension Plain where T: Encodable {
  /// Writes a value by its direct path, if it has one.
  ///
  /// In code that knows `T` the comparisons are constant.
  ///
  ///     try Plain<Int>.write(7, to: &writer)   // 7
  @inlinable  // Specialised in the client, where the type is known.
  public static func write(_ value: T, to writer: inout JSONWriter) throws(JSONWritingError) {
    if T.self == String.self { return writer.write(unsafe unsafeBitCast(value, to: String.self)) }
    if T.self == Int.self { return writer.write(unsafe unsafeBitCast(value, to: Int.self)) }
    if T.self == Double.self {
      return try writer.write(unsafe unsafeBitCast(value, to: Double.self))
    }
    if T.self == Bool.self { return writer.write(unsafe unsafeBitCast(value, to: Bool.self)) }
    try writeAny(value, to: &writer)
  }

  @inlinable  // As above.
  public static func writeMember(
    _ value: T, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    writer.writeKey(literal: key)
    try write(value, to: &writer)
  }

  @usableFromInline
  static func writeAny(_ value: T, to writer: inout JSONWriter) throws(JSONWritingError) {
    guard let writable = value as? any JSONWritable else {
      return try writer.writeByContainers(value)
    }
    try writable.write(to: &writer)
  }
}

extension EncodingStrategy where Self: Encodable, CodedValue == Self {
  @inlinable  // As above.
  public static func write(_ value: Self, to writer: inout JSONWriter) throws(JSONWritingError) {
    try Plain<Self>.write(value, to: &writer)
  }

  @inlinable  // As above.
  public static func writeMember(
    _ value: Self, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    try Plain<Self>.writeMember(value, to: &writer, literal: key)
  }
}
