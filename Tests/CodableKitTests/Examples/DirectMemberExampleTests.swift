import CodableKit
import Foundation
import JSONCore
import Testing

@Suite("Examples of members for containers, defaults and the direct path")
struct DirectMemberExampleTests {
  enum Retries: DefaultPolicy {
    static func defaultValue(for cause: DefaultCause) -> Int? {
      switch cause {
      case .missing: 3
      case .null: 0
      case .invalid: nil
      }
    }
  }

  enum Payment: String, Codable { case card = "Card", cash = "Cash" }

  @Test func containers() throws {
    #expect(
      try decoding(#"{"count": "x"}"#) { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try container.decode(by: Int.self, forKey: .count, default: 1, for: .invalid)
      } == 1)
    #expect(DefaultCauses.all == [.missing, .null, .invalid])
    #expect(
      try decoding(#"{"at": "1970-01-01T00:00:05Z"}"#) { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try container.decodeIfPresent(by: ISO8601.self, forKey: .at)?.timeIntervalSince1970
      } == 5)
    #expect(
      try decoding(#"{"at": null}"#) { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try container.decodeIfPresent(by: ISO8601?.self, forKey: .at)
      } == nil)
    #expect(Retries.defaultValue(for: .null) == 0)
    #expect(Retries.defaultValue(for: .invalid) == nil)
    #expect(Zero<Int>.defaultValue(for: .missing) == 0)
    let none = Set<Int>()
    #expect(none == [])
    #expect(Empty<Set<Int>>.defaultValue == none)
  }

  @Test func directPath() throws {
    let url = try #require(URL(string: "https://a.example"))
    let day = try #require(CalendarDate(year: 2024, month: 2, day: 29))
    #expect(
      try JSONReader.read(LosslessAsRead<Int>.self, from: Array(#""7""#.utf8)).wrappedValue == 7)
    #expect(
      String(
        decoding: try JSONWriter.bytes(
          of: JSONReader.read(LosslessAsRead<Int>.self, from: Array(#""7""#.utf8))), as: UTF8.self)
        == #""7""#)
    #expect(try JSONReader.read(StringOrNumber.self, from: Array("21.50".utf8)).text == "21.50")
    #expect(
      String(decoding: try JSONWriter.bytes(of: StringOrNumber("21.50")), as: UTF8.self)
        == #""21.50""#)
    #expect(
      try reading(#"{"a": 1}"#) { (reader: inout JSONReader) throws(JSONError) in
        try [String: Int].read(from: &reader)
      } == ["a": 1])
    #expect(
      try reading(#"{"a": 1, "b": "x"}"#) { (reader: inout JSONReader) throws(JSONError) in
        try [String: Int].readLossily(from: &reader)
      } == ["a": 1])
    #expect(
      try JSONReader.read(Open<Payment>.self, from: Array(#""Gift""#.utf8)) == .unknown("Gift"))
    #expect(
      String(decoding: try JSONWriter.bytes(of: Open<Payment>.unknown("Gift")), as: UTF8.self)
        == #""Gift""#)
    #expect(try JSONReader.read(Field<Int>.self, from: Array("null".utf8)) == .null)
    #expect(String(decoding: try JSONWriter.bytes(of: 7 as Field<Int>), as: UTF8.self) == "7")
    #expect(
      try JSONReader.read(Date.self, from: Array("5".utf8)).timeIntervalSinceReferenceDate == 5)
    #expect(
      String(
        decoding: try JSONWriter.bytes(of: Date(timeIntervalSinceReferenceDate: 5)), as: UTF8.self)
        == "5")
    #expect(
      String(decoding: try JSONWriter.bytes(of: Data([104, 105])), as: UTF8.self) == #""aGk=""#)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in url.write(to: &writer) }
        == #""https:\/\/a.example""#)
    #expect(
      String(
        decoding: try JSONWriter.bytes(
          of: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))), as: UTF8.self)
        == #""00000000-0000-0000-0000-000000000001""#)
    #expect(try JSONReader.read(Data.self, from: Array(#""aGk=""#.utf8)) == Data([104, 105]))
    #expect(
      try JSONReader.read(URL.self, from: Array(#""https://a.example""#.utf8)).host() == "a.example"
    )
    let text = "00000000-0000-0000-0000-000000000001"
    #expect(try JSONReader.read(UUID.self, from: Array("\"\(text)\"".utf8)).uuidString == text)
    #expect(
      try JSONReader.read(OrderedFields<Int>.self, from: Array(#"{"b":1,"a":2}"#.utf8)).keys == [
        "b", "a",
      ])
    #expect(
      String(
        decoding: try JSONWriter.bytes(of: ["b": 1, "a": 2] as OrderedFields<Int>), as: UTF8.self)
        == #"{"b":1,"a":2}"#)
    #expect(
      try reading("7") { (reader: inout JSONReader) throws(JSONError) in
        try Plain<Int>.read(from: &reader)
      } == 7)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try Plain<Int>.write(7, to: &writer)
      } == "7")
    #expect(try JSONReader.read(Scalar.self, from: Array("1.50".utf8)).description == "number 1.50")
    #expect(try JSONReader.read(CalendarDate.self, from: Array(#""2024-02-29""#.utf8)).day == 29)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in day.write(to: &writer) }
        == #""2024-02-29""#)
    #expect(try JSONReader.read(Decimal.self, from: Array("0.1".utf8)) == Decimal(string: "0.1"))
    #expect(
      String(decoding: try JSONWriter.bytes(of: Decimal(1) / Decimal(10)), as: UTF8.self) == "0.1")
  }
}
