import CodableKit
import CodableKitTesting
import Foundation
import Testing

@Suite("Examples of CodableKitTesting")
struct TestingExampleTests {
  struct Named: Codable, Equatable { var name: String }

  @Test func coders() throws {
    let decoder: any CheckedDecoder = JSONDecoder()
    #expect(try decoder.decode([Int].self, from: Data("[1]".utf8)) == [1])
    let encoder: any CheckedEncoder = FastJSONEncoder()
    #expect(try encoder.encode([1]) == Data("[1]".utf8))
  }

  @Test func failures() throws {
    do {
      try RoundTrip.check(Named.self, #"{"name":"Ada","age":36}"#)
      Issue.record("nothing was lost")
    } catch let failure as RoundTripFailure {
      #expect(failure.differences == ["lost $.age: 36"])
    }
    do {
      _ = try Tolerance(of: Named.self, "7")
      Issue.record("a number is a model")
    } catch let failure as ToleranceFailure {
      #expect(failure.description == "1:1: error: expected object, found number 7 at $")
    }
  }

  struct User: Codable, Equatable, Sendable { var name: String; var age: Int }

  @Test func users() throws {
    try RoundTrip.check(User.self, #"{"name":"Ada","age":36}"#)
    try RoundTrip.check(User(name: "Ada", age: 36))
  }
}
