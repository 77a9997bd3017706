/// An object whose entries are read by a strategy, and keep their order.
///
///     @Coded<Ordered<UnixSeconds>> var visits: OrderedFields<Date>
///     // {"visits": {"b": 60, "a": 0}} -> keys ["b", "a"]
///
/// As ``OrderedFields`` in everything else. `Lossy<Ordered<…>>` drops the entries that cannot be
/// read, with an issue each.
public enum Ordered<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = OrderedFields<Strategy.CodedValue>
}

extension Ordered: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> CodedValue {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> CodedValue {
    try container.decode(OrderedFields<Coded<Strategy>>.self).mapValues(\.wrappedValue)
  }
}

extension Ordered: LossyDecodingStrategy where Strategy: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> CodedValue {
    let attempts: OrderedFields<Attempt<Strategy>>
    do {
      attempts = try container.decode(OrderedFields<Attempt<Strategy>>.self)
    } catch {
      try Recovery.recover(
        from: error, by: .usedEmpty, at: container.codingPath, expecting: [String: Any].self,
        probe: { try container.decode(FoundProbe.self) })
      return [:]
    }
    var fields = CodedValue()
    for (key, attempt) in attempts {
      switch attempt {
      case .success(let value):
        fields[key] = value
      case .failure(let failure):
        try Recovery.recover(
          from: failure.error, by: .droppedEntry, at: container.codingPath + [AnyCodingKey(key)],
          expecting: Strategy.CodedValue.self, probe: { failure.found })
      }
    }
    return fields
  }
}

extension Ordered: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: CodedValue, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.mapValues { Coded<Strategy>(wrappedValue: $0) })
  }
}
