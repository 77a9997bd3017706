import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct JSONValueCodableTests {
  static let documents = [
    "null", "true", "0", "1", "1.5", "\"\"", "[]", "{}",
    #"[9007199254740993,1000000000000000003,18446744073709551615,-9223372036854775808]"#,
    #"[12345678901234567890123,0.1,-0.25]"#,
    #"{"a_b":{"c_d":null}}"#,
  ]

  @Test(arguments: documents)
  func makesTheRoundTripUnderFoundation(text: String) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(try value == JSONValue(parsing: text))
    #expect(try json(value) == text)
  }

  /// The strict decoder has no decimals, so its numbers stop at 64 bits.
  static let narrowDocuments = documents.filter { !$0.contains("12345678901234567890123") }

  @Test(arguments: narrowDocuments, [TestFormat.strict, .strictMovingOn])
  func readsFromAnyDecoder(text: String, format: TestFormat) throws {
    #expect(try format.decode(JSONValue.self, from: text) == JSONValue(parsing: text))
  }

  static let cases: [FaultCase] = [
    FaultCase("DTA-004", "ones and zeros are no truth values, there and back") { () throws in
      try checkRoundTrip(#"{"d":1.5,"f":false,"i":1,"t":true,"z":0}"#)
    },
    FaultCase("DTA-005", "a double outside of the integers stays a double") { () throws in
      for format in TestFormat.allCases {
        let value = try format.decode(
          JSONValue.self, from: #"{"t":1.7976931348623157e+308,"u":-1e300}"#)
        #expect(value["t"]?.double == .greatestFiniteMagnitude)
        #expect(value["u"]?.double == -1e300)
        #expect(value["t"]?.int == nil)
      }
    },
    FaultCase("DTA-007", "arrays inside arrays end, there and back") { () throws in
      try checkRoundTrip(#"{"f":[[1,2],[1,[2,[]]]]}"#)
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }

  private static func checkRoundTrip(_ text: String) throws {
    for format in TestFormat.allCases {
      let value = try format.decode(JSONValue.self, from: text)
      #expect(try json(value) == text)
      #expect(try fastJSON(value) == text)
    }
  }

  @Test func keepsItsKeysFromKeyStrategies() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let value = try decoder.decode(JSONValue.self, from: Data(#"{"a_b":{"c_d":1}}"#.utf8))
    #expect(value["a_b"]?["c_d"] == 1)
  }

  struct Holder: Codable, Equatable {
    var members: JSONObject
    @LossyOptional var maybe: JSONObject?
  }

  @Test(arguments: TestFormat.allCases)
  func anObjectIsAValueOfItsOwn(format: TestFormat) throws {
    let text = #"{"members":{"a_b":[1,null]}}"#
    let value = try format.decode(Holder.self, from: text)
    #expect(value == Holder(members: ["a_b": [1, nil]], maybe: nil))
    #expect(try json(value) == text && fastJSON(value) == text)
    for (wrong, expected) in [
      (#"{"members":[]}"#, Outcome<Int>.typeMismatch("$.members")),
      (#"{"members":null}"#, .valueNotFound("$.members")), ("{}", .keyNotFound("$.members")),
    ] {
      #expect(Outcome.of(Holder.self, wrong, in: format) { $0.members.count }.outcome == expected)
    }
    let (outcome, issues) = Outcome.of(Holder.self, #"{"members":{},"maybe":7}"#, in: format) {
      $0.maybe == nil
    }
    #expect(outcome == .value(true) && issues.count == 1)
  }

  @Test func anObjectKeepsItsOrder() throws {
    #expect(
      try FastJSONDecoder().decode(JSONObject.self, from: #"{"b":1.50,"a":[]}"#).keys
        == ["b", "a"])
    #expect(
      try FastJSONEncoder().encodeToString(["b": 1, "a": []] as JSONObject) == #"{"b":1,"a":[]}"#)
  }

  @Test("SEC-002: no lossy wrapper and no probing turns excessive depth into nil")
  func doesNotHideExcessiveDepth() {
    struct Model: Decodable { @LossyValue var doc: JSONValue? }
    let text =
      #"{"doc":"# + String(repeating: "[", count: 600) + String(repeating: "]", count: 600) + "}"
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Model.self, from: Data(text.utf8))
    }
    #expect(throws: DecodingError.self) {
      try StrictDecoder().decode(Model.self, from: ["doc": Self.nested(600)])
    }
  }

  private static func nested(_ depth: Int) -> JSONValue {
    var value = JSONValue.array([])
    for _ in 1..<depth { value = .array([value]) }
    return value
  }
}
