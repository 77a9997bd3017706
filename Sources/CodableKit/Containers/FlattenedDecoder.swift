/// A decoder for a value whose members stand beside those of another, which notes their keys.
///
/// With it, the type around the value knows which members nobody has read.
///
///     let flattened = FlattenedDecoder(decoder)
///     owner = try flattened.decodeMembers(of: Owner.self)
///     extra = try decoder.unknownMembers(besides: CodingKeys.self, and: flattened)
@_documentation(visibility: internal)
public final class FlattenedDecoder: Decoder {
  private let base: any Decoder
  var notes = Notes()

  /// What was noted of a value.
  struct Notes {
    /// The keys that were asked for.
    fileprivate(set) var keys: Set<String> = []
    /// Of each container, whether one of the keys is there.
    fileprivate var findings: [(Set<String>) -> Bool] = []
    /// Whether the value was read in a way that shows no keys.
    var isOpaque = false

    /// Whether one of the value's keys is there.
    var hasFoundKey: Bool { isOpaque || findings.contains { $0(keys) } }

    /// Whether the object was looked into, and none of the value's keys is there.
    var showsAbsence: Bool { !findings.isEmpty && !hasFoundKey }

    /// Adds what was noted in another attempt to read the value.
    mutating func formUnion(_ other: Notes) {
      keys.formUnion(other.keys)
      findings += other.findings
      isOpaque = isOpaque || other.isOpaque
    }
  }

  /// Reads from another decoder.
  @_documentation(visibility: internal)
  public init(_ base: any Decoder) { self.base = base }

  public var codingPath: [any CodingKey] { base.codingPath }
  public var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  public func container<Key: CodingKey>(keyedBy type: Key.Type) throws
    -> KeyedDecodingContainer<Key>
  {
    let container = try base.container(keyedBy: type)
    if Key(stringValue: "\u{0}") == nil {
      // Keys that do not make a `Key` are not among them.
      notes.findings.append { _ in !container.allKeys.isEmpty }
    } else {
      // Any text makes a `Key`: those that were asked for count.
      notes.findings.append {
        $0.contains { Key(stringValue: $0).map(container.contains) ?? false }
      }
    }
    return KeyedDecodingContainer(NotingContainer(base: container, decoder: self))
  }

  public func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try base.unkeyedContainer()
    notes.isOpaque = true
    return container
  }

  public func singleValueContainer() throws -> any SingleValueDecodingContainer {
    NotingSingleValue(base: try base.singleValueContainer(), decoder: self)
  }

  fileprivate func note(_ key: any CodingKey) { notes.keys.insert(key.stringValue) }
}

extension Optional where Wrapped: Decodable {
  /// Reads a value whose members stand beside those of another; nil when none of them is there.
  ///
  /// Throws when some are there and another that the value needs is not.
  @_documentation(visibility: internal)
  public init(flattenedIn decoder: FlattenedDecoder) throws {
    do {
      let value = try Wrapped(from: decoder)
      self = decoder.notes.hasFoundKey ? value : nil
    } catch DecodingError.keyNotFound where !decoder.notes.hasFoundKey {
      // Also a key of an object that is not there: nothing of the value is.
      self = nil
    } catch  where decoder.notes.showsAbsence && Recovery.isRecoverable(error) {
      // No case of an enum, or a condition: what is not there is in no need of them.
      self = nil
    }
  }
}

/// A container that tells its decoder which keys were asked for.
private struct NotingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let decoder: FlattenedDecoder

  var codingPath: [any CodingKey] { base.codingPath }

  var allKeys: [Key] {
    let keys = base.allKeys
    keys.forEach(decoder.note)
    return keys
  }

  func contains(_ key: Key) -> Bool { noting(key).contains(key) }

  private func noting(_ key: Key) -> KeyedDecodingContainer<Key> {
    decoder.note(key)
    return base
  }

  func decodeNil(forKey key: Key) throws -> Bool { try noting(key).decodeNil(forKey: key) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try value(key) }

  private func value<T: Decodable>(_ key: Key) throws -> T {
    try noting(key).decodePlainly(T.self, forKey: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try noting(key).nestedContainer(keyedBy: type, forKey: key)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try noting(key).nestedUnkeyedContainer(forKey: key)
  }

  func superDecoder() throws -> any Decoder {
    decoder.note(AnyCodingKey("super"))
    return try base.superDecoder()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try noting(key).superDecoder(forKey: key)
  }
}
