import CodableKit
import Foundation
import Testing

/// Values of any type given to an encoder that is no longer the one being written to.
@Suite struct LateValueTests {
  /// Asks for two encoders, writes a member, and only then gives the encoders their values.
  struct Late<Value: Encodable & Sendable>: Encodable, Sendable {
    let value: Value

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: TextKey.self)
      let (first, second) = (
        container.superEncoder(forKey: "v"), container.superEncoder(forKey: "w")
      )
      try container.encode(true, forKey: "z")
      for encoder in [second, first] {
        var single = encoder.singleValueContainer()
        try single.encode(value)
      }
    }
  }

  static func row(_ value: some Encodable & Sendable, _ text: String)
    -> (any Encodable & Sendable, String)
  {
    (Late(value: value), text)
  }

  static let rows: [(any Encodable & Sendable, String)] = [
    row(7, "7"), row(UInt8(7), "7"), row(1.5, "1.5"), row(Float(1.5), "1.5"), row(false, "false"),
    row("a", "\"a\""), row(Int?.none, "null"), row(Int?.some(3), "3"), row([5, 6], "[5,6]"),
    row([Int](), "[]"), row(["x": 6], #"{"x":6}"#), row([[["x": [1, 2]]]], #"[[{"x":[1,2]}]]"#),
    row(JSONValue.array([1, ["a": "b"]]), #"[1,{"a":"b"}]"#),
    row(JSONValue.number(JSONNumber(7)), "7"), row(JSONNumber(7), "7"),
    row(Date(timeIntervalSinceReferenceDate: 2), "2"), row(Data([0]), "\"AA==\""),
    row(Decimal(2), "2"), row(Set([4]), "[4]"), row(Nullable(wrappedValue: 7), "7"),
    row(LossyArray(wrappedValue: [7]), "[7]"),
    row(Late(value: [8]), #"{"v":[8],"w":[8],"z":true}"#),
  ]

  @Test(arguments: rows)
  func standsInItsPlace(value: any Encodable & Sendable, text: String) throws {
    let whole = #"{"v":\#(text),"w":\#(text),"z":true}"#
    let settings = EncodingSettings()
    #expect(settings.fastOutcome(value) == .text(whole))
    #expect(settings.foundationOutcome(value) == .text(whole))
    let unsorted = try FastJSONEncoder().encodeToString(["k": [AnyEncodable(value)]])
    #expect(try JSONValue(parsing: unsorted) == JSONValue(parsing: #"{"k":[\#(whole)]}"#))
  }

  @Test func standsInAnElementOfTheRoot() throws {
    let text = #"{"v":7,"w":7,"z":true}"#
    #expect(try FastJSONEncoder().encodeToString([Late(value: 7)]) == "[\(text)]")
    #expect(try FastJSONEncoder().encodeToString(["a": Late(value: 7)]) == "{\"a\":\(text)}")
    let element = Encoded.unkeyed { try $0.encode(Late(value: 7)) }
    #expect(try FastJSONEncoder().encodeToString(element) == "[\(text)]")
  }

  struct AnyEncodable: Encodable {
    let value: any Encodable
    init(_ value: any Encodable) { self.value = value }
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  /// What a failed value had written is gone, also for containers of it that somebody kept.
  @Test func aFailedValueLeavesNothing() throws {
    struct Fault: Error {}
    let holder = EncodingOrderTests.Holder<any UnkeyedEncodingContainer>()
    let failing = Encoded.keyed { object in
      try object.encode(1, forKey: "a")
      var list = object.nestedUnkeyedContainer(forKey: "b")
      try list.encode(2)
      holder.container = list
      throw Fault()
    }
    let retrying = Encoded { encoder in
      var container = encoder.singleValueContainer()
      #expect(throws: Fault.self) { try container.encode(failing) }
      try holder.container?.encode(3)
      try container.encode(["c": [4]])
      try holder.container?.encode(5)
    }
    let text = try FastJSONEncoder().encodeToString(["x": [retrying, retrying]])
    #expect(text == #"{"x":[{"c":[4]},{"c":[4]}]}"#)
    let giving = Encoded { encoder in
      var container = encoder.singleValueContainer()
      try? container.encode(failing)
    }
    #expect(try FastJSONEncoder().encodeToString([giving]) == "[{}]")
  }

  /// Also where the failed value's last text was late.
  @Test func aFailedValueThatWroteOutOfOrderLeavesNothing() throws {
    struct Fault: Error {}
    let failing = Encoded.unkeyed { list in
      var inner = list.nestedUnkeyedContainer()
      try list.encode(1)
      try inner.encode(2)
      throw Fault()
    }
    let settings = EncodingSettings()
    let list = Encoded.unkeyed { root in
      try? root.encode(failing)
      try root.encode(7)
    }
    let object = Encoded.keyed { root in
      var open = root.nestedUnkeyedContainer(forKey: "a")
      try open.encode(1)
      try? root.encode(failing, forKey: "b")
      try open.encode(2)
      try root.encode(3, forKey: "b")
    }
    let single = Encoded { encoder in
      var container = encoder.singleValueContainer()
      try? container.encode(failing)
      try container.encode(7)
    }
    #expect(settings.fastOutcome(list) == .text("[7]"))
    #expect(settings.foundationOutcome(list) == .text("[7]"))
    #expect(settings.fastOutcome(object) == .text(#"{"a":[1,2],"b":3}"#))
    #expect(settings.foundationOutcome(object) == .text(#"{"a":[1,2],"b":3}"#))
    #expect(settings.fastOutcome(["x": [single, single]]) == .text(#"{"x":[7,7]}"#))
  }

  /// An encoder of a value that failed has no place in the text.
  @Test func aLostEncoderWritesNothing() throws {
    struct Fault: Error {}
    let holder = EncodingOrderTests.Holder<any Encoder>()
    let value = Encoded.keyed { root in
      try root.encode(1, forKey: "a")
      let failing = Encoded { encoder in
        holder.container = encoder
        throw Fault()
      }
      try? root.encode(failing, forKey: "b")
      var single = try #require(holder.container).singleValueContainer()
      try single.encode([7])
      try root.encode(2, forKey: "z")
    }
    #expect(try FastJSONEncoder().encodeToString(value) == #"{"a":1,"z":2}"#)
  }

  struct Nothing: Encodable {
    func encode(to encoder: any Encoder) throws {}
  }

  static let nothing: [any Encodable & Sendable] = [
    Optional(Nothing()), [Nothing()], [Optional(Nothing())], ["a": Optional(Nothing())],
  ]

  @Test(arguments: nothing)
  func nothingIsAnEmptyObject(value: any Encodable & Sendable) {
    let settings = EncodingSettings()
    #expect(settings.fastOutcome(value) == settings.foundationOutcome(value))
  }

  @Test func noDepthIsAnErrorOfDepth() {
    let encoder = FastJSONEncoder()
    encoder.maximumDepth = 0
    let error = #expect(throws: EncodingError.self) { try encoder.encode([Int]()) }
    #expect(error.map { "\($0)" }?.contains("More than 0 arrays and objects") == true)
    #expect(throws: Never.self) { try encoder.encode(1) }
  }
}
