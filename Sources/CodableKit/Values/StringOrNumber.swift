/// A value that an API sends sometimes as a string and sometimes as a number.
///
///     struct Station: Codable {
///       var temperature: StringOrNumber
///     }
///     // {"temperature": "21.5"} -> text "21.5", double 21.5; written as "21.5"
///     // {"temperature": 21.5}   -> text "21.5", double 21.5; written as 21.5
///
/// It keeps the text and the form, so that it is written as it was read. Where the form does not
/// matter, use ``LosslessValue``.
public struct StringOrNumber: Hashable, Sendable {
  /// The string, or the digits of the number.
  ///
  ///     StringOrNumber(JSONNumber(21.5)).text   // 21.5
  public let text: String

  /// Whether the value was, and will be written as, a number.
  ///
  ///     StringOrNumber("7").isNumber   // false
  public let isNumber: Bool

  /// Creates a value that is written as a string.
  ///
  ///     try FastJSONEncoder().encodeToString([StringOrNumber("21.5")])   // ["21.5"]
  public init(_ text: String) {
    self.text = text
    isNumber = false
  }

  /// Creates a value that is written as a number.
  ///
  ///     try FastJSONEncoder().encodeToString([StringOrNumber(JSONNumber(21.5))])   // [21.5]
  public init(_ number: JSONNumber) {
    text = number.text
    isNumber = true
  }

  /// The number that either form stands for; nil when a string is none.
  ///
  ///     StringOrNumber("7").number   // JSONNumber(7)
  ///     StringOrNumber("a").number   // nil
  public var number: JSONNumber? { JSONNumber(text) }

  /// The number as an integer; nil when it has a fraction or does not fit.
  ///
  ///     StringOrNumber("7").int     // 7
  ///     StringOrNumber("7.5").int   // nil
  public var int: Int? { Int(losslessly: .string(text)) }

  /// The number as the nearest double; nil when a string is no number.
  ///
  ///     StringOrNumber("21.5").double   // 21.5
  ///     StringOrNumber("warm").double   // nil
  public var double: Double? { Double(losslessly: .string(text)) }
}

extension StringOrNumber: Codable {
  /// Reads a string or a number.
  ///
  /// Throws `DecodingError.typeMismatch` for anything else.
  ///
  ///     try FastJSONDecoder().decode([StringOrNumber].self, from: #"["7",7]"#).map(\.isNumber)
  ///     // [false, true]
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch try container.decode(
      Scalar.self, for: Wanted("a string or a number", type: StringOrNumber.self))
    {
    case .string(let text): self.init(text)
    case .number(let number): self.init(number)
    case .bool:
      throw DecodingError.typeMismatch(
        StringOrNumber.self,
        .init(
          codingPath: container.codingPath, debugDescription: "Expected a string or a number."))
    }
  }

  /// Writes the value in the form that it has.
  ///
  ///     let either = try FastJSONDecoder().decode([StringOrNumber].self, from: #"["7",7]"#)
  ///     try FastJSONEncoder().encodeToString(either)   // ["7",7]
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if isNumber, let number {
      try container.encode(number)
    } else {
      try container.encode(text)
    }
  }
}

extension StringOrNumber: CustomStringConvertible {
  public var description: String { text }
}

extension StringOrNumber: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension StringOrNumber: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(JSONNumber(value)) }
}
