public import JSONCore

extension Plain where T: Decodable {
  /// Reads a scalar at once; any other type by its direct path, if it has one.
  ///
  /// In code that knows `T` one comparison is left, and it is constant.
  @inlinable  // Specialised in the client, where the type is known.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> T {
    if T.self == String.self { return unsafe unsafeBitCast(try String(from: &reader), to: T.self) }
    if T.self == Int.self { return unsafe unsafeBitCast(try Int(from: &reader), to: T.self) }
    if T.self == Double.self { return unsafe unsafeBitCast(try Double(from: &reader), to: T.self) }
    if T.self == Bool.self { return unsafe unsafeBitCast(try Bool(from: &reader), to: T.self) }
    return try readAny(from: &reader)
  }

  @usableFromInline
  static func readAny(from reader: inout JSONReader) throws(JSONError) -> T {
    guard let readable = T.self as? any JSONReadable.Type else {
      return try reader.readByContainers(T.self)
    }
    let value = try reader.readAny(readable)
    guard let value = value as? T else { throw reader.invalidValue(at: reader.offset) }
    return value
  }
}

extension JSONReader {
  fileprivate mutating func readAny<Readable: JSONReadable>(
    _ type: Readable.Type
  ) throws(JSONError) -> any JSONReadable {
    try Readable(from: &self)
  }
}

extension DecodingStrategy where Self: Decodable, CodedValue == Self {
  @inlinable  // As above.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Self {
    try Plain<Self>.read(from: &reader)
  }
}
