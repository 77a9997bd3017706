/// A list that may be sent as a single element, without the list around it.
///
///     @Coded<OneOrMany<Int>> var ids: [Int]
///     // {"ids": 7} -> [7], {"ids": [7, 8]} -> [7, 8]; written as a list
///
/// An array is always the list, so the elements themselves cannot be arrays that stand alone. To
/// write a single element without the list, see ``OneOrManyCompact``. `Lossy<OneOrMany<…>>` drops
/// the elements that cannot be read; a bad value that stands alone reads as an empty list.
public enum OneOrMany<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = [Strategy.CodedValue]
}

extension OneOrMany: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> [Strategy.CodedValue] {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> [Strategy.CodedValue] {
    do {
      return try container.decode(Coded<[Strategy]>.self).wrappedValue
    } catch DecodingError.typeMismatch(_, let context)
      where context.codingPath.count == container.codingPath.count
    {
      return [try Strategy.decode(from: container)]
    }
  }
}

extension OneOrMany: LossyDecodingStrategy where Strategy: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> [Strategy.CodedValue] {
    do {
      return try container.decode(LossyElements<Strategy>.self).values
    } catch DecodingError.typeMismatch(_, let context)
      where context.codingPath.count == container.codingPath.count
    {
      return try single(in: container)
    } catch {
      return try empty(after: error, in: container)
    }
  }

  private static func single(
    in container: any SingleValueDecodingContainer
  ) throws -> [Strategy.CodedValue] {
    do {
      return [try Strategy.decode(from: container)]
    } catch {
      return try empty(after: error, in: container)
    }
  }

  private static func empty(
    after error: any Error, in container: any SingleValueDecodingContainer
  ) throws -> [Strategy.CodedValue] {
    try Recovery.recover(
      from: error, by: .usedEmpty, at: container.codingPath, expecting: Strategy.CodedValue.self,
      probe: { try container.decode(FoundProbe.self) })
    return []
  }
}

extension OneOrMany: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: [Strategy.CodedValue], to encoder: any Encoder) throws {
    try [Strategy].encode(value, to: encoder)
  }
}

/// As ``OneOrMany``, and a list of one element is written as the element.
///
///     @Coded<OneOrManyCompact<Int>> var ids: [Int]
///     // [7] -> {"ids":7}, [7, 8] -> {"ids":[7,8]}
public enum OneOrManyCompact<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = [Strategy.CodedValue]
}

extension OneOrManyCompact: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> [Strategy.CodedValue] {
    try OneOrMany<Strategy>.decode(from: decoder)
  }
}

extension OneOrManyCompact: LossyDecodingStrategy where Strategy: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> [Strategy.CodedValue] {
    try OneOrMany<Strategy>.decodeLossily(from: container)
  }
}

extension OneOrManyCompact: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: [Strategy.CodedValue], to encoder: any Encoder) throws {
    if let only = value.first, value.count == 1 {
      try Strategy.encode(only, to: encoder)
    } else {
      try [Strategy].encode(value, to: encoder)
    }
  }
}
