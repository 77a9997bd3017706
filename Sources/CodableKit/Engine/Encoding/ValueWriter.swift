/// Writes the values of one type without asking the type itself.
protocol ValueWriter<Value> {
  associatedtype Value
  static func write(_ value: Value, in node: EncodingNode) throws
}

extension ValueWriter {
  /// Writes a value whose type is `Value` under another name.
  static func write<Same>(same value: Same, in node: EncodingNode) throws {
    precondition(Same.self == Value.self, "a writer for another type")
    // The same type, so that the value is only given its name; `as!` would cost a dynamic cast.
    try unsafe write(unsafeBitCast(value, to: Value.self), in: node)
  }
}

/// A type that has a writer of its own.
///
/// Types of Foundation do because their form is set by options; scalars, arrays and dictionaries
/// because no container is needed for them.
protocol WriterProviding: Encodable {
  static var writer: any ValueWriter.Type { get }
}

extension EncodingSession {
  /// The writer for a type, nil if the type encodes itself.
  func writer(for type: Any.Type) -> (any ValueWriter.Type)? {
    if let known = writers.value[type] { return known }
    let writer =
      (type as? any WriterProviding.Type)?.writer
      ?? (names.areUnchanged ? nil : (type as? any NumberKeyed.Type)?.writer)
    writers.value.insert(writer, for: type)
    return writer
  }
}
