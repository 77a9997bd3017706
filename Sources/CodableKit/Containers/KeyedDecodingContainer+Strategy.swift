extension KeyedDecodingContainer {
  /// Reads the value of a key by a strategy.
  ///
  ///     createdAt = try container.decode(by: ISO8601.self, forKey: .createdAt)
  ///
  /// What a missing key means is up to the strategy.
  @inlinable  // Specialised in the client; see Documentation/Design/wrapper-cost.md.
  public func decode<Strategy: DecodingStrategy>(
    by strategy: Strategy.Type, forKey key: Key
  ) throws -> Strategy.CodedValue {
    do {
      return try Strategy.decode(from: self, forKey: key)
    } catch {
      return try kept(
        forKey: key, after: Strategy.markingElement(error, of: key, in: self))
    }
  }

  /// Reads the value of a key by a strategy, or gives nil when the key is missing or its value is
  /// null.
  ///
  ///     // In {"at": "1970-01-01T00:00:05Z"}:
  ///     try container.decodeIfPresent(by: ISO8601.self, forKey: .at)?.timeIntervalSince1970   // 5
  @inlinable  // As above.
  public func decodeIfPresent<Strategy: DecodingStrategy>(
    by strategy: Strategy.Type, forKey key: Key
  ) throws -> Strategy.CodedValue? {
    do {
      return try Strategy.decodeIfPresent(from: self, forKey: key)
    } catch {
      return try kept(
        forKey: key, after: Strategy.markingElement(error, of: key, in: self))
    }
  }

  /// Reads the value of a key by a strategy whose value is an optional already.
  ///
  ///     // In {"at": null}:
  ///     try container.decodeIfPresent(by: ISO8601?.self, forKey: .at)   // nil
  @inlinable  // As above.
  public func decodeIfPresent<Strategy: DecodingStrategy, Wrapped>(
    by strategy: Strategy.Type, forKey key: Key
  ) throws -> Wrapped? where Strategy.CodedValue == Wrapped? {
    do {
      return try Strategy.decode(from: self, forKey: key)
    } catch {
      return try kept(
        forKey: key, after: Strategy.markingElement(error, of: key, in: self))
    }
  }

  /// Reads a value of the type that the result is put into.
  ///
  ///     _payments = try container.decodeValue(forKey: .payments)
  ///
  /// For the storage of a property wrapper, whose type is nowhere in the source.
  // Only for what is none of this package's wrappers: those are `Decodable` too.
  @_disfavoredOverload
  @inlinable  // As above.
  public func decodeValue<Value: Decodable>(forKey key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  /// The type of the storage of a property wrapper, which is nowhere in the source.
  ///
  ///     _isOn = try container.decode(
  ///       container.storageType { (value: Self) in value._isOn }, forKey: .isOn)
  ///
  /// With it, the function is called that the wrapper has added to `KeyedDecodingContainer`, as the
  /// compiler's synthesis does.
  ///
  /// - Parameter storage: gives the storage of a value; it is never called.
  /// - Returns: the type of the storage.
  @inlinable  // Nothing, in the client.
  public func storageType<Root, Storage>(_ storage: (Root) -> Storage) -> Storage.Type {
    Storage.self
  }

  /// Reads a wrapper of CodableKit, whose strategy says what a missing key means.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  @inline(__always)  // As the function that it calls.
  public func decodeValue<Strategy: DecodingStrategy>(forKey key: Key) throws -> Coded<Strategy> {
    try decode(Coded<Strategy>.self, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Writes a value under a key by a strategy.
  ///
  ///     try container.encode(createdAt, by: ISO8601.self, forKey: .createdAt)
  public mutating func encode<Strategy: EncodingStrategy>(
    _ value: Strategy.CodedValue, by strategy: Strategy.Type, forKey key: Key
  ) throws {
    do {
      try Strategy.encode(value, to: &self, forKey: key)
    } catch {
      try show(Coded<Strategy>(wrappedValue: value), forKey: key, after: error)
    }
  }

  /// Writes a value under a key by a strategy, and leaves the key out for nil.
  ///
  ///     try container.encodeIfPresent(endedAt, by: ISO8601.self, forKey: .endedAt)
  ///     // nil -> {}
  public mutating func encodeIfPresent<Strategy: EncodingStrategy>(
    _ value: Strategy.CodedValue?, by strategy: Strategy.Type, forKey key: Key
  ) throws {
    guard let value else { return try leaveOut(key) }
    do {
      try Strategy.encode(value, to: &self, forKey: key)
    } catch {
      try show(Coded<Strategy>(wrappedValue: value), forKey: key, after: error)
    }
  }

  /// Writes an optional under a key by a strategy for optionals.
  ///
  ///     try container.encodeIfPresent(endedAt, by: ExplicitNull<ISO8601?>.self, forKey: .endedAt)
  ///     // nil -> {"endedAt":null}
  public mutating func encodeIfPresent<Strategy: EncodingStrategy, Wrapped>(
    _ value: Wrapped?, by strategy: Strategy.Type, forKey key: Key
  ) throws where Strategy.CodedValue == Wrapped? {
    do {
      try Strategy.encode(value, to: &self, forKey: key)
    } catch {
      try show(Coded<Strategy>(wrappedValue: value), forKey: key, after: error)
    }
  }
}
