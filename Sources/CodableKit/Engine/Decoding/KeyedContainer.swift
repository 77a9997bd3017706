/// The keyed container of an object.
///
/// A struct of `let` fields: `KeyedDecodingContainer` puts it into a box, and that box is the only
/// allocation that an object costs.
@safe struct KeyedContainer<Key: CodingKey>: CachedKeyedDecoding {
  private let document: JSONDocument
  /// The place of the object; of a container that is used again the complement of its number, by
  /// which `keys` has the place.
  private let place: Int
  /// What is known of the keys, if they are bytes and the object has no table.
  ///
  /// Unmanaged, because containers are copied for every call, and counting two references takes
  /// longer than one. The document, which this container holds, keeps what it knows.
  private let keys: Unmanaged<ModelKeys>?

  /// Makes the container of an object.
  ///
  /// With `keys`, the place is an object that needs no table, or the complement of a number of
  /// theirs.
  init(_ document: JSONDocument, at place: Int, keys: ModelKeys?) throws {
    if keys == nil {
      guard document.node(at: place).kind == .object else {
        throw document.unfit([String: Any].self, at: place)
      }
      _ = document.prepare(place)
    }
    self.document = document
    self.place = place
    unsafe self.keys = keys.map { unsafe .passUnretained($0) }
  }

  /// The place of the object.
  // Inlined into each reader below; a comparison, and three loads where the container is used
  // again.
  @inline(__always)
  private var object: Int {
    guard place < 0, let keys = unsafe keys else { return place }
    return unsafe keys._withUnsafeGuaranteedRef { $0.object(~place) }
  }

  var codingPath: [any CodingKey] { document.codingPath(of: object) }

  var allKeys: [Key] {
    document.table(of: object).keys.compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { find(key) >= 0 }

  /// The place of a key's value, or -1.
  // Inlined into each reader below, which is then one call from the document's own.
  @inline(__always)
  private func find(_ key: Key) -> Int {
    // A key with a table of its type has one byte or none.
    if let keys = unsafe keys,
      let wanted = unsafe keys._withUnsafeGuaranteedRef({
        $0.key(
          MemoryLayout<Key>.size == 0 ? 0 : unsafe unsafeBitCast(key, to: UInt8.self),
          isSnakeCase: document.isSnakeCase,
          text: { key.stringValue })
      })
    {
      return document.value(of: wanted, in: object)
    }
    return document.value(of: key.stringValue, in: object)
  }

  /// The place of a key's value.
  // Inlined for the same reason.
  @inline(__always)
  private func value(of key: Key) throws -> Int {
    let place = find(key)
    if place < 0 { throw document.missingKey(key, in: object) }
    return place
  }

  /// The place of a key's value, or -1 if the key is missing or its value is null.
  // Inlined for the same reason.
  @inline(__always)
  private func valueIfPresent(of key: Key) -> Int {
    let place = find(key)
    if place < 0 || document.index.node(at: place).kind != .null { return place }
    document.advancePastScalar(at: place)
    return -1
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    document.index.node(at: try value(of: key)).kind == .null
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    let place = try value(of: key)
    let value = try document.bool(at: place)
    document.advancePastScalar(at: place)
    return value
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    let place = try value(of: key)
    let value = try document.string(at: place)
    document.advancePastScalar(at: place)
    return value
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    let place = try value(of: key)
    let value = try document.double(at: place)
    document.advancePastScalar(at: place)
    return value
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    let place = try value(of: key)
    let value = try document.float(at: place)
    document.advancePastScalar(at: place)
    return value
  }

  // Inlined so that each reader below gets its own, for its own type.
  @inline(__always)
  private func integer<T: FixedWidthInteger>(_ type: T.Type, _ key: Key) throws -> T {
    let place = try value(of: key)
    let value = try document.integer(type, at: place)
    document.advancePastScalar(at: place)
    return value
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try integer(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try integer(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try integer(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try integer(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try integer(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try integer(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try integer(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try integer(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try integer(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try integer(type, key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try integer(type, key) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try integer(type, key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let place = try value(of: key)
    let passed = document.passedKeys
    let value = try document.decode(type, at: place)
    document.advance(object, after: place, passing: passed)
    return value
  }
}

extension KeyedContainer {
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    let place = valueIfPresent(of: key)
    if place < 0 { return nil }
    let value = try document.bool(at: place)
    document.advancePastScalar(at: place)
    return value
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    let place = valueIfPresent(of: key)
    if place < 0 { return nil }
    let value = try document.string(at: place)
    document.advancePastScalar(at: place)
    return value
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    let place = valueIfPresent(of: key)
    if place < 0 { return nil }
    let value = try document.double(at: place)
    document.advancePastScalar(at: place)
    return value
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    let place = valueIfPresent(of: key)
    if place < 0 { return nil }
    let value = try document.float(at: place)
    document.advancePastScalar(at: place)
    return value
  }

  // Inlined so that each reader below gets its own, for its own type.
  @inline(__always)
  private func integerIfPresent<T: FixedWidthInteger>(_ type: T.Type, _ key: Key) throws -> T? {
    let place = valueIfPresent(of: key)
    if place < 0 { return nil }
    let value = try document.integer(type, at: place)
    document.advancePastScalar(at: place)
    return value
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try integerIfPresent(type, key)
  }

  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try integerIfPresent(type, key)
  }

  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try integerIfPresent(type, key)
  }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try integerIfPresent(type, key)
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try integerIfPresent(type, key)
  }

  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try integerIfPresent(type, key)
  }

  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try integerIfPresent(type, key)
  }

  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try integerIfPresent(type, key)
  }

  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try integerIfPresent(type, key)
  }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try integerIfPresent(type, key)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try integerIfPresent(type, key)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try integerIfPresent(type, key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    let place = valueIfPresent(of: key)
    if place < 0 { return nil }
    let passed = document.passedKeys
    let value = try document.decode(type, at: place)
    document.advance(object, after: place, passing: passed)
    return value
  }
}

extension KeyedContainer {
  func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let place = try value(of: key)
    do {
      return try document.keyedContainer(type, at: place)
    } catch {
      // Whoever wants its members has no property for the object: it may be that of a case.
      throw Wanted(type: [String: Any].self, isUnannotated: true).marking(error)
    }
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try UnkeyedContainer(document, at: try value(of: key))
  }

  func superDecoder() throws -> any Decoder { decoder(forKey: PathKey("super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { decoder(forKey: key) }

  /// A key that is missing gives a decoder of null, as in Foundation.
  private func decoder(forKey key: some CodingKey) -> NodeDecoder {
    let place = document.value(of: key.stringValue, in: object)
    if place >= 0 { return NodeDecoder(document, at: place) }
    return NodeDecoder(document, at: document.absence(of: PathKey(key.stringValue), in: object))
  }
}
