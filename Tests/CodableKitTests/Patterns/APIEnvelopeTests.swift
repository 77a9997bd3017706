import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  @Suite struct APIEnvelopeTests {
    struct User: Codable, Hashable, Sendable {
      let name: String
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let name: String
      let json: String
      let outcome: Outcome<APIEnvelope<[User], PageMeta>>
      var testDescription: String { name }
    }

    static let ada = User(name: "ada")

    static let rows: [Row] = [
      Row(
        name: "both", json: #"{"data":[{"name":"ada"}],"meta":{"page":1,"totalPages":3}}"#,
        outcome: .value(APIEnvelope(data: [ada], meta: PageMeta(page: 1, totalPages: 3)))),
      Row(
        name: "snake case, numbers as text",
        json: #"{"data":[],"meta":{"page":"1","total_pages":"3"}}"#,
        outcome: .value(APIEnvelope(data: [], meta: PageMeta(page: 1, totalPages: 3)))),
      Row(
        name: "more keys", json: #"{"ok":true,"data":[],"meta":{"page":1,"totalPages":1,"n":9}}"#,
        outcome: .value(APIEnvelope(data: [], meta: PageMeta(page: 1, totalPages: 1)))),
      Row(name: "no meta", json: #"{"data":[]}"#, outcome: .value(APIEnvelope(data: []))),
      Row(
        name: "null meta", json: #"{"data":[],"meta":null}"#,
        outcome: .value(APIEnvelope(data: []))),
      Row(name: "no data", json: #"{"meta":null}"#, outcome: .keyNotFound("$.data")),
      Row(name: "null data", json: #"{"data":null}"#, outcome: .valueNotFound("$.data")),
      Row(name: "bad element", json: #"{"data":[{}]}"#, outcome: .keyNotFound("$.data[0].name")),
      Row(name: "bad meta", json: #"{"data":[],"meta":[]}"#, outcome: .typeMismatch("$.meta")),
      Row(
        name: "half a meta", json: #"{"data":[],"meta":{"page":1}}"#,
        outcome: .keyNotFound("$.meta.totalPages")),
    ]

    @Test(arguments: rows, [TestFormat.json, .strict, .strictMovingOn])
    func decodesAsTheTableSays(row: Row, format: TestFormat) {
      let outcome = Outcome.of(APIEnvelope<[User], PageMeta>.self, row.json, in: format) { $0 }
      #expect(outcome.outcome == row.outcome)
      #expect(outcome.issues == [])
    }

    @Test func readsMetaUnderAnyKeyStrategy() throws {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let page = try decoder.decode(
        PagedEnvelope<[User]>.self,
        from: Data(#"{"data":[],"meta":{"page":2,"total_pages":2}}"#.utf8))
      #expect(page.meta == PageMeta(page: 2, totalPages: 2))
      #expect(page.meta?.isLast == true)
      #expect(PageMeta(page: 1, totalPages: 2).isLast == false)
      #expect {
        try FastJSONDecoder().decode(PageMeta.self, from: #"{"page":1}"#)
      } throws: {
        ($0 as? DecodingError)?.summary().contains(#""totalPages" or "total_pages""#) == true
      }
    }

    @Test(arguments: TestFormat.allCases)
    func survivesWhatItsHalvesSurvive(format: TestFormat) {
      let (outcome, issues) = Outcome.of(
        APIEnvelope<LossyArray<User>, LossyValue<PageMeta>>.self,
        #"{"data":[{"name":"ada"},7],"meta":[]}"#, in: format
      ) { $0 }
      #expect(
        outcome == .value(APIEnvelope(data: [Self.ada], meta: LossyValue(wrappedValue: nil))))
      #expect(issues == ["dropped element wrong type $.data[1]", "used nil wrong type $.meta"])
    }

    @Test(arguments: TestFormat.allCases)
    func wantsTheKeyOfATolerantPayloadToo(format: TestFormat) {
      let lossy = Outcome.of(
        APIEnvelope<LossyArray<User>, PageMeta>.self, "{}", in: format
      ) { $0.data.elements }
      let optional = Outcome.of(APIEnvelope<User?, PageMeta>.self, "{}", in: format) { $0.data }
      #expect(lossy.outcome == .keyNotFound("$.data"))
      #expect(optional.outcome == .keyNotFound("$.data"))
    }

    @Test func keepsAMetaOfNoFixedShape() throws {
      let envelope = try TestFormat.json.decode(
        APIEnvelope<User, JSONValue>.self,
        from: #"{"data":{"name":"ada"},"meta":{"took":[1,"ms"]}}"#)
      #expect(envelope.data == Self.ada)
      #expect(envelope.meta == ["took": [1, "ms"]])
    }

    @Test func writesWhatIsThere() throws {
      #expect(
        try json(APIEnvelope(data: [Self.ada], meta: PageMeta(page: 1, totalPages: 3)))
          == #"{"data":[{"name":"ada"}],"meta":{"page":1,"totalPages":3}}"#)
      #expect(try json(APIEnvelope<Int, PageMeta>(data: 7)) == #"{"data":7}"#)
    }

    @Test func wrapsTypesThatOnlyDecodeOrOnlyEncode() throws {
      struct In: Decodable { let n: Int }
      struct Out: Encodable { let n: Int }
      let read = try TestFormat.json.decode(APIEnvelope<In, In>.self, from: #"{"data":{"n":1}}"#)
      #expect(read.data.n == 1)
      #expect(try json(APIEnvelope<Out, Out>(data: Out(n: 1))) == #"{"data":{"n":1}}"#)
    }

    @Test func isHashableAndSendableWhereItsHalvesAre() {
      func hash(_ value: some Hashable & Sendable) -> Int { value.hashValue }
      let envelope = APIEnvelope(data: Self.ada, meta: PageMeta(page: 1, totalPages: 1))
      #expect(hash(envelope) == hash(envelope))
    }
  }
}
