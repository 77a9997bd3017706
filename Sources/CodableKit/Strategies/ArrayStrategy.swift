/// An array strategy reads and writes each element by the element's strategy.
///
///     @Coded<[UnixSeconds]> var stamps: [Date]
///     // {"stamps": [0, 60]} -> 1970-01-01 00:00:00 and 00:01:00
extension Array: ValueStrategy where Element: ValueStrategy {
  public typealias CodedValue = [Element.CodedValue]
}

extension Array: DecodingStrategy where Element: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> [Element.CodedValue] {
    var container = try decoder.unkeyedContainer()
    var values: [Element.CodedValue] = []
    values.reserveCapacity(plausibleCapacity(container.count))
    while !container.isAtEnd { values.append(try Element.decode(from: &container)) }
    return values
  }
}

extension Array: EncodingStrategy where Element: EncodingStrategy {
  public static func encode(_ value: [Element.CodedValue], to encoder: any Encoder) throws {
    try encodeElements(value, by: Element.self, to: encoder)
  }
}

/// How much to reserve for a count that the payload claims: formats with a length prefix may lie.
func plausibleCapacity(_ claimed: Int?) -> Int { min(claimed ?? 0, 1024) }

func encodeElements<Element: EncodingStrategy>(
  _ values: some Sequence<Element.CodedValue>, by strategy: Element.Type, to encoder: any Encoder
) throws {
  var container = encoder.unkeyedContainer()
  for value in values { try Element.encode(value, to: &container) }
}
