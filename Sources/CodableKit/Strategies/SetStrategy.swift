/// A set strategy reads and writes an array, each element by the element's strategy.
///
///     @Coded<Set<Int>> var ids: Set<Int>
///     // {"ids": [1, 2, 2]} -> [1, 2]
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
    try encodeElements(value, by: Element.self, to: encoder)
  }
}
