import CodableKit
import CodableKitFoundation
import Foundation
import Testing

@Suite struct UserDefaultsCodableTests {
  struct Preferences: Codable, Hashable, Sendable {
    var accent = "blue"
    var sizes = [1.5]
    @LossyOptional var note: String? = nil
  }

  enum Mode: String, Codable { case list, grid }

  static func roundTrip<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
    var result = false
    try withScratchDefaults { (defaults) throws in
      try defaults.setCodable(value, forKey: "value")
      result = try defaults.codable(Value.self, forKey: "value") == value
    }
    return result
  }

  @Test func keepsValuesOfAnyKind() throws {
    #expect(try Self.roundTrip(Preferences(accent: "red", sizes: [.infinity], note: "n")))
    #expect(try Self.roundTrip([Preferences(), Preferences(accent: "red")]))
    #expect(try Self.roundTrip(["a": [1, 2], "b": []]))
    #expect(try Self.roundTrip(Mode.grid))
    #expect(try Self.roundTrip("text"))
    #expect(try Self.roundTrip(7))
    #expect(try Self.roundTrip(0.1))
    #expect(try Self.roundTrip(-Double.infinity))
    #expect(try Self.roundTrip(true))
    #expect(try Self.roundTrip(Data([0, 255])))
    #expect(try Self.roundTrip(Date(timeIntervalSinceReferenceDate: 812_345_678.987_654_3)))
    #expect(try Self.roundTrip(UUID()))
    #expect(try Self.roundTrip([Int]()))
  }

  @Test func storesJSONData() throws {
    try withScratchDefaults { (defaults) throws in
      try defaults.setCodable(Preferences(), forKey: "preferences")
      let data = try #require(defaults.data(forKey: "preferences"))
      #expect(String(decoding: data, as: UTF8.self) == #"{"accent":"blue","sizes":[1.5]}"#)
    }
  }

  @Test func givesNilForWhatIsMissing() throws {
    try withScratchDefaults { (defaults) throws in
      #expect(try defaults.codable(Preferences.self, forKey: "preferences") == nil)
      #expect(defaults.codable(forKey: "preferences", default: Preferences()) == Preferences())
    }
  }

  @Test func removesWhatIsSetToNil() throws {
    try withScratchDefaults { (defaults) throws in
      try defaults.setCodable(3, forKey: "launches")
      try defaults.setCodable(nil as Int?, forKey: "launches")
      #expect(defaults.object(forKey: "launches") == nil)
      #expect(try defaults.codable(Int.self, forKey: "launches") == nil)
    }
  }

  static let badRows: [(json: String, message: String)] = [
    (
      #"{"accent":7,"sizes":[]}"#,
      #"UserDefaults["preferences"]:1:11: error: expected String, found number 7 at $.accent"#
    ),
    (
      #"{"accent":"red"}"#,
      #"UserDefaults["preferences"]:1:1: error: expected key "sizes", found no such key at $.sizes"#
    ),
    (
      #"{"accent":"red","sizes":[1,null]}"#,
      #"UserDefaults["preferences"]:1:28: error: expected Double, found null at $.sizes[1]"#
    ),
    (
      "[]",
      #"UserDefaults["preferences"]:1:1: error: expected object, found array at $"#
    ),
  ]

  @Test(arguments: badRows)
  func saysWhatIsWrong(row: (json: String, message: String)) throws {
    try withScratchDefaults { (defaults) throws in
      defaults.set(Data(row.json.utf8), forKey: "preferences")
      let error = try #require(throws: StoredValueError.self) {
        try defaults.codable(Preferences.self, forKey: "preferences")
      }
      #expect(error.description == row.message)
      #expect(error.localizedDescription == row.message)
      #expect(error.key == "preferences")
      #expect(error.json == Data(row.json.utf8))
      #expect(error.underlyingError is DecodingError)
    }
  }

  @Test(arguments: ["{", "", #"{"accent":"#, "\u{0}"])
  func saysWhereTheJSONIsBroken(text: String) throws {
    try withScratchDefaults { (defaults) throws in
      defaults.set(Data(text.utf8), forKey: "preferences")
      let error = try #require(throws: StoredValueError.self) {
        try defaults.codable(Preferences.self, forKey: "preferences")
      }
      #expect(error.description.hasPrefix(#"UserDefaults["preferences"]:1:"#))
    }
  }

  static let strings = [
    (
      "text",
      #"expected JSON, found a property list's string that is none "#
        + #"(1:2: error: expected true, false or null, found "e") at $"#
    ),
    (
      #"{"accent":"#,
      #"expected JSON, found a property list's string that is none "#
        + #"(1:11: error: expected a value, found the end of the input) at $"#
    ),
  ]

  @Test(arguments: strings)
  func saysThatAStringIsNoJSON(text: String, message: String) throws {
    try withScratchDefaults { (defaults) throws in
      defaults.set(text, forKey: "value")
      let error = try #require(throws: StoredValueError.self) {
        try defaults.codable(Preferences.self, forKey: "value")
      }
      #expect(error.description == #"UserDefaults["value"]: error: "# + message)
      #expect(error.json == nil)
    }
  }

  /// A string of JSON, as `@AppStorage` keeps it, has the messages of its content.
  @Test func readsAStringOfJSON() throws {
    try withScratchDefaults { (defaults) throws in
      defaults.set(#"{"accent":7,"sizes":[]}"#, forKey: "value")
      let error = try #require(throws: StoredValueError.self) {
        try defaults.codable(Preferences.self, forKey: "value")
      }
      #expect(
        error.description
          == #"UserDefaults["value"]:1:11: error: expected String, found number 7 at $.accent"#)
    }
  }

  struct Digits: Codable, Equatable {
    var number: JSONNumber
    var any: JSONValue
    var fields: OrderedFields<OrderedFields<Int>>
    var sorted: [String: Int]
    @LosslessAsRead var price: String
  }

  /// To the last digit, in the order that a value has.
  @Test func keepsDigitsAndOrder() throws {
    try withScratchDefaults { (defaults) throws in
      let json =
        #"{"any":{"b":1,"a":{"d":2.50,"c":null}},"fields":{"b":{"z":1,"y":2},"a":{}},"#
        + #""number":12345678901234567890123456789012345678901.50,"price":1.50,"#
        + #""sorted":{"a":2,"b":1}}"#
      let value = try FastJSONDecoder().decode(Digits.self, from: Data(json.utf8))
      try defaults.setCodable(value, forKey: "value")
      let data = try #require(defaults.data(forKey: "value"))
      #expect(String(decoding: data, as: UTF8.self) == json)
      let read = try #require(try defaults.codable(Digits.self, forKey: "value"))
      #expect(read == value)
      #expect(read.fields.keys == ["b", "a"])
      #expect(read.any["a"]?.object?.map(\.key) == ["d", "c"])
    }
  }

  struct Refusal: Error {}
  struct Refusing: Codable, Equatable {
    init() {}
    init(from decoder: any Decoder) throws { throw Refusal() }
    func encode(to encoder: any Encoder) throws { throw Refusal() }
  }

  @Test func passesOnTheErrorsOfTheType() throws {
    try withScratchDefaults { (defaults) throws in
      try defaults.setCodable(1, forKey: "value")
      #expect(throws: Refusal.self) { try defaults.setCodable(Refusing(), forKey: "value") }
      #expect(try defaults.codable(Int.self, forKey: "value") == 1)
      let error = try #require(throws: StoredValueError.self) {
        try defaults.codable(Refusing.self, forKey: "value")
      }
      #expect(error.underlyingError is Refusal)
      #expect(error.description == #"UserDefaults["value"]: error: Refusal()"#)
    }
  }

  static let otherObjects: [(object: any Sendable, kind: String)] = [
    (7, "number"), (1.5, "number"), (true, "number"), (Date(timeIntervalSince1970: 0), "date"),
    ([1, 2], "array"), (["a": 1], "dictionary"),
  ]

  @Test(arguments: otherObjects)
  func saysWhenNoJSONIsStored(row: (object: any Sendable, kind: String)) throws {
    try withScratchDefaults { (defaults) throws in
      defaults.set(row.object, forKey: "value")
      let error = try #require(throws: StoredValueError.self) {
        try defaults.codable(Preferences.self, forKey: "value")
      }
      #expect(
        error.description
          == #"UserDefaults["value"]: error: expected Data, found a property list's \#(row.kind) at $"#
      )
      #expect(error.json == nil)
      #expect(defaults.codable(forKey: "value", default: Preferences()) == Preferences())
    }
  }

  /// As `@AppStorage` keeps a value of these types.
  @Test func readsJSONThatIsStoredAsAString() throws {
    try withScratchDefaults { (defaults) throws in
      defaults.set(JSONStored(Preferences(accent: "red")).rawValue, forKey: "preferences")
      #expect(
        try defaults.codable(Preferences.self, forKey: "preferences")
          == Preferences(accent: "red"))
    }
  }

  @Test func givesTheDefaultForBadDataAndReportsIt() throws {
    try withScratchDefaults { (defaults) throws in
      defaults.set(Data(#"{"accent":7,"sizes":[]}"#.utf8), forKey: "preferences")
      for options in [DecodingReport.Options.lenient, .strict] {
        let (value, report) = DecodingReport.collect(options) {
          defaults.codable(forKey: "preferences", default: Preferences(accent: "none"))
        }
        #expect(value.accent == "none")
        #expect(
          report.description == """
            warning: used the default $.preferences: expected String, found number 7
              at $.preferences.accent
              help: `@LosslessValue var accent: String` accepts 7 \
            (for an enum with raw values: `LosslessRaw`; in a `@Codable` type: `@Lossless`)
            """)
      }
    }
  }

  @Test func losesTheWrappedPartOnly() throws {
    try withScratchDefaults { (defaults) throws in
      defaults.set(Data(#"{"accent":"red","sizes":[],"note":7}"#.utf8), forKey: "preferences")
      let (value, report) = try DecodingReport.collect {
        try defaults.codable(Preferences.self, forKey: "preferences")
      }
      #expect(value == Preferences(accent: "red", sizes: []))
      #expect(report.issues.map(\.path.description) == ["$.note"])
    }
  }
}
