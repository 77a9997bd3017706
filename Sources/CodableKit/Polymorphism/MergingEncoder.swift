import JSONCore

/// An encoder for values whose members stand in one object.
///
///     let shared = MergingEncoder(encoder)
///     var container = shared.container(keyedBy: CodingKeys.self)
///     try container.encode(id, forKey: .id)
///     try shared.encodeMembers(of: owner)
///
/// Encoders trap when they are asked for an array where an object was begun, and write the last of
/// two values under one key. This one refuses both by an error; two values under one key only when
/// they differ.
@_documentation(visibility: internal)
public final class MergingEncoder: Encoder {
  private let base: any Encoder
  /// What was written so far; nil where a key may be written twice.
  private let members: MergedMembers?
  private(set) var isObject = true

  /// Writes into another encoder.
  @_documentation(visibility: internal)
  public init(_ base: any Encoder) {
    self.base = base
    // An update looks up one member at a time, and nothing is written.
    members = base is FormerEncoder ? nil : MergedMembers()
  }

  /// Writes into another encoder, whatever was written before.
  init(into base: any Encoder) {
    self.base = base
    members = nil
  }

  public var codingPath: [any CodingKey] { base.codingPath }
  public var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  /// Writes a value into the object.
  ///
  /// Throws `EncodingError.invalidValue` for a value that is no object, and for one under whose
  /// keys something else was written.
  @_documentation(visibility: internal)
  public func encodeMembers(of value: some Encodable) throws {
    isObject = true
    try encodeMembers { try value.encode(to: $0) }
    guard isObject else {
      throw EncodingError.invalidValue(
        value,
        .init(
          codingPath: codingPath,
          debugDescription:
            "The value of \(typeName(type(of: value))) is no object: it has no members to be "
            + "written among others."))
    }
  }

  /// Writes what a function writes into the object, such as a superclass's.
  ///
  ///     try shared.encodeMembers { try super.encode(to: $0) }
  ///
  /// Throws `EncodingError.invalidValue` where something else stands under one of its keys.
  @_documentation(visibility: internal)
  public func encodeMembers(_ write: (any Encoder) throws -> Void) throws {
    try write(self)
    if let conflict = members?.conflict {
      throw MergedMembers.error(JSONValue.null, codingPath: codingPath, key: conflict)
    }
  }

  public func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let container = base.container(keyedBy: type)
    guard let members else { return container }
    return KeyedEncodingContainer(MergingContainer(base: container, members: members))
  }

  public func unkeyedContainer() -> any UnkeyedEncodingContainer {
    isObject = false
    return DiscardingUnkeyedContainer(codingPath: codingPath)
  }

  public func singleValueContainer() -> any SingleValueEncodingContainer {
    MergedValue(encoder: self)
  }

  /// Writes the members of an object that nothing else has written: what a case for unknown ones
  /// keeps is the whole object, of which other values have read their parts.
  fileprivate func encodeOtherMembers(of value: JSONValue) throws {
    guard case .object(let object) = value else { return isObject = false }
    for (key, value) in object { try encodeKept(value, forKey: AnyCodingKey(key)) }
  }

  /// Writes a member that a type has kept without knowing it, unless another type writes it.
  func encodeKept(_ value: some Encodable, forKey key: AnyCodingKey) throws {
    if members?.contains(key.stringValue) == true { return }
    var container = base.container(keyedBy: AnyCodingKey.self)
    try container.encode(value, forKey: key)
    members?.addKept(value, forKey: key)
  }

  /// A single value: merged when it is an object in turn.
  private struct MergedValue: SingleValueEncodingContainer {
    let encoder: MergingEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.isObject = false }

    func encode<T: Encodable>(_ value: T) throws {
      if let value = value as? JSONValue { return try encoder.encodeOtherMembers(of: value) }
      // Scalars would ask for a container for ever.
      guard !(value is any LosslessScalar) else { return encodeNil() }
      try value.encode(to: encoder)
    }
  }
}
