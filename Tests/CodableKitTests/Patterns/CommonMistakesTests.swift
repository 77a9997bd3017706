import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// Six ways in which decoding goes wrong in practice: what happens, and the form that survives.
  @Suite struct CommonMistakesTests {
    // 1. A key that is sometimes left out, read as if it were always there.

    struct Brittle: Decodable { let bio: String }
    struct Profile: Decodable {
      let bio: String?
      @DefaultEmptyString var motto: String
      @LossyOptional var age: Int?
    }

    @Test(arguments: TestFormat.allCases)
    func optionalAndDefaultAcceptAMissingKey(format: TestFormat) throws {
      #expect(
        Outcome.of(Brittle.self, "{}", in: format) { $0.bio }.outcome == .keyNotFound("$.bio"))
      let profile = try format.decode(Profile.self, from: "{}")
      #expect(profile.bio == nil)
      #expect(profile.motto == "")
      #expect(profile.age == nil)
    }

    // 2. One bad element that costs the whole array.

    struct Item: Decodable { let id: Int }
    struct AllOrNothing: Decodable { let items: [Item] }
    struct Cart: Decodable { @LossyArray var items: [Item] }

    @Test(arguments: TestFormat.allCases)
    func aLossyArrayLosesTheBadElementOnly(format: TestFormat) {
      let text = #"{"items":[{"id":1},{"id":null},{"id":3}]}"#
      #expect(
        Outcome.of(AllOrNothing.self, text, in: format) { $0.items.count }.outcome
          == .valueNotFound("$.items[1].id"))
      let (outcome, issues) = Outcome.of(Cart.self, text, in: format) { $0.items.map(\.id) }
      #expect(outcome == .value([1, 3]))
      #expect(issues == ["dropped element null $.items[1].id"])
    }

    // 3. Dates as text under a decoder that expects numbers.

    struct Post: Decodable {
      let id: Int
      @LossyOptional var created: Date?
    }

    @Test func theDecoderHasToKnowTheFormOfDates() throws {
      let data = Data(#"{"id":1,"created":"1970-01-01T00:01:00Z"}"#.utf8)
      let decoder = JSONDecoder()
      let (post, report) = try DecodingReport.collect { try decoder.decode(Post.self, from: data) }
      #expect(post.created == nil)
      #expect(
        report.description == """
          warning: used nil: expected Date, found string "1970-01-01T00:01:00Z"
            at $.created
            help: for a Date, `dateDecodingStrategy = .flexibleISO8601` reads \
          "1970-01-01T00:01:00Z"
          """)

      decoder.dateDecodingStrategy = .iso8601
      let (read, clean) = try DecodingReport.collect { try decoder.decode(Post.self, from: data) }
      #expect(read.created == Date(timeIntervalSince1970: 60))
      #expect(clean.isEmpty)
    }

    // 4. `try?` and an exclamation mark, which turn a reason into a crash.

    @Test(arguments: [#"{"items":{}}"#, #"{"items":[{"id":"x"}]}"#, "{", ""])
    func anErrorSaysWhatACrashWouldHide(text: String) {
      let data = Data(text.utf8)
      let items = (try? JSONDecoder().decode(AllOrNothing.self, from: data))?.items ?? []
      #expect(items.isEmpty)
      do {
        _ = try JSONDecoder().decode(AllOrNothing.self, from: data)
        Issue.record("Bad text was read.")
      } catch let error as DecodingError {
        #expect(error.summary(in: data).contains(": error: "))
      } catch {
        Issue.record(error)
      }
    }

    // 5. `Codable` where one half is enough, which asks every part for the other half too.

    struct Receipt: Decodable {
      @LossyArray var lines: [Item]
      @LossyDictionary var sums: [String: Item]
      @LossyOptional var first: Item?
    }

    @Test(arguments: TestFormat.allCases)
    func aReadOnlyModelNeedsNoEncoding(format: TestFormat) throws {
      #expect(!(Item.self is any Encodable.Type))
      #expect(!(LossyArray<Item>.self is any Encodable.Type))
      let receipt = try format.decode(
        Receipt.self, from: #"{"lines":[{"id":1}],"sums":{"a":{"id":2}},"first":{"id":3}}"#)
      #expect(receipt.lines.map(\.id) == [1])
      #expect(receipt.sums["a"]?.id == 2)
      #expect(receipt.first?.id == 3)
    }

    // 6. Keys spelled out by hand for a whole API in snake case.

    struct Author: Decodable {
      let displayName: String
      @LossyArray var recentPosts: [Int]
    }

    @Test func theDecoderConvertsTheKeys() throws {
      let data = Data(#"{"display_name":"ada","recent_posts":[1,"x"]}"#.utf8)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Author.self, from: data) }
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let author = try decoder.decode(Author.self, from: data)
      #expect(author.displayName == "ada")
      #expect(author.recentPosts == [1])
    }
  }
}
