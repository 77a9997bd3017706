extension Optional: LossyDecodingStrategy where Wrapped: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> Wrapped.CodedValue? {
    if container.decodeNil() { return nil }
    do {
      return try Wrapped.decode(from: container)
    } catch {
      try Recovery.recover(
        from: error, by: .usedNil, at: container.codingPath, expecting: Wrapped.CodedValue.self,
        of: Wrapped.self, probe: { try container.decode(FoundProbe.self) })
      return nil
    }
  }

  @inlinable  // Specialised in the client; see Documentation/Design/wrapper-cost.md.
  public static func decodeLossily<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Wrapped.CodedValue? {
    try decodeLossilyIfPresent(from: container, forKey: key) ?? nil
  }

  @inlinable  // As above.
  public static func decodeLossilyIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Wrapped.CodedValue?? {
    do {
      return try Wrapped.decodeIfPresent(from: container, forKey: key).map { .some($0) }
    } catch {
      try recover(from: error, in: container, forKey: key)
      return .some(nil)
    }
  }

  @usableFromInline
  static func recover<Key>(
    from error: any Error, in container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws {
    try Recovery.recover(
      from: error, by: .usedNil, at: container.codingPath + [key],
      expecting: Wrapped.CodedValue.self, of: Wrapped.self,
      probe: { try container.decode(FoundProbe.self, forKey: key) })
  }
}
