import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// Faults of keys, by their ids.
@Suite("Key cases") struct KeyCaseTests {
  /// A key with a point in it, and a path of the same text.
  struct Pointed: Decodable, Equatable {
    var literal: String
    var nested: String

    enum CodingKeys: String, CodingKey { case literal = "x.y", x }
    enum Inner: CodingKey { case y }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      literal = try container.decode(String.self, forKey: .literal)
      nested = try container.nestedContainer(keyedBy: Inner.self, forKey: .x)
        .decode(String.self, forKey: .y)
    }
  }

  enum Kind: String, Codable, Hashable { case foot, bike }
  struct LossyKeys: Codable { @LossyDictionary var m: [Kind: String] }
  struct StrictKeys: Codable { @Coded<[Plain<Kind>: String]> var m: [Kind: String] }

  struct EmptyKey: Decodable {
    var empty: String
    var a: Int
    enum CodingKeys: String, CodingKey { case empty = "", a }
  }

  struct Escaped: Codable, Equatable {
    var name: Int
    var slash: Int
    var quote: Int
    var zero: Int
    enum CodingKeys: String, CodingKey { case name, slash = "a/b", quote = "q\"t", zero = "\u{0}k" }
  }

  struct Device: Decodable {
    var deviceToken: String?
    enum CodingKeys: String, CodingKey { case deviceToken = "device_token" }
  }

  /// The keys that a decoder makes of those of an object.
  struct SeenKeys: Decodable {
    let names: Set<String>
    init(from decoder: any Decoder) throws {
      names = Set(try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue))
    }
  }

  static let cases = [
    FaultCase("KEY-002", "a key that is spelled as it was before its conversion never matches") {
      () throws in
      let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
      foundation.keyDecodingStrategy = .convertFromSnakeCase
      fast.keyDecodingStrategy = .convertFromSnakeCase
      let data = Data(#"{"device_token":"u"}"#.utf8)
      #expect(try foundation.decode(Device.self, from: data).deviceToken == nil)
      #expect(try fast.decode(Device.self, from: data).deviceToken == nil)
      // Where the key is required, the message says why it is not found.
      struct Strict: Decodable {
        let deviceToken: String
        enum CodingKeys: String, CodingKey { case deviceToken = "device_token" }
      }
      let error = try #require(throws: DecodingError.self) {
        try fast.decode(Strict.self, from: data)
      }
      let summary = error.summary(in: data)
      #expect(summary.contains("expected key \"device_token\""))
      #expect(summary.contains("a key strategy renames the one that is there"))
    },
    FaultCase("KEY-004", "the edges of snake case are Foundation's") { () throws in
      let text = """
        {"_id":1,"__v":2,"address_line_1":3,"a__b":4,"HTML_URL":5,"trailing_":6,"_":7,"single":8}
        """
      let names: Set = [
        "_id", "__v", "addressLine1", "aB", "htmlUrl", "trailing_", "_", "single",
      ]
      let (foundation, fast, styled) = (JSONDecoder(), FastJSONDecoder(), FastJSONDecoder())
      foundation.keyDecodingStrategy = .convertFromSnakeCase
      fast.keyDecodingStrategy = .convertFromSnakeCase
      styled.keyDecodingStrategy = .convert(from: .snake())
      #expect(try foundation.decode(SeenKeys.self, from: Data(text.utf8)).names == names)
      #expect(try fast.decode(SeenKeys.self, from: text).names == names)
      #expect(try styled.decode(SeenKeys.self, from: text).names == names)
    },
    FaultCase("KEY-006", "a key that holds a point is a key, and no path") { () throws in
      for format in TestFormat.allCases {
        let pointed = try format.decode(Pointed.self, from: #"{"x.y":"a","x":{"y":"b"}}"#)
        #expect([pointed.literal, pointed.nested] == ["a", "b"])
      }
      let path = JSONPath([.key("x.y")])
      #expect(path.description == #"$["x.y"]"#)
    },
    FaultCase("KEY-009", "a dictionary with an enum's keys is an object") { () throws in
      let text = #"{"m":{"foot":"A","kite":"B"}}"#
      for format in TestFormat.allCases {
        let lossy = Outcome.of(LossyKeys.self, text, in: format) { $0.m }
        #expect(lossy.outcome == .value([.foot: "A"]))
        #expect(lossy.issues == ["dropped entry bad key $.m.kite"])
        let strict = Outcome.of(StrictKeys.self, text, in: format) { $0.m }
        #expect(strict.outcome == .dataCorrupted("$.m.kite"))
      }
      #expect(try json(StrictKeys(m: [.foot: "A"])) == #"{"m":{"foot":"A"}}"#)
      #expect(try json(LossyKeys(m: [.foot: "A"])) == #"{"m":{"foot":"A"}}"#)
      #expect(try json(StrictKeys(m: [:])) == #"{"m":{}}"#)
    },
    FaultCase("KEY-013", "an empty key is a key") { () throws in
      for format in TestFormat.allCases {
        let tree = try format.decode([String: JSONValue].self, from: #"{"":"v0","a":1}"#)
        #expect(tree[""] == "v0")
        #expect(try format.decode(EmptyKey.self, from: #"{"":"v0","a":1}"#).empty == "v0")
      }
    },
    FaultCase("KEY-014", "escapes in keys are resolved before keys are compared") { () throws in
      let text = #"{"na\u006de":1,"a\/b":2,"q\"t":3,"\u0000k":4}"#
      let expected = Escaped(name: 1, slash: 2, quote: 3, zero: 4)
      for format in TestFormat.allCases where format != .propertyList {
        #expect(try format.decode(Escaped.self, from: text) == expected)
      }
      #expect(try json(expected) == #"{"\u0000k":4,"a/b":2,"name":1,"q\"t":3}"#)
    },
    FaultCase("KEY-017", "runs of capitals are one word each") { () throws in
      let names = ["avatarURL", "URLString", "parseJSONValue", "userID2"]
      #expect(
        names.map { KeyStyle.snake().key(for: $0) }
          == ["avatar_url", "url_string", "parse_json_value", "user_id2"])
    },
  ]

  @Test(arguments: cases) func holds(fault: FaultCase) throws { try fault.run() }
}
