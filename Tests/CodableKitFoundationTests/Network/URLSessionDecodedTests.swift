import CodableKit
import CodableKitFoundation
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("URLSession.decoded", .timeLimit(.minutes(2))) struct URLSessionDecodedTests {
  struct Page: Decodable, Equatable {
    var title: String
    @LossyArray var ids: [Int]
  }

  static let html = "<html>\n<body>Internal Server Error</body></html>"
  static let large =
    #"{"title":"large","ids":["# + (0..<400_000).map(String.init).joined(separator: ",") + "]}"

  static func server() throws -> LoopbackServer {
    try LoopbackServer([
      "/good": .init(#"{"title":"a","ids":[1,2]}"#),
      "/users": .init(#"[{"id":1}]"#),
      "/dirty": .init(#"{"title":"a","ids":[1,"x"]}"#),
      "/created": .init(#"{"title":"a","ids":[]}"#, status: "201 Created"),
      "/wrong": .init(#"{"title":7,"ids":[]}"#),
      "/broken": .init(html, status: "500 Internal Server Error", type: "text/html"),
      "/portal": .init(html, type: "text/html"),
      "/plain": .init(#"{"title":"a","ids":[]}"#, type: "text/plain"),
      "/empty": .init(""),
      "/cut": .init(#"{"title":"a","ids":[1"#),
      "/torn": .init(#"{"title":"a","ids":[1"#, announcing: 100),
      "/slow": .init(#"{"title":"a","ids":[1]}"#, delay: 90),
      "/large": .init(large),
      "/long": .init(String(repeating: "é", count: 10_000), status: "400 Bad Request"),
    ])
  }

  private func load(
    _ path: String, _ options: DecodingReport.Options = .lenient
  ) async throws -> (Page, DecodingReport, HTTPURLResponse) {
    let server = try Self.server()
    defer { server.stop() }
    return try await Self.patiently {
      try await URLSession.shared.decoded(Page.self, for: server.request(path), options)
    }
  }

  /// On Linux a request may fail because a signal came, say at the end of a process that another
  /// test has started ("select/poll returned error" here, "Empty reply from server" if it met the
  /// server); it is made again then.
  private static func patiently<Value>(
    _ body: () async throws -> sending Value
  ) async throws -> sending Value {
    for _ in 0..<5 {
      do {
        return try await body()
      } catch let error as URLError
        where error.code == .unknown || error.code == .badServerResponse
      {}
    }
    return try await body()
  }

  private func failure(
    _ path: String, _ options: DecodingReport.Options = .lenient
  ) async throws -> (error: ResponseError, text: String) {
    let server = try Self.server()
    defer { server.stop() }
    do {
      _ = try await Self.patiently {
        try await URLSession.shared.decoded(
          Page.self, for: server.request(path + "?key=secret"), options)
      }
    } catch let error as ResponseError {
      let text = error.description.replacing("http://127.0.0.1:\(server.port)", with: "http://host")
      return (error, text)
    }
    throw Unexpected()
  }

  struct Unexpected: Error {}

  @Test func good() async throws {
    let (page, report, response) = try await load("/good")
    #expect(page.title == "a")
    #expect(page.ids == [1, 2])
    #expect(report.isEmpty)
    #expect(response.statusCode == 200)
    #expect(try await load("/created").2.statusCode == 201)
  }

  /// The call of Patterns.md.
  @Test func documentedCall() async throws {
    struct User: Decodable { var id: Int }
    let server = try Self.server()
    defer { server.stop() }
    let session = URLSession.shared
    let request = try server.request("/users")
    let (users, report, response) = try await session.decoded([User].self, for: request)
    #expect(users.map(\.id) == [1])
    #expect(report.isEmpty)
    #expect(response.statusCode == 200)
  }

  @Test func dirty() async throws {
    let (page, report, response) = try await load("/dirty")
    #expect(page.ids == [1])
    let host = "http://127.0.0.1:\(response.url?.port ?? 0)"
    #expect(
      report.description == """
        GET \(host)/dirty:1:23: warning: dropped element: expected Int, found string "x"
          at $.ids[1]
        """)
    let (error, _) = try await failure("/dirty", .strict)
    guard case .undecodable = error.reason else { throw Unexpected() }
  }

  @Test func statuses() async throws {
    let (error, text) = try await failure("/missing")
    #expect(error.statusCode == 404)
    var isMissing = false
    if case .status(404) = error.reason { isMissing = true }
    #expect(isMissing)
    #expect(error.request.url?.lastPathComponent == "missing")
    #expect(error.body.count <= ResponseError.largestExcerpt)
    let answer: String
    switch error.reason {
    case .status(let code): answer = "status \(code)"
    case .emptyBody: answer = "no body"
    case .undecodable(let fault): answer = "unreadable: \(fault)"
    case .notHTTP: answer = "no HTTP"
    }
    #expect(answer == "status 404")
    #expect(error.contentType == "application/json")
    #expect(String(decoding: error.body, as: UTF8.self) == #"{"error":"no such page"}"#)
    #expect(
      text == """
        GET http://host/missing: error: expected a status from 200 to 299, found 404
          body: {"error":"no such page"}
        """)
    #expect(
      try await failure("/broken").text == """
        GET http://host/broken: error: expected a status from 200 to 299, found 500
          body: <html> <body>Internal Server Error</body></html>
        """)
  }

  @Test func bodies() async throws {
    #expect(
      try await failure("/empty").text
        == "GET http://host/empty: error: expected JSON, found an empty body")
    #expect(
      try await failure("/wrong").text == """
        GET http://host/wrong:1:10: error: expected String, found number 7 at $.title
          body: {"title":7,"ids":[]}
        """)
    let portal = try await failure("/portal").text
    #expect(portal.contains("GET http://host/portal:1:1: error: "))
    #expect(portal.contains("  content type: text/html\n"))
    #expect(try await failure("/cut").text.contains("/cut:1:22: error: "))
    #expect(try await load("/plain").0.title == "a")
  }

  @Test func bodyIsBounded() async throws {
    let (error, text) = try await failure("/long")
    #expect(error.body.count == ResponseError.largestExcerpt)
    #expect(text.count < 400)
    #expect(text.hasSuffix("éé… (20000 bytes in all)"))
    let (hidden, hiddenText) = try await failure("/wrong", .redacted)
    #expect(hidden.body.isEmpty)
    #expect(hiddenText.hasPrefix("GET http://host/wrong: error: "))
    #expect(!hiddenText.contains("7"))
  }

  /// The connection ends before the announced end of the body.
  @Test func torn() async throws {
    await #expect(throws: URLError.self) { try await load("/torn") }
  }

  @Test func large() async throws {
    #expect(try await load("/large").0.ids.count == 400_000)
  }

  @Test func slowAndCancelled() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let request = try server.request("/slow")
    let start = ContinuousClock.now
    let task = Task { try await URLSession.shared.decoded(Page.self, for: request).value.title }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    // The server would take a minute and a half; a busy machine takes its time to cancel.
    #expect(ContinuousClock.now - start < .seconds(85))
  }

  @Test func nobodyThere() async throws {
    let server = try Self.server()
    let request = try server.request("/good")
    server.stop()
    await #expect(throws: URLError.self) {
      try await URLSession.shared.decoded(Page.self, for: request)
    }
  }

  /// The decoder that is given, with its options.
  @Test func usesTheDecoder() async throws {
    struct Model: Decodable { var nightShift: Bool }
    let server = try LoopbackServer(["/": .init(#"{"night_shift":true}"#)])
    defer { server.stop() }
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let (model, _, _) = try await URLSession.shared.decoded(
      Model.self, for: server.request("/"), by: decoder)
    #expect(model.nightShift)
  }
}
