/// An encoder that adds the members of an object to one that was begun.
///
/// Encoders trap when they are asked for an array where an object was begun, and cannot refuse by
/// throwing. This one hands out containers that keep nothing instead, and remembers that it did.
final class MergingEncoder: Encoder {
  private let base: any Encoder
  private(set) var isObject = true

  init(into base: any Encoder) { self.base = base }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    base.container(keyedBy: type)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    isObject = false
    return DiscardingUnkeyedContainer(codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { MergedValue(encoder: self) }

  /// A single value: merged when it is an object in turn.
  private struct MergedValue: SingleValueEncodingContainer {
    let encoder: MergingEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.isObject = false }

    func encode<T: Encodable>(_ value: T) throws {
      // Scalars would ask for a container for ever.
      guard !(value is any LosslessScalar) else { return encodeNil() }
      try value.encode(to: encoder)
    }
  }
}
