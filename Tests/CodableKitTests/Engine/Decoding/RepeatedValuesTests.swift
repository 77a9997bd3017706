import CodableKit
import Foundation
import Testing

/// Texts and keys that a document has again and again are remembered; the answers stay the same.
@Suite("Texts and keys that come again")
struct RepeatedValuesTests {
  struct Entry: Codable, Equatable {
    var name: String
    var note: String?
    var größe: Int?
    var aVeryLongNameOfAKeyThatGoesOn: String?
    var aVeryLongNameOfAKeyThatEnds: String?

    enum CodingKeys: String, CodingKey {
      case name, note, größe, aVeryLongNameOfAKeyThatGoesOn, aVeryLongNameOfAKeyThatEnds
    }
  }

  /// Differ in the middle alone, or in their length, or are the same.
  static let texts = [
    "sixteen letters!", "sixteen-letters!", "beginning, middle one, and the end",
    "beginning, middle two, and the end", "beginning, middle, and the end", "short",
    "größer als fünfzehn Bytes", "größer als sechzehn Byte", "with \"quotes\" and \\ escapes",
    "",
  ]

  @Test func texts() throws {
    // Long enough that texts are remembered, and past the end of its patience.
    let many = (0..<4000).map { number in
      number % 3 == 0
        ? Self.texts[number / 3 % Self.texts.count] : "text number \(number / 2) of many"
    }
    let entries = many.map { Entry(name: $0, note: $0) }
    let data = try JSONEncoder().encode(entries)
    #expect(try FastJSONDecoder().decode([Entry].self, from: data) == entries)
    let few = (0..<4000).map { Self.texts[$0 % Self.texts.count] }
    let encoded = try JSONEncoder().encode(few.map { Entry(name: $0) })
    #expect(try FastJSONDecoder().decode([Entry].self, from: encoded).map(\.name) == few)
  }

  /// Objects of one type with keys in any order, missing, repeated, or in another spelling.
  @Test func keys() throws {
    let objects = [
      #"{"name":"a","note":"b"}"#, #"{"note":"b","name":"a"}"#, #"{"name":"a"}"#,
      #"{"x":1,"name":"a","y":2,"note":"b"}"#, #"{"note":"b","x":1,"name":"a","note":"c"}"#,
      #"{"name":"a","x":1,"note":"b","name":"c"}"#, #"{"x":1,"note":"b","x":2,"name":"a"}"#,
      #"{"na\u006de":"a","note":"b"}"#, #"{"note":"b","na\u006de":"a","name":"c"}"#,
      #"{"größe":1,"name":"a"}"#, "{\"gro\u{308}ße\":1,\"name\":\"a\"}",
      #"{"name":"a","note":null,"note":"b"}"#,
      #"{"aVeryLongNameOfAKeyThatEnds":"e","aVeryLongNameOfAKeyThatGoesOn":"g","name":"a"}"#,
      #"{"aVeryLongNameOfAKeyThatGoesOn":"g","name":"a","aVeryLongNameOfAKeyThatEnds":"e"}"#,
      #"{"aVeryLongNameOfAKeyThatEnds":"e","name":"a","aVeryLongNameOfAKeyThatEnds":"f"}"#,
      "{\"name\":\"a\",\"\(String(repeating: "k", count: 200))\":1,\"note\":\"b\"}",
      #"{"name" :   "a",        "note"        :        "b"}"#,
      #"{"note":{"name":"z"},"name":"a"}"#, #"{"name":1}"#, "{}",
    ]
    // Alone, and among many so that the keys are known.
    for count in [1, 40] {
      for object in objects {
        for other in objects {
          let text =
            "[" + Array(repeating: other, count: count - 1).joined(separator: ",")
            + (count > 1 ? "," : "") + object + "]"
          let difference = differenceFromFoundation([Entry].self, Data(text.utf8), isEqual: ==)
          #expect(difference == nil, "\(difference ?? "")")
          if count == 1 { break }
        }
      }
    }
  }

  /// Two containers by turns, of which one is answered by a table of its keys.
  @Test func keysOfTwoObjectsByTurns() throws {
    struct Model: Decodable {
      var values: [Int] = []

      enum CodingKeys: String, CodingKey { case x, y, n }
      enum Inner: String, CodingKey { case a, b, é }

      init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: CodingKeys.self)
        let inner = try outer.nestedContainer(keyedBy: Inner.self, forKey: .n)
        _ = outer.allKeys
        values.append(try inner.decode(Int.self, forKey: .a))
        values.append(try outer.decode(Int.self, forKey: .x))
        values.append(try inner.decode(Int.self, forKey: .b))
        values.append(try outer.decode(Int.self, forKey: .y))
        values.append(try inner.decode(Int.self, forKey: .é))
        values.append(try inner.decode(Int.self, forKey: .a))
      }
    }
    for padding in ["", String(repeating: " ", count: 600)] {
      let text = "{\"x\":1,\"n\":{\"a\":2,\"e\u{301}\":4,\"b\":3},\"y\":5\(padding)}"
      #expect(try FastJSONDecoder().decode(Model.self, from: text).values == [2, 1, 3, 5, 4, 2])
    }
  }

  struct Snake: Codable, Equatable {
    var aKey: Int
    var otherKey: Int?
    var missingKey: Int?
  }

  /// The same under `convertFromSnakeCase`.
  @Test(arguments: [
    #"{"a_key":1,"other_key":2}"#, #"{"other_key":2,"a_key":1}"#, #"{"aKey":1,"other_key":2}"#,
    #"{"x":0,"a_key":1,"other_key":2}"#, #"{"_a_key":1}"#, #"{"a_key":null,"other_key":2}"#,
  ])
  func snakeCase(object: String) {
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    fast.keyDecodingStrategy = .convertFromSnakeCase
    for count in [1, 40] {
      let text = "[" + Array(repeating: object, count: count).joined(separator: ",") + "]"
      let difference = differenceFromFoundation(
        [Snake].self, Data(text.utf8), foundation: foundation, fast: fast, isEqual: ==)
      #expect(difference == nil, "\(difference ?? "")")
    }
  }

  /// Of several spellings of one key the first counts; Foundation's choice is not always the same.
  @Test(arguments: [
    #"{"a_key":1,"x":0,"aKey":3,"other_key":2}"#, #"{"other_key":2,"x":0,"a_key":1,"otherKey":4}"#,
    #"{"x":0,"other_key":2,"otherKey":4,"a_key":1}"#, #"{"other_key":2,"aKey":1,"a_key":3}"#,
  ])
  func spellings(object: String) throws {
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    for count in [1, 40] {
      let text = "[" + Array(repeating: object, count: count).joined(separator: ",") + "]"
      let found = try decoder.decode([Snake].self, from: text)
      #expect(found == Array(repeating: Snake(aKey: 1, otherKey: 2), count: count))
    }
  }
}
