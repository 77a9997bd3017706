import CodableKitFoundation
import Foundation
import Testing

@Suite("Examples of the members for stored values")
struct StoredMemberExampleTests {

  @Test func members() throws {
    try withScratchDefaults { defaults in
      #expect(DefaultsKey("limit", default: 10).name == "limit")
      #expect(DefaultsKey("limit", default: 10).defaultValue == 10)
      let limit = DefaultsKey("limit", default: 10)
      #expect(defaults.codable(for: limit) == 10)
      try defaults.setCodable(20, for: limit)
      #expect(defaults.codable(for: limit) == 20)
      try defaults.setCodable("x", forKey: "limit")
      do {
        _ = try defaults.codable(Int.self, forKey: "limit")
        Issue.record("no error")
      } catch let error as StoredValueError {
        #expect(error.key == "limit")
        #expect(error.json == Data(#""x""#.utf8))
        #expect(error.underlyingError is DecodingError)
      }
    }
  }
}
