import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct LosslessCaseTests {
  struct Box<T: LosslessScalar & Equatable & Sendable>: Codable {
    @LosslessValue var v: T
  }

  static func read<T: LosslessScalar & Equatable & Sendable>(
    _ type: T.Type, _ value: String
  ) -> Outcome<T> {
    Outcome.of(Box<T>.self, #"{"v":\#(value)}"#) { $0.v }.outcome
  }

  static let cases: [FaultCase] = [
    FaultCase("LSL-001", "1 and 0 read as text are their digits, not truth values") { () throws in
      #expect(read(String.self, "1") == .value("1"))
      #expect(read(String.self, "0") == .value("0"))
      #expect(read(String.self, "2") == .value("2"))
      #expect(read(String.self, "true") == .value("true"))
    },
    FaultCase("LSL-004", "a long id keeps its digits") { () throws in
      #expect(read(String.self, "12345678901234567890123") == .value("12345678901234567890123"))
    },
    FaultCase("LSL-005", "decimals are exact, as numbers and as text") { () throws in
      let exact: (String) -> Outcome<Decimal> = { .value(Decimal(string: $0) ?? .nan) }
      #expect(read(Decimal.self, "\"0.1\"") == exact("0.1"))
      #expect(read(Decimal.self, "0.1") == exact("0.1"))
      #expect(read(Decimal.self, "\"4.117\"") == exact("4.117"))
      #expect(read(Decimal.self, "2.0000") == exact("2"))
    },
    FaultCase("LSL-006", "what does not fit throws, and the error names type and value") {
      () throws in
      #expect(read(Int8.self, "300") == .typeMismatch("$.v"))
      #expect(read(UInt.self, "\"-1\"") == .typeMismatch("$.v"))
      #expect(read(UInt16.self, "70000") == .typeMismatch("$.v"))
      #expect(read(UInt64.self, "18446744073709551616") == .typeMismatch("$.v"))
      let error = try #require(throws: DecodingError.self) {
        try TestFormat.json.decode(Box<Int8>.self, from: #"{"v":300}"#)
      }
      #expect(error.summary().contains("Int8"))
      #expect(error.summary().contains("300"))
    },
    FaultCase("LSL-008", "a list that mixes numbers and texts") { () throws in
      struct Model: Decodable { @Coded<[Lossless<String>]> var ids: [String] }
      let model = try TestFormat.json.decode(Model.self, from: #"{"ids":["1",2,true,3.5]}"#)
      #expect(model.ids == ["1", "2", "true", "3.5"])
    },
    FaultCase("LSL-009", "a generic payload may be a bare scalar") { () throws in
      struct Response<T: Codable & LosslessScalar>: Decodable {
        let ok: Int
        @Coded<Lossless<T>?> var payload: T?
      }
      let response = try TestFormat.json.decode(
        Response<Bool>.self, from: #"{"ok":1,"payload":true}"#)
      #expect(response.payload == true)
    },
    FaultCase("LSL-010", "text that looks like JSON stays text") { () throws in
      struct Model: Decodable {
        let note: String
        @LosslessValue var n2: String
        @LossyValue var n3: String?
      }
      let model = try TestFormat.json.decode(
        Model.self, from: #"{"note":"[1,2]","n2":"{\"a\":1}","n3":"12"}"#)
      #expect(model.note == "[1,2]")
      #expect(model.n2 == #"{"a":1}"#)
      #expect(model.n3 == "12")
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }
}
