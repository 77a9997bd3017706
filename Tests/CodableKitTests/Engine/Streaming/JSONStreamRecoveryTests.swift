import CodableKit
import Foundation
import Testing

@Suite("Streams that skip and report")
struct JSONStreamRecoveryTests {
  struct Item: Decodable, Equatable, Sendable {
    var id: Int
    @LossyArray var sizes: [Int]
  }

  private let decoder = FastJSONDecoder()
  private let lines = """
    {"id":1,"sizes":[1,"x"]}
    {"id":2,
    {"id":"3","sizes":[]}

    {"id":4,"sizes":[4]}
    """
  private let array = """
    [{"id":1,"sizes":[1,"x"]},
     {"id":"2","sizes":[]},
     {"id":3,"sizes":null}]
    """

  /// PRS-014: a bad line is skipped and reported with its number and its offset.
  @Test func badLinesAreSkipped() async throws {
    let failures = Failures<JSONStreamError>()
    let stream = decoder.lines(Item.self, from: ByteChunks(lines, size: 7))
      .skippingFailures { failures.note($0) }
    let (items, error) = await stream.collected()
    #expect(items.map(\.id) == [1, 4])
    #expect(error == nil)
    #expect(failures.noted.map(\.start.line) == [2, 3])
    #expect(failures.noted.map(\.start.offset) == [25, 34])
    #expect(failures.noted.map(\.index) == [1, 2])
    #expect(failures.noted.map(\.location.description) == ["2:9", "3:7"])
  }

  @Test func badElementsAreSkipped() async throws {
    let failures = Failures<JSONStreamError>()
    let stream = decoder.elements(Item.self, from: ByteChunks(array, size: 7))
      .skippingFailures { failures.note($0) }
    let (items, error) = await stream.collected()
    #expect(items.map(\.id) == [1, 3])
    #expect(error == nil)
    #expect(failures.noted.map { "\($0.location) \($0.path)" } == ["2:8 $[1].id"])
  }

  /// Broken syntax, and nesting that is too deep, leave nothing to go on with in an array.
  @Test(arguments: [#"[1, tru, 3]"#, "[1, [[[2]]], 3]", "[1 2]", "[1,", #"["x",1,"#, "7", "[1]]"])
  func brokenArraysEnd(text: String) async throws {
    let decoder = FastJSONDecoder()
    decoder.maximumDepth = 3
    for size in [1, 100] {
      let stream = decoder.elements(JSONValue.self, from: ByteChunks(text, size: size))
        .skippingFailures { Issue.record("\($0)") }
      let (_, error) = await stream.collected()
      #expect((error as? JSONStreamError)?.endsStream == true)
    }
  }

  @Test func reportsComeWithTheValues() async throws {
    let stream = decoder.elements(Item.self, from: ByteChunks(array, size: 5)).reporting()
    let (elements, error) = await stream.collected()
    #expect(error == nil)
    #expect(elements.map(\.index) == [0, 1, 2])
    #expect(elements.map(\.location.description) == ["1:2", "2:2", "3:2"])
    #expect(try elements[0].result.get().sizes == [1])
    #expect(throws: JSONStreamError.self) { try elements[1].result.get() }
    #expect(
      elements.map(\.report.description) == [
        """
        1:21: warning: dropped element: expected Int, found string "x"
          at $[0].sizes[1]
        """,
        "",
        """
        3:18: warning: used an empty collection: expected array, found null
          at $[2].sizes
        """,
      ])
  }

  @Test func reportsOfLines() async throws {
    let stream = decoder.lines(Item.self, from: ByteChunks(lines, size: 5)).reporting()
    let (elements, _) = await stream.collected()
    #expect(
      elements.map { (try? $0.result.get().id) ?? -1 } == [1, -1, -1, 4])
    #expect(
      elements[0].report.issues.map { "\($0.location.map(String.init) ?? "") \($0.path)" }
        == ["1:20 $.sizes[1]"])
  }

  @Test func aFailureThatEndsTheStreamIsTheLast() async throws {
    let stream = decoder.elements(Int.self, from: ByteChunks("[1,x,2]", size: 2)).reporting()
    let (elements, error) = await stream.collected()
    #expect(error == nil)
    #expect(elements.map { try? $0.result.get() } == [1, nil])
  }

  @Test func strictReportsFail() async throws {
    let stream = decoder.elements(Item.self, from: ByteChunks(array, size: 5)).reporting(.strict)
    let (elements, _) = await stream.collected()
    #expect(elements.map { (try? $0.result.get()) == nil } == [true, true, true])
    let paths = elements.map { element in
      if case .failure(let error) = element.result { "\(error.path)" } else { "" }
    }
    #expect(paths == ["$[0].sizes[1]", "$[1].id", "$[2].sizes"])
  }

  /// A collection around the loop gets what is recovered and what is skipped, in the stream's
  /// order.
  @Test func collectionsAround() async throws {
    let (items, report) = await DecodingReport.collect(named: "items.json") {
      await decoder.elements(Item.self, from: ByteChunks(array, size: 7))
        .skippingFailures { _ in }.collected()
    }
    #expect(items.elements.map(\.id) == [1, 3])
    #expect(
      report.description == """
        items.json:1:21: warning: dropped element: expected Int, found string "x"
          at $[0].sizes[1]
        items.json:2:8: warning: dropped element $[1]: expected Int, found string "2"
          at $[1].id
          help: `@LosslessValue var id: Int` accepts "2" \
        (for an enum: `LosslessRaw`; in a `@Codable` type: `@Lossless`)
        items.json:3:18: warning: used an empty collection: expected array, found null
          at $[2].sizes
        """)
    let (_, ofLines) = await DecodingReport.collect {
      await decoder.lines(Item.self, from: ByteChunks(lines, size: 7))
        .skippingFailures { _ in }.collected()
    }
    #expect(
      ofLines.description == """
        1:20: warning: dropped element: expected Int, found string "x"
          at $.sizes[1]
        2:9: warning: dropped line 2: expected a key after ",", found the end of the input
          at $
        3:7: warning: dropped line 3: expected Int, found string "3"
          at $.id
          help: `@LosslessValue var id: Int` accepts "3" \
        (for an enum: `LosslessRaw`; in a `@Codable` type: `@Lossless`)
        """)
    let (redacted, hidden) = await DecodingReport.collect(.redacted) {
      await decoder.elements(Item.self, from: ByteChunks(array, size: 7))
        .skippingFailures { _ in }.collected()
    }
    #expect(redacted.elements.count == 2)
    #expect(hidden.issues.compactMap(\.found?.excerpt) == [])
    #expect(hidden.totalCount == 3)
  }

  @Test func strictCollectionsThrow() async throws {
    let (result, _) = await DecodingReport.collect(.strict) {
      await decoder.lines(Int.self, from: ByteChunks("1\nx\n3", size: 2))
        .skippingFailures { Issue.record("\($0)") }.collected()
    }
    #expect(result.elements == [1])
    #expect((result.error as? JSONStreamError)?.start.line == 2)
  }

  /// What a type's own code throws comes with the place of its value.
  @Test func errorsOfTheUser() async throws {
    struct Refusal: Error {}
    struct Even: Decodable {
      let number: Int
      init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(Int.self)
        if number % 2 == 1 { throw Refusal() }
      }
    }
    let failures = Failures<JSONStreamError>()
    let stream = decoder.elements(Even.self, from: ByteChunks("[2,\n 3, 4]", size: 2))
      .skippingFailures { failures.note($0) }
    let (values, _) = await stream.collected()
    #expect(values.map(\.number) == [2, 4])
    #expect(failures.noted.first?.underlyingError is Refusal)
    #expect(failures.noted.map { "\($0.location) \($0.path)" } == ["2:2 $[1]"])
  }
}
