import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// The same values and settings through Foundation's encoder: equal bytes, or the same error at the
/// same path.
@Suite struct EncodingDifferentialTests {
  static let count =
    ProcessInfo.processInfo.environment["CODABLEKIT_ENCODING_VALUES"].flatMap(Int.init) ?? 100_000

  static let settings: [EncodingSettings] = [
    EncodingSettings(),
    EncodingSettings(
      floats: .convertToString(positiveInfinity: "+∞/", negativeInfinity: "-∞", nan: "\"nan\"")),
    EncodingSettings(formatting: [.sortedKeys, .prettyPrinted], dates: .iso8601),
    EncodingSettings(
      formatting: [.sortedKeys, .withoutEscapingSlashes], dates: .millisecondsSince1970,
      data: .deferredToData),
  ]

  @Test(arguments: settings.indices)
  func randomValues(setting: Int) {
    let settings = Self.settings[setting]
    let (foundation, fast) = (settings.foundation, settings.fast)
    var numbers = SeededGenerator(seed: UInt64(setting))
    var texts = 0
    for index in 0..<Self.count / Self.settings.count {
      let value = RandomValue(using: &numbers)
      let expected = EncodingOutcome { try foundation.encode(value) }
      let outcome = EncodingOutcome { try fast.encode(value) }
      if case .text = expected { texts += 1 }
      let isEqual = outcome == expected || differsByNesting(value, outcome, expected)
      #expect(isEqual, "value \(index): \(outcome), expected \(expected)")
      if !isEqual { break }
    }
    // The comparison means little if most values fail.
    #expect(texts > Self.count / Self.settings.count / 2)
  }

  /// Foundation's paths leave out the keys of containers made by request: see
  /// `EncodingErrorTests.pathsLeadThroughNestedContainers`.
  private func differsByNesting(
    _ value: RandomValue, _ outcome: EncodingOutcome, _ expected: EncodingOutcome
  ) -> Bool {
    guard value.hasNestedContainers, case .invalidValue(var path) = outcome,
      case .invalidValue(let part) = expected
    else { return false }
    for key in part {
      guard let place = path.firstIndex(of: key) else { return false }
      path.removeSubrange(...place)
    }
    return true
  }

  /// Without sorting the order of members is not Foundation's to say: the texts are read again.
  @Test func unsortedTextsReadAlike() throws {
    var numbers = SeededGenerator(seed: 99)
    let settings = EncodingSettings(
      formatting: [],
      floats: .convertToString(positiveInfinity: "a", negativeInfinity: "b", nan: "c"))
    let (foundation, fast) = (settings.foundation, settings.fast)
    for _ in 0..<5_000 {
      let value = RandomValue(using: &numbers)
      let expected = try JSONSerialization.jsonObject(
        with: foundation.encode(value), options: .fragmentsAllowed)
      let outcome = try JSONSerialization.jsonObject(
        with: fast.encode(value), options: .fragmentsAllowed)
      #expect(outcome as? NSObject == expected as? NSObject)
    }
  }
}
