/// The standard library's form of a dictionary whose keys are no text: `[key, value, key, value]`.
struct AlternatingPairs<Key: ValueStrategy, Element: ValueStrategy>
where Key.CodedValue: Hashable {
  let members: [Key.CodedValue: Element.CodedValue]
}

extension AlternatingPairs: Decodable where Key: DecodingStrategy, Element: DecodingStrategy {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var members: [Key.CodedValue: Element.CodedValue] = [:]
    while !container.isAtEnd {
      let index = container.currentIndex
      let key = try Key.decode(from: &container)
      guard !container.isAtEnd else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "A key at the end of the array has no value.")
      }
      let value = try Element.decode(from: &container)
      guard members.updateValue(value, forKey: key) == nil else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: container.codingPath + [AnyCodingKey(index: index)],
            debugDescription: "The key stands in the array already."))
      }
    }
    self.members = members
  }
}

extension AlternatingPairs where Key: EncodingStrategy, Element: EncodingStrategy {
  static func encode(
    _ members: [Key.CodedValue: Element.CodedValue], to encoder: any Encoder
  ) throws {
    var container = encoder.unkeyedContainer()
    for (key, value) in members {
      try Key.encode(key, to: &container)
      try Element.encode(value, to: &container)
    }
  }
}
