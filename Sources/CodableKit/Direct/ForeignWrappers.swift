public import JSONCore

// A wrapper of another package, or of the program, may have a function of its own in
// `KeyedEncodingContainer`, which leaves the key out for some values. Only the client sees it: it
// hands over the call.

/// The key of a member that is written by a function for containers.
///
///     WrittenKey(stringValue: "note").stringValue   // note
@_documentation(visibility: internal)
public struct WrittenKey: CodingKey {
  public let stringValue: String
  public var intValue: Int? { nil }

  public init(stringValue: String) { self.stringValue = stringValue }
  public init?(intValue: Int) { nil }
}

extension JSONWriter {
  /// Writes a wrapped property by the function that the client calls for it.
  ///
  /// - Parameters:
  ///   - value: the property.
  ///   - key: the key as it stands in the text, which has nothing in it to escape.
  ///   - encode: encodes the property into a container.
  /// - Throws: ``JSONWritingError/refusedByType`` when the function fails.
  @_documentation(visibility: internal)
  public mutating func writeMember<Wrapper: Encodable>(
    _ value: Wrapper, literal key: StaticString,
    by encode: (inout KeyedEncodingContainer<WrittenKey>, Wrapper, WrittenKey) throws -> Void
  ) throws(JSONWritingError) {
    try withoutActuallyEscaping(encode) { (encode) throws(JSONWritingError) in
      try writeMembersByContainers(
        MemberWrittenByFunction(value: value, key: WrittenKey(stringValue: "\(key)"), by: encode))
    }
  }

  /// Writes a wrapped property whose type has the direct path: its author's word for how.
  @_documentation(visibility: internal)
  @inlinable  // Specialised in the client, where the type is known.
  public mutating func writeMember<Wrapper: Encodable & JSONWritable>(
    _ value: Wrapper, literal key: StaticString,
    by encode: (inout KeyedEncodingContainer<WrittenKey>, Wrapper, WrittenKey) throws -> Void
  ) throws(JSONWritingError) {
    try writeMember(value, literal: key)
  }

  /// Writes a wrapper of CodableKit by another name.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func writeMember<Strategy: EncodingStrategy>(
    _ value: Coded<Strategy>, literal key: StaticString,
    by encode: (inout KeyedEncodingContainer<WrittenKey>, Coded<Strategy>, WrittenKey) throws ->
      Void
  ) throws(JSONWritingError) {
    try writeMember(value, literal: key)
  }
}

/// An object with one member, or none if the function leaves it out.
private struct MemberWrittenByFunction<Wrapper>: Encodable {
  let value: Wrapper
  let key: WrittenKey
  let function: (inout KeyedEncodingContainer<WrittenKey>, Wrapper, WrittenKey) throws -> Void

  init(
    value: Wrapper, key: WrittenKey,
    by function:
      @escaping (inout KeyedEncodingContainer<WrittenKey>, Wrapper, WrittenKey) throws -> Void
  ) {
    (self.value, self.key, self.function) = (value, key, function)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WrittenKey.self)
    try function(&container, value, key)
  }
}
