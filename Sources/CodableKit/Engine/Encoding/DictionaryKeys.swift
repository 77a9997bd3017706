/// The key type of the standard library's dictionaries, whose keys are data and never converted.
///
/// It has no public name; a dictionary is encoded to see it.
enum DictionaryKeys {
  static let type: ObjectIdentifier? = {
    let probe = Probe()
    // The probe takes everything; were it asked in another way, no type would be known.
    try? [0: 0].encode(to: probe)
    return probe.keyType
  }()
}

/// An encoder that only sees which type of keys it is asked for.
private final class Probe: Encoder {
  private(set) var keyType: ObjectIdentifier?
  private let unused = EncodingSession(options: EncodingOptions()).lostNode()

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    keyType = ObjectIdentifier(type)
    return TypedKeyTexts<Key>(isNumbered: false, isData: true).makeContainer(for: unused)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { unused.unkeyedContainer() }
  func singleValueContainer() -> any SingleValueEncodingContainer { unused.singleValueContainer() }
}
