import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// The styles set on coders.
@Suite("Key styles of coders") struct KeyStyleStrategyTests {
  struct Account: Codable, Equatable {
    var userID: Int
    var avatarURL: String
    var homeAddress: Address
    @LossyDictionary var countsByName: [String: Int]

    struct Address: Codable, Equatable { var zipCode: String }
  }

  static let account = Account(
    userID: 7, avatarURL: "a.png", homeAddress: .init(zipCode: "1"),
    countsByName: ["night_shift": 1, "URL": 2])

  static let styles: [(KeyStyle, String)] = [
    (
      .snake(acronyms: .common),
      """
      {"avatar_url":"a.png","counts_by_name":{"URL":2,"night_shift":1},\
      "home_address":{"zip_code":"1"},"user_id":7}
      """
    ),
    (
      .kebab(acronyms: .common),
      """
      {"avatar-url":"a.png","counts-by-name":{"URL":2,"night_shift":1},\
      "home-address":{"zip-code":"1"},"user-id":7}
      """
    ),
    (
      .screamingSnake(acronyms: .common),
      """
      {"AVATAR_URL":"a.png","COUNTS_BY_NAME":{"URL":2,"night_shift":1},\
      "HOME_ADDRESS":{"ZIP_CODE":"1"},"USER_ID":7}
      """
    ),
    (
      .pascal(acronyms: .common),
      """
      {"AvatarURL":"a.png","CountsByName":{"URL":2,"night_shift":1},\
      "HomeAddress":{"ZipCode":"1"},"UserID":7}
      """
    ),
  ]

  @Test(arguments: styles.indices) func readsAndWrites(row: Int) throws {
    let (style, text) = Self.styles[row]
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    foundation.keyDecodingStrategy = .convert(from: style)
    fast.keyDecodingStrategy = .convert(from: style)
    #expect(try foundation.decode(Account.self, from: Data(text.utf8)) == Self.account)
    #expect(try fast.decode(Account.self, from: text) == Self.account)

    let (slow, quick) = (JSONEncoder(), FastJSONEncoder())
    slow.outputFormatting = .sortedKeys
    slow.keyEncodingStrategy = .convert(to: style)
    quick.outputFormatting = .sortedKeys
    quick.keyEncodingStrategy = .convert(to: style)
    #expect(String(decoding: try slow.encode(Self.account), as: UTF8.self) == text)
    #expect(String(decoding: try quick.encode(Self.account), as: UTF8.self) == text)
  }

  struct Lists: Codable, Equatable { var userIDs: [Int]?; var imageURLs: [String]? }

  /// A key that is not found is no error for an optional: its value would be lost unseen.
  @Test(arguments: [
    (KeyStyle.snake(acronyms: .common), #"{"image_urls":["x"],"user_ids":[1]}"#),
    (.kebab(acronyms: .common), #"{"image-urls":["x"],"user-ids":[1]}"#),
    (.screamingSnake(acronyms: .common), #"{"IMAGE_URLS":["x"],"USER_IDS":[1]}"#),
    (.pascal(acronyms: .common), #"{"ImageURLs":["x"],"UserIDs":[1]}"#),
  ]) func pluralsOfAcronyms(style: KeyStyle, text: String) throws {
    let lists = Lists(userIDs: [1], imageURLs: ["x"])
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    foundation.keyDecodingStrategy = .convert(from: style)
    fast.keyDecodingStrategy = .convert(from: style)
    #expect(try foundation.decode(Lists.self, from: Data(text.utf8)) == lists)
    #expect(try fast.decode(Lists.self, from: text) == lists)
    let (slow, quick) = (JSONEncoder(), FastJSONEncoder())
    slow.outputFormatting = .sortedKeys
    slow.keyEncodingStrategy = .convert(to: style)
    quick.outputFormatting = .sortedKeys
    quick.keyEncodingStrategy = .convert(to: style)
    #expect(String(decoding: try slow.encode(lists), as: UTF8.self) == text)
    #expect(try quick.encodeToString(lists) == text)
  }

  enum Kind: String, Codable, CodingKeyRepresentable { case nightShift = "night_shift" }

  struct Bare: Codable, Equatable { var counts: [Kind: Int] }
  struct Wrapped: Codable, Equatable { @Coded<[Plain<Kind>: Int]> var counts: [Kind: Int] }

  /// Keys that are data: ours stay under every decoder, those of a bare dictionary with keys that
  /// are no strings only under the fast coders.
  @Test func keysThatAreDataStay() throws {
    let data = Data(#"{"counts":{"night_shift":1}}"#.utf8)
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    foundation.keyDecodingStrategy = .convert(from: .snake())
    fast.keyDecodingStrategy = .convert(from: .snake())
    #expect(try foundation.decode(Wrapped.self, from: data).counts == [.nightShift: 1])
    #expect(try fast.decode(Wrapped.self, from: data).counts == [.nightShift: 1])
    #expect(try fast.decode(Bare.self, from: data).counts == [.nightShift: 1])
    // Foundation converts the key, and then it is none of the enum's.
    #expect(throws: DecodingError.self) { try foundation.decode(Bare.self, from: data) }

    let (slow, quick) = (JSONEncoder(), FastJSONEncoder())
    slow.keyEncodingStrategy = .convert(to: .screamingSnake())
    quick.keyEncodingStrategy = .convert(to: .screamingSnake())
    let kept = #"{"COUNTS":{"night_shift":1}}"#
    let wrapped = Wrapped(counts: [.nightShift: 1])
    #expect(String(decoding: try slow.encode(wrapped), as: UTF8.self) == kept)
    #expect(String(decoding: try quick.encode(wrapped), as: UTF8.self) == kept)
    let bare = Bare(counts: [.nightShift: 1])
    #expect(String(decoding: try quick.encode(bare), as: UTF8.self) == kept)
    #expect(
      String(decoding: try slow.encode(bare), as: UTF8.self) == #"{"COUNTS":{"NIGHT_SHIFT":1}}"#)
  }

  /// A conversion is made once and stays the same: of short and long keys, and of two texts that
  /// are equal as strings and differ in their bytes.
  @Test func conversionsDoNotMix() throws {
    struct Names: Decodable {
      let bytes: [[UInt8]]
      init(from decoder: any Decoder) throws {
        bytes = try decoder.container(keyedBy: AnyKey.self).allKeys.map {
          [UInt8]($0.stringValue.utf8)
        }
      }
    }
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convert(from: .snake())
    let long = String(repeating: "ab_", count: 100) + "ab"
    let converted = "ab" + String(repeating: "Ab", count: 100)
    for _ in 0..<2 {
      for (key, name) in [
        ("caf\u{E9}_x", "caf\u{E9}X"), ("cafe\u{301}_x", "cafe\u{301}X"), ("a_b", "aB"),
        (long, converted),
      ] {
        let names = try decoder.decode(Names.self, from: "{\"\(key)\":1}")
        #expect(names.bytes == [[UInt8](name.utf8)])
      }
    }
    // More keys than are kept.
    let text = "{" + (0..<3000).map { "\"k_\($0)x\":1" }.joined(separator: ",") + "}"
    let names = try decoder.decode(Names.self, from: text).bytes
    #expect(Set(names) == Set((0..<3000).map { [UInt8]("k\($0)x".utf8) }))
  }

  @Test func namesPlacesByTheModelsKeys() {
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convert(from: .kebab())
    do {
      _ = try decoder.decode([Account.Address].self, from: #"[{"zip-code":1}]"#)
      Issue.record("It is no text.")
    } catch {
      #expect(Outcome<Int>(error) == .typeMismatch("$[0].zipCode"))
    }
  }
}
