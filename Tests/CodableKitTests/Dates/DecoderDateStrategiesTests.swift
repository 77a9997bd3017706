import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DecoderDateStrategiesTests {
  enum Epoch: DefaultProvider {
    static var defaultValue: Date { Date(timeIntervalSince1970: 0) }
  }

  /// What Foundation's and the fast decoder make of one date, and how many issues they leave.
  private func read(
    _ text: String, by strategies: [any (DecodingStrategy<Date> & SendableMetatype).Type]
  ) throws -> [(date: Date?, issues: Int)] {
    let slow = JSONDecoder()
    slow.dateDecodingStrategy = .firstOf(strategies)
    let fast = FastJSONDecoder()
    fast.dateDecodingStrategy = .firstOf(strategies)
    let data = Data(text.utf8)
    return try [
      { try slow.decode([Date].self, from: data) }, { try fast.decode([Date].self, from: data) },
    ].map { decode in
      let (dates, report) = try DecodingReport.collect { try decode() }
      return (dates.first, report.totalCount)
    }
  }

  /// As ``FirstOf`` does.
  @Test func prefersACleanForm() throws {
    let minute = Date(timeIntervalSince1970: 60)
    for result in try read("[60]", by: [Default<ISO8601, Epoch>.self, UnixSeconds.self]) {
      #expect(result.date == minute)
      #expect(result.issues == 0)
    }
    for result in try read(
      "[60]", by: [ISO8601.self, Default<ISO8601, Epoch>.self, UnixSeconds.self])
    {
      #expect(result.date == minute)
      #expect(result.issues == 0)
    }
    for result in try read("[\"x\"]", by: [Default<ISO8601, Epoch>.self, UnixSeconds.self]) {
      #expect(result.date == Epoch.defaultValue)
      #expect(result.issues == 1)
    }
  }

  @Test func namesEveryForm() throws {
    let data = Data("[true]".utf8)
    for error in try [
      #require(throws: DecodingError.self) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .firstOf([ISO8601.self, DateOnly.self, UnixSeconds.self])
        _ = try decoder.decode([Date].self, from: data)
      },
      #require(throws: DecodingError.self) {
        let decoder = FastJSONDecoder()
        decoder.dateDecodingStrategy = .firstOf([ISO8601.self, DateOnly.self, UnixSeconds.self])
        _ = try decoder.decode([Date].self, from: data)
      },
    ] {
      let summary = error.summary(in: data)
      #expect(summary.contains("expected one of: a date in ISO 8601 form"))
      #expect(summary.contains("a day such as"))
      #expect(summary.contains("a number or text of seconds since 1970"))
      #expect(summary.contains("$[0]"))
    }
  }

  @Test func refusesByAnEmptyList() {
    #expect(throws: DecodingError.self) { try read("[60]", by: []) }
  }

  /// To print a date that is not finite ends the program where Foundation is the open-source one.
  @Test func holdsTheSecondsOfADateThatIsNotFinite() throws {
    struct Event: Codable { @Coded<ISO8601> var at: Date }
    struct Stamp: Codable { @Coded<UnixSeconds> var at: Date }
    let never = Date(timeIntervalSince1970: .nan)
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .firstOf([])
    let errors: [() throws -> Void] = [
      { _ = try json(Event(at: never)) }, { _ = try fastJSON(Event(at: never)) },
      { _ = try json(Stamp(at: never)) }, { _ = try fastJSON(Stamp(at: never)) },
      { _ = try encoder.encode([never]) },
    ]
    for encode in errors {
      let error = try #require(throws: EncodingError.self) { try encode() }
      guard case .invalidValue(let value, _) = error else { continue }
      #expect((value as? Double)?.isNaN == true)
    }
    let late = Date(timeIntervalSince1970: 1e300)
    let error = try #require(throws: EncodingError.self) { try json(Event(at: late)) }
    guard case .invalidValue(let value, _) = error else { return }
    #expect(value as? Date == late)
  }

  /// A property list and `"NaN"` can hold a number that names no date.
  @Test func readsNoDateThatIsNotFinite() throws {
    struct Stamp: Codable { @Coded<UnixSeconds> var at: Date }
    let list = try PropertyListEncoder().encode(["at": Double.nan])
    #expect(
      Outcome<Date>.of { try PropertyListDecoder().decode(Stamp.self, from: list).at }
        == .typeMismatch("$.at"))
    let slow = JSONDecoder()
    let fast = FastJSONDecoder()
    slow.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    fast.nonConformingFloatDecodingStrategy = slow.nonConformingFloatDecodingStrategy
    let data = Data(#"{"at":"nan"}"#.utf8)
    #expect(
      Outcome<Date>.of { try slow.decode(Stamp.self, from: data).at } == .typeMismatch("$.at"))
    #expect(
      Outcome<Date>.of { try fast.decode(Stamp.self, from: data).at } == .typeMismatch("$.at"))
  }
}
