import CodableKit
import Foundation
import Testing

@Suite("FastJSONDecoder: inputs, options, containers")
struct FastJSONDecoderTests {
  private struct User: Codable, Equatable {
    var userName: String
    var joined: Date
  }

  @Test func pageExample() throws {
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    let json = #"{"user_name": "Ada", "joined": 0}"#
    #expect(try decoder.decode(User.self, from: json).userName == "Ada")
  }

  @Test func everyInput() throws {
    let text = #"{"a": [1, 2]}"#
    let expected = ["a": [1, 2]]
    let decoder = FastJSONDecoder()
    let bytes = Array(text.utf8)
    #expect(try decoder.decode([String: [Int]].self, from: Data(bytes)) == expected)
    #expect(try decoder.decode([String: [Int]].self, from: bytes) == expected)
    #expect(try decoder.decode([String: [Int]].self, from: text) == expected)
    #expect(try decoder.decode([String: [Int]].self, from: bytes.span) == expected)
    // SEC-003: a slice that does not begin at 0.
    let slice = Data([0x20, 0x78] + bytes + [0x78]).dropFirst(2).dropLast(1)
    #expect(try decoder.decode([String: [Int]].self, from: slice) == expected)
    #expect(try decoder.decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
    #expect(try decoder.decode(Bool.self, from: Array("true".utf8)))
  }

  /// PRS-003: scalars at the very end of the input.
  @Test func fragments() throws {
    let decoder = FastJSONDecoder()
    #expect(try decoder.decode(String?.self, from: "null") == nil)
    #expect(try decoder.decode(Bool.self, from: "true"))
    #expect(try !decoder.decode(Bool.self, from: "false"))
    #expect(try decoder.decode(Int.self, from: "42") == 42)
    #expect(try decoder.decode(String.self, from: "\"hi\"") == "hi")
    #expect(try decoder.decode(Double.self, from: "-1.5") == -1.5)
  }

  @Test func optionsAreAsWritten() {
    let decoder = FastJSONDecoder()
    #expect(!decoder.allowsJSON5)
    #expect(!decoder.assumesTopLevelDictionary)
    #expect(decoder.maximumDepth == 512)
    #expect(decoder.duplicateKeys == .first)
    #expect(decoder.maximumSize == nil)
    #expect(decoder.userInfo.isEmpty)
    decoder.maximumDepth = 7
    decoder.maximumSize = 9
    decoder.duplicateKeys = .refuse
    decoder.allowsJSON5 = true
    #expect(decoder.maximumDepth == 7)
    #expect(decoder.maximumSize == 9)
    #expect(decoder.duplicateKeys == .refuse)
    #expect(decoder.allowsJSON5)
  }

  @Test func limits() throws {
    let decoder = FastJSONDecoder()
    decoder.maximumDepth = 2
    #expect(try decoder.decode([[Int]].self, from: "[[1]]") == [[1]])
    #expect(syntaxCode { try decoder.decode([[[Int]]].self, from: "[[[1]]]") } == .depthExceeded)
    decoder.maximumSize = 4
    #expect(syntaxCode { try decoder.decode([Int].self, from: "[1,2]") } == .inputTooLarge)
    // As large as it came, not as it would be in UTF-8.
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf32BigEndian] {
      let wide = try #require("[1]".data(using: encoding))
      decoder.maximumSize = wide.count
      #expect(try decoder.decode([Int].self, from: wide) == [1])
      decoder.maximumSize = wide.count - 1
      #expect(syntaxCode { try decoder.decode([Int].self, from: wide) } == .inputTooLarge)
    }
    decoder.maximumSize = -1
    #expect(syntaxCode { try decoder.decode([Int].self, from: "1") } == .inputTooLarge)
  }

  private struct AskingTwice: Decodable {
    enum Key: String, CodingKey { case id, name }
    var texts: [String]

    init(from decoder: any Decoder) throws {
      let first = try decoder.container(keyedBy: Key.self)
      let isNull = try first.decodeNil(forKey: .id)
      texts = [isNull ? "null" : "", try first.decode(String.self, forKey: .id)]
      let second = try decoder.container(keyedBy: Key.self)
      texts.append(try second.decode(String.self, forKey: .name))
      texts.append(try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .id))
    }
  }

  /// A key that stands twice has its first value, however often it is asked for.
  @Test func repeatedKeysAskedForTwice() throws {
    let text = #"{"id":"a","id":"b","name":"n","id":"c"}"#
    let expected = ["", "a", "n", "a"]
    #expect(try JSONDecoder().decode(AskingTwice.self, from: Data(text.utf8)).texts == expected)
    #expect(try FastJSONDecoder().decode(AskingTwice.self, from: text).texts == expected)
  }

  @Test func repeatedKeys() throws {
    struct Two: Codable, Equatable {
      var a: Int
      var b: Int
    }
    let decoder = FastJSONDecoder()
    let texts = [
      #"{"a":1,"b":2,"a":3,"b":4}"#, #"{"b":2,"a":1,"b":4,"a":3}"#,
      #"{"x":0,"a":1,"\u0061":3,"b":2,"b":4}"#,
    ]
    for text in texts {
      decoder.duplicateKeys = .first
      #expect(try decoder.decode(Two.self, from: text) == Two(a: 1, b: 2))
      #expect(try decoder.decode([String: Int].self, from: text)["a"] == 1)
      decoder.duplicateKeys = .last
      #expect(try decoder.decode(Two.self, from: text) == Two(a: 3, b: 4))
      #expect(try decoder.decode([String: Int].self, from: text)["b"] == 4)
      decoder.duplicateKeys = .refuse
      #expect(syntaxCode { try decoder.decode(Two.self, from: text) } == .duplicateKey)
    }
  }

  @Test(
    arguments: [
      ("\"v\":1", ["v": 1]), ("{\"v\":1}", ["v": 1]), ("", [:]), (" ", [:]), ("\"v\":1,", ["v": 1]),
      ("\"v\":1, \"w\" : 2 ", ["v": 1, "w": 2]), ("\"v\":1}", nil), ("{\"v\":1", nil), ("1", nil),
      ("\"v\":1 x", nil), ("[1]", nil), ("{\"v\":1} x", nil), ("{\"v\":1},\"w\":2", nil),
      ("v:1", nil),
    ] as [(String, [String: Int]?)])
  func topLevelDictionary(text: String, expected: [String: Int]?) {
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    foundation.assumesTopLevelDictionary = true
    fast.assumesTopLevelDictionary = true
    #expect((try? fast.decode([String: Int].self, from: text)) == expected)
    #expect((try? foundation.decode([String: Int].self, from: Data(text.utf8))) == expected)
  }

  /// PRS-013.
  @Test func json5() throws {
    let decoder = FastJSONDecoder()
    decoder.allowsJSON5 = true
    let value = try decoder.decode(JSONValue.self, from: "[0xABE,+1,.5,1.,'s',] // c")
    #expect(value == [2750, 1, 0.5, 1, "s"])
    #expect(try decoder.decode([Int].self, from: "[0x10, +2, 3., -0xF]") == [16, 2, 3, -15])
    #expect(
      try decoder.decode([Double].self, from: "[.5, Infinity, -Infinity]") == [
        0.5, .infinity, -.infinity,
      ])
    #expect(try decoder.decode([Float].self, from: "[NaN]")[0].isNaN)
    #expect(try decoder.decode([String: Int].self, from: "{a: 1, 'b': 2,}") == ["a": 1, "b": 2])
    #expect(throws: DecodingError.self) { try decoder.decode([Int].self, from: "[Infinity]") }
    for number in ["Infinity", "-Infinity", "NaN"] {
      #expect(throws: DecodingError.self) { try decoder.decode(Decimal.self, from: number) }
    }
  }

  /// PRS-005: nothing at all is told apart from a mistake.
  @Test func emptyInput() {
    #expect(syntaxCode { try FastJSONDecoder().decode(Int.self, from: "") } == .emptyInput)
    #expect(syntaxCode { try FastJSONDecoder().decode(Int?.self, from: "  ") } == .emptyInput)
  }

  @Test func syntaxErrorsCarryTheOffset() throws {
    let error = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode([Int].self, from: "[1,\n 2,]")
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let fault = context.underlyingError as? JSONError
    #expect(fault?.offset == 7)
    #expect(fault?.message == "expected a value after \",\", found \"]\"")
    #expect(context.codingPath.isEmpty)
    #expect(context.debugDescription == "The given data was not valid JSON.")
  }

  @Test("PRS-012: the same userInfo at every level")
  func userInfo() throws {
    struct Reader: Decodable {
      var found: String?

      init(from decoder: any Decoder) throws {
        found = CodingUserInfoKey(rawValue: "k").flatMap { decoder.userInfo[$0] as? String }
      }
    }
    let decoder = FastJSONDecoder()
    decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "k"))] = "v"
    let readers = try decoder.decode([String: [[String: Reader]]].self, from: #"{"a":[{"b":1}]}"#)
    #expect(readers["a"]?[0]["b"]?.found == "v")
  }

  @Test func configuration() throws {
    struct Scaled: DecodableWithConfiguration {
      var value: Int

      init(from decoder: any Decoder, configuration: Int) throws {
        value = try decoder.singleValueContainer().decode(Int.self) * configuration
      }
    }
    struct Ten: DecodingConfigurationProviding {
      static var decodingConfiguration: Int { 10 }
    }
    let decoder = FastJSONDecoder()
    #expect(try decoder.decode(Scaled.self, from: Data("3".utf8), configuration: 2).value == 6)
    #expect(
      try decoder.decode(Scaled.self, from: Data("3".utf8), configuration: Ten.self).value == 30)
  }

  @Test("PRF-006: one decoder, many threads")
  func manyThreads() async throws {
    let decoder = FastJSONDecoder()
    let text = Order.text
    let expected = try decoder.decode(Order.self, from: text)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { _ in (try? decoder.decode(Order.self, from: text)) == expected }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  /// A decoder that outlives the call still reads the right bytes.
  @Test func keptDecoder() throws {
    final class Keeper: Decodable {
      let decoder: any Decoder
      let container: KeyedDecodingContainer<AnyKey>

      init(from decoder: any Decoder) throws {
        self.decoder = decoder
        container = try decoder.container(keyedBy: AnyKey.self)
      }
    }
    var bytes = Array(#"{"a": "the first of two long strings", "b": [1, 2, 3]}"#.utf8)
    let keeper = try FastJSONDecoder().decode(Keeper.self, from: bytes)
    for place in bytes.indices { bytes[place] = 0x78 }
    #expect(
      try keeper.container.decode(String.self, forKey: AnyKey("a"))
        == "the first of two long strings")
    #expect(try keeper.container.decode([Int].self, forKey: AnyKey("b")) == [1, 2, 3])
    #expect(keeper.decoder.codingPath.isEmpty)
  }

  private func syntaxCode<Value>(_ body: () throws -> Value) -> JSONError.Code? {
    do {
      _ = try body()
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return (context.underlyingError as? JSONError)?.code
    } catch {
      return nil
    }
  }
}
