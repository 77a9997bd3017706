extension Array: LossyDecodingStrategy where Element: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> [Element.CodedValue] {
    do {
      return try container.decode(LossyElements<Element>.self).values
    } catch {
      try Recovery.recover(
        from: error, by: .usedEmpty, at: container.codingPath, expecting: [Any].self,
        probe: { try container.decode(FoundProbe.self) })
      return []
    }
  }
}

extension Set: LossyDecodingStrategy
where Element: DecodingStrategy, Element.CodedValue: Hashable {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> Set<Element.CodedValue> {
    try Set<Element.CodedValue>([Element].decodeLossily(from: container))
  }
}

/// An array without the elements that failed.
struct LossyElements<Element: DecodingStrategy>: Decodable {
  let values: [Element.CodedValue]

  init(from decoder: any Decoder) throws {
    if let node = decoder as? NodeDecoder {
      values = try node.document.lossyElements(of: Element.self, in: node.place)
      return
    }
    var container = try decoder.unkeyedContainer()
    var values: [Element.CodedValue] = []
    values.reserveCapacity(plausibleCapacity(container.count))
    while !container.isAtEnd {
      let index = container.currentIndex
      do {
        values.append(try Element.decode(from: &container))
      } catch {
        try Self.drop(error, at: index, of: &container)
      }
    }
    self.values = values
  }

  /// Records a failed element and moves on to the next, whatever the decoder did on failure.
  private static func drop(
    _ error: any Error, at index: Int, of container: inout any UnkeyedDecodingContainer
  ) throws {
    try Recovery.recover(
      from: error, by: .droppedElement,
      at: container.codingPath + [AnyCodingKey(index: index)],
      expecting: Element.CodedValue.self, of: Element.self,
      probe: {
        // Foundation stays on a failed element; other decoders may move on, and then it is gone.
        guard container.currentIndex == index else { return nil }
        return try container.decode(FoundProbe.self)
      })
    if container.currentIndex == index { _ = try container.decode(Skipped.self) }
    // A decoder that cannot skip would be asked for the same element for ever.
    guard container.currentIndex > index || container.isAtEnd else { throw error }
  }
}

/// Accepts any value and keeps nothing of it.
struct Skipped: Decodable {
  init(from decoder: any Decoder) {}
}
