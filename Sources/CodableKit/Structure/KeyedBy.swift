/// A dictionary that is sent as the list of its values, which hold their keys themselves.
///
///     struct User: Codable, Identifiable, Equatable { var id: Int; var name: String }
///     @Coded<KeyedByID<User>> var users: [Int: User]
///     // {"users": [{"id": 7, "name": "Ada"}]} -> [7: User(id: 7, name: "Ada")]
///
/// Written as a list again, in the order of the keys where they have one. An element with a key
/// that was there before throws `DecodingError.dataCorrupted`; `Lossy<KeyedBy<…>>` drops it, and
/// elements that cannot be read, with an issue each. A value that stands under another key than its
/// own is not written: `EncodingError.invalidValue`.
public enum KeyedBy<Strategy: ValueStrategy, Provider: KeyProvider>: ValueStrategy
where Provider.Element == Strategy.CodedValue {
  public typealias CodedValue = [Provider.Key: Strategy.CodedValue]
}

/// A dictionary by the elements' `id` that is sent as a list; see ``KeyedBy``.
///
///     @Coded<KeyedByID<User>> var users: [Int: User]
///     // {"users": [{"id": 7, "name": "Ada"}]} -> [7: User(id: 7, name: "Ada")]
public typealias KeyedByID<Element: Identifiable> = KeyedBy<Plain<Element>, ByID<Element>>

/// Says which key an element has; see ``KeyedBy``.
///
///     enum BySKU: KeyProvider { static func key(of element: Item) -> String { element.sku } }
///     @Coded<KeyedBy<Plain<Item>, BySKU>> var items: [String: Item]
///     // {"items": [{"sku": "A-1"}]} -> ["A-1": Item(sku: "A-1")]
public protocol KeyProvider<Element> {
  /// The type of the elements.
  associatedtype Element
  /// The type of the keys.
  associatedtype Key: Hashable

  /// The key under which an element stands.
  ///
  ///     BySKU.key(of: Item(sku: "A-1"))   // A-1
  static func key(of element: Element) -> Key
}

/// Provides the `id` of an element.
///
///     @Coded<KeyedBy<Plain<User>, ByID<User>>> var users: [Int: User]
///     // the same as @Coded<KeyedByID<User>> var users: [Int: User]
public enum ByID<Element: Identifiable>: KeyProvider {
  public static func key(of element: Element) -> Element.ID { element.id }
}

/// An element with the key that its provider finds in it.
private struct KeyedElement<Strategy: DecodingStrategy, Provider: KeyProvider>: Decodable,
  DictionaryEntry
where Provider.Element == Strategy.CodedValue {
  let value: Strategy.CodedValue
  var key: Provider.Key { Provider.key(of: value) }

  init(from decoder: any Decoder) throws { value = try Strategy.decode(from: decoder) }
}

extension KeyedBy: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> CodedValue {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> CodedValue {
    try EntryList<KeyedElement<Strategy, Provider>>.decode(from: container)
  }
}

extension KeyedBy: LossyDecodingStrategy where Strategy: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> CodedValue {
    try EntryList<KeyedElement<Strategy, Provider>>.decodeLossily(from: container)
  }
}

extension KeyedBy: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: CodedValue, to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (key, element) in value.inOrderOfKeys() {
      guard Provider.key(of: element) == key else {
        throw EncodingError.invalidValue(
          element,
          .init(
            codingPath: encoder.codingPath + [AnyCodingKey(index: container.count)],
            debugDescription: "The value stands under the key \(key), and its own key is "
              + "\(Provider.key(of: element))."))
      }
      try Strategy.encode(element, to: &container)
    }
  }
}
