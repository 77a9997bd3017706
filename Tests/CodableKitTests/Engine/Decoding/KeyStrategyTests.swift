import CodableKit
import Foundation
import Testing

@Suite("Key strategies")
struct KeyStrategyTests {
  private struct Seen: Codable, Equatable {
    var keys: [String]

    init(from decoder: any Decoder) throws {
      keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    }
  }

  /// KEY-004, and every form that tells Foundation's rule from a simpler one.
  @Test(arguments: [
    "_id", "__v", "address_line_1", "a__b", "HTML_URL", "trailing_", "_", "single", "a_b", "_a_b_",
    "A_B", "aB_cD", "ABC", "__", "a_1b", "é_ñandu", "a_éb", "url_string_2x", "a_b-c_d", "FOO_BAR",
    "a_ßx", "a_b c", "x_1_y", "o_İi", "A_", "a_'b", "a_B1c", "", "a_b_", "__A_B", "a_b\\u0041",
  ])
  func snakeCase(key: String) throws {
    let data = Data("{\"\(key)\":1}".utf8)
    let (foundation, fast) = decoders(.convertFromSnakeCase)
    let seen = try fast.decode(Seen.self, from: data)
    #expect(try seen == foundation.decode(Seen.self, from: data))
    // The key that was seen is found, and no other spelling of it.
    let model = try fast.decode(JSONKeyed.self, from: data)
    #expect(try model.value(seen.keys[0]) == 1)
    #expect(throws: DecodingError.self) { try model.value(seen.keys[0] + "x") }
    #expect(throws: DecodingError.self) { try model.value("x" + seen.keys[0]) }
  }

  private struct JSONKeyed: Decodable {
    let container: KeyedDecodingContainer<AnyKey>

    init(from decoder: any Decoder) throws {
      container = try decoder.container(keyedBy: AnyKey.self)
    }

    func value(_ key: String) throws -> Int { try container.decode(Int.self, forKey: AnyKey(key)) }
  }

  private struct Model: Codable, Equatable {
    var firstName: String
    var lastName: String?
    var homeAddress: Address?
    var tagsByName: [String: Int]?
    var id: Int

    struct Address: Codable, Equatable {
      var streetName: String
      var zipCode: Int
    }
  }

  @Test(arguments: [
    #"{"first_name":"a","last_name":"b","home_address":{"street_name":"s","zip_code":1},"id":1}"#,
    #"{"id":1,"tags_by_name":{"not_changed":1,"a_b":2},"first_name":"a"}"#,
    #"{"firstName":"a","id":1}"#, #"{"first_name":"a","firstName":"b","id":1}"#,
    #"{"x_y":0,"firstName":"b","first_name":"a","id":1,"last_name":null}"#,
    #"{"first_name":1,"id":1}"#, #"{"id":1}"#,
    #"{"first_name":"a","id":1,"home_address":{"zip_code":1}}"#,
    #"{"first_name":"a","id":1,"home_address":{"street_name":"s","zip_code":"x"}}"#,
    #"{"first_name":"a","id":1,"tags_by_name":{"a_b":"x"}}"#, #"{"first\u005fname":"a","id":1}"#,
  ])
  func models(text: String) {
    let (foundation, fast) = decoders(.convertFromSnakeCase)
    let difference = differenceFromFoundation(
      Model.self, Data(text.utf8), foundation: foundation, fast: fast, isEqual: ==)
    #expect(difference == nil)
  }

  /// KEY-002: snake-case raw values never match converted keys, as in Foundation.
  @Test func rawValuesInSnakeCase() throws {
    struct Device: Codable, Equatable {
      var deviceToken: String?
      enum CodingKeys: String, CodingKey { case deviceToken = "device_token" }
    }
    let (_, fast) = decoders(.convertFromSnakeCase)
    #expect(try fast.decode(Device.self, from: #"{"device_token":"u"}"#).deviceToken == nil)
  }

  @Test(arguments: [
    #"{"FIRSTNAME":"a","ID":1,"HOMEADDRESS":{"STREETNAME":"s","ZIPCODE":1}}"#,
    #"{"FIRSTNAME":"a","ID":1,"HOMEADDRESS":{"STREETNAME":1,"ZIPCODE":1}}"#, #"{"ID":1}"#,
    #"{"FIRSTNAME":"a","ID":1,"TAGSBYNAME":{"K":1}}"#,
  ])
  func custom(text: String) {
    let names = [
      "firstName", "lastName", "homeAddress", "tagsByName", "id", "streetName", "zipCode",
    ]
    let (foundation, fast) = decoders(
      .custom { path in
        let key = path[path.count - 1].stringValue
        return AnyKey(names.first { $0.uppercased() == key } ?? key)
      })
    let difference = differenceFromFoundation(
      Model.self, Data(text.utf8), foundation: foundation, fast: fast, isEqual: ==)
    #expect(difference == nil)
  }

  /// Keys that are data stay as they are, whatever type they have.
  @Test func dictionaryKeysAreData() throws {
    enum Kind: String, Codable, CodingKeyRepresentable { case fooBar = "foo_bar" }
    let (_, fast) = decoders(.convertFromSnakeCase)
    #expect(try fast.decode([String: Int].self, from: #"{"a_b":1}"#) == ["a_b": 1])
    #expect(try fast.decode([Kind: Int].self, from: #"{"foo_bar":1}"#) == [.fooBar: 1])
    #expect(try fast.decode([Int: Int].self, from: #"{"1":1}"#) == [1: 1])
    #expect(throws: DecodingError.self) {
      try fast.decode([Kind: Int].self, from: #"{"fooBar":1}"#)
    }
  }

  /// But for numbers, which Foundation converts.
  @Test(arguments: [
    // With two faults Foundation would tell one or the other, in the order of a hash table.
    #"{"1":1}"#, #"{"k1":1}"#, #"{"k1":"x"}"#, "{}", #"{"kx":1}"#, "[1,2]", "null",
  ])
  func numbersAsKeys(text: String) {
    let strategies: [JSONDecoder.KeyDecodingStrategy] = [
      .useDefaultKeys, .convertFromSnakeCase,
      .custom { path in
        let key = path[path.count - 1].stringValue
        return AnyKey(key.hasPrefix("k") ? String(key.dropFirst()) : key)
      },
    ]
    for strategy in strategies {
      let (foundation, fast) = decoders(strategy)
      let data = Data(text.utf8)
      let flat = differenceFromFoundation(
        [Int: Int].self, data, foundation: foundation, fast: fast, isEqual: ==)
      #expect(flat == nil)
      let nested = differenceFromFoundation(
        [[Int: Model]?].self, Data("[\(text)]".utf8), foundation: foundation, fast: fast,
        isEqual: ==)
      #expect(nested == nil)
    }
  }

  private func decoders(_ strategy: JSONDecoder.KeyDecodingStrategy) -> (
    JSONDecoder, FastJSONDecoder
  ) {
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    foundation.keyDecodingStrategy = strategy
    fast.keyDecodingStrategy = strategy
    return (foundation, fast)
  }
}
