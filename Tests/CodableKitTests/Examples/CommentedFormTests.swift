import CodableKit
import Foundation
import JSONCore
import Testing

@Suite("The forms and results that comments list")
struct CommentedFormTests {
  struct Text: Codable, Equatable { var body: String }

  enum Block: TaggedCodable, Equatable {
    case text(Text), divider, unknown(JSONValue)
    static var tagging: Tagging { .adjacent("kind", content: "data", "attributes") }
    static let cases: [Case] = [
      Case("text", Text.self, embed: Block.text) {
        if case .text(let text) = $0 { text } else { nil }
      }
    ]
  }

  struct Model: Codable {
    @LossyDictionary var stock: [String: Int]
  }

  struct Event: Decodable { @Coded<ISO8601InUTC> var at: Date }

  @Test func dates() throws {
    for (text, seconds) in [
      ("2024-01-02T03:04:05.123456", 0.123_456), ("2024-01-02", -11_045),
      ("2024-01-02T03:04:05+01:00", -3600),
    ] {
      let event = try FastJSONDecoder().decode(Event.self, from: #"{"at":"\#(text)"}"#)
      #expect(abs(event.at.timeIntervalSince(exampleDate) - seconds) < 0.000_001)
    }
    for (text, seconds) in [
      ("2024-01-02T03:04:05Z", 0), ("2024-01-02T03:04:05.678Z", 0.678),
      ("2024-01-02 03:04:05+0100", -3600), ("2024-01-02t03:04:05,5-05:30", 19_800.5),
      ("2024-01-02T03:04Z", -5),
    ] {
      let date = try #require(ISO8601.date(from: text))
      #expect(abs(date.timeIntervalSince(exampleDate) - seconds) < 0.000_001)
    }
    for text in ["Sun, 06 Nov 1994 09:49:37 +0100", "6 Nov 1994 08:49:37 GMT"] {
      #expect(RFC2822.date(from: text)?.timeIntervalSince1970 == 784_111_777)
    }
    #expect(RFC2822.date(from: "6 Nov 1994 08:49 GMT")?.timeIntervalSince1970 == 784_111_740)
    let late = Date(timeIntervalSince1970: 1_730_000_000.432)
    #expect(ISO8601Seconds.text(from: late) == "2024-10-27T03:33:20Z")
    #expect(ISO8601Milliseconds.text(from: late) == "2024-10-27T03:33:20.432Z")
  }

  @Test func values() throws {
    let decoder = FastJSONDecoder()
    for json in [#"{"stock": null}"#, #"{"stock": 7}"#] {
      let (model, report) = try decoder.decodeReporting(Model.self, from: json)
      #expect(model.stock.isEmpty && report.totalCount == 1)
    }
    var merged: JSONValue = ["name": "Ada", "address": ["city": "Bern", "zip": 3000]]
    merged.apply(JSONMergePatch(["name": nil, "address": ["zip": 3001]]))
    #expect(try merged == JSONValue(parsing: #"{"address": {"city": "Bern", "zip": 3001}}"#))
    var patched: JSONValue = ["name": "Ada", "tags": ["a"]]
    try patched.apply([.replace("/name", "Bea"), .add("/tags/-", "b"), .test("/tags/0", "a")])
    #expect(try patched == JSONValue(parsing: #"{"name": "Bea", "tags": ["a", "b"]}"#))
    let block = #"{"kind": "text", "data": {"attributes": {"body": "a"}}}"#
    #expect(try decoder.decode(Block.self, from: block) == .text(Text(body: "a")))
  }

  @Test func objectsThatAreNotThere() throws {
    enum Keys: CodingKey { case location, latitude }
    for json in ["{}", #"{"location": null}"#, #"{"location": {}}"#] {
      let latitude = try decoding(json) { decoder in
        try decoder.container(keyedBy: Keys.self)
          .nestedMembers(keyedBy: Keys.self, forKey: .location)
          .decodeIfPresent(Double.self, forKey: .latitude)
      }
      #expect(latitude == nil)
    }
  }

  @Test func streams() async throws {
    struct User: Decodable { var id: Int, age: Int }
    struct Order: Decodable { @LossyArray var payments: [Int] }
    struct Person: Decodable { var age: Int }
    func chunks(_ text: String) -> AsyncStream<[UInt8]> {
      AsyncStream { continuation in
        continuation.yield(Array(text.utf8))
        continuation.finish()
      }
    }
    let decoder = FastJSONDecoder()
    let users = String(repeating: "{\"id\":1,\"age\":2}\n", count: 11) + #"{"id":3,"age":"x"}"#
    var text = ""
    do {
      for try await _ in decoder.lines(User.self, from: chunks(users)) {}
    } catch {
      text = "\(error)"
    }
    let message = """
      12:15: error: expected Int, found string "x"
        {"id":3,"age":"x"}
                      ^
        at $.age
      """
    #expect(text == message)
    var reports: [DecodingReport] = []
    let bytes = chunks("[\n{\"payments\":[1]},\n\n{\"payments\":[\"x\"]}]")
    for try await element in decoder.elements(Order.self, from: bytes).reporting() {
      reports.append(element.report)
    }
    let report = """
      4:14: warning: dropped element: expected Int, found string "x"
        at $[1].payments[0]
      """
    #expect(reports.map(\.description) == ["", report])
    let failures = FailureTexts()
    let lines = chunks("{\"age\":1}\n\n{\"age\": \"x\"}\n")
    for try await _ in decoder.lines(Person.self, from: lines).skippingFailures({ error in
      failures.add("\(error)")
    }) {}
    #expect(failures.all.count == 1)
    #expect(failures.all.first?.hasPrefix(#"3:9: error: expected Int, found string "x""#) == true)
  }
}

/// What a handler was told.
private final class FailureTexts: @unchecked Sendable {
  // Unchecked because of the lock, which guards every access.
  private let lock = NSLock()
  private var kept: [String] = []

  func add(_ text: String) { lock.withLock { kept.append(text) } }
  var all: [String] { lock.withLock { kept } }
}
