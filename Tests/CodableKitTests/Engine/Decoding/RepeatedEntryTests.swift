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

  /// What does not count has nothing to report either, whichever value that is.
  @Test(arguments: [
    (DuplicateKeyPolicy.first, #"{"a":[1],"a":["x"]}"#, 0),
    (.first, #"{"a":["x",1],"a":["y","z"]}"#, 1), (.last, #"{"a":["x","y"],"a":[1]}"#, 0),
    (.last, #"{"a":[1],"b":["x"],"a":["y",1]}"#, 2), (.last, #"{"a":7,"a":[1]}"#, 0),
  ])
  func issuesThatDoNotCount(policy: DuplicateKeyPolicy, text: String, issues: Int) throws {
    let decoder = FastJSONDecoder()
    decoder.duplicateKeys = policy
    let plain = try decoder.decodeReporting([String: LossyArray<Int>].self, from: text)
    #expect(plain.report.totalCount == issues)
    #expect(plain.value["a"]?.wrappedValue == [1])
    let lossy = try decoder.decodeReporting(
      Coded<Lossy<[String: Lossy<[Int]>]>>.self, from: text)
    #expect(lossy.report.totalCount == issues)
    #expect(lossy.value.wrappedValue["a"] == [1])
  }

  /// Two keys that Swift takes for one are refused where repeated keys are.
  @Test func spellingsOfOneKey() throws {
    let decoder = FastJSONDecoder()
    let text = "{\"\u{E9}\":1,\"e\u{301}\":2}"
    #expect(try decoder.decode([String: Int].self, from: text) == ["\u{E9}": 1])
    decoder.duplicateKeys = .refuse
    func code(_ body: () throws -> Void) -> JSONError.Code? {
      do { try body() } catch DecodingError.dataCorrupted(let context) {
        return (context.underlyingError as? JSONError)?.code
      } catch {}
      return nil
    }
    #expect(code { _ = try decoder.decode([String: Int].self, from: text) } == .duplicateKey)
    #expect(code { _ = try decoder.decode([String: Int8].self, from: text) } == .duplicateKey)
    #expect(try decoder.decode(JSONValue.self, from: text)["e\u{301}"] == 2)
  }

  /// The message of a refused key names it, and its object.
  @Test(arguments: [
    (#"{"a":1,"a":2}"#, #"1:8: error: the key "a" is in the object already at $"#),
    (
      #"[{"x":[]},{"b":{"é":{},"c":[1],"é" : null}}]"#,
      #"1:32: error: the key "é" is in the object already at $[1].b"#
    ),
    (
      #"{"a":1,"a":2}"#, #"1:8: error: the key "a" is in the object already at $"#
    ),
    (
      "{\"\(String(repeating: "k", count: 200))\":[{\"a\":1,\"a\"       :2}]}",
      "1:213: error: the key \"a\" is in the object already at "
        + "$.\(String(repeating: "k", count: 200))[0]"
    ),
  ])
  func messages(text: String, message: String) {
    let decoder = FastJSONDecoder()
    decoder.duplicateKeys = .refuse
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(JSONValue.self, from: text)
    }
    #expect(error?.summary(in: text) == message)
  }

  /// The case, the path and the numbers in it of a key that is none, or whose value is wrong.
  @Test(arguments: [#"{"zz":1}"#, #"{"a":null}"#, #"{"7":null}"#, #"{"7":"x"}"#, #"{"-8":{}}"#])
  func errorsOfKeys(text: String) {
    enum Code: String, Codable, CodingKeyRepresentable { case a, b }
    let data = Data(text.utf8)
    func check<Value: Decodable & Equatable>(_ type: Value.Type) {
      #expect(differenceFromFoundation(type, data, isEqual: ==) == nil)
      let (theirs, ours) = (
        numbers { try JSONDecoder().decode(type, from: data) },
        numbers { try FastJSONDecoder().decode(type, from: data) }
      )
      #expect(theirs == ours)
    }
    check([Code: Int].self)
    check([Int: Int].self)
    check([Int: [Int: Int8]].self)
    check([String: Int].self)
  }

  private func numbers(_ body: () throws -> Any) -> [Int?] {
    do { _ = try body() } catch let error as DecodingError {
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        return context.codingPath.map(\.intValue)
      @unknown default: break
      }
    } catch {}
    return []
  }

  @Test func integersAsKeys() throws {
    let data = Data(#"{"1":2,"1":"x"}"#.utf8)
    #expect(try FastJSONDecoder().decode([Int: Int].self, from: data) == [1: 2])
    #expect(try JSONDecoder().decode([Int: Int].self, from: data) == [1: 2])
  }
}
