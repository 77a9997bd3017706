import CodableKit
import Foundation
import Synchronization
import Testing

@Suite("Examples of Engine/")
struct EngineExampleTests {
  @Test func reads() throws {
    #expect(try FastJSONDecoder().decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
    #expect(try FastJSONDecoder().decode(Bool.self, from: Array("true".utf8)))
    #expect(try FastJSONDecoder().decode([String: Int].self, from: #"{"a": 1}"#) == ["a": 1])
    struct User: Codable { var userName: String; var joined: Date }
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    let text = #"{"user_name":"Ada","joined":"2024-01-02T03:04:05Z"}"#
    let user = try decoder.decode(User.self, from: text)
    #expect(user.userName == "Ada" && user.joined == exampleDate)
  }

  @Test func reports() throws {
    struct Model: Decodable { @LossyArray var ids: [Int] }
    let data = Data(#"{"ids":[1,"x"]}"#.utf8)
    let (model, report) = try FastJSONDecoder().decodeReporting(Model.self, from: data)
    #expect(model.ids == [1])
    #expect(
      report.description == """
        1:11: warning: dropped element: expected Int, found string "x"
          at $.ids[1]
        """)
  }

  @Test func reportsOfFoundation() throws {
    struct Model: Codable { @LossyArray var ids: [Int] }
    do {
      let data = Data(#"{"ids":[1,"x"]}"#.utf8)
      let (model, report) = try JSONDecoder().decodeReporting(Model.self, from: data)
      #expect(model.ids == [1])
      #expect(report.description.hasPrefix("1:11: warning: dropped element: expected Int, found"))
    }
    do {
      let data = Data("[1]".utf8)
      #expect(try JSONDecoder().decodeReporting([Int].self, from: data).report.isEmpty)
    }
    do {
      let data = try PropertyListEncoder().encode(["ids": ["x"]])
      let (model, report) = try PropertyListDecoder().decodeReporting(Model.self, from: data)
      #expect(model.ids == [])
      #expect(
        report.description == """
          warning: dropped element: expected Int, found string "x"
            at $.ids[0]
          """)
    }
    #expect(try JSONValue(parsing: Data("[1, true]".utf8)) == [1, true])
  }

  @Test func values() throws {
    struct User: Encodable { var id: UInt64, joined: Date }
    let user = User(id: .max, joined: Date(timeIntervalSince1970: 0))
    let encoder = FastJSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let value = try JSONValue(encoding: user, by: encoder)
    #expect(value["id"]?.number?.text == "18446744073709551615")
    #expect(value["joined"] == "1970-01-01T00:00:00Z")
  }

  @Test func readValues() throws {
    struct User: Decodable { var id: Int, name: String? }
    let value: JSONValue = ["id": 7, "name": nil]
    #expect(try value.decode(User.self).id == 7)
  }

  struct User: Codable, Equatable { var id: Int; var name = "" }

  private func chunks(_ text: String) -> AsyncStream<[UInt8]> {
    let bytes = Array(text.utf8)
    let chunks = AsyncStream<[UInt8]> { continuation in
      for start in stride(from: 0, to: bytes.count, by: 5) {
        continuation.yield(Array(bytes[start..<min(start + 5, bytes.count)]))
      }
      continuation.finish()
    }
    return chunks
  }

  @Test func streams() async throws {
    var ids: [Int] = []
    do {
      let chunks = chunks("{\"id\":1,\"name\":\"a\"}\n{\"id\":2,\"name\":\"b\"}\n")
      for try await user in FastJSONDecoder().lines(User.self, from: chunks) {
        ids.append(user.id)
      }
    }
    let chunks = chunks(#"[{"id":3,"name":"a"},{"id":4,"name":"b"}]"#)
    for try await user in FastJSONDecoder().elements(User.self, from: chunks) {
      ids.append(user.id)
    }
    #expect(ids == [1, 2, 3, 4])
    let data = Data("1\n\n2\r\n3".utf8)
    #expect(try FastJSONDecoder().decodeLines(Int.self, from: data) == [1, 2, 3])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func collectsFailures() async throws {
    let decoder = FastJSONDecoder()
    let bytes = chunks("{\"id\":1,\"name\":\"a\"}\n{\"id\":\"x\"}\n")
    let failures = Mutex<[JSONStreamError]>([])
    let users = decoder.lines(User.self, from: bytes).skippingFailures { error in
      failures.withLock { $0.append(error) }
    }
    for try await user in users { #expect(user.id == 1) }
    #expect(failures.withLock { $0 }.map(\.index) == [1])
  }

  @Test func streamsWithFailures() async throws {
    let decoder = FastJSONDecoder()
    let text = "{\"id\":1,\"name\":\"a\"}\n{\"id\":\"x\"}\n{\"id\":3,\"name\":\"c\"}\n"
    let failures = FailureCount()
    let bytes = chunks(text)
    let users = decoder.lines(User.self, from: bytes).skippingFailures { error in
      failures.add("\(error)")
    }
    var ids: [Int] = []
    for try await user in users { ids.append(user.id) }
    #expect(ids == [1, 3])
    #expect(failures.texts.count == 1)
    #expect(failures.texts.first?.hasPrefix("2:7: error: expected Int, found string \"x\"") == true)
    var (names, reports): ([String], [DecodingReport]) = ([], [])
    var (read, errors): ([User], [JSONStreamError]) = ([], [])
    try await report(text, into: &reports, &read, &errors)
    #expect(reports.map(\.totalCount) == [0, 0])
    #expect(read.map(\.id) == [1] && errors.count == 1)
    do {
      let chunks = chunks("{\"id\":1,\"name\":\"a\"}\n")
      for try await user in FastJSONDecoder().lines(User.self, from: chunks) {
        names.append(user.name)
      }
    }
    #expect(names == ["a"])
  }

  private func report(
    _ text: String, into reports: inout [DecodingReport], _ users: inout [User],
    _ errors: inout [JSONStreamError]
  ) async throws {
    let decoder = FastJSONDecoder()
    let bytes = chunks("[{\"id\":1,\"name\":\"a\"},7]")
    for try await element in decoder.elements(User.self, from: bytes).reporting() {
      reports.append(element.report)
      switch element.result {
      case .success(let user): users.append(user)
      case .failure(let error): errors.append(error)
      }
    }
  }
}

/// What a handler was told.
private final class FailureCount: @unchecked Sendable {
  // Unchecked because of the lock, which guards every access.
  private let lock = NSLock()
  private var kept: [String] = []

  func add(_ text: String) { lock.withLock { kept.append(text) } }
  var texts: [String] { lock.withLock { kept } }
}
