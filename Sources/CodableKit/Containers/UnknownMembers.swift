extension Decoder {
  /// The members of the object that no key stands for.
  ///
  ///     extra = try decoder.unknownMembers(besides: CodingKeys.self)
  ///
  /// - Parameters:
  ///   - keys: the keys that are known.
  ///   - flattened: the decoders of values whose members stand in the same object.
  /// - Returns: the values of these members, by key.
  /// - Throws: what reading one of the values throws.
  public func unknownMembers<Keys: CodingKey & CaseIterable, Value: Decodable>(
    besides keys: Keys.Type, and flattened: FlattenedDecoder...
  ) throws -> [String: Value] {
    try members(of: container(keyedBy: AnyCodingKey.self), besides: keys, flattened)
  }

  /// The members that no key stands for, in the object and in objects inside of it.
  ///
  ///     extra = try decoder.unknownMembers(
  ///       besides: CodingKeys.self, inside: [.place: KnownKeys(CodingKeys.PlaceKeys.self)])
  ///     // {"place": {"lat": 1, "zoom": 5}, "x": 1} -> ["place": {"zoom": 5}, "x": 1]
  ///
  /// - Parameters:
  ///   - keys: the keys that are known.
  ///   - inside: the keys of the objects inside; one with members that are unknown stands in the
  ///     result with these.
  ///   - flattened: the decoders of values whose members stand in the same object.
  /// - Returns: the values of these members, by key.
  /// - Throws: what reading one of the values throws.
  public func unknownMembers<Keys: CodingKey & CaseIterable & Hashable>(
    besides keys: Keys.Type, inside: [Keys: KnownKeys], and flattened: FlattenedDecoder...
  ) throws -> [String: JSONValue] {
    let container = try container(keyedBy: AnyCodingKey.self)
    var members: [String: JSONValue] = try members(of: container, besides: keys, flattened)
    for (key, known) in inside {
      let rest = try known.unknownMembers(of: AnyCodingKey(key.stringValue), in: container)
      if !rest.isEmpty { members[key.stringValue] = .object(rest) }
    }
    return members
  }

  private func members<Keys: CodingKey & CaseIterable, Value: Decodable>(
    of container: KeyedDecodingContainer<AnyCodingKey>, besides keys: Keys.Type,
    _ flattened: [FlattenedDecoder]
  ) throws -> [String: Value] {
    var members: [String: Value] = [:]
    for key in unknownKeys(in: container, besides: keys, flattened) {
      do {
        members[key.stringValue] = try container.decode(Value.self, forKey: key)
      } catch {
        throw UnknownKey.marking(error, of: Value.self, at: container.codingPath.count + 1)
      }
    }
    return members
  }

  /// Throws when the object has a member that no key stands for.
  ///
  ///     try decoder.refuseUnknownMembers(besides: CodingKeys.self)
  ///     // {"nam": "Ada"} -> throws: expected key "name", found "nam" (did you mean "name"?)
  ///
  /// Throws `DecodingError.dataCorrupted` at the path of the first such member; the text names the
  /// known key that is written most like it.
  @_documentation(visibility: internal)
  public func refuseUnknownMembers<Keys: CodingKey & CaseIterable>(
    besides keys: Keys.Type, and flattened: FlattenedDecoder...
  ) throws {
    let container = try container(keyedBy: AnyCodingKey.self)
    let unknown = unknownKeys(in: container, besides: keys, flattened)
    guard let key = unknown.min(by: { $0.stringValue < $1.stringValue }) else { return }
    let known = Keys.allCases.map(\.stringValue) + flattened.flatMap { $0.notes.keys.sorted() }
    let fault = UnknownKey(key: key.stringValue, known: known)
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: container.codingPath + [key], debugDescription: fault.message,
        underlyingError: fault))
  }

  private func unknownKeys<Keys: CodingKey & CaseIterable>(
    in container: KeyedDecodingContainer<AnyCodingKey>, besides keys: Keys.Type,
    _ flattened: [FlattenedDecoder]
  ) -> [AnyCodingKey] {
    if flattened.contains(where: \.notes.isOpaque) { return [] }
    let known = flattened.reduce(into: Set(Keys.allCases.map(\.stringValue))) {
      $0.formUnion($1.notes.keys)
    }
    return container.allKeys.filter { !known.contains($0.stringValue) }
  }
}

extension Encoder {
  /// Writes members beside those that keys stand for, in the order of their keys.
  ///
  ///     try encoder.encodeUnknownMembers(extra, besides: CodingKeys.self)
  ///
  /// Among the members of other values, those give way that another value writes: they are what it
  /// was when it was read.
  ///
  /// Throws `EncodingError.invalidValue` for a member under one of the known keys: it would take
  /// the place of another.
  public func encodeUnknownMembers<Keys: CodingKey & CaseIterable, Value: Encodable>(
    _ members: [String: Value], besides keys: Keys.Type
  ) throws {
    let known = Set(Keys.allCases.map(\.stringValue))
    let merging = self as? MergingEncoder
    var container = container(keyedBy: AnyCodingKey.self)
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      guard !known.contains(key) else {
        throw KnownKeys.error(value, at: codingPath + [AnyCodingKey(key)])
      }
      if let merging {
        try merging.encodeKept(value, forKey: AnyCodingKey(key))
      } else {
        try container.encode(value, forKey: AnyCodingKey(key))
      }
    }
  }

  /// Writes members beside those that keys stand for, in the object and in objects inside of it.
  ///
  ///     try encoder.encodeUnknownMembers(
  ///       extra, besides: CodingKeys.self, inside: [.place: KnownKeys(CodingKeys.PlaceKeys.self)])
  ///     // ["place": {"zoom": 5}] -> {"place": {"lat": 1, "zoom": 5}}
  ///
  /// Throws `EncodingError.invalidValue` as ``Swift/Encoder/encodeUnknownMembers(_:besides:)``
  /// does.
  public func encodeUnknownMembers<Keys: CodingKey & CaseIterable & Hashable>(
    _ members: [String: JSONValue], besides keys: Keys.Type, inside: [Keys: KnownKeys]
  ) throws {
    var members = members
    var container = container(keyedBy: AnyCodingKey.self)
    for (key, known) in inside.sorted(by: { $0.key.stringValue < $1.key.stringValue }) {
      guard case .object(let object)? = members[key.stringValue] else { continue }
      members[key.stringValue] = nil
      try known.encode(object, under: AnyCodingKey(key.stringValue), to: &container)
    }
    try encodeUnknownMembers(members, besides: keys)
  }
}
