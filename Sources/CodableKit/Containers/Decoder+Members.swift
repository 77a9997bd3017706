extension Decoder {
  /// Reads a value whose members stand beside those of another, as with `@Flatten` and inside of
  /// a tagged enum.
  ///
  ///     self.owner = try decoder.decodeMembers(of: Owner.self)
  ///
  /// Unlike `Owner(from: decoder)` it is no call of another initialiser where the type has no
  /// conformance: the compiler says that.
  ///
  /// - Parameter type: the value's type.
  /// - Returns: the value.
  /// - Throws: what reading the value throws.
  @_documentation(visibility: internal)
  @inlinable  // One call of the type's initialiser, which the client knows.
  public func decodeMembers<Value: Decodable>(of type: Value.Type) throws -> Value {
    try Value(from: self)
  }
}
