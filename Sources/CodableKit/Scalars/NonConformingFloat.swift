/// A floating-point number whose not-a-number and infinities are sent as text.
///
///     @Coded<NonConformingFloat<Double>> var ratio: Double
///     // {"ratio": 0.5}, {"ratio": "NaN"}, {"ratio": "Infinity"} and {"ratio": "-Infinity"}
///
/// JSON has no numbers for them (RFC 8259 section 6). The texts are those of the JSON mapping of
/// Protocol Buffers. For other texts, and for every number of a document, there is the decoder's
/// `nonConformingFloatDecodingStrategy`, which this strategy leaves in force. Any other text is a
/// wrong type; for numbers in text see ``Lossless``.
public enum NonConformingFloat<T: BinaryFloatingPoint & Codable>: CodingStrategy {
  public typealias CodedValue = T

  public static func decode(from decoder: any Decoder) throws -> T {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> T {
    do {
      return try container.decode(T.self)
    } catch {
      guard Recovery.isRecoverable(error) else { throw error }
      if let text = try? container.decode(String.self), let value = value(named: text) {
        return value
      }
      throw Wanted(form, type: T.self, strategy: Self.self).marking(error)
    }
  }

  public static func encode(_ value: T, to encoder: any Encoder) throws {
    guard let name = name(of: value) else { return try Plain<T>.encode(value, to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  private static var form: String { #"a number, "NaN", "Infinity" or "-Infinity""# }

  static func value(named text: String) -> T? {
    switch text {
    case "NaN": .nan
    case "Infinity": .infinity
    case "-Infinity": -.infinity
    default: nil
    }
  }

  /// The text of a value that is no number of JSON.
  static func name(of value: T) -> String? {
    if value.isNaN { return "NaN" }
    guard value.isInfinite else { return nil }
    return value < 0 ? "-Infinity" : "Infinity"
  }
}

// Never created; hashable so that a set can be of it: `Set<NonConformingFloat<T>>`.
extension NonConformingFloat: Equatable {}
extension NonConformingFloat: Hashable {}
