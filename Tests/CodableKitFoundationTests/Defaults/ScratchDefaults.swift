import Foundation
import Testing

/// Runs a test with defaults of its own, and removes them.
func withScratchDefaults(_ body: (UserDefaults) throws -> Void) throws {
  let name = "codablekit.tests.\(UUID().uuidString)"
  let defaults = try #require(UserDefaults(suiteName: name))
  defer { defaults.removePersistentDomain(forName: name) }
  try body(defaults)
}
