import CodableKit
import CodableKitMacros
import CodableKitTestSupport
import Foundation
import JSONCore
import Testing

/// A type of the macro with documents that its direct path has to read by itself.
struct DirectRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable () throws -> Void

  init<Model: Codable & Equatable & JSONReadable & JSONWritable & SendableMetatype>(
    _ name: String, _ model: Model.Type, _ documents: String...
  ) {
    testDescription = name
    check = { for text in documents { try Self.verify(model, text) } }
  }

  /// The value is read and written without containers, and both are what the containers give.
  private static func verify<Model: Codable & Equatable & JSONReadable & JSONWritable>(
    _ model: Model.Type, _ text: String
  ) throws {
    let value = try #require(readWithoutContainers(model, from: text), "\(text)")
    #expect(try JSONDecoder().decode(model, from: Data(text.utf8)) == value, "\(text)")
    #expect(try FastJSONDecoder().decode(model, from: text) == value)
    let written = try #require(writtenWithoutContainers(value), "\(text)")
    #expect(try FastJSONEncoder().encodeToString(ByContainers(value: value)) == written)
    #expect(try FastJSONEncoder().encodeToString(value) == written)
    #expect(try JSONValue(parsing: written) == JSONValue(parsing: json(value)))
  }
}

/// The value of a document, or nil when the direct path gives it up or asks containers for a part.
///
/// Only containers and Foundation's types need the context that a reader can carry.
func readWithoutContainers<Model: JSONReadable>(_ type: Model.Type, from text: String) -> Model? {
  let bytes = Array(text.utf8)
  let value: Model?? = try? ByteView.over(bytes) { (view: ByteView) throws(JSONError) -> Model? in
    var reader = JSONReader(view, maximumDepth: 512)
    let value = try reader.readDocument(type)
    return reader.context == nil && !reader.isAbandoned ? value : nil
  }
  return value ?? nil
}

/// The text of a value, or nil when the direct path gives it up or asks containers for a part.
func writtenWithoutContainers(_ value: some JSONWritable) -> String? {
  var writer = JSONWriter()
  do { try value.write(to: &writer) } catch { return nil }
  guard writer.context == nil else { return nil }
  return writer.finishedText()
}

/// Hides the direct path of a type: what is left is its `Codable` conformance.
struct ByContainers<Value: Codable>: Codable {
  var value: Value

  init(value: Value) { self.value = value }
  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
