import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DataTextTests {
  static let base64: [(String, String?)] = [
    ("aGVsbG8=", "hello"), ("", ""), ("aGVsbG8", nil), ("aGVs\r\nbG8=", nil), ("***", nil),
    ("aGVsbG8==", nil), ("====", nil), ("aG=s", nil), ("aGVsbG9=", nil), ("Zh==", nil),
    ("Zg==", "f"), ("=", nil), ("A===", nil), ("Zg==Zg==", nil), ("Zm8=Zm8=", nil), ("éé", nil),
  ]

  @Test(arguments: base64)
  func readsStrictBase64(text: String, expected: String?) {
    #expect(Base64.data(from: text) == expected.map { Data($0.utf8) })
  }

  static let lenient: [(String, String?)] = [
    ("aGVs\r\nbG8=", "hello"), ("aGVsbG8", "hello"), (" aGVs bG8 ", "hello"), ("*", nil),
    ("====", nil), ("aG=s", nil), ("Zg", "f"), ("Zh", nil), ("aGVsbG8 =", "hello"), ("Z", nil),
  ]

  @Test(arguments: lenient)
  func readsLenientBase64(text: String, expected: String?) {
    #expect(LenientBase64.data(from: text) == expected.map { Data($0.utf8) })
  }

  static let url: [(String, [UInt8]?)] = [
    ("-_8", [0xFB, 0xFF]), ("-_8=", [0xFB, 0xFF]), ("+/8=", nil), ("", []), ("a", nil),
    ("====", nil), ("-_=8", nil), ("-_9", nil),
  ]

  @Test(arguments: url)
  func readsBase64ForURLs(text: String, expected: [UInt8]?) {
    #expect(Base64URL.data(from: text) == expected.map { Data($0) })
  }

  static let hex: [(String, [UInt8]?)] = [
    ("00fF", [0, 0xFF]), ("", []), ("0", nil), ("0g", nil), ("0x", nil),
  ]

  @Test(arguments: hex)
  func readsHex(text: String, expected: [UInt8]?) {
    #expect(Hex.data(from: text) == expected.map { Data($0) })
  }

  @Test func makesTheRoundTripForAllLengths() throws {
    struct Model: Codable, Equatable {
      @Coded<Base64> var a: Data
      @Coded<LenientBase64> var b: Data
      @Coded<Base64URL> var c: Data
      @Coded<Hex> var d: Data
      @Coded<ByteArray<Base64URL>> var e: [UInt8]
      @Coded<UTF8Text?> var f: Data?
    }
    var generator = SeededGenerator(seed: 64)
    for length in 0..<40 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let data = Data(bytes)
      let model = Model(a: data, b: data, c: data, d: data, e: bytes, f: Data("é\(length)".utf8))
      for format in TestFormat.allCases {
        #expect(try format.decode(Model.self, from: json(model)) == model)
      }
    }
    #expect(throws: EncodingError.self) {
      try json(Model(a: Data(), b: Data(), c: Data(), d: Data(), e: [], f: Data([0xFF])))
    }
  }

  static let cases: [FaultCase] = [
    FaultCase("DTA-002", "line breaks in Base64: strict throws with the path, lenient reads") {
      () throws in
      struct Strict: Decodable { @Coded<Base64> var a: Data }
      struct Lenient: Decodable { @Coded<LenientBase64> var a: Data }
      let text = #"{"a":"aGVs\r\nbG8="}"#
      for format in TestFormat.allCases {
        #expect(Outcome.of(Strict.self, text, in: format) { $0.a }.outcome == .dataCorrupted("$.a"))
        #expect(try format.decode(Lenient.self, from: text).a == Data("hello".utf8))
      }
    },
    FaultCase("DTA-003", "an error of a strategy carries its whole path") { () throws in
      struct Inner: Decodable { @Coded<Base64> var blob: Data }
      struct Outer: Decodable { let o: Inner }
      for format in TestFormat.allCases {
        let (outcome, _) = Outcome.of(Outer.self, #"{"o":{"blob":"***"}}"#, in: format) {
          $0.o.blob
        }
        #expect(outcome == .dataCorrupted("$.o.blob"))
      }
    },
    FaultCase("DTA-010", "an empty string in place of a URL") { () throws in
      struct Model: Decodable {
        @Coded<EmptyStringAsNil<URL>> var u: URL?
        @Coded<EmptyStringAsNil<URL>> var v: URL?
        @LossyValue var w: URL?
      }
      struct Plain: Decodable { let u: URL? }
      // Other decoders have no rule for a `URL`, which is no text by itself.
      for format in [TestFormat.json, .fast] {
        let model = try format.decode(
          Model.self, from: #"{"u":"","v":"https://example.org/a b","w":null}"#)
        #expect(model.u == nil && model.w == nil)
        // A space is for the platform's parser to judge.
        #expect(model.v == URL(string: "https://example.org/a b"))
        #expect(model.v?.host() == "example.org")
        #expect(
          Outcome.of(Plain.self, #"{"u":""}"#, in: format) { $0.u }.outcome
            == .dataCorrupted("$.u"))
      }
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }
}
