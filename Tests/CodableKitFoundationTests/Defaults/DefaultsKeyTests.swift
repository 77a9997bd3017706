import CodableKitFoundation
import Foundation
import Testing

@Suite struct DefaultsKeyTests {
  struct Preferences: Codable, Hashable, Sendable {
    var accent = "blue"
  }

  @Test func namesTypeAndDefaultOnce() throws {
    try withScratchDefaults { defaults in
      var preferences = defaults.codable(for: .preferences)
      #expect(preferences == Preferences())
      preferences.accent = "red"
      try defaults.setCodable(preferences, for: .preferences)
      #expect(defaults.codable(for: .preferences).accent == "red")
      #expect(defaults.data(forKey: "preferences") == Data(#"{"accent":"red"}"#.utf8))
    }
  }

  @Test func keepsTheNilOfAnOptional() throws {
    try withScratchDefaults { defaults in
      #expect(defaults.codable(for: .limit) == 10)
      try defaults.setCodable(nil, for: .limit)
      #expect(defaults.codable(for: .limit) == nil)
    }
  }
}

extension DefaultsKey<DefaultsKeyTests.Preferences> {
  fileprivate static let preferences = Self("preferences", default: .init())
}

extension DefaultsKey<Int?> {
  fileprivate static let limit = Self("limit", default: 10)
}
