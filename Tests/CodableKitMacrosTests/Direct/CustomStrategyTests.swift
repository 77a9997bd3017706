import CodableKit
import CodableKitMacros
import Foundation
import Synchronization
import Testing

/// Closures of the user for dates and data, which may count their calls and look at the coding
/// path.
@Suite struct CustomStrategyTests {
  @Codable struct Visit: Equatable {
    var at: Date
    var body: Data?
  }

  /// The same without a direct path.
  struct PlainVisit: Codable, Equatable {
    var at: Date
    var body: Data?
  }

  @Codable struct Diary<Entry: Codable & Equatable>: Equatable {
    var begun: Date?
    @CodableDefault(Date.distantPast) var ended: Date
    @Lossy var days: [Date]
    var entries: [Entry]
    var byName: [String: Entry]
  }

  /// The paths that a closure has seen, joined.
  private final class Calls: Sendable {
    private let paths = Mutex<[String]>([])
    func note(_ path: [any CodingKey]) {
      let text = path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      paths.withLock { $0.append(text) }
    }
    var sorted: [String] { paths.withLock { $0.sorted() } }
  }

  private struct Refused: Error {}

  private static let text = #"""
    {"begun":"1","ended":"2","days":["3","4"],"entries":[{"at":"5","body":"6"},{"at":"7"}],
    "byName":{"a":{"at":"8","body":"9"}}}
    """#
  private static let paths = [
    "begun", "byName.a.at", "byName.a.body", "days.0", "days.1", "ended", "entries.0.at",
    "entries.0.body", "entries.1.at",
  ]

  private func decoder(_ calls: Calls) -> FastJSONDecoder {
    let decoder = FastJSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      calls.note(decoder.codingPath)
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let number = Double(text) else { throw Refused() }
      return Date(timeIntervalSince1970: number)
    }
    decoder.dataDecodingStrategy = .custom { decoder in
      calls.note(decoder.codingPath)
      return Data(try decoder.singleValueContainer().decode(String.self).utf8)
    }
    return decoder
  }

  private func check<Entry: Codable & Equatable>(_ type: Entry.Type) throws {
    let calls = Calls()
    let diary = try decoder(calls).decode(Diary<Entry>.self, from: Self.text)
    #expect(calls.sorted == Self.paths, "\(type)")

    let written = Calls()
    let encoder = FastJSONEncoder()
    encoder.dateEncodingStrategy = .custom { date, encoder in
      written.note(encoder.codingPath)
      var container = encoder.singleValueContainer()
      try container.encode("\(Int(date.timeIntervalSince1970))")
    }
    encoder.dataEncodingStrategy = .custom { data, encoder in
      written.note(encoder.codingPath)
      var container = encoder.singleValueContainer()
      try container.encode(String(decoding: data, as: UTF8.self))
    }
    let text = try encoder.encodeToString(diary)
    #expect(written.sorted == Self.paths, "\(type)")
    #expect(try JSONValue(parsing: text) == JSONValue(parsing: Self.text))
  }

  @Test func eachIsCalledOnce() throws {
    try check(Visit.self)
    try check(PlainVisit.self)
    try check(OneOf<Visit>.self)
  }

  /// A type without a direct path around one that has it.
  struct OneOf<Value: Codable & Equatable>: Codable, Equatable {
    var value: Value

    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  /// What is lost is reported without another call.
  @Test func losses() throws {
    let calls = Calls()
    let text = #"{"ended":"x","days":["3","y","4"],"entries":[],"byName":{}}"#
    let (diary, report) = try decoder(calls).decodeReporting(Diary<Visit>.self, from: text)
    #expect(diary.days.count == 2 && diary.ended == .distantPast)
    #expect(report.issues.map(\.path.description) == ["$.ended", "$.days[1]"])
    #expect(calls.sorted == ["days.0", "days.1", "days.2", "ended"])
  }
}
