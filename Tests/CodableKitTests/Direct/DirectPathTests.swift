import CodableKitTestSupport
import Foundation
import Testing

@testable import CodableKit

@Suite("The direct path gives what the containers give")
struct DirectPathTests {
  /// Hides the direct path of a type: what is left is its `Codable` conformance.
  struct ByContainers<Value: Codable>: Codable {
    var value: Value

    init(value: Value) { self.value = value }
    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  private func isDirect(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable {
      FastJSONDecoder.readDirectly(
        Parcel.self, from: unsafe ByteView($0), .init(DecodingOptions())) != nil
    } ?? false
  }

  @Test func takesTheDirectPath() throws {
    #expect(isDirect(Parcel.text))
    let value = try FastJSONDecoder().decode(Parcel.self, from: Parcel.text)
    let text = FastJSONEncoder.writeDirectly(value, .init(EncodingOptions()))?.text
    #expect(text?.hasPrefix("{\"id\":7,") == true)
    // Something is wrong with the document: the containers say what.
    #expect(!isDirect(#"{"id":"7"}"#))
    // Something was lost, and nobody wants to know.
    #expect(isDirect(Parcel.text.replacing("[1,2,3]", with: "[1,\"x\",3]")))
  }

  @Test func readsWhatFoundationReads() throws {
    let data = Data(Parcel.text.utf8)
    let direct = try FastJSONDecoder().decode(Parcel.self, from: data)
    #expect(try JSONDecoder().decode(Parcel.self, from: data) == direct)
    #expect(
      try FastJSONDecoder().decode(ByContainers<Parcel>.self, from: data).value == direct)
    #expect(direct.stops.count == 2)
  }

  /// Values, errors with their paths, and reports, for documents changed at random.
  @Test func sameForDamagedDocuments() throws {
    var random = SeededGenerator(seed: 23)
    let document = Array(Parcel.text.utf8)
    let decoder = FastJSONDecoder()
    var (reads, failures, reports) = (0, 0, 0)
    for _ in 0..<20_000 {
      let data = Data(MutationTests.mutated(document, using: &random))
      let text = String(decoding: data, as: UTF8.self)
      let direct = DecodingOutcome { try decoder.decode(Parcel.self, from: data) }
      let slow = DecodingOutcome { try decoder.decode(ByContainers<Parcel>.self, from: data).value }
      guard same(direct, slow) else {
        Issue.record("\(direct), not \(slow), for \(text)")
        return
      }
      guard case .value = direct else {
        failures += 1
        continue
      }
      reads += 1
      let (value, report) = try decoder.decodeReporting(Parcel.self, from: data)
      let other = try decoder.decodeReporting(ByContainers<Parcel>.self, from: data)
      if !report.isEmpty { reports += 1 }
      guard value == other.value.value, report.description == other.report.description else {
        Issue.record("\(report), not \(other.report), for \(text)")
        return
      }
    }
    // Each of the three is looked at often enough to mean something.
    #expect(reads > 1000 && failures > 1000 && reports > 40, "\(reads), \(failures), \(reports)")
  }

  private func same<Value: Equatable>(
    _ left: DecodingOutcome<Value>, _ right: DecodingOutcome<Value>
  ) -> Bool {
    switch (left, right) {
    case (.value(let left), .value(let right)): left == right
    case (.failure(let left), .failure(let right)): left == right
    default: false
    }
  }

  @Test(
    arguments: [[], .prettyPrinted, .sortedKeys, [.sortedKeys, .withoutEscapingSlashes]]
      as [JSONEncoder.OutputFormatting])
  func writesTheSame(_ formatting: JSONEncoder.OutputFormatting) throws {
    var parcel = try FastJSONDecoder().decode(Parcel.self, from: Parcel.text)
    parcel.labels = ["only": 1]
    let encoder = FastJSONEncoder()
    encoder.outputFormatting = formatting
    for change in [
      { _ in }, { $0.note = nil }, { $0.size = nil },
      {
        $0.at = nil; $0.sentAt = nil
      }, { $0.extra = nil },
    ]
      as [(inout Parcel) -> Void]
    {
      change(&parcel)
      let direct = try encoder.encodeToString(parcel)
      #expect(try encoder.encodeToString(ByContainers(value: parcel)) == direct)
      #expect(try JSONDecoder().decode(Parcel.self, from: Data(direct.utf8)) == parcel)
    }
    parcel.weight = .nan
    let error = #expect(throws: EncodingError.self) { try encoder.encode(parcel) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["weight"])
  }

  @Test func optionsBeyondTheDirectPathHold() throws {
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let text = Parcel.text.replacing("sentAt", with: "sent_at")
    #expect(try decoder.decode(Parcel.self, from: text).sentAt == Date(timeIntervalSince1970: 60))
    let dates = FastJSONDecoder()
    dates.dateDecodingStrategy = .iso8601
    let iso = Parcel.text.replacing("10.5", with: "\"1970-01-01T00:01:00Z\"")
    #expect(try dates.decode(Parcel.self, from: iso).at == Date(timeIntervalSince1970: 60))
    let encoder = FastJSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let parcel = try dates.decode(Parcel.self, from: iso)
    #expect(try encoder.encodeToString(parcel).contains("\"at\":\"1970-01-01T00:01:00Z\""))
  }

  @Test func depthIsLimitedOnBothPaths() throws {
    let decoder = FastJSONDecoder()
    decoder.maximumDepth = 2
    let text = Parcel.text
    #expect(throws: DecodingError.self) { try decoder.decode(Parcel.self, from: text) }
    decoder.maximumDepth = 3
    #expect(try decoder.decode(Parcel.self, from: text).id == 7)
  }
}
