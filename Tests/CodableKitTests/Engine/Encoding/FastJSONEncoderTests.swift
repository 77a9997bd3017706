import CodableKit
import Foundation
import Testing

@Suite struct FastJSONEncoderTests {
  @Test func pageExamples() throws {
    let encoder = FastJSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(["name": "Ada", "field": "analysis"])
    #expect(String(decoding: data, as: UTF8.self) == #"{"field":"analysis","name":"Ada"}"#)
    #expect(try FastJSONEncoder().encode([1, 2, 3]) == Data("[1,2,3]".utf8))
    #expect(try FastJSONEncoder().encodeToBytes([1, 2, 3]) == Array("[1,2,3]".utf8))
    #expect(try FastJSONEncoder().encodeToString(["a": nil as Int?]) == #"{"a":null}"#)
  }

  /// Members stand in the order in which they are encoded.
  @Test func unsortedMembersKeepTheirOrder() throws {
    struct Model: Encodable {
      var z = 1
      var a = [JSONValue.object(["y": 1, "x": 2])]
      var m = "m"
    }
    #expect(
      try FastJSONEncoder().encodeToString(Model()) == #"{"z":1,"a":[{"y":1,"x":2}],"m":"m"}"#)
  }

  @Test(arguments: [
    #"{"b":12345678901234567890.10,"a":[1e400,-0,null,true,"\/"]}"#, "[]", "1.0", #""x""#,
  ])
  func jsonValuesKeepTheirNumbersAndOrder(text: String) throws {
    #expect(try FastJSONEncoder().encodeToString(JSONValue(parsing: text)) == text)
    #expect(try FastJSONEncoder().encodeToString([JSONValue(parsing: text)]) == "[\(text)]")
  }

  @Test func aNumberOfJSON5IsAnErrorAtItsPlace() {
    let value = ["k": [JSONValue.number(JSONNumber(Double.nan))]]
    #expect(EncodingSettings().fastOutcome(value) == .invalidValue(["k", "Index 0"]))
    let deeper = ["k": [["a": .number(JSONNumber(Double.nan))] as JSONValue]]
    #expect(EncodingSettings().fastOutcome(deeper) == .invalidValue(["k", "Index 0", "a"]))
  }

  @Test func theStrategyForNumbersHasASayInsideOfDynamicValues() throws {
    let value: JSONValue = [
      1, ["x": .number(JSONNumber(-Double.infinity)), "y": ["z"]], .number(JSONNumber(Double.nan)),
    ]
    let encoder = FastJSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    #expect(try encoder.encodeToString(value) == #"[1,{"x":"-","y":["z"]},"?"]"#)
    encoder.encodesNonConformingFloatsAsNull = true
    #expect(try encoder.encodeToString(["k": value]) == #"{"k":[1,{"x":null,"y":["z"]},null]}"#)
  }

  @Test func largeTextsAreHandedOver() throws {
    let values = (0..<50_000).map { "value \($0)" }
    let encoder = FastJSONEncoder()
    for _ in 0..<3 {
      #expect(try encoder.encode(values) == JSONEncoder().encode(values))
      #expect(try encoder.encode([1]) == Data("[1]".utf8))
    }
    #expect(try encoder.encodeToBytes(values) == Array(JSONEncoder().encode(values)))
  }

  struct Configured: EncodableWithConfiguration {
    struct Configuration { var factor: Int }
    enum Doubled: EncodingConfigurationProviding {
      static var encodingConfiguration: Configuration { Configuration(factor: 2) }
    }

    func encode(to encoder: any Encoder, configuration: Configuration) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(21 * configuration.factor)
    }
  }

  @Test func configurationsReachTheValue() throws {
    let encoder = FastJSONEncoder()
    #expect(
      try encoder.encode(Configured(), configuration: .init(factor: 3)) == Data("[63]".utf8))
    #expect(
      try encoder.encode(Configured(), configuration: Configured.Doubled.self) == Data("[42]".utf8))
  }

  /// A value that encodes another with the same encoder.
  @Test func encodersMayBeUsedWithinThemselves() throws {
    let encoder = FastJSONEncoder()
    let value = Encoded.keyed {
      try $0.encode(encoder.encodeToString(["inner": [1, 2]]), forKey: "text")
      try $0.encode(encoder.encodeToString("x"), forKey: "again")
    }
    for _ in 0..<3 {
      #expect(
        try encoder.encodeToString(value)
          == #"{"text":"{\"inner\":[1,2]}","again":"\"x\""}"#)
    }
  }

  @Test func failuresLeaveTheEncoderAsItWas() throws {
    let encoder = FastJSONEncoder()
    for _ in 0..<3 {
      #expect(throws: EncodingError.self) { try encoder.encode(["a": [1, Double.nan]]) }
      #expect(try encoder.encodeToString(["a": [1]]) == #"{"a":[1]}"#)
    }
  }

  @Test func optionsCountFromTheNextCallOn() throws {
    struct Model: Encodable { var aKey = "a/b" }
    let encoder = FastJSONEncoder()
    #expect(try encoder.encodeToString(Model()) == #"{"aKey":"a\/b"}"#)
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(try encoder.encodeToString(Model()) == #"{"a_key":"a\/b"}"#)
    encoder.outputFormatting = .withoutEscapingSlashes
    #expect(try encoder.encodeToString(Model()) == #"{"a_key":"a/b"}"#)
    encoder.keyEncodingStrategy = .useDefaultKeys
    #expect(try encoder.encodeToString(Model()) == #"{"aKey":"a/b"}"#)
  }

  @Test func manyThreadsAtOnce() async throws {
    struct Model: Codable, Equatable {
      var id: Int
      var names: [String]
      var inner: [String: Double]
    }
    let encoder = FastJSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<16 {
        group.addTask {
          for round in 0..<200 {
            let model = Model(
              id: task, names: (0..<round % 7).map { "n\($0)" }, inner: ["x": Double(round) / 3])
            let data = try encoder.encode([model, model])
            #expect(try JSONDecoder().decode([Model].self, from: data) == [model, model])
            if round % 50 == 0 { encoder.maximumDepth = 100 + round }
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
