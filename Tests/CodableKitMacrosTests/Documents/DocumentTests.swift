import CodableKitMacros
import Foundation
import Testing

/// Whole real documents, decoded by macro types and written back equal.
@Suite struct DocumentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let roundTrip: @Sendable (Data, Bool) throws -> Data

    init(_ name: String, _ type: (some Codable & SendableMetatype).Type) {
      self.name = name
      roundTrip = { data, isFast in
        isFast
          ? try FastJSONEncoder().encode(FastJSONDecoder().decode(type, from: data))
          : try JSONEncoder().encode(JSONDecoder().decode(type, from: data))
      }
    }

    var testDescription: String { name }

    /// The document, where the environment says that the documents are at hand.
    var data: Data? {
      let root = ProcessInfo.processInfo.environment["CODABLEKIT_CORPORA"]
      return root.flatMap {
        try? Data(contentsOf: URL(fileURLWithPath: $0).appendingPathComponent("documents/\(name)"))
      }
    }
  }

  static let rows = [
    Row("twitter.json", Twitter.self), Row("citm_catalog.json", Catalog.self),
    Row("canada.json", Canada.self),
  ]

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["CODABLEKIT_CORPORA"] != nil), arguments: rows,
    [true, false])
  func comesBackEqual(row: Row, isFast: Bool) throws {
    let data = try #require(row.data)
    let back = try row.roundTrip(data, isFast)
    // By the values that a double holds: one document has more digits than that.
    #expect(try normalized(back) == normalized(data))
  }

  private func normalized(_ data: Data) throws -> JSONValue {
    rounded(try JSONValue(parsing: String(decoding: data, as: UTF8.self)))
  }

  /// The tree with fractions as exact as `Double`.
  private func rounded(_ value: JSONValue) -> JSONValue {
    switch value {
    case .number(let number):
      number.integer(as: Int64.self) == nil ? .number(JSONNumber(number.double)) : value
    case .array(let elements): .array(elements.map(rounded))
    case .object(let members):
      .object(JSONObject(members.map { (key: $0.key, value: rounded($0.value)) }))
    case .null, .bool, .string: value
    }
  }
}
