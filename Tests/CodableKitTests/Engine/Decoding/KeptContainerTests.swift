import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// Containers are used again for the next object, unless somebody keeps them.
@Suite struct KeptContainerTests {
  enum Key: String, CodingKey, CaseIterable { case name, inner, list }

  /// Keeps its container; `name` is read only when it is asked for.
  final class Keeper: Decodable {
    let container: KeyedDecodingContainer<Key>
    let inner: Keeper?
    let list: [Keeper]

    init(from decoder: any Decoder) throws {
      container = try decoder.container(keyedBy: Key.self)
      inner = try container.decodeIfPresent(Keeper.self, forKey: .inner)
      list = try container.decodeIfPresent([Keeper].self, forKey: .list) ?? []
    }

    var names: [String] {
      get throws {
        try [container.decode(String.self, forKey: .name)] + (inner?.names ?? [])
          + list.flatMap { try $0.names }
      }
    }
  }

  /// The same without keeping anything, read in another order than the document's.
  struct Reader: Decodable {
    var names: [String] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let list = try container.decodeIfPresent([Reader].self, forKey: .list) ?? []
      let again = try decoder.container(keyedBy: Key.self)
      let inner = try again.decodeIfPresent(Reader.self, forKey: .inner)
      names = try [container.decode(String.self, forKey: .name)]
      names += (inner?.names ?? []) + list.flatMap(\.names)
      #expect(again.codingPath.map(\.stringValue) == container.codingPath.map(\.stringValue))
    }
  }

  /// Objects of one type beside and inside each other, more levels than containers are used again.
  static func document(depth: Int, width: Int, _ number: inout Int) -> String {
    number += 1
    let name = "\"name\":\"number \(number)\""
    if depth == 0 { return "{\(name)}" }
    let inner = document(depth: depth - 1, width: width, &number)
    let list = (0..<width).map { _ in document(depth: depth - 1, width: width, &number) }
    return "{\(name),\"inner\":\(inner),\"list\":[\(list.joined(separator: ","))]}"
  }

  @Test(arguments: [(0, 1), (1, 0), (1, 9), (2, 3), (3, 2), (7, 1)])
  func nested(depth: Int, width: Int) throws {
    var count = 0
    var bytes = Array(Self.document(depth: depth, width: width, &count).utf8)
    // Small documents have no containers that are used again.
    bytes += Array(repeating: 0x20, count: 600)
    let expected = (1...count).map { "number \($0)" }
    #expect(try FastJSONDecoder().decode(Reader.self, from: bytes).names == expected)
    let keeper = try FastJSONDecoder().decode(Keeper.self, from: bytes)
    for place in bytes.indices { bytes[place] = 0x78 }
    #expect(try keeper.names == expected)
  }

  /// Nothing of a call is left once its containers are gone.
  @Test func released() throws {
    final class Marker: Sendable {}
    struct Model: Decodable {
      init(from decoder: any Decoder) throws {
        _ = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .name)
        throw CancellationError()
      }
    }
    let key = try #require(CodingUserInfoKey(rawValue: "marker"))
    weak var marker: Marker?
    let text = #"[{"name":"a"}]"# + String(repeating: " ", count: 600)
    do {
      let decoder = FastJSONDecoder()
      let held = Marker()
      marker = held
      decoder.userInfo = [key: held]
      #expect(throws: CancellationError.self) { try decoder.decode([Model].self, from: text) }
      #expect(try decoder.decode([Reader].self, from: text).count == 1)
      #expect(try decoder.decode([Keeper].self, from: text).count == 1)
    }
    #expect(marker == nil)
  }
}
