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
        probe: { try container.decode(FoundProbe.self) })
      return nil
    }
  }

  public static func decodeLossily<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Wrapped.CodedValue? {
    do {
      return try Wrapped.decodeIfPresent(from: container, forKey: key)
    } catch {
      try Recovery.recover(
        from: error, by: .usedNil, at: container.codingPath + [key],
        expecting: Wrapped.CodedValue.self,
        probe: { try container.decode(FoundProbe.self, forKey: key) })
      return nil
    }
  }
}
