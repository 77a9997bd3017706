import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct LosslessCaseTests {
  struct Box<T: LosslessScalar & Equatable & Sendable>: Codable {
    @LosslessValue var v: T
  }

  /// What every decoder makes of a value; the first difference, if they differ.
  static func read<T: LosslessScalar & Equatable & Sendable>(
    _ type: T.Type, _ value: String, in formats: [TestFormat] = TestFormat.allCases
  ) -> Outcome<T> {
    let outcomes = formats.map { format in
      Outcome.of(Box<T>.self, #"{"v":\#(value)}"#, in: format) { $0.v }.outcome
    }
    for (format, outcome) in zip(formats, outcomes) where outcome != outcomes.first {
      return .otherError("\(format) differs: \(outcome)")
    }
    return outcomes.first ?? .otherError("no format")
  }

  static func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }

  static let cases: [FaultCase] = [
    FaultCase("LSL-001", "1 and 0 read as text are their digits, not truth values") { () throws in
      #expect(read(String.self, "1") == .value("1"))
      #expect(read(String.self, "0") == .value("0"))
      #expect(read(String.self, "2") == .value("2"))
      #expect(read(String.self, "true") == .value("true"))
    },
    FaultCase("LSL-004", "a long id keeps its digits") { () throws in
      let id = "12345678901234567890123"
      #expect(read(String.self, id, in: [.json, .fast, .propertyList]) == .value(id))
      // The strict decoder has nothing wider than a `Double`: refused, and not rounded.
      #expect(read(String.self, id, in: [.strict, .strictMovingOn]) == .typeMismatch("$.v"))
      let longer = String(repeating: id, count: 2)
      #expect(read(String.self, longer, in: [.json, .fast]) == .value(longer))
      #expect(read(String.self, "1e200", in: [.json, .fast]) == .value("1e200"))
      // Foundation's own integers go by way of `Double` here.
      let long = "2.5\(String(repeating: "0", count: 40))1"
      #expect(read(String.self, long, in: [.json, .fast]) == .value(long))
      for text in ["4503599627370496.5", "-1.00000000000000001", "4503599627370496.50", "1.50"] {
        #expect(read(Int.self, text, in: [.json, .fast]) == .typeMismatch("$.v"))
        #expect(read(Bool.self, text, in: [.json, .fast]) == .typeMismatch("$.v"))
        #expect(read(String.self, text, in: [.json, .fast]) == .value(text))
        #expect(read(Decimal.self, text, in: [.json, .fast]) == .value(try decimal(text)))
      }
      #expect(read(Int.self, "1e-400", in: [.json, .fast]) == .typeMismatch("$.v"))
      #expect(read(Int.self, "0e-400", in: [.json, .fast]) == .value(0))
      #expect(read(String.self, "1e-400", in: [.json, .fast]) == .value("1e-400"))
      #expect(read(Int.self, "12.0", in: [.json, .fast]) == .value(12))
      #expect(read(UInt64.self, "18446744073709551615e0", in: [.json, .fast]) == .value(.max))
    },
    FaultCase("LSL-005", "decimals are exact, as numbers and as text") { () throws in
      let exact: (String) -> Outcome<Decimal> = { .value(Decimal(string: $0) ?? .nan) }
      #expect(read(Decimal.self, "\"0.1\"") == exact("0.1"))
      #expect(read(Decimal.self, "0.1") == exact("0.1"))
      #expect(read(Decimal.self, "\"4.117\"") == exact("4.117"))
      #expect(read(Decimal.self, "2.0000") == exact("2"))
      // Digits that a `Decimal` cannot hold are refused, not cut.
      let long = "1234567890123456789012345678901234567890123"
      for text in [long, "0.\(long)", "-\(long).5", "1e200"] {
        #expect(read(Decimal.self, text, in: [.json, .fast]) == .typeMismatch("$.v"))
        #expect(read(Decimal.self, "\"\(text)\"") == .typeMismatch("$.v"))
      }
      let zeros = "0.1000000000000000000000000000000000000000001"
      #expect(read(Decimal.self, zeros, in: [.fast]) == .typeMismatch("$.v"))
      let error = try #require(throws: DecodingError.self) {
        try TestFormat.fast.decode(Box<Decimal>.self, from: #"{"v":\#(long)}"#)
      }
      #expect(error.summary().contains("a number that Decimal holds to the last digit"))
      #expect(error.summary().contains(long))
    },
    FaultCase("LSL-006", "what does not fit throws, and the error names type and value") {
      () throws in
      #expect(read(Int8.self, "300") == .typeMismatch("$.v"))
      #expect(read(UInt.self, "\"-1\"") == .typeMismatch("$.v"))
      #expect(read(UInt16.self, "70000") == .typeMismatch("$.v"))
      #expect(read(UInt64.self, "18446744073709551616") == .typeMismatch("$.v"))
      func check<T: LosslessScalar & Equatable & Sendable>(_ type: T.Type, _ value: String) throws {
        let text = #"{"v":\#(value)}"#
        for format in TestFormat.allCases {
          let error = try #require(throws: DecodingError.self) {
            try format.decode(Box<T>.self, from: text)
          }
          #expect(error.summary().contains("\(T.self)"), "\(format)")
          // The path of a property list has the step that carries the text over.
          let summary = error.summary(in: Data(text.utf8))
          #expect(format == .propertyList || summary.contains(value), "\(format): \(summary)")
        }
      }
      try check(Int8.self, "300")
      try check(UInt.self, "\"-1\"")
      try check(UInt16.self, "70000")
      try check(UInt64.self, "18446744073709551616")
    },
    FaultCase("LSL-008", "a list that mixes numbers and texts") { () throws in
      struct Model: Decodable { @Coded<[Lossless<String>]> var ids: [String] }
      for format in TestFormat.allCases {
        let model = try format.decode(Model.self, from: #"{"ids":["1",2,true,3.5]}"#)
        #expect(model.ids == ["1", "2", "true", "3.5"])
      }
    },
    FaultCase("LSL-009", "a generic payload may be a bare scalar") { () throws in
      struct Response<T: Codable & LosslessScalar>: Decodable {
        let ok: Int
        @Coded<Lossless<T>?> var payload: T?
      }
      for format in TestFormat.allCases {
        let text = #"{"ok":1,"payload":true}"#
        #expect(try format.decode(Response<Bool>.self, from: text).payload == true)
      }
    },
    FaultCase("LSL-010", "text that looks like JSON stays text") { () throws in
      struct Model: Decodable {
        let note: String
        @LosslessValue var n2: String
        @LossyValue var n3: String?
      }
      for format in TestFormat.allCases {
        let model = try format.decode(
          Model.self, from: #"{"note":"[1,2]","n2":"{\"a\":1}","n3":"12"}"#)
        #expect(model.note == "[1,2]")
        #expect(model.n2 == #"{"a":1}"#)
        #expect(model.n3 == "12")
      }
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }
}
