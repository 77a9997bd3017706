import CodableKit
import Foundation
import Testing

@testable import CodableKitFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an error says of a payload that is to stay hidden: nothing.
@Suite struct ResponseErrorTests {
  enum Percent: ValueRange { static let range = 0...100 }
  enum Level: String, Decodable { case low, high }

  struct Pin: Decodable { @LosslessValue var pin: Int }
  struct Nearest: Decodable { @Coded<Rounded<Int>> var pin: Int }
  struct Share: Decodable { @Coded<Ranged<Int, Percent>> var share: Int }
  struct Since: Decodable { @Coded<UnixSeconds> var at: Date }
  struct Until: Decodable { @Coded<ISO8601> var at: Date }
  struct Digest: Decodable { @Coded<Hex> var digest: Data }
  struct Either: Decodable { @Coded<FirstOf<ISO8601, UnixSeconds>> var at: Date }
  struct Choice: Decodable { var level: Level }
  struct Plain: Decodable { var pin: Int }

  /// An error of somebody's own, who repeats what he found.
  struct Refusal: Error { let text: String }
  struct Own: Decodable {
    init(from decoder: any Decoder) throws {
      throw Refusal(text: try decoder.singleValueContainer().decode(String.self))
    }
  }
  struct Worded: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "It is wrong, but found \(text) instead.")
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var type: any (Decodable & Sendable).Type
    var json: String
    var text: String
    var testDescription: String { "\(type)" }
  }

  static let rows = [
    Row(
      type: Pin.self, json: #"{"pin":"sesame"}"#,
      text: "expected Int, also as text, found string at $.pin"),
    Row(
      type: Nearest.self, json: #"{"pin":"sesame"}"#,
      text: "expected Int, also as text, found string at $.pin"),
    Row(
      type: Share.self, json: #"{"share":98765}"#,
      text: "expected a value in 0...100, found number at $.share"),
    Row(
      type: Since.self, json: #"{"at":"sesame"}"#,
      text: "expected a number or text of seconds since 1970, found string at $.at"),
    Row(
      type: Until.self, json: #"{"at":"sesame"}"#,
      text: "expected \(ISO8601.form), found string at $.at"),
    Row(
      type: Digest.self, json: #"{"digest":"sesame"}"#,
      text: "expected \(Hex.form), found string at $.digest"),
    Row(
      type: Choice.self, json: #"{"level":"sesame"}"#,
      text: "expected Level, found another value at $.level"),
    Row(type: Plain.self, json: #"{"pin":"sesame"}"#, text: "expected Int, found string at $.pin"),
    Row(
      type: Plain.self, json: #"{"pin":sesame}"#,
      text: "expected a value, found something else (byte 7) at $"),
    Row(
      type: [Int: Int].self, json: #"{"7":{},"8":"sesame"}"#,
      text: "expected Int, found object at $[\"7\"]"),
    Row(type: Own.self, json: #""sesame""#, text: "Refusal"),
    Row(
      type: Worded.self, json: #""sesame""#,
      text: "expected another value, found value of another kind at $"),
  ]

  @Test(arguments: rows) func hides(row: Row) throws {
    func failure(_ hidesPayload: Bool) throws -> ResponseError {
      let error = try #require(throws: (any Error).self) {
        _ = try FastJSONDecoder().decode(row.type, from: row.json)
      }
      let url = try #require(URL(string: "http://host/"))
      return ResponseError(
        reason: .undecodable(error), request: URLRequest(url: url),
        response: URLResponse(
          url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil),
        body: Data(row.json.utf8), hidesPayload: hidesPayload)
    }
    let hidden = try failure(true)
    #expect(hidden.description == "GET http://host/: error: \(row.text)")
    #expect(try failure(false).description.contains(/sesame|98765/))
    guard case .undecodable(let error as DecodingError) = hidden.reason else { return }
    #expect(!String(reflecting: error).contains(/sesame|98765/))
  }
}
