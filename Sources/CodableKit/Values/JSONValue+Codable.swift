#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue: Codable {
  /// Reads any value, under any decoder.
  ///
  /// Numbers keep their digits as far as the decoder hands them out; one that hands out a `Double`
  /// only gives the shortest digits of that. Objects come in the order of their keys, since
  /// decoders do not tell the order of the document; ``FastJSONDecoder`` does.
  ///
  /// Throws `DecodingError.dataCorrupted` with a ``JSONError`` below 512 levels of nesting.
  ///
  ///     try FastJSONDecoder()
  ///       .decode(JSONValue.self, from: #"{"b":1.50,"a":[]}"#)["b"]?.number?.text
  ///     // 1.50
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if decoder is NodeDecoder {
      // As it stands in the document, members in their order.
      self = try container.decode(JSONValue.self)
    } else if container.decodeNil() {
      self = .null
    } else if let scalar = try? container.decode(Scalar.self) {
      switch scalar {
      case .string(let text): self = .string(text)
      case .number(let number): self = .number(number)
      case .bool(let value): self = .bool(value)
      }
    } else if let number = JSONNumber(nearestIn: container) {
      self = .number(number)
    } else {
      try Self.checkDepth(container.codingPath)
      self = try Self.compound(in: container)
    }
  }

  private static func compound(
    in container: any SingleValueDecodingContainer
  ) throws -> JSONValue {
    do {
      return .array(try container.decode([JSONValue].self))
    } catch let error as DecodingError
      where error.pathOfFault.count == container.codingPath.count && Recovery.isRecoverable(error)
    {
      let members = try container.decode([String: JSONValue].self)
      return .object(JSONObject(members.sorted { $0.key < $1.key }))
    }
  }

  private static func checkDepth(_ path: [any CodingKey]) throws {
    guard path.count >= JSONReadingOptions().maximumDepth else { return }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: path, debugDescription: "The value is nested too deeply.",
        underlyingError: JSONError(.depthExceeded, at: 0)))
  }

  /// Writes the value, under any encoder; under ``FastJSONEncoder`` as it is, digit by digit and
  /// member by member.
  ///
  ///     try FastJSONEncoder().encodeToString(JSONValue(parsing: #"{"b":1.50,"a":[]}"#))
  ///     // {"b":1.50,"a":[]}
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    // Handed to the encoder as a value, it is written by the encoder's own code.
    if encoder is EncodingNode || encoder is MergingEncoder { return try container.encode(self) }
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements)
    case .object(let members):
      // As a dictionary, since only its keys are safe from an encoder's key strategy.
      var dictionary: [String: JSONValue] = [:]
      for (key, value) in members where dictionary.updateValue(value, forKey: key) != nil {
        // Different bytes, and one `String`: Swift compares by canonical equivalence.
        throw EncodingError.invalidValue(
          self,
          .init(
            codingPath: container.codingPath + [AnyCodingKey(key)],
            debugDescription: "Two keys of the object are equal as Swift strings."))
      }
      try container.encode(dictionary)
    }
  }
}

extension JSONNumber: Codable {
  /// Reads a number, with the digits that the decoder hands out.
  ///
  ///     try FastJSONDecoder().decode([JSONNumber].self, from: "[1.50]")[0].text   // 1.50
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let scalar = try? container.decode(Scalar.self) else {
      guard let number = Self(nearestIn: container) else { throw Self.mismatch(in: container) }
      self = number
      return
    }
    guard case .number(let number) = scalar else { throw Self.mismatch(in: container) }
    self = number
  }

  /// The nearest number that a decoder gives where it does not tell all digits.
  fileprivate init?(nearestIn container: any SingleValueDecodingContainer) {
    if container.isOfFoundationJSON, let value = try? container.decode(Decimal.self) {
      self.init(value.description)
      return
    }
    guard let value = try? container.decode(Double.self) else { return nil }
    self.init(value)
  }

  private static func mismatch(in container: any SingleValueDecodingContainer) -> DecodingError {
    guard container.decodeNil() else {
      return Scalar.mismatch(JSONNumber.self, "a number", in: container)
    }
    return .valueNotFound(
      JSONNumber.self,
      .init(codingPath: container.codingPath, debugDescription: "Expected a number, found null."))
  }

  /// Writes the number as the narrowest type that holds it exactly; ``FastJSONEncoder`` writes its
  /// own digits.
  ///
  /// A number that not even `Decimal` holds is written as the nearest `Double`.
  ///
  ///     try FastJSONEncoder().encodeToString([JSONNumber(1), JSONNumber(2.5)])   // [1,2.5]
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = integer(as: Int64.self) {
      try container.encode(value)
    } else if let value = integer(as: UInt64.self) {
      try container.encode(value)
    } else if JSONNumber(double) == self {
      try container.encode(double)
    } else if let value = Decimal(losslessly: .number(self)) {
      try container.encode(value)
    } else {
      try container.encode(double)
    }
  }
}
