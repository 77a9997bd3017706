import CodableKit
import CodableKitFoundation
import Foundation
import Testing

private struct Preferences: Codable, Equatable { var accent = "green" }

extension DefaultsKey<Preferences> {
  fileprivate static let preferences = Self("preferences", default: Preferences())
}

@Suite("Examples of CodableKitFoundation's Defaults/")
struct DefaultsExampleTests {
  @Test func values() throws {
    try withScratchDefaults { defaults in
      #expect(defaults.codable(for: .preferences) == Preferences())
      try defaults.setCodable(Preferences(accent: "blue"), forKey: "preferences")
      do {
        let preferences = try defaults.codable(Preferences.self, forKey: "preferences")
        #expect(preferences?.accent == "blue")
      }
      defaults.set(Data(#"{"accent":7}"#.utf8), forKey: "preferences")
      let (value, report) = DecodingReport.collect {
        let preferences = defaults.codable(forKey: "preferences", default: Preferences())
        return preferences
      }
      #expect(value == Preferences() && report.totalCount == 1)
      let error = #expect(throws: StoredValueError.self) {
        try defaults.codable(Preferences.self, forKey: "preferences")
      }
      #expect(throws: StoredValueError.self) { try defaults.codableIfStored(for: .preferences) }
      try defaults.setCodable(Preferences(accent: "red"), for: .preferences)
      #expect(try defaults.codableIfStored(for: .preferences)?.accent == "red")
      defaults.removeObject(forKey: "preferences")
      #expect(try defaults.codableIfStored(for: .preferences) == nil)
      #expect("\(try #require(error))".contains("expected String, found number 7 at $.accent"))
    }
  }
}
