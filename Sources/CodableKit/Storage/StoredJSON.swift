#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The JSON of values that a program keeps for itself.
///
/// Nobody else reads it, so it is written to come back as it was: dates to their last digit,
/// numbers digit by digit, infinities and NaN as text. Keys are sorted, so that an unchanged value
/// is an unchanged text, but for those of ``OrderedFields`` and ``JSONValue``, whose order is
/// theirs.
package enum StoredJSON {
  package static func encode(_ value: some Encodable) throws -> Data {
    let encoder = FastJSONEncoder()
    encoder.change { $0.keepsGivenOrder = true }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .asTheirNames
    return try encoder.encode(value)
  }

  package static func decode<Value: Decodable>(
    _ type: Value.Type, from json: Data
  ) throws -> Value {
    try decoder.decode(type, from: json)
  }

  package static func decode<Value: Decodable>(
    _ type: Value.Type, from json: String
  ) throws -> Value {
    try decode(type, from: Data(json.utf8))
  }

  /// Records in the report, if one is collected, that a default stands in for a stored value.
  ///
  /// - Parameters:
  ///   - error: why the stored value could not be read.
  ///   - json: the stored value, as far as it is JSON.
  ///   - type: the type that was asked for.
  ///   - key: the name under which it is stored; it comes first in the path.
  package static func recordDefault(
    for error: any Error, in json: Data, expecting type: Any.Type, under key: String
  ) {
    guard let collector = IssueCollector.current else { return }
    let place = [AnyCodingKey(key)]
    let fault = error as? DecodingError
    let error = fault.map { $0.at(place + ($0.context?.codingPath ?? [])) } ?? error
    let found = Recovery.probe(error, from: place) {
      try decoder.decode(FoundProbe.self, from: json)
    }
    var issue = DecodingIssue(
      error, expecting: type, found: found?.found, keys: found?.keys ?? [], action: .usedDefault,
      recoveredAt: place)
    // The name is that of no property.
    if issue.path == issue.recoveredPath { issue.cause = .unknown }
    collector.record(issue)
  }

  private static var decoder: FastJSONDecoder {
    let decoder = FastJSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .asTheirNames
    return decoder
  }
}

extension JSONEncoder.NonConformingFloatEncodingStrategy {
  /// Infinities and NaN as the texts `Infinity`, `-Infinity` and `NaN`.
  package static var asTheirNames: Self {
    .convertToString(positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  }
}

extension JSONDecoder.NonConformingFloatDecodingStrategy {
  /// Infinities and NaN from the texts `Infinity`, `-Infinity` and `NaN`.
  static var asTheirNames: Self {
    .convertFromString(positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  }
}
