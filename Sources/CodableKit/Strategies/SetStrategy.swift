/// A set strategy reads and writes an array, each element by the element's strategy.
///
///     @Coded<Set<Int>> var ids: Set<Int>
///     // {"ids": [1, 2, 2]} -> [1, 2]
///
/// Written in the order of the values, or of their raw values, where they have one, so that a text
/// does not change from run to run.
extension Set: ValueStrategy where Element: ValueStrategy, Element.CodedValue: Hashable {
  public typealias CodedValue = Set<Element.CodedValue>
}

extension Set: DecodingStrategy where Element: DecodingStrategy, Element.CodedValue: Hashable {
  public static func decode(from decoder: any Decoder) throws -> Set<Element.CodedValue> {
    try Set<Element.CodedValue>([Element].decode(from: decoder))
  }
}

extension Set: EncodingStrategy where Element: EncodingStrategy, Element.CodedValue: Hashable {
  public static func encode(_ value: Set<Element.CodedValue>, to encoder: any Encoder) throws {
    try encodeElements(value.inOrder(), by: Element.self, to: encoder)
  }
}

extension Set {
  /// The elements by their order, or by that of their raw values, or as they come where neither has
  /// one.
  @usableFromInline
  func inOrder() -> [Element] {
    if let type = Element.self as? any Comparable.Type, let sorted = sorted(as: type) {
      return sorted
    }
    if let type = Element.self as? any RawRepresentable.Type,
      let sorted = sorted(byRawValuesOf: type)
    {
      return sorted
    }
    return Array(self)
  }

  private func sorted<Order: Comparable>(as type: Order.Type) -> [Element]? {
    (Array(self) as? [Order])?.sorted() as? [Element]
  }

  private func sorted<Raw: RawRepresentable>(byRawValuesOf type: Raw.Type) -> [Element]? {
    (Raw.RawValue.self as? any Comparable.Type).flatMap { sorted(type, byRawValuesAs: $0) }
  }

  private func sorted<Raw: RawRepresentable, Order: Comparable>(
    _ type: Raw.Type, byRawValuesAs order: Order.Type
  ) -> [Element]? {
    guard let values = Array(self) as? [Raw] else { return nil }
    let keyed = values.compactMap { value in
      (value.rawValue as? Order).map { (key: $0, value: value) }
    }
    return keyed.sorted { $0.key < $1.key }.map(\.value) as? [Element]
  }
}
