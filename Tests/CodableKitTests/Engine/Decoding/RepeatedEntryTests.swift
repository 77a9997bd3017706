import CodableKit
import Foundation
import Testing

/// Of a key that comes twice in a dictionary the first value counts; the other may be of any kind.
@Suite struct RepeatedEntryTests {
  static let documents = [
    #"{"a":1,"a":[2]}"#, #"{"a":1,"\u0061":"x","b":2}"#, #"{"a":1,"a":null,"a":{"b":[]},"c":3}"#,
  ]

  @Test(arguments: documents)
  func entriesThatDoNotCount(text: String) throws {
    let data = Data(text.utf8)
    let expected = try JSONDecoder().decode([String: Int].self, from: data)
    #expect(try FastJSONDecoder().decode([String: Int].self, from: data) == expected)
    let wide = try JSONDecoder().decode([String: Int16].self, from: data)
    #expect(try FastJSONDecoder().decode([String: Int16].self, from: data) == wide)
    #expect(throws: DecodingError.self) {
      let decoder = FastJSONDecoder()
      decoder.duplicateKeys = .last
      _ = try decoder.decode([String: Int16].self, from: #"{"a":1,"a":[2]}"#)
    }
  }

  @Test func integersAsKeys() throws {
    let data = Data(#"{"1":2,"1":"x"}"#.utf8)
    #expect(try FastJSONDecoder().decode([Int: Int].self, from: data) == [1: 2])
    #expect(try JSONDecoder().decode([Int: Int].self, from: data) == [1: 2])
  }
}
