import CodableKit
import CodableKitTesting
import Foundation
import Testing

@Suite("Examples of the members of CodableKitTesting")
struct MemberExampleTests {
  struct Named: Codable, Equatable { var name: String }

  struct Tagged: Codable {
    var id: Int
    @LossyArray var tags: [String]
  }

  @Test func coders() throws {
    let decoder: any CheckedDecoder = FastJSONDecoder()
    let encoder: any CheckedEncoder = JSONEncoder()
    #expect(try decoder.decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
    #expect(try encoder.encode([1, 2]) == Data("[1,2]".utf8))
  }

  @Test func roundTrips() throws {
    try RoundTrip.check(Named.self, #"{"name":"Ada"}"#)
    try RoundTrip.check(Named.self, #"{"name":"Ada","age":36}"#, ignoring: ["$.age"])
    try RoundTrip.check(Named(name: "Ada"))
    try RoundTrip.check(Named(name: "Ada"), decoder: JSONDecoder(), encoder: JSONEncoder())
    do {
      try RoundTrip.check(Named.self, #"{"name":"Ada","age":36}"#)
      Issue.record("nothing was lost")
    } catch let failure as RoundTripFailure {
      #expect(failure.typeName == "Named")
      #expect(failure.differences == ["lost $.age: 36"])
      #expect(failure.description == "Named does not come back as it was:\n  lost $.age: 36")
    }
  }

  struct Order: Decodable { @LossyArray var ids: [Int] }

  static let recordedResponse = #"{"ids":[1,2]}"#

  @Test func theServerSendsWhatWeExpect() throws {
    let recordedResponse = Self.recordedResponse
    try NothingLost.check(Order.self, recordedResponse)
  }

  @Test func losses() throws {
    #expect(try NothingLost.check(Order.self, #"{"ids":[1,2]}"#).ids == [1, 2])
    do {
      try NothingLost.check(Order.self, Data(#"{"ids":[1,"x"]}"#.utf8), decoder: JSONDecoder())
      Issue.record("nothing was lost")
    } catch let failure as LossFailure {
      #expect(
        failure.description == """
          Order recovers from 1 fault:
          1:11: warning: dropped element: expected Int, found string "x"
            at $.ids[1]
          """)
      #expect(failure.description.hasSuffix("at $.ids[1]"))
    }
    do {
      try NothingLost.check([Int].self, "7")
      Issue.record("a number is a list")
    } catch let failure as LossFailure {
      #expect(
        failure.description.hasPrefix("Array<Int> does not decode:\n1:1: error: expected array"))
    }
  }

  @Test func everyInput() throws {
    let text = #"{"name":"Ada"}"#
    try RoundTrip.check(Named.self, Data(text.utf8))
    try RoundTrip.check(Named.self, Array(text.utf8))
    #expect(try Tolerance(of: Named.self, Data(text.utf8)) == Tolerance(of: Named.self, text))
    for encoding in [String.Encoding.utf16, .utf32] {
      let data = try #require(text.data(using: encoding))
      try RoundTrip.check(Named.self, data)
      try NothingLost.check(Named.self, data)
      #expect(try Tolerance(of: Named.self, data) == Tolerance(of: Named.self, text))
    }
  }

  /// What a decoder refuses does not pass because it was repaired before.
  @Test func bytesAreAsTheyAre() throws {
    let bytes = Array(#"{"name":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    #expect(throws: LossFailure.self) { try NothingLost.check(Named.self, bytes) }
    #expect(throws: RoundTripFailure.self) { try RoundTrip.check(Named.self, bytes) }
    #expect(throws: ToleranceFailure.self) { try Tolerance(of: Named.self, bytes) }
  }

  @Test func tolerance() throws {
    do {
      _ = try Tolerance(of: Named.self, "7")
      Issue.record("a number is a model")
    } catch let failure as ToleranceFailure {
      #expect(failure.description == "1:1: error: expected object, found number 7 at $")
    }
    #expect(Tolerance.Fault.allCases.map(\.rawValue) == ["missing", "null", "wrong type"])
    let tolerance = try Tolerance(of: Tagged.self, #"{"id": 7, "tags": ["a"], "extra": 1}"#)
    #expect(tolerance.rows[1].answers == [.missing: .throws, .null: .throws, .wrongType: .throws])
    #expect(tolerance.rows[2].answers[.null] == .recovers)
    #expect(tolerance.rows[3].answers[.missing] == .survives)
    #expect(tolerance.rows[4].answers[.wrongType] == .ignores)
    #expect(try Tolerance(of: Named.self, #"{"name": "Ada"}"#).rows.count == 2)
    #expect(tolerance.rows[1].path.description == "$.id")
    #expect(tolerance.rows[1].answers[.null] == .throws)
    let places = tolerance.rows.map(\.path.description)
    #expect(places == ["$", "$.id", "$.tags", "$.tags[0]", "$.extra"])
    let table = try Tolerance(of: Named.self, #"{"name": "Ada"}"#).description
    let expected = """
              missing  null    wrong type
      $       -        throws  throws
      $.name  throws   throws  throws
      """
    #expect(table == expected)
    try Tolerance(of: Named.self, #"{"name": "Ada"}"#).check(
      """
              missing  null    wrong type
      $       -        throws  throws
      $.name  throws   throws  throws
      """)
  }
}
