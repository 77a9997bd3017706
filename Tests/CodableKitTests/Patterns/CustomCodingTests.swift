import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// A conversion that the compiler cannot write: by hand, or as a strategy that is written once.
  @Suite struct CustomCodingTests {
    /// By hand: every property has its line, twice.
    struct Reading: Codable, Equatable {
      let sensor: String
      let takenAt: Date
      let labels: [String]

      enum CodingKeys: String, CodingKey {
        case sensor, takenAt = "taken_at", labels
      }

      init(sensor: String, takenAt: Date, labels: [String]) {
        self.sensor = sensor
        self.takenAt = takenAt
        self.labels = labels
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        sensor = try container.decode(String.self, forKey: .sensor)
        let seconds = try container.decode(Double.self, forKey: .takenAt)
        guard seconds >= 0 else {
          throw DecodingError.dataCorruptedError(
            forKey: .takenAt, in: container, debugDescription: "Taken before 1970.")
        }
        takenAt = Date(timeIntervalSince1970: seconds)
        labels = try container.decode(LossyArray<String>.self, forKey: .labels).elements
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(sensor, forKey: .sensor)
        try container.encode(takenAt.timeIntervalSince1970, forKey: .takenAt)
        try container.encode(labels, forKey: .labels)
      }
    }

    /// By a strategy: the conversion has its lines, and every property that needs it has a word.
    enum Seconds: CodingStrategy {
      static func decode(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let seconds = try container.decode(Double.self)
        guard seconds >= 0 else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "Taken before 1970.")
        }
        return Date(timeIntervalSince1970: seconds)
      }

      static func encode(_ value: Date, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.timeIntervalSince1970)
      }
    }

    struct ShortReading: Codable, Equatable {
      let sensor: String
      @Coded<Seconds> var takenAt: Date
      @LossyArray var labels: [String]

      enum CodingKeys: String, CodingKey {
        case sensor, takenAt = "taken_at", labels
      }
    }

    static let text = #"{"labels":["roof"],"sensor":"t1","taken_at":60}"#
    static let minute = Date(timeIntervalSince1970: 60)

    @Test(arguments: TestFormat.allCases)
    func bothReadAlike(format: TestFormat) throws {
      let text = Self.text.replacing("]", with: ",7]")
      let long = try format.decode(Reading.self, from: text)
      let short = try format.decode(ShortReading.self, from: text)
      #expect(long == Reading(sensor: "t1", takenAt: Self.minute, labels: ["roof"]))
      #expect(short == ShortReading(sensor: "t1", takenAt: Self.minute, labels: ["roof"]))
    }

    @Test func bothWriteAlike() throws {
      #expect(
        try json(Reading(sensor: "t1", takenAt: Self.minute, labels: ["roof"])) == Self.text)
      #expect(
        try json(ShortReading(sensor: "t1", takenAt: Self.minute, labels: ["roof"])) == Self.text)
    }

    @Test(arguments: TestFormat.allCases)
    func bothRefuseABadValueAtItsPlace(format: TestFormat) {
      let text = Self.text.replacing("60", with: "-1")
      let long = Outcome.of(Reading.self, text, in: format) { $0.takenAt }.outcome
      let short = Outcome.of(ShortReading.self, text, in: format) { $0.takenAt }.outcome
      #expect(long == .dataCorrupted("$.taken_at"))
      #expect(short == .dataCorrupted("$.taken_at"))
    }
  }
}
