import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// Values of types that are not one's own, as one string.
  @Suite struct JSONStoredTests {
    struct Address: Codable, Hashable, Sendable {
      var city: String
      let country: String
    }

    /// What `@AppStorage` asks of a value.
    static func roundTrip<Value: RawRepresentable<String>>(_ value: Value) -> Value? {
      Value(rawValue: value.rawValue)
    }

    @Test func keepsValuesOfAnyType() {
      var recent = JSONStored(["swift"])
      recent.value.append("codable")
      #expect(recent.rawValue == #"["swift","codable"]"#)
      #expect(Self.roundTrip(JSONStored(["swift"])) == JSONStored(["swift"]))
      #expect(Self.roundTrip(JSONStored(["b": 1, "a": 2]))?.rawValue == #"{"a":2,"b":1}"#)
      #expect(Self.roundTrip(JSONStored(7))?.value == 7)
      #expect(Self.roundTrip(JSONStored(true))?.value == true)
      #expect(Self.roundTrip(JSONStored("text"))?.value == "text")
      #expect(Self.roundTrip(JSONStored(Int?.none)) == JSONStored(nil))
      let address = Address(city: "Bern", country: "CH")
      #expect(Self.roundTrip(JSONStored(address))?.value == address)
    }

    @Test func givesItsMembers() {
      var stored = JSONStored(Address(city: "Bern", country: "CH"))
      stored.city = "Basel"
      #expect(stored.value == Address(city: "Basel", country: "CH"))
      #expect(stored.country == "CH")
      #expect(stored.rawValue == #"{"city":"Basel","country":"CH"}"#)
    }

    @Test(arguments: ["", "{", "{}", "null", "7", #"["a"#])
    func readsBadTextAsNil(text: String) {
      #expect(JSONStored<[String]>(rawValue: text) == nil)
      #expect(throws: DecodingError.self) { try JSONStored<[String]>(jsonText: text) }
    }

    @Test func survivesBadPartsByItsWrappers() throws {
      let text = #"[1,"x",2]"#
      let (stored, report) = try DecodingReport.collect {
        try JSONStored<LossyArray<Int>>(jsonText: text)
      }
      #expect(stored.value.elements == [1, 2])
      #expect(report.issues.map(\.path.description) == ["$[1]"])
    }

    struct Holder: Codable, Equatable {
      var list = JSONStored([1, 2])
      var one = JSONStored(Address(city: "Bern", country: "CH"))
    }

    static let text = #"{"list":[1,2],"one":{"city":"Bern","country":"CH"}}"#

    @Test(arguments: TestFormat.allCases)
    func isTheValueItselfInsideOtherTypes(format: TestFormat) throws {
      #expect(try json(Holder()) == Self.text)
      #expect(try format.decode(Holder.self, from: Self.text) == Holder())
    }

    /// Read by the value's own type, so that the decoder's rules for dates apply.
    @Test func followsTheDecodersRules() throws {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .secondsSince1970
      let dates = try decoder.decode([JSONStored<Date>].self, from: Data("[60]".utf8))
      #expect(dates.map(\.value) == [Date(timeIntervalSince1970: 60)])
    }

    @Test func comparesTheValue() {
      var roomy = Set<Int>(minimumCapacity: 10_000)
      roomy.formUnion(0..<200)
      let (first, second) = (JSONStored(roomy), JSONStored(Set(0..<200)))
      #expect(first.rawValue != second.rawValue)
      #expect(first == second)
      #expect(!(first != second))
      #expect(Set([first, second]).count == 1)
    }
  }
}
