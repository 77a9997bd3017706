import CodableKit
import Foundation
import JSONCore
import Testing

/// Compares what an example in a comment says with what comes of it: the value of a property that
/// is read from JSON, how many issues that takes, and what is written.
func expect<Model: Codable, Value: Equatable>(
  _ property: KeyPath<Model, Value>, _ json: String, _ value: Value, issues: Int = 0,
  writes text: String? = nil, _ location: SourceLocation = #_sourceLocation
) throws {
  let decoder = FastJSONDecoder()
  let (model, report) = try decoder.decodeReporting(Model.self, from: Data(json.utf8))
  #expect(model[keyPath: property] == value, sourceLocation: location)
  #expect(report.totalCount == issues, sourceLocation: location)
  let other = try JSONDecoder().decode(Model.self, from: Data(json.utf8))
  #expect(other[keyPath: property] == value, sourceLocation: location)
  if let text {
    #expect(try FastJSONEncoder().encodeToString(model) == text, sourceLocation: location)
  }
}

/// Checks that JSON is refused, and what is said of it.
func expectRefused<Model: Decodable>(
  _ type: Model.Type, _ json: String, _ message: String? = nil,
  _ location: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: DecodingError.self, sourceLocation: location) {
    try FastJSONDecoder().decode(type, from: json)
  }
  guard let error, let message else { return }
  #expect(error.summary(in: Data(json.utf8)).contains(message), sourceLocation: location)
}

/// 2024-01-02 03:04:05 UTC.
let exampleDate = Date(timeIntervalSince1970: 1_704_164_645)

/// The keys of objects in examples.
enum Key: String, CodingKey {
  case id, name, at, count, share, payments
}

/// What a body makes of a decoder that is at a text.
func decoding<Value>(
  _ json: String, _ body: @escaping (any Decoder) throws -> Value
) throws -> Value {
  try FastJSONDecoder().decode(DecodedBody<Value>.self, from: json, configuration: body).value
}

/// The text that a body writes with an encoder.
func encoding(_ body: @escaping (any Encoder) throws -> Void) throws -> String {
  let text = try FastJSONEncoder().encode(EncodedBody(), configuration: body)
  return String(decoding: text, as: UTF8.self)
}

/// What a body makes of a reader that is before a text.
func reading<Value>(
  _ json: String, _ body: (inout JSONReader) throws(JSONError) -> Value
) throws -> Value {
  try ByteView.over(Array(json.utf8)) { (view: ByteView) throws(JSONError) -> Value in
    var reader = JSONReader(view, maximumDepth: 512)
    return try body(&reader)
  }
}

/// The text that a body writes with a writer.
func writing(
  _ body: (inout JSONWriter) throws(JSONWritingError) -> Void
) throws -> String {
  var writer = JSONWriter()
  try body(&writer)
  return writer.finishedText()
}

private struct DecodedBody<Value>: DecodableWithConfiguration {
  let value: Value

  init(from decoder: any Decoder, configuration: (any Decoder) throws -> Value) throws {
    value = try configuration(decoder)
  }
}

private struct EncodedBody: EncodableWithConfiguration {
  func encode(to encoder: any Encoder, configuration: (any Encoder) throws -> Void) throws {
    try configuration(encoder)
  }
}
