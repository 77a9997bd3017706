extension KeyedDecodingContainer {
  /// The members of an object under a key; none when the key is missing or its value is null.
  ///
  ///     let location = try container.nestedMembers(keyedBy: LocationKeys.self, forKey: .location)
  ///     latitude = try location.decodeIfPresent(Double.self, forKey: .latitude)
  ///     // {}, {"location": null} and {"location": {}} -> nil
  ///
  /// A member that is required throws `DecodingError.keyNotFound` with its full path. Anything else
  /// than an object throws what `nestedContainer(keyedBy:forKey:)` throws.
  @_documentation(visibility: internal)
  public func nestedMembers<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    if try contains(key) && !decodeNil(forKey: key) {
      do {
        return try nestedContainer(keyedBy: type, forKey: key)
      } catch {
        // The object is none of a property, which could have a strategy.
        throw Wanted(type: [String: Any].self, isUnannotated: true).marking(error)
      }
    }
    if contains(key), let kept = try keptMembers(keyedBy: type, forKey: key) { return kept }
    return KeyedDecodingContainer<NestedKey>(
      AbsentContainer(codingPath: codingPath + [AbsentKey(base: key, isNull: contains(key))]))
  }
}

/// The container of an object that is not there: it has no keys.
private struct AbsentContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]

  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { false }

  private func missing(_ key: any CodingKey) -> DecodingError {
    .missing(key, at: codingPath)
  }

  func decodeNil(forKey key: Key) throws -> Bool { throw missing(key) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { throw missing(key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { throw missing(key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { throw missing(key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { throw missing(key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { throw missing(key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { throw missing(key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { throw missing(key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { throw missing(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { throw missing(key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { throw missing(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { throw missing(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { throw missing(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { throw missing(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { throw missing(key) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { throw missing(key) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { throw missing(key) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw missing(key)
  }

  func superDecoder() throws -> any Decoder { throw missing(AnyCodingKey("super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw missing(key) }
}
