// Generic code over containers does not see the functions of `KeyedDecodingContainer`, and would take a
// missing key for an error.

extension KeyedDecodingContainerProtocol {
  /// Decodes a wrapped property, and lets its strategy say what a missing key means.
  ///
  ///     func read<C: KeyedDecodingContainerProtocol>(_ container: C, _ key: C.Key) throws -> Int? {
  ///       try container.decode(LossyOptional<Int>.self, forKey: key).wrappedValue
  ///     }
  ///     // {} -> nil
  public func decode<Strategy: DecodingStrategy>(
    _ type: Coded<Strategy>.Type, forKey key: Key
  ) throws -> Coded<Strategy> {
    try KeyedDecodingContainer(self).decode(type, forKey: key)
  }

  /// Decodes a field, absent when its key is missing.
  ///
  /// As ``decode(_:forKey:)-(Coded<Strategy>.Type,_)``, in generic code:
  ///
  ///     let phone = try container.decode(Field<String>.self, forKey: key)
  ///     // {} -> .absent
  public func decode<Wrapped: Decodable>(
    _ type: Field<Wrapped>.Type, forKey key: Key
  ) throws -> Field<Wrapped> {
    try KeyedDecodingContainer(self).decode(type, forKey: key)
  }
}
