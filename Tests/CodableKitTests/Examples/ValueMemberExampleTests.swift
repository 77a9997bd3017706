import CodableKit
import Foundation
import JSONCore
import Testing

@Suite("Examples of the members of rules, strategies and values")
struct ValueMemberExampleTests {
  enum Percent: ValueRange { static let range = 0...100 }

  enum Even: ValueRule {
    static func judge(_ value: Int) -> Verdict<Int> {
      value.isMultiple(of: 2) ? .accepted : .refused(expected: "an even number")
    }
  }

  enum Share: DecodingStrategy, EncodingStrategy {
    static func decode(from decoder: any Decoder) throws -> Double {
      try decoder.singleValueContainer().decode(Double.self) / 100
    }
    static func encode(_ value: Double, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value * 100)
    }
  }

  struct Address: Codable, Equatable { var city: String; var country: String }

  struct Preferences: JSONStringRepresentable {
    var showsTips = true
    var accent = "blue"
  }

  struct Item: Codable, Equatable { var sku: String }

  enum BySKU: KeyProvider { static func key(of element: Item) -> String { element.sku } }

  @Test func rules() throws {
    #expect(NotEmpty<String>.judge("a") == .accepted)
    #expect(WithinRange<Percent>.judge(30) == .accepted)
    #expect(ClampedToRange<Percent>.judge(-5) == .corrected(0, expected: "a value in 0...100"))
    #expect(Even.judge(2) == .accepted)
    #expect(Even.judge(3) == .refused(expected: "an even number"))
    #expect(WithinRange<Percent>.judge(100) == .accepted)
    #expect(Trimming.judge(" Ada") == .normalized("Ada"))
    #expect(ClampedToRange<Percent>.judge(130) == .corrected(100, expected: "a value in 0...100"))
    #expect(Trimming.judge("Ada") == .accepted)
    #expect(Lowercasing.judge("ada") == .accepted)
    #expect(Uppercasing.judge("CH") == .accepted)
  }

  @Test func scalars() throws {
    #expect(LosslessAsRead(wrappedValue: 7).wrappedValue == 7)
    #expect(try FastJSONEncoder().encodeToString([LosslessAsRead(wrappedValue: 7)]) == "[7]")
    #expect(
      try FastJSONDecoder().decode([LosslessAsRead<Int>].self, from: #"["7"]"#)[0].wrappedValue == 7
    )
    let asRead = try FastJSONDecoder().decode([LosslessAsRead<Int>].self, from: #"["7"]"#)
    #expect(try FastJSONEncoder().encodeToString(asRead) == #"["7"]"#)
    #expect(Int(losslessly: .string("7")) == 7)
    #expect(Int(losslessly: .string("7.5")) == nil)
    #expect(String(losslessly: .bool(true)) == "true")
    #expect(Bool(losslessly: .string("Yes")) == true)
    #expect(Bool(losslessly: .string("maybe")) == nil)
    #expect(Int8(losslessly: .string("127")) == 127)
    #expect(Int8(losslessly: .string("128")) == nil)
    #expect(Double(losslessly: .string("1.5")) == 1.5)
    #expect(Double(losslessly: .bool(true)) == nil)
    #expect(Float(losslessly: .string("1.5")) == 1.5)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      #expect(Float16(losslessly: .string("1.5")) == 1.5)
      #expect(JSONNumber("1.5")?.float16 == 1.5)
    #endif
    #expect(Decimal(losslessly: .string("0.1")) == Decimal(string: "0.1"))
    #expect(try FastJSONDecoder().decode(Scalar.self, from: #""a""#) == .string("a"))
    #expect(try FastJSONDecoder().decode(Scalar.self, from: "true") == .bool(true))
    #expect(
      try JSONDecoder().decode([Scalar].self, from: Data(#"["a",true]"#.utf8)) == [
        .string("a"), .bool(true),
      ])
  }

  @Test func storage() throws {
    #expect(JSONStored(Address(city: "Bern", country: "CH")).country == "CH")
    var address = JSONStored(Address(city: "Bern", country: "CH"))
    address.city = "Basel"
    #expect(address.value.city == "Basel")
    #expect(Preferences(rawValue: #"{"accent":"red","showsTips":false}"#)?.showsTips == false)
    #expect(try Preferences().jsonText() == #"{"accent":"blue","showsTips":true}"#)
    #expect(try Preferences(jsonText: #"{"accent":"red","showsTips":true}"#).accent == "red")
  }

  @Test func decodingStrategies() throws {
    #expect(
      try decoding("25") { decoder in
        return try Share.decode(from: decoder)
      } == 0.25)
    #expect(
      try decoding("25") { decoder in
        let container = try decoder.singleValueContainer()
        return try Share.decode(from: container)
      } == 0.25)
    #expect(
      try decoding("[25, 50]") { decoder in
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        return try [Share.decode(from: &container), Share.decode(from: &container)]
      } == [0.25, 0.5])
    #expect(
      try decoding(#"{"share": 25}"#) { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try Share.decode(from: container, forKey: .share)
      } == 0.25)
    #expect(
      try decoding("{}") { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try Share.decodeIfPresent(from: container, forKey: .share)
      } == nil)
    #expect(
      try decoding("{}") { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try Share?.decodeMissing(.share, in: container)
      } == nil)
    #expect(
      try reading("25") { (reader: inout JSONReader) throws(JSONError) in
        try Share.read(from: &reader)
      } == 0.25)
    #expect(
      try reading("{}") { (reader: inout JSONReader) throws(JSONError) in
        var members = try reader.readObject(names: "share")
        _ = try members.next(&reader)
        return try Share?.readMissing(0, of: members)
      } == nil)
    #expect(
      try decoding("{}") { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try FirstOf<Int?, Lossless<Int>?>.decodeMissing(.share, in: container)
      } == nil)
    #expect(Hex.value(from: "ff") == Data([255]))
    #expect(Hex.text(from: Data([255])) == "ff")
    #expect(
      try decoding(#""ff""#) { decoder in
        return try Hex.decode(from: decoder)
      } == Data([255]))
    #expect(
      try decoding(#""ff""#) { decoder in
        let container = try decoder.singleValueContainer()
        return try Hex.decode(from: container)
      } == Data([255]))
    #expect(
      try decoding(#"{"share": null}"#) { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try Hex.decodeIfPresent(from: container, forKey: .share)
      } == nil)
    #expect(
      try encoding { encoder in
        try Hex.encode(Data([255]), to: encoder)
      } == #""ff""#)
  }

  @Test func encodingStrategies() throws {
    #expect(
      try encoding { encoder in
        try Share.encode(0.25, to: encoder)
      } == "25")
    #expect(
      try encoding { encoder in
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        try Share.encode(0.25, to: &container)
      } == "25")
    #expect(
      try encoding { encoder in
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try Share.encode(0.25, to: &container)
      } == "[25]")
    #expect(
      try encoding { encoder in
        var container = encoder.container(keyedBy: Key.self)
        try Share.encode(0.25, to: &container, forKey: .share)
      } == #"{"share":25}"#)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try Share.write(0.25, to: &writer)
      } == "25")
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.beginObject()
        try Share.writeMember(0.25, to: &writer, literal: "share")
        writer.endObject()
      } == #"{"share":25}"#)
  }

  @Test func structure() throws {
    #expect(
      try decoding(#""""#) { decoder in
        let container = try decoder.singleValueContainer()
        return EmptyText.stands(in: container)
      })
    #expect(
      try reading("[]") { (reader: inout JSONReader) throws(JSONError) in
        try EmptyList.stands(in: &reader)
      } == true)
    #expect(EmptyText.stands(for: ""))
    #expect(!(EmptyText.stands(for: "a")))
    #expect(BySKU.key(of: Item(sku: "A-1")) == "A-1")
  }

  @Test func fields() throws {
    #expect(Field.value("Ada").value == "Ada")
    #expect(Field<Int>.absent.value == nil)
    #expect(!Field<Int>.null.isAbsent)
    #expect(Field<Int>.absent.isAbsent)
    #expect(Field<Int>.absent.applied(to: 1) == 1)
    #expect(Field<Int>.null.applied(to: 1) == nil)
    #expect(Field.value(2).applied(to: 1) == 2)
    #expect(nil as Field<Int> == .null)
    #expect("é" as Field<Unicode.Scalar> == .value("é"))
    #expect("é" as Field<Character> == .value("é"))
    #expect("Ada" as Field<String> == .value("Ada"))
    #expect(7 as Field<Int> == .value(7))
    #expect(true as Field<Bool> == .value(true))
    #expect(Field.value("Ada").description == "value(\"Ada\")")
    #expect(Field<String>.absent.description == "absent")
    #expect(
      try FastJSONDecoder().decode([Field<Int>].self, from: "[7,null]") == [.value(7), .null])
    #expect(try FastJSONEncoder().encodeToString([7, nil] as [Field<Int>]) == "[7,null]")
    #expect(
      try decoding("{}") { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try container.decode(Field<Int>.self, forKey: .id)
      } == Field.absent)
    #expect(
      try encoding { encoder in
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Field<Int>.absent, forKey: .id)
      } == "{}")
  }

  @Test func dynamicValues() throws {
    #expect(
      try FastJSONDecoder().decode(JSONValue.self, from: #"{"b":1.50,"a":[]}"#)["b"]?.number?.text
        == "1.50")
    #expect(
      try FastJSONEncoder().encodeToString(JSONValue(parsing: #"{"b":1.50,"a":[]}"#))
        == #"{"b":1.50,"a":[]}"#)
    #expect(try FastJSONDecoder().decode([JSONNumber].self, from: "[1.50]")[0].text == "1.50")
    #expect(try FastJSONEncoder().encodeToString([JSONNumber(1), JSONNumber(2.5)]) == "[1,2.5]")
    #expect(
      try FastJSONDecoder().decode(OrderedFields<Int>.self, from: #"{"b":1,"a":2}"#).keys == [
        "b", "a",
      ])
    #expect(
      try FastJSONEncoder().encodeToString(["b": 1, "a": 2] as OrderedFields<Int>)
        == #"{"b":1,"a":2}"#)
    #expect(OrderedFields<Int>().isEmpty)
    #expect((["b": 1, "a": 2] as OrderedFields<Int>).values == [1, 2])
    #expect((["b": 1, "a": 2] as OrderedFields<Int>).count == 2)
    #expect(!((["b": 1] as OrderedFields<Int>).isEmpty))
    var fields: OrderedFields<Int> = ["b": 1, "a": 2]
    fields["b"] = 3
    fields["c"] = 4
    fields["a"] = nil
    #expect(fields.keys == ["b", "c"])
    #expect(fields["b"] == 3)
    var pairs: [String] = []
    for (key, value) in ["b": 1, "a": 2] as OrderedFields<Int> { pairs.append("\(key)=\(value)") }
    #expect(pairs == ["b=1", "a=2"])
    #expect((["b": 1, "a": 2] as OrderedFields<Int>).underestimatedCount == 2)
    let repeated: OrderedFields<Int> = ["a": 1, "b": 2, "a": 3]
    #expect(repeated["a"] == 3)
    #expect(OrderedFields([("a", 1), ("a", 3)].map { (key: $0, value: $1) })["a"] == 3)
    #expect((["b": 1, "a": 2] as OrderedFields<Int>) == ["a": 2, "b": 1])
    #expect(Set<OrderedFields<Int>>([["b": 1, "a": 2], ["a": 2, "b": 1]]).count == 1)
    #expect(!StringOrNumber("7").isNumber)
    #expect(try FastJSONEncoder().encodeToString([StringOrNumber("21.5")]) == #"["21.5"]"#)
    #expect(try FastJSONEncoder().encodeToString([StringOrNumber(JSONNumber(21.5))]) == "[21.5]")
    #expect(StringOrNumber("7").number == JSONNumber(7))
    #expect(StringOrNumber("a").number == nil)
    #expect(StringOrNumber("7").int == 7)
    #expect(StringOrNumber("7.5").int == nil)
    #expect(
      try FastJSONDecoder().decode([StringOrNumber].self, from: #"["7",7]"#).map(\.isNumber) == [
        false, true,
      ])
    let either = try FastJSONDecoder().decode([StringOrNumber].self, from: #"["7",7]"#)
    #expect(try FastJSONEncoder().encodeToString(either) == #"["7",7]"#)
  }

  @Test func wrappers() throws {
    struct Counts: Codable { @Coded<Lossy<[String: Int]>> var counts = ["a": 1] }
    #expect(Counts().counts == ["a": 1])
    #expect(Set<Int>(listing: [1, 2, 1]) == [1, 2])
    #expect([String: Int](listing: [("a", 1), ("b", 2)]) == ["a": 1, "b": 2])
    #expect(try FastJSONDecoder().decode(LossyArray<Int>.self, from: #"[1,"x"]"#).elements == [1])
    #expect(
      try FastJSONDecoder().decode(Coded<UnixSeconds>.self, from: "5").wrappedValue
        .timeIntervalSince1970 == 5)
    #expect(Coded<Lossy<[Int]>>(wrappedValue: [1]).wrappedValue == [1])
    #expect(
      try decoding("{}") { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try container.decode(Coded<UnixSeconds?>.self, forKey: .at).wrappedValue
      } == nil)
    #expect(
      try encoding { encoder in
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Coded<UnixSeconds?>(wrappedValue: nil), forKey: .at)
      } == "{}")
  }
}
