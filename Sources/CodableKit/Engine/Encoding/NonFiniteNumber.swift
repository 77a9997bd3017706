import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is written for NaN and the infinities, which JSON has no numbers for.
enum NonFiniteNumber {
  case string(String)
  case null

  func append(to buffer: inout OutputBuffer, escapesSlashes: Bool) {
    switch self {
    case .string(let text): buffer.append(quoted: text, escapesSlashes: escapesSlashes)
    case .null: buffer.appendNull()
    }
  }
}

extension EncodingOptions {
  /// What the settings say for a value that is not finite.
  ///
  /// - Throws: `EncodingError.invalidValue` at `path` where they say nothing.
  func substitute<Value: BinaryFloatingPoint>(
    for value: Value, at path: @autoclosure () -> [any CodingKey]
  ) throws -> NonFiniteNumber {
    if encodesNonConformingFloatsAsNull { return .null }
    switch nonConformingFloatEncodingStrategy {
    case .convertToString(let positiveInfinity, let negativeInfinity, let nan):
      return .string(value.isNaN ? nan : value > 0 ? positiveInfinity : negativeInfinity)
    default:
      throw EncodingError.nonFinite(value, named: "\(Value.self).\(value)", at: path())
    }
  }
}
