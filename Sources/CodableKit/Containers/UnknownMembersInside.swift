extension KeyedDecodingContainer {
  /// Throws when an object inside this one has a member that no key stands for.
  ///
  ///     try container.refuseUnknownMembers(of: .place, besides: PlaceKeys.self)
  ///     // {"place": {"lat": 1, "lati": 5}} -> throws:
  ///     //   expected key "lat", found "lati" (did you mean "lat"?)
  ///
  /// Throws `DecodingError.dataCorrupted` as ``Swift/Decoder/refuseUnknownMembers(besides:and:)``
  /// does. No object at all, or null, has no members.
  @_documentation(visibility: internal)
  public func refuseUnknownMembers<Keys: CodingKey & CaseIterable>(
    of key: Key, besides keys: Keys.Type
  ) throws {
    guard try contains(key) && !decodeNil(forKey: key) else { return }
    _ = try decode(Refusal<Keys>.self, forKey: key)
  }
}

/// An object without members that no key stands for.
private struct Refusal<Keys: CodingKey & CaseIterable>: Decodable {
  init(from decoder: any Decoder) throws { try decoder.refuseUnknownMembers(besides: Keys.self) }
}
