// What tells generated code that the name of a type stands for an optional.

/// A coding key of generated code, whose containers see the optional behind a type alias.
///
/// As the compiler's synthesis does, and unlike a call of `decode` that is written by hand: a macro
/// sees the alias alone, and writes that call.
///
///     typealias Nickname = String?
///     nickname = try container.decode(Nickname.self, forKey: .nickname)
///     // {} and {"nickname": null} -> nil
@_documentation(visibility: internal)
public protocol GeneratedCodingKey: CodingKey {}

/// A coding key of generated code that leaves nil out.
///
///     try container.encode(nickname, forKey: .nickname)
///     // nil -> {}
@_documentation(visibility: internal)
public protocol GeneratedOmittingKey: GeneratedCodingKey {}

extension KeyedDecodingContainer where Key: GeneratedCodingKey {
  /// Reads the value of a key, or gives nil when the key is missing or its value is null.
  @_documentation(visibility: internal)
  @inlinable  // Specialised in the client, where the type is known.
  public func decode<Wrapped: Decodable>(
    _ type: Wrapped?.Type, forKey key: Key
  ) throws -> Wrapped? {
    try decodeIfPresent(Wrapped.self, forKey: key)
  }
}

extension KeyedEncodingContainer where Key: GeneratedOmittingKey {
  /// Writes a value under a key, and leaves the key out for nil.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func encode<Wrapped: Encodable>(_ value: Wrapped?, forKey key: Key) throws {
    try encodeIfPresent(value, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Writes a wrapper under a key, or leaves the key out if its strategy does.
  ///
  /// A wrapper is no optional, and would be taken for a value that is there.
  @_documentation(visibility: internal)
  @inlinable  // Specialised in the client, where the type is known.
  public mutating func encodeIfPresent<Strategy: EncodingStrategy>(
    _ value: Coded<Strategy>, forKey key: Key
  ) throws {
    try encode(value, forKey: key)
  }

  /// Writes a field under a key, and leaves the key out for an absent one, as above.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func encodeIfPresent<Wrapped: Encodable>(
    _ value: Field<Wrapped>, forKey key: Key
  ) throws {
    try encode(value, forKey: key)
  }

  /// Writes a value under a key, and null for nil.
  ///
  ///     try container.encodeOrNull(note, forKey: .note)
  ///     // nil -> {"note":null}
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public mutating func encodeOrNull<Wrapped: Encodable>(_ value: Wrapped?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
  }
}
