import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// Bytes as text and other spellings of keys, set on the decoder.
  ///
  /// Wrapped properties follow them.
  @Suite struct DataAndKeyStrategiesTests {
    struct Attachment: Codable, Equatable {
      let checksum: Data
      @LossyArray var chunks: [Data]
      @LossyOptional var thumbnail: Data?
    }

    @Test func readsAndWritesBytesAsBase64() throws {
      let decoder = JSONDecoder()
      decoder.dataDecodingStrategy = .base64
      let text = #"{"checksum":"AQI=","chunks":["Aw=="]}"#
      let dirty = #"{"checksum":"AQI=","chunks":["not base64!","Aw==",[1]],"thumbnail":7}"#
      let expected = Attachment(checksum: Data([1, 2]), chunks: [Data([3])], thumbnail: nil)

      let (attachment, report) = try DecodingReport.collect {
        try decoder.decode(Attachment.self, from: Data(dirty.utf8))
      }
      #expect(attachment == expected)
      #expect(
        report.issues.map(\.path.description) == ["$.chunks[0]", "$.chunks[2]", "$.thumbnail"])

      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      encoder.dataEncodingStrategy = .base64
      #expect(String(decoding: try encoder.encode(attachment), as: UTF8.self) == text)
    }

    @Test func readsBytesByAClosure() throws {
      let decoder = JSONDecoder()
      decoder.dataDecodingStrategy = .custom { decoder in
        let container = try decoder.singleValueContainer()
        return Data(try container.decode(String.self).utf8)
      }
      let attachment = try decoder.decode(
        Attachment.self, from: Data(#"{"checksum":"a","chunks":["b",7]}"#.utf8))
      #expect(attachment.checksum == Data("a".utf8))
      #expect(attachment.chunks == [Data("b".utf8)])
    }

    struct Account: Codable, Equatable {
      let userName: String
      @LossyArray var phoneNumbers: [String]
      @Nullable var lastSeen: Int?
      /// Keys that are data stay as they are sent.
      @LossyDictionary var loginCounts: [String: Int]
    }

    static let snakeCase = """
      {"last_seen":null,"login_counts":{"night_shift":2},"phone_numbers":["1"],"user_name":"ada"}
      """

    @Test func readsAndWritesSnakeCase() throws {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let account = try decoder.decode(Account.self, from: Data(Self.snakeCase.utf8))
      #expect(
        account
          == Account(
            userName: "ada", phoneNumbers: ["1"], lastSeen: nil,
            loginCounts: ["night_shift": 2]))

      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      encoder.keyEncodingStrategy = .convertToSnakeCase
      #expect(String(decoding: try encoder.encode(account), as: UTF8.self) == Self.snakeCase)
    }

    /// What the conversion gives back is not always what one hopes for: a property `avatarURL` is
    /// not found under `avatar_url`, since that converts to `avatarUrl`.
    @Test func needsAKeyOfItsOwnForAnAcronym() throws {
      struct Plain: Decodable { @LossyOptional var avatarURL: String? }
      struct Keyed: Decodable {
        @LossyOptional var avatarURL: String?
        enum CodingKeys: String, CodingKey { case avatarURL = "avatarUrl" }
      }
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let data = Data(#"{"avatar_url":"a.png"}"#.utf8)
      #expect(try decoder.decode(Plain.self, from: data).avatarURL == nil)
      #expect(try decoder.decode(Keyed.self, from: data).avatarURL == "a.png")
    }
  }
}
