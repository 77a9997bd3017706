import CodableKit
import Foundation
import JSONCore
import Testing

@Suite("Examples of the members of open enums, envelopes, keys and patches")
struct PatchMemberExampleTests {
  enum Payment: String, Codable { case card = "Card", applePay = "ApplePay" }

  struct User: Codable, Updatable {
    var name = ""
    var age = 0
    enum CodingKeys: CodingKey { case name, age }
    mutating func update(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      try container.update(&name, forKey: .name)
      try container.update(&age, forKey: .age)
    }
  }

  /// As ``User``, and not coded.
  struct Settings: Updatable {
    var user = User()
    var theme = Theme()
    enum CodingKeys: CodingKey { case user, theme }
    mutating func update(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      try container.update(&user, forKey: .user)
      try container.update(&theme, forKey: .theme)
    }
  }

  struct Theme: Updatable {
    var color = "green"
    enum CodingKeys: CodingKey { case color }
    mutating func update(from decoder: any Decoder) throws {
      try decoder.container(keyedBy: CodingKeys.self).update(&color, forKey: .color)
    }
  }

  @Test func openEnums() throws {
    #expect(Open<Payment>(rawValue: "Card") == .known(.card))
    #expect(Open<Payment>(rawValue: "GooglePay") == .unknown("GooglePay"))
    #expect(Open<Payment>(.card).value == .card)
    #expect(Open<Payment>.unknown("GooglePay").value == nil)
    #expect(Open<Payment>(.card).rawValue == "Card")
    #expect(Open<Payment>.unknown("GooglePay").rawValue == "GooglePay")
    #expect(Open<Payment>(.card).codingKey.stringValue == "Card")
    #expect(
      try FastJSONDecoder().decode([Open<Payment>: Int].self, from: #"{"Card":1}"#) == [
        Open(.card): 1
      ])
    #expect(Open<Payment>.unknown("Card") == .known(.card))
    #expect(Set<Open<Payment>>([.unknown("Card"), .known(.card)]).count == 1)
    #expect(Open<Payment>(.card).description == "known(card)")
    #expect(
      try FastJSONDecoder().decode([Open<Payment>].self, from: #"["Card","Gift"]"#) == [
        .known(.card), .unknown("Gift"),
      ])
    #expect(
      try FastJSONEncoder().encodeToString([Open<Payment>.known(.card), .unknown("Gift")])
        == #"["Card","Gift"]"#)
  }

  @Test func envelopes() throws {
    #expect(
      APIEnvelope(data: [1, 2], meta: PageMeta(page: 1, totalPages: 3)).meta?.totalPages == 3)
    #expect(PageMeta(page: 3, totalPages: 3).isLast)
    #expect(
      try FastJSONDecoder().decode(PageMeta.self, from: #"{"page":"1","total_pages":3}"#).totalPages
        == 3)
  }

  @Test func keys() throws {
    #expect(Acronyms(["url", "ID"]).words == ["URL", "ID"])
    #expect(Acronyms("url id".split(separator: " ").map(String.init)) == ["URL", "ID"])
    let acronyms: Acronyms = ["URL", "ID"]
    #expect(KeyStyle.snake(acronyms: acronyms).name(for: "user_id") == "userID")
    #expect(Acronyms(["URL"]).adding("sku").words == ["URL", "SKU"])
    #expect(KeyStyle.snake(acronyms: .none).name(for: "image_url") == "imageUrl")
    #expect(KeyStyle.snake().key(for: "imageURL") == "image_url")
    #expect(KeyStyle.kebab().key(for: "imageURL") == "image-url")
    #expect(KeyStyle.screamingSnake().key(for: "imageURL") == "IMAGE_URL")
    #expect(KeyStyle.pascal(acronyms: ["URL"]).key(for: "imageURL") == "ImageURL")
    #expect(KeyStyle.pascal().name(for: "ImageUrl") == "imageUrl")
    #expect(KeyStyle.snake().key(for: "parseJSONValue") == "parse_json_value")
    #expect(KeyStyle.snake(acronyms: ["JSON"]).name(for: "parse_json_value") == "parseJSONValue")
    #expect(KeyStyle.snake().name(for: "userName") == "userName")
  }

  @Test func lossy() throws {
    #expect(
      try decoding(#"[1, "x"]"#) { decoder in
        let container = try decoder.singleValueContainer()
        return try Lossy<[Int]>.decode(from: container)
      } == [1])
    #expect(
      try decoding(#"{"payments": "x"}"#) { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try Lossy<Int?>.decode(from: container, forKey: .payments)
      } == nil)
    #expect(
      try decoding(#"{"payments": null}"#) { decoder in
        let container = try decoder.container(keyedBy: Key.self)
        return try Lossy<[Int]>.decodeIfPresent(from: container, forKey: .payments)
      } == nil)
    #expect(
      try reading(#"[1, "x"]"#) { (reader: inout JSONReader) throws(JSONError) in
        try Lossy<[Int]>.read(from: &reader)
      } == [1])
    #expect([Int].isReadFromArrays)
    #expect(!([String: Int].isReadFromArrays))
    #expect(![Int].isReadFromObjects)
    #expect([String: Int].isReadFromObjects)
    #expect(!([String: Int].isReadFromArrays))
    #expect([Double: Int].isReadFromArrays)
  }

  @Test func mergePatches() throws {
    var value: JSONValue = ["a": 1, "b": 2]
    value.apply(JSONMergePatch(["a": nil, "c": 3]))
    #expect(value == ["b": 2, "c": 3])
    #expect(JSONValue.object(["a": 1]).applying(JSONMergePatch(["a": 2])) == ["a": 2])
  }

  @Test func patches() throws {
    #expect(try JSONValue.object(["a": 1]).applying([.replace("/a", 2)] as JSONPatch) == ["a": 2])
    let text = #"{"op": "add", "path": "/a", "value": null}"#
    #expect(try FastJSONDecoder().decode(JSONPatch.Operation.self, from: text) == .add("/a", nil))
    #expect(JSONPatch(from: ["a": 1], to: ["a": 2]).operations == [.replace("/a", 2)])
    let patch: JSONPatch = [.remove("/a"), .add("/b", 1)]
    #expect(patch.operations.count == 2)
    #expect(JSONPatch(from: ["a": 1], to: ["a": 1.0]).isEmpty)
    var document: JSONValue = ["name": "Ada", "tags": ["a"]]
    try document.apply([
      .test("/tags/0", "a"), .replace("/name", "Bea"), .add("/tags/-", "b"),
      .copy(from: "/name", to: "/nick"), .move(from: "/tags", to: "/labels"), .remove("/labels/0"),
    ])
    #expect(document == ["name": "Bea", "nick": "Bea", "labels": ["b"]])
    #expect(JSONPatch.Operation.move(from: "/a", to: "/b").name == "move")
    #expect(JSONPatch.Operation.move(from: "/a", to: "/b").path == "/b")
  }

  @Test func patchErrors() throws {
    func fault(_ patch: JSONPatch) -> JSONPatchError? {
      let value: JSONValue = ["a": 1, "list": [2]]
      do throws(JSONPatchError) { _ = try value.applying(patch) } catch { return error }
      return nil
    }
    if let error = fault([.test("/a", 1), .remove("/b")]) {
      #expect(error.operationIndex == 1)
      #expect(error.operation == .remove("/b"))
      #expect(error.reason == .noValue(at: "/b"))
      #expect(error.description == #"operation 1 (remove "/b"): there is no value at "/b""#)
    }
    #expect(fault([.remove("b")])?.reason == .malformedPointer("b"))
    #expect(fault([.remove("/b")])?.reason == .noValue(at: "/b"))
    #expect(fault([.add("/a/b", 1)])?.reason == .noContainer(at: "/a"))
    #expect(fault([.remove("/list/7")])?.reason == .noIndex("7", count: 1))
    #expect(fault([.remove("")])?.reason == .wholeDocument)
    #expect(fault([.move(from: "/list", to: "/list/0")])?.reason == .moveIntoItself)
    #expect(fault([.test("/a", 2)])?.reason == .unequal(found: 1))
  }

  @Test func updates() throws {
    let decoder = FastJSONDecoder()
    var user = User(name: "Ada", age: 36)
    try decoder.update(&user, from: #"{"age": 37}"#)
    #expect(user.name == "Ada" && user.age == 37)
    var settings = Settings(user: user)
    let json = #"{"theme": {"color": "red"}, "user": {"age": 38}}"#
    try decoder.update(&settings, from: json)
    #expect(settings.theme.color == "red" && settings.user.name == "Ada" && settings.user.age == 38)
  }
}
