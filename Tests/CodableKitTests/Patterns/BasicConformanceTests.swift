import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// The compiler writes everything; a type conforms to the halves that it needs.
  @Suite struct BasicConformanceTests {
    struct Member: Codable, Equatable {
      let id: Int
      let name: String
      let isActive: Bool
    }

    @Test(arguments: TestFormat.allCases)
    func readsAndWritesWhatTheStructDeclares(format: TestFormat) throws {
      let text = #"{"id":7,"isActive":true,"name":"ada"}"#
      let member = try format.decode(Member.self, from: text)
      #expect(member == Member(id: 7, name: "ada", isActive: true))
      #expect(try json(member) == text)
    }

    /// A response is only read, a request is only written; the wrappers take either.
    struct Response: Decodable {
      @LossyArray var members: [Row]
      struct Row: Decodable { let id: Int }
    }

    struct Request: Encodable {
      @Nullable var after: Cursor?
      @LossyArray var sort: [Cursor]
      struct Cursor: Encodable { let key: String }
    }

    @Test(arguments: TestFormat.allCases)
    func wrapsTypesThatOnlyDecode(format: TestFormat) throws {
      let response = try format.decode(Response.self, from: #"{"members":[{"id":1},{}]}"#)
      #expect(response.members.map(\.id) == [1])
    }

    @Test func wrapsTypesThatOnlyEncode() throws {
      let request = Request(after: nil, sort: [.init(key: "name")])
      #expect(try json(request) == #"{"after":null,"sort":[{"key":"name"}]}"#)
    }
  }
}
