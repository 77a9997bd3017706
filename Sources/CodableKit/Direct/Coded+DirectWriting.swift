public import JSONCore

extension Coded: JSONWritable where Strategy: EncodingStrategy {
  @inlinable  // Specialised in the client, where the strategy is known.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try Strategy.write(wrappedValue, to: &writer)
  }
}

extension JSONWriter {
  /// Writes a wrapped property under its key, or leaves the key out if its strategy does.
  ///
  /// - Parameters:
  ///   - value: the property.
  ///   - key: the key as it stands in the text, which has nothing in it to escape.
  /// - Throws: ``JSONWritingError`` for a value that has no JSON text.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func writeMember<Strategy: EncodingStrategy>(
    _ value: Coded<Strategy>, literal key: StaticString
  ) throws(JSONWritingError) {
    try Strategy.writeMember(value.wrappedValue, to: &self, literal: key)
  }
}

extension EncodingStrategy {
  // By containers, which every strategy can do.
  public static func write(
    _ value: CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try writer.writeByContainers(WrittenByContainers<Self>(value: value))
  }

  // As above: a strategy may leave the key out.
  public static func writeMember(
    _ value: CodedValue, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    try writer.writeMembersByContainers(
      MemberWrittenByContainers<Self>(value: value, key: AnyCodingKey("\(key)")))
  }
}

/// A value that is encoded by its strategy's functions for containers.
struct WrittenByContainers<Strategy: EncodingStrategy>: Encodable {
  let value: Strategy.CodedValue

  func encode(to encoder: any Encoder) throws { try Strategy.encode(value, to: encoder) }
}

/// An object with one member, or none if its strategy leaves the key out.
struct MemberWrittenByContainers<Strategy: EncodingStrategy>: Encodable {
  let value: Strategy.CodedValue
  let key: AnyCodingKey

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyCodingKey.self)
    try Strategy.encode(value, to: &container, forKey: key)
  }
}
