import CodableKitMacros
import CodableKitTestSupport
import Testing

@Suite struct DeclarationTests {
  /// Decodes the text, and writes the same back.
  func roundTrips<Model: Codable>(_ type: Model.Type, _ text: String) throws {
    for format in TestFormat.allCases {
      #expect(try json(format.decode(type, from: text)) == text)
    }
  }

  @Test func roundTripsEverything() throws {
    try roundTrips(Shaded<Int, Bool>.self, #"{"first":1,"second":[true]}"#)
    try roundTrips(Box<Int>.self, #"{"element":1,"others":[2]}"#)
    try roundTrips(
      Tree<Int>.self, #"{"node":{"left":{"leaf":{"_0":1}},"right":{"leaf":{"_0":2}}}}"#)
    try roundTrips(Visible.self, #"{"id":1,"note":"n"}"#)
    try roundTrips(InPackage.self, #"{"id":1}"#)
    try roundTrips(Inlined.self, #"{"id":1}"#)
    try roundTrips(Ageing.self, #"{"id":1,"name":"a","stage":{"late":{"_0":2}}}"#)
    try roundTrips(
      Commented.self,
      #"{"conditional":1,"first":4,"fourth":5,"id":1,"made":2,"name":"n","observed":3,"other_one":7,"second":"s","spread":{"a":1},"third":4}"#
    )
    try roundTrips(
      Named.self,
      #"{"class":1,"container":2,"decoder":3,"decoder2":{"self":4},"encoder":5,"init":6,"key":7,"self":8,"type":"t","value":9}"#
    )
    try roundTrips(
      Uncommon.self,
      #"{"double":1,"existential":"e","implicit":1,"nested":[{"a":[1]}],"optional":2,"range":[1,2],"set":["s"]}"#
    )
    try roundTrips(Visible.Inner.self, #"{"state":"on"}"#)
    try roundTrips(Conforming.self, #"{"id":1}"#)
    try roundTrips(Opened.self, #"{"id":1}"#)
    try roundTrips(NoMembers.self, "{}")
  }

  @Test @MainActor func isolatedClasses() throws {
    let value = try FastJSONDecoder().decode(IsolatedClass.self, from: #"{"name":"a"}"#)
    #expect(value.name == "a")
    #expect(try FastJSONEncoder().encodeToString(value) == #"{"name":"a"}"#)
  }

  @Test @Storage func classesOfAnActorThatTheConformanceNames() throws {
    let value = try FastJSONDecoder().decode(StoredClass.self, from: #"{"name":"a"}"#)
    #expect(try FastJSONEncoder().encodeToString(value) == #"{"name":"a"}"#)
  }

  @Test func conditionalConformance() throws {
    struct Unreadable: Equatable {}
    #expect(Box(element: Unreadable()) == Box(element: Unreadable()))
    #expect(!((Box<Unreadable>.self as Any) is any Decodable.Type))
    #expect((Box<Int>.self as Any) is any Codable.Type)
    #expect("\(hiddenRoundTrip())" == "Hidden")
  }

  @Test func halves() {
    #expect(!((OnlyDecodable.self as Any) is any Encodable.Type))
    #expect(!((OnlyEncodable.self as Any) is any Decodable.Type))
  }

  @Test func ownKeysSayWhatIsCoded() throws {
    let value = try TestFormat.json.decode(OwnKeys.self, from: #"{"identifier":1,"name":"y"}"#)
    #expect(value == OwnKeys(id: 1))
    #expect(try json(value) == #"{"identifier":1}"#)
  }
}
