import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct PropertyListCaseTests {
  static func decode<T: Decodable>(_ type: T.Type, _ dictionary: String) throws -> T {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0">\(dictionary)</plist>
      """
    return try PropertyListDecoder().decode(type, from: Data(text.utf8))
  }

  static let cases: [FaultCase] = [
    FaultCase("PLS-001", "lossless values convert from the types of a property list") { () throws in
      struct Model: Decodable {
        @LosslessValue var b: Bool
        @LosslessValue var s: String
        let d: Date
      }
      let model = try decode(
        Model.self,
        """
        <dict><key>b</key><integer>1</integer><key>s</key><real>1.5</real>\
        <key>d</key><date>2024-01-02T03:04:05Z</date></dict>
        """)
      #expect(model.b)
      #expect(model.s == "1.5")
      #expect(model.d == Date(timeIntervalSince1970: 1_704_164_645))
      // A native date is no text: refused, and no date of another year.
      struct Text: Decodable { @Coded<ISO8601> var d: Date }
      struct Number: Decodable { @Coded<UnixSeconds> var d: Date }
      let date = "<dict><key>d</key><date>2024-01-02T03:04:05Z</date></dict>"
      let outcomes: [Outcome<Date>] = [
        .of { try decode(Text.self, date).d }, .of { try decode(Number.self, date).d },
      ]
      #expect(outcomes == [.typeMismatch("$.d"), .typeMismatch("$.d")])
    },
    FaultCase("PLS-002", "null makes the round trip; the text $null cannot be told from it") {
      () throws in
      struct Model: Codable, Equatable { @Nullable var v: String? }
      func roundTrip(_ model: Model) throws -> Model {
        try PropertyListDecoder().decode(Model.self, from: PropertyListEncoder().encode(model))
      }
      #expect(try roundTrip(Model(v: nil)).v == nil)
      #expect(try roundTrip(Model(v: "a")).v == "a")
      #expect(try roundTrip(Model(v: "$null")).v == nil)
    },
    FaultCase("PLS-003", "an empty string and the word null are strings, also without quotes") {
      () throws in
      struct Model: Decodable {
        @LossyValue var a: String?
        @LossyValue var b: String?
        @LossyValue var c: String?
        @LosslessValue var d: String
      }
      let members: [String: String?] = ["a": "", "b": "null", "c": String?.none, "d": "1234"]
      let model = try UntypedTextDecoder.decode(Model.self, from: members)
      #expect(model.a == "")
      #expect(model.b == "null")
      #expect(model.c == nil)
      #expect(model.d == "1234")
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }
}
