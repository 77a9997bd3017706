import CodableKit
import CodableKitTestSupport
import CodableKitTesting
import Foundation
import Testing

@Suite("RoundTrip of the test kit") struct RoundTripCheckTests {
  @Test func passesWhatComesBack() throws {
    try RoundTrip.check(User.self, userJSON)
    try RoundTrip.check(User.self, userJSON, decoder: JSONDecoder(), encoder: JSONEncoder())
    try RoundTrip.check(User(id: 1, nick: nil, tags: [], address: nil))
    try RoundTrip.check([1.0, 2.5], decoder: JSONDecoder(), encoder: JSONEncoder())
    try RoundTrip.check([Double].self, " [1.0, 25e-1] ")
  }

  /// The text may be whatever the decoder allows, and a fault in it is a failure of the check.
  @Test func readsAsTheDecoder() throws {
    let decoder = FastJSONDecoder()
    decoder.allowsJSON5 = true
    try RoundTrip.check([String: Int].self, "{a: +1, 'b': 0x2,}", decoder: decoder)
    let failure = #expect(throws: RoundTripFailure.self) {
      try RoundTrip.check([String: Never].self, "{a: 1}", decoder: decoder)
    }
    #expect(failure?.differences.count == 1)
    #expect(throws: RoundTripFailure.self) { try RoundTrip.check([String: Int].self, "{a: 1}") }
    let tolerance = try Tolerance(of: [String: Double].self, "{a: Infinity}", decoder: decoder)
    #expect(tolerance.rows.map(\.path.description) == ["$", "$.a"])
  }

  /// POL-007: a subclass whose properties stay nil because the compiler codes one class only.
  @Test func namesWhatIsLost() throws {
    let failure = #expect(throws: RoundTripFailure.self) {
      try RoundTrip.check(Derived.self, #"{"code":1,"label":"l"}"#)
    }
    #expect(
      failure?.description == """
        Derived does not come back as it was:
          lost $.label: "l"
        """)
  }

  @Test func documentedExample() throws {
    struct User: Codable, Equatable { var name: String }
    try RoundTrip.check(User(name: "Ada"))
    let failure = #expect(throws: RoundTripFailure.self) {
      try RoundTrip.check(User.self, #"{"name":"Ada","age":36}"#)
    }
    #expect(failure?.description == "User does not come back as it was:\n  lost $.age: 36")
  }

  @Test(arguments: [
    (#"{"id":7,"tags":[1,"a"]}"#, [#"changed $.tags[0]: 1 -> "a""#, #"lost $.tags[1]: "a""#]),
    (#"{"id":7,"tags":null,"nick":null}"#, ["changed $.tags: null -> []", "lost $.nick: null"]),
    (
      #"{"id":7,"tags":[],"address":{"city":"B"}}"#, ["added $.address.isHome: false"]
    ),
    (#"{"id":"7","tags":[]}"#, [#"1:7: error: expected Int, found string "7" at $.id"#]),
    (#"{"id":7,"tags":[]"#, nil),
  ]) func listsEachDifference(json: String, lines: [String]?) {
    let failure = #expect(throws: RoundTripFailure.self) { try RoundTrip.check(User.self, json) }
    #expect(failure?.typeName == "User")
    if let lines { #expect(failure?.differences == lines) }
  }

  @Test func ignoresPlaces() throws {
    try RoundTrip.check(
      User.self, #"{"id":7,"tags":[],"etag":"e","address":{"city":"B"}}"#,
      ignoring: ["$.etag", "$.address"])
  }

  /// A value that does not survive its own coding.
  struct Rounded: Codable, Equatable {
    var value: Double
    init(value: Double) { self.value = value }
    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Double.self).rounded()
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  struct Named: Codable, Equatable {
    var name: String
    var isOpen = false
    enum CodingKeys: CodingKey { case name }
  }

  @Test func comparesValues() {
    let rounded = #expect(throws: RoundTripFailure.self) {
      try RoundTrip.check(Rounded(value: 1.5))
    }
    #expect(rounded?.differences == ["changed $: 1.5 -> 2"])
    let named = #expect(throws: RoundTripFailure.self) {
      try RoundTrip.check(Named(name: "a", isOpen: true))
    }
    #expect(named?.differences == [#"another value, which is written the same: {"name":"a"}"#])
    let infinite = #expect(throws: RoundTripFailure.self) { try RoundTrip.check([Double.infinity]) }
    #expect(infinite?.differences.first?.hasPrefix("error: ") == true)
  }
}
