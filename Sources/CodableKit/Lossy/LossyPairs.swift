/// A dictionary in the form `[key, value, key, value]`, without the pairs that failed.
struct LossyPairs<Key: DecodingStrategy, Element: DecodingStrategy>: Decodable
where Key.CodedValue: Hashable {
  let members: [Key.CodedValue: Element.CodedValue]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var members: [Key.CodedValue: Element.CodedValue] = [:]
    while !container.isAtEnd {
      let path = container.codingPath + [AnyCodingKey(index: container.currentIndex)]
      let key = try container.decode(Attempt<Key>.self)
      guard !container.isAtEnd else {
        let error = DecodingError.dataCorruptedError(
          in: container, debugDescription: "A key at the end of the array has no value.")
        try Recovery.recover(
          from: error, by: .droppedEntry, at: path, expecting: Element.CodedValue.self,
          probe: { nil })
        break
      }
      let value = try container.decode(Attempt<Element>.self)
      switch (key, value) {
      case (.success(let key), .success(let value)):
        guard members[key] != nil else {
          members[key] = value
          break
        }
        let error = DecodingError.dataCorrupted(
          .init(codingPath: path, debugDescription: "The key stands in the array already."))
        try Recovery.recover(
          from: error, by: .droppedEntry, at: path, expecting: Key.CodedValue.self,
          probe: { nil })
      case (.failure(let failure), _):
        try Recovery.recover(
          from: failure.error, by: .droppedEntry, at: path, expecting: Key.CodedValue.self,
          probe: { failure.found })
      case (.success, .failure(let failure)):
        try Recovery.recover(
          from: failure.error, by: .droppedEntry, at: path, expecting: Element.CodedValue.self,
          probe: { failure.found })
      }
    }
    self.members = members
  }
}
