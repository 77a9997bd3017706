import CodableKit
import Foundation
import Testing

@Suite("Values of a stream, decoded as the bytes arrive")
struct JSONStreamTests {
  struct User: Codable, Equatable, Sendable {
    var id: Int
    var name: String?
    var tags: [String]?
  }

  private let decoder = FastJSONDecoder()

  private static let arrays = [
    "[]", "\u{FEFF}[ ]\n", #"[{"id":1}]"#, #"[{"id":1}, {"id":2,"name":"]}{[,"} ,{"id":3}]"#,
    #"[{"id":1,"name":"a\"b\\"},{"id":2,"name":"\u005d\n","tags":["[","]","\"",","]}]"#,
    "[\r\n  {\n    \"id\": 1,\n    \"tags\": [\n      \"é🎉\"\n    ]\n  },\n  {\"id\": 2}\n]\n",
  ]

  private static let brokenArrays = [
    #"[{"id":1},{"id":"x"},{"id":3}]"#, #"[{"id":1},{"name":"a"}]"#, #"[{"id":1},7]"#,
    #"[{"id":1},null]"#, #"[{"id":1},{"id":2,"tags":["a",{"b":[1]}]}]"#, #"[{"id":1.5}]"#,
    #"[{"id":1}, {"id":2}"#, #"[{"id":1},]"#, #"[{"id":1} {"id":2}]"#, #"[{"id":1},{"id" 2}]"#,
    #"[{"id":1},tru]"#, #"[{"id":1}]]"#, #"["#, #"["a]"#,
    #"[{"id":1},{"id":99999999999999999999}]"#,
  ]

  /// What decoding the whole array gives, from any cut of its bytes.
  @Test(arguments: arrays + brokenArrays)
  func elementsAreThoseOfTheArray(text: String) async throws {
    let whole = DecodingOutcome { try decoder.decode([User].self, from: text) }
    for place in 0...text.utf8.count {
      let chunks = ByteChunks(text, cutAt: place)
      let (users, error) = await decoder.elements(User.self, from: chunks).collected()
      switch whole {
      case .value(let values):
        #expect(users == values)
        #expect(error == nil)
      case .failure(let failure):
        let error = try #require(error as? JSONStreamError)
        let found = try #require(error.underlyingError as? DecodingError)
        #expect(DecodingOutcome<[User]>.Failure(found) == failure)
        #expect(error.index == users.count)
      }
    }
  }

  /// The error says where in the whole stream, and shows the place.
  @Test(arguments: [
    (
      "[\n  {\"id\": 1},\n  {\"id\": \"x\"}\n]",
      """
      3:10: error: expected Int, found string "x"
        {"id": "x"}
               ^
        at $[1].id
      """
    ),
    (
      #"["é",[],{"id":2}]"#,
      """
      1:2: error: expected object, found string "é"
        "é"
        ^
        at $[0]
      """
    ),
    (
      "[{\"id\":1},\n {\"id\":2},\n {\"id\" 3}]",
      """
      3:8: error: expected ":" after the key, found "3"
        {"id" 3}
              ^
        at $[2]
      """
    ),
    (
      "[{\"id\":1}\n {\"id\":2}]",
      """
      2:2: error: expected "," or "]", found "{"
        {"id":2}
        ^
        at $[1]
      """
    ),
    (
      "[{\"id\":1}] x",
      """
      1:12: error: expected the end of the input, found "x"
        x
        ^
        at $
      """
    ),
    (
      "{\"id\":1}",
      """
      1:1: error: expected "[" before the elements, found "{"
        {
        ^
        at $
      """
    ),
  ])
  func errorsOfElements(text: String, expected: String) async throws {
    for size in [1, 5, 1000] {
      let chunks = ByteChunks(text, size: size)
      let (_, error) = await decoder.elements(User.self, from: chunks).collected()
      let failure = try #require(error as? JSONStreamError)
      #expect(failure.description.replacing(" help: ", with: "").hasPrefix(expected))
      let place = text.utf8.prefix(failure.location.offset)
      #expect(failure.location.line == place.count { $0 == 0x0A } + 1)
    }
  }

  /// A list among the lines, lines in place of the list, a document in several lines.
  @Test(arguments: [
    ("[{\"id\":1}]", true, "`elements(_:from:)` reads the elements of one array"),
    ("[\n{\"id\":1}\n]", true, "`elements(_:from:)` reads the elements of one array"),
    ("{\n\"id\":1\n}", true, "`decode(_:from:)` reads one document"),
    ("{\"id\":1}\n[]", true, nil), ("x", true, nil), ("{\"id\" 1}", true, nil),
    ("{\"id\":1}\n{\"id\":2}", false, "`lines(_:from:)` reads one value on each line"),
    ("[] {\"id\":1}", false, nil), ("[{\"id\" 1}]", false, nil), ("x", false, nil),
  ])
  func advisesTheOtherForm(text: String, isOfLines: Bool, help: String?) async throws {
    let chunks = ByteChunks(text, size: 1000)
    let (_, error) =
      isOfLines
      ? await decoder.lines(User.self, from: chunks).collected()
      : await decoder.elements(User.self, from: chunks).collected()
    let lines = try #require(error as? JSONStreamError).description.split(separator: "\n")
    let helps = lines.filter { $0.hasPrefix("  help: ") }.map { String($0.dropFirst(8)) }
    #expect(helps == [help].compactMap(\.self))
  }

  @Test(arguments: [
    ("{\"id\":1}\n\r\n{\"id\":\"x\"}\n", "3:7 17 11 $.id"),
    ("{\"id\":1}\n{\"name\":\"a\"}\n", "2:1 9 9 $.id"),
    ("{\"id\":1}\n  {\"id\" 2}\n", "2:9 17 11 $"),
    ("{\"id\":1}\n{\"id\":2}{}\n", "2:9 17 9 $"),
    ("{\"id\":1}\n{\"id\":2", "2:8 16 9 $"),
  ])
  func errorsOfLines(text: String, expected: String) async throws {
    for size in [1, 5, 1000] {
      let chunks = ByteChunks(text, size: size)
      let (users, error) = await decoder.lines(User.self, from: chunks).collected()
      #expect(users == [User(id: 1)])
      let failure = try #require(error as? JSONStreamError)
      #expect(
        "\(failure.location) \(failure.location.offset) \(failure.start.offset) \(failure.path)"
          == expected)
      if let syntax = (failure.underlyingError as? DecodingError)?.syntaxError {
        #expect(syntax.offset == failure.location.offset)
      }
    }
  }

  @Test func options() async throws {
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    decoder.allowsJSON5 = true
    struct Entry: Decodable, Equatable { var userName: String, at: Date }
    let expected = [
      Entry(userName: "a", at: Date(timeIntervalSince1970: 1)),
      Entry(userName: "b", at: Date(timeIntervalSince1970: 2)),
    ]
    let array = "// all\n[{user_name: 'a', at: 1,}, {'user_name': \"b\", at: +2}, /* end ] */ ]"
    let lines = "{user_name: 'a', at: 1,} // first\n// none\n{'user_name': \"b\", at: +2}"
    for size in [1, 3, 100] {
      let elements = await decoder.elements(Entry.self, from: ByteChunks(array, size: size))
        .collected()
      #expect(elements.elements == expected)
      #expect(elements.error == nil)
      let values = await decoder.lines(Entry.self, from: ByteChunks(lines, size: size)).collected()
      #expect(values.elements == expected)
      #expect(values.error == nil)
    }
  }

  /// A stream takes the options of the moment in which its iteration begins.
  @Test func limits() async throws {
    let decoder = FastJSONDecoder()
    decoder.maximumSize = 10
    let text = "[\"12345678\",\"123456789\"]"
    let (values, error) = await decoder.elements(String.self, from: ByteChunks(text, size: 4))
      .collected()
    #expect(values == ["12345678"])
    #expect((error as? JSONStreamError)?.syntaxCode == .inputTooLarge)
    decoder.maximumSize = nil
    decoder.maximumDepth = 3
    for (text, isRead) in [("[[[1]]]", true), ("[[[[1]]]]", false)] {
      let (_, error) = await decoder.elements(JSONValue.self, from: ByteChunks(text, size: 4))
        .collected()
      #expect((error == nil) == isRead)
      #expect(((try? decoder.decode(JSONValue.self, from: text)) != nil) == isRead)
      let lines = await decoder.lines(JSONValue.self, from: ByteChunks(text, size: 4)).collected()
      #expect((lines.error == nil) == isRead)
    }
    decoder.maximumDepth = 512
    decoder.duplicateKeys = .refuse
    let repeated = await decoder.elements(
      JSONValue.self, from: ByteChunks(#"[1,{"a":1,"a":2}]"#, size: 3)
    ).collected()
    #expect((repeated.error as? JSONStreamError)?.syntaxCode == .duplicateKey)
    #expect((repeated.error as? JSONStreamError)?.location.offset == 10)
  }

  @Test func optionalValues() async throws {
    let values = await decoder.elements(Int?.self, from: ByteChunks("[1,null,3]", size: 2))
      .collected()
    #expect(values.elements == [1, nil, 3])
    let lines = await decoder.lines(Int?.self, from: ByteChunks("null\n2", size: 2)).collected()
    #expect(lines.elements == [nil, 2])
  }

  /// A container that is kept reads its own text, also when the stream has gone on.
  @Test func keptContainers() async throws {
    struct Late: Decodable {
      let container: KeyedDecodingContainer<AnyKey>
      init(from decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: AnyKey.self)
      }
    }
    let text = #"[{"text":"first"},{"text":"second"},{"text":3}]"#
    let (values, _) = await decoder.elements(Late.self, from: ByteChunks(text, size: 4)).collected()
    #expect(try values[0].container.decode(String.self, forKey: AnyKey("text")) == "first")
    #expect(try values[1].container.decode(String.self, forKey: AnyKey("text")) == "second")
    let error = #expect(throws: DecodingError.self) {
      try values[2].container.decode(String.self, forKey: AnyKey("text"))
    }
    #expect(DecodingOutcome<Int>.Failure(try #require(error)).path == ["Index 2", "text"])
  }

  @MainActor @Test func worksOnTheMainActor() async throws {
    var sum = 0
    for try await value in decoder.elements(Int.self, from: ByteChunks("[1,2,3]", size: 1)) {
      sum += value
    }
    #expect(sum == 6)
  }
}

extension DecodingError {
  var syntaxError: JSONError? {
    if case .dataCorrupted(let context) = self {
      context.underlyingError as? JSONError
    } else {
      nil
    }
  }
}

extension JSONStreamError {
  var syntaxCode: JSONError.Code? { (underlyingError as? DecodingError)?.syntaxError?.code }
}
