import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// A module that already has overloads of `decode` of its own, as many have, and whose models are
/// wrapped: nothing may become ambiguous.
extension KeyedDecodingContainer {
  fileprivate func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decodeIfPresent(type, forKey: key).map { $0 }
      ?? {
        throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "own"))
      }()
  }
}

@Suite struct OwnDecodeOverloadTests {
  fileprivate struct Model: Decodable {
    @LossyArray var xs: [Int]
    @LossyOptional var v: Int?
    let plain: Int
  }

  @Test("WRP-004: overloads of the user's own") func livesBesideOverloadsOfTheUsers() throws {
    let model = try JSONDecoder().decode(Model.self, from: Data(#"{"xs":[1,"a"],"plain":2}"#.utf8))
    #expect(model.xs == [1])
    #expect(model.v == nil)
    #expect(model.plain == 2)
  }
}
