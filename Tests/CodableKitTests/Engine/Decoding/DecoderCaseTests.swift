import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("Cases from the field: numbers, strings, keys, data")
struct DecoderCaseTests {
  private let decoder = FastJSONDecoder()

  static let numbers = [
    FaultCase("NUM-001", "the bounds of integers are exact") { () throws in
      let decoder = FastJSONDecoder()
      #expect(try decoder.decode(Int64.self, from: "-9223372036854775808") == .min)
      #expect(try decoder.decode(Int64.self, from: "9223372036854775807") == .max)
      for text in ["-9223372036854775809", "9223372036854775808"] {
        #expect(throws: DecodingError.self) { try decoder.decode(Int64.self, from: text) }
      }
    },
    FaultCase("NUM-002", "integers never go by way of a Double") { () throws in
      let decoder = FastJSONDecoder()
      let exact = "[9007199254740993,1000000000000000003,18446744073709551615]"
      #expect(
        try decoder.decode([UInt64].self, from: exact) == [
          9_007_199_254_740_993, 1_000_000_000_000_000_003, .max,
        ])
      #expect(
        try decoder.decode(JSONValue.self, from: exact).array?.compactMap(\.number?.text) == [
          "9007199254740993", "1000000000000000003", "18446744073709551615",
        ])
    },
    FaultCase("NUM-008", "a Decimal has the digits of the text") { () throws in
      let decimals = "[0.1,4.117,2.2283515082783687,12345678901234567890.123456789012345678,56.78]"
      #expect(
        try FastJSONDecoder().decode([Decimal].self, from: decimals).map(\.description) == [
          "0.1", "4.117", "2.2283515082783687", "12345678901234567890.123456789012345678", "56.78",
        ])
    },
    FaultCase("NUM-013", "a Double is read from any number") { () throws in
      let doubles = try FastJSONDecoder().decode(
        [String: Double].self, from: #"{"x":3,"y":-7,"z":12345678901234567890123}"#)
      #expect(doubles == ["x": 3, "y": -7, "z": 1.2345678901234568e22])
    },
  ]

  @Test("NUM-004: a number that does not fit is named, with its path")
  func numberThatDoesNotFit() {
    struct Inner: Decodable { var n: Int }
    let outcome = DecodingOutcome {
      try decoder.decode([String: Inner].self, from: #"{"o":{"n":18.5}}"#)
    }
    #expect(outcome.failure?.kind == "dataCorrupted")
    #expect(outcome.failure?.path == ["o", "n"])
    #expect(throws: DecodingError.self) { try decoder.decode([Double].self, from: "[1e400]") }
    do {
      _ = try decoder.decode([String: Inner].self, from: #"{"o":{"n":18.5}}"#)
    } catch {
      #expect("\(error)".contains("18.5 does not fit in Int"))
    }
  }

  /// NUM-017: what is malformed is malformed for every type.
  @Test(arguments: [
    "[01]", "[+1]", "[.5]", "[1.]", "[-]", "[1e]", "[0x1F]", "[1_000]", "[--1]", "[1.e3]", "[NaN]",
    "[Infinity]",
  ])
  func malformedNumbers(text: String) {
    #expect(throws: DecodingError.self) { try decoder.decode([Double].self, from: text) }
    #expect(throws: DecodingError.self) { try decoder.decode([Int].self, from: text) }
  }

  @Test func validSpellings() throws {
    // NUM-017
    #expect(
      try decoder.decode([Double].self, from: "[0e1,6.8e-05,-0,1E+2,0.0e-0]") == [
        0, 6.8e-05, 0, 100, 0,
      ])
    // Not Foundation's answers: a number nearest to zero is zero, and 1.5 never rounds.
    #expect(try decoder.decode(Double.self, from: "1e-400") == 0)
    #expect(throws: DecodingError.self) { try decoder.decode(Int.self, from: "9007199254740992.5") }
  }

  @Test("NUM-015: no string is a number unless the strategy says so")
  func specialFloats() throws {
    for text in ["\"\"", "\"nan\"", "\"1\""] {
      let outcome = DecodingOutcome { try decoder.decode([Double].self, from: "[\(text)]") }
      #expect(outcome.failure?.kind == "typeMismatch Double")
    }
    let special = FastJSONDecoder()
    special.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    #expect(try special.decode([Double].self, from: #"["+","-",1]"#) == [.infinity, -.infinity, 1])
    #expect(try special.decode([Float].self, from: #"["?"]"#)[0].isNaN)
    let outcome = DecodingOutcome { try special.decode([Float].self, from: "[\"x\"]") }
    #expect(outcome.failure?.kind == "typeMismatch Float")
  }

  static let strings = [
    FaultCase("STR-001", "escapes and text side by side") { () throws in
      let text = #"{"a":"\u0022caf\u00E9\u0022","b":"\u00e9","c":"x\u00DFy\n"}"#
      #expect(
        try FastJSONDecoder().decode([String: String].self, from: text)
          == ["a": "\"café\"", "b": "é", "c": "xßy\n"])
    },
    FaultCase("STR-004", "an escaped quote does not end a string, wherever it stands") {
      () throws in
      for pad in 0...40 {
        let key = String(repeating: "x", count: pad)
        let text = "{\"\(key)\":\"\\\"q\\\" rest\",\"t\":\"a\\\\\"}"
        #expect(
          try FastJSONDecoder().decode([String: String].self, from: text)
            == [key: "\"q\" rest", "t": "a\\"])
      }
    },
    FaultCase("STR-005", "NUL is a character like any other") { () throws in
      let text = #"{"s":"L\u0000R","k\u0000":"1"}"#
      #expect(
        try FastJSONDecoder().decode([String: String].self, from: text) == [
          "s": "L\0R", "k\0": "1",
        ])
    },
    FaultCase("STR-010", "UTF-16 is recognised, with and without a mark") { () throws in
      for bytes in [[0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0x7B, 0, 0x7D, 0]] as [[UInt8]] {
        #expect(try FastJSONDecoder().decode([String: Int].self, from: bytes) == [:])
      }
    },
  ]

  @Test(arguments: numbers + strings)
  func holds(_ fault: FaultCase) throws { try fault.run() }

  /// STR-008: also in a key, and where the model does not look.
  @Test(
    arguments: [
      [0x5B, 0x22, 0x61, 0xFF, 0x62, 0x22, 0x5D],
      [0x7B, 0x22, 0x61, 0xFF, 0x62, 0x22, 0x3A, 0x31, 0x7D],
      [0x5B, 0x22, 0xE2, 0x82, 0x22, 0x5D], [0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D],
      [0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D],
    ] as [[UInt8]])
  func malformedUTF8(bytes: [UInt8]) {
    struct Blind: Decodable { init(from decoder: any Decoder) {} }
    for body in [
      { try decoder.decode([String].self, from: bytes) as Any },
      { try decoder.decode(Blind.self, from: bytes) },
    ] {
      let error = #expect(throws: DecodingError.self) { _ = try body() }
      guard case .dataCorrupted(let context) = error else { continue }
      #expect((context.underlyingError as? JSONError)?.code == .invalidUTF8)
    }
  }

  @Test func keys() throws {
    // KEY-013
    struct Empty: Decodable {
      var empty: String
      enum CodingKeys: String, CodingKey { case empty = "" }
    }
    #expect(try decoder.decode([String: JSONValue].self, from: #"{"":"v0","a":1}"#)[""] == "v0")
    #expect(try decoder.decode(Empty.self, from: #"{"":"v0","a":1}"#).empty == "v0")
    // KEY-014
    struct Escaped: Decodable {
      var name, slash, quote, zero: Int
      enum CodingKeys: String, CodingKey {
        case name
        case slash = "a/b"
        case quote = "q\"t"
        case zero = "\0k"
      }
    }
    let escaped = try decoder.decode(
      Escaped.self, from: #"{"na\u006de":1,"a\/b":2,"q\"t":3,"\u0000k":4}"#)
    let values: [Int] = [escaped.name, escaped.slash, escaped.quote, escaped.zero]
    #expect(values == [1, 2, 3, 4] as [Int])
  }

  @Test func data() throws {
    // DTA-002
    #expect(throws: DecodingError.self) {
      try decoder.decode([String: Data].self, from: #"{"a":"aGVs\r\nbG8="}"#)
    }
  }
}
