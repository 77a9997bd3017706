import JSONCore

/// What was written into an object so far, by several values.
final class MergedMembers {
  private var values: [String: any Encodable] = [:]
  private var objects: [String: MergedMembers] = [:]
  /// The keys of what gives way to another value.
  private var kept: Set<String> = []
  /// The parent's, for what is found where nothing can be thrown.
  private weak var root: MergedMembers?
  private(set) var conflict: (any CodingKey)?

  init(in root: MergedMembers? = nil) { self.root = root }

  func contains(_ key: String) -> Bool { values[key] != nil || objects[key] != nil }

  /// Whether a value is to be written: not where the same stands already.
  ///
  /// Throws where another stands.
  func admits(
    _ value: some Encodable, forKey key: any CodingKey, at path: @autoclosure () -> [any CodingKey]
  ) throws -> Bool {
    let name = key.stringValue
    if kept.remove(name) != nil {
      values[name] = nil
      return true
    }
    if let earlier = values[name], Self.areSame(earlier, value) { return false }
    guard !contains(name) else { throw Self.error(value, codingPath: path(), key: key) }
    return true
  }

  /// Notes a value that was written.
  func add(_ value: some Encodable, forKey key: any CodingKey) { values[key.stringValue] = value }

  /// Notes a value that a type has kept without knowing it: another type's, as it was when it was
  /// read.
  func addKept(_ value: some Encodable, forKey key: any CodingKey) {
    add(value, forKey: key)
    kept.insert(key.stringValue)
  }

  /// The members of an object under a key; nil where something else stands, which the root notes.
  func object(forKey key: any CodingKey) -> MergedMembers? {
    let name = key.stringValue
    guard values[name] == nil else { return note(key) }
    let object = objects[name] ?? MergedMembers(in: root ?? self)
    objects[name] = object
    return object
  }

  /// Takes a key for something that cannot be looked into; false where something stands already.
  func take(_ key: any CodingKey) -> Bool {
    guard !contains(key.stringValue) else {
      _ = note(key)
      return false
    }
    values[key.stringValue] = Opaque()
    return true
  }

  private func note(_ key: any CodingKey) -> MergedMembers? {
    let root = root ?? self
    if root.conflict == nil { root.conflict = key }
    return nil
  }

  static func error(
    _ value: some Encodable, codingPath: [any CodingKey], key: any CodingKey
  ) -> EncodingError {
    .invalidValue(
      value,
      .init(
        codingPath: codingPath + [key],
        debugDescription: "Two values write the key \(Excerpt.quoted(key.stringValue))."))
  }

  private static func areSame(_ first: some Encodable, _ second: some Encodable) -> Bool {
    guard let first = json(of: first), let second = json(of: second) else { return false }
    return first == second
  }

  private static func json(of value: some Encodable) -> JSONValue? {
    (try? FastJSONEncoder().encodeToString(value)).flatMap { try? JSONValue(parsing: $0) }
  }

  /// An array or a superclass's object, which is the same as nothing else.
  private struct Opaque: Encodable {
    func encode(to encoder: any Encoder) throws { throw Unwritable() }
    private struct Unwritable: Error {}
  }
}

/// A container of an object that several values write.
struct MergingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  var base: KeyedEncodingContainer<Key>
  let members: MergedMembers

  var codingPath: [any CodingKey] { base.codingPath }

  mutating func encodeNil(forKey key: Key) throws {
    guard try members.admits(JSONValue.null, forKey: key, at: codingPath) else { return }
    try base.encodeNil(forKey: key)
    members.add(JSONValue.null, forKey: key)
  }

  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    guard try members.admits(value, forKey: key, at: codingPath) else { return }
    try base.encodePlainly(value, forKey: key)
    members.add(value, forKey: key)
  }

  mutating func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    guard let object = members.object(forKey: key) else {
      return KeyedEncodingContainer(
        DiscardingKeyedContainer<NestedKey>(codingPath: codingPath + [key]))
    }
    let container = base.nestedContainer(keyedBy: type, forKey: key)
    return KeyedEncodingContainer(MergingContainer<NestedKey>(base: container, members: object))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    members.take(key)
      ? base.nestedUnkeyedContainer(forKey: key)
      : DiscardingUnkeyedContainer(codingPath: codingPath + [key])
  }

  mutating func superEncoder() -> any Encoder {
    members.take(AnyCodingKey("super"))
      ? base.superEncoder() : KeyTextEncoder(codingPath: codingPath)
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    members.take(key)
      ? base.superEncoder(forKey: key) : KeyTextEncoder(codingPath: codingPath + [key])
  }
}
