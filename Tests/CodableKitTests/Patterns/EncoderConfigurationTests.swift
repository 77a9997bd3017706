import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// The forms of output, and the numbers that JSON does not have.
  ///
  /// Wrapped properties follow the encoder.
  @Suite struct EncoderConfigurationTests {
    struct Sample: Codable, Equatable {
      let path: String
      @Nullable var limit: Double?
      @LossyArray var levels: [Double]
    }

    static let sample = Sample(path: "a/b", limit: nil, levels: [1.5])

    static func text(
      _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
    ) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = formatting
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test func sortsTheKeys() throws {
      #expect(
        try Self.text(Self.sample, .sortedKeys)
          == #"{"levels":[1.5],"limit":null,"path":"a\/b"}"#)
    }

    @Test func leavesSlashesAlone() throws {
      #expect(
        try Self.text(Self.sample, [.sortedKeys, .withoutEscapingSlashes])
          == #"{"levels":[1.5],"limit":null,"path":"a/b"}"#)
    }

    @Test func indents() throws {
      #expect(
        try Self.text(Self.sample, [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]) == """
          {
            "levels" : [
              1.5
            ],
            "limit" : null,
            "path" : "a/b"
          }
          """)
    }

    static let odd = Sample(path: "", limit: -.infinity, levels: [.infinity, 1])

    @Test func refusesNumbersThatJSONDoesNotHave() {
      #expect(throws: EncodingError.self) { try Self.text(Self.odd, []) }
    }

    @Test func writesAndReadsThemAsText() throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
      let data = try encoder.encode(Self.odd)
      #expect(
        String(decoding: data, as: UTF8.self)
          == #"{"levels":["+inf",1],"limit":"-inf","path":""}"#)

      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
      #expect(try decoder.decode(Sample.self, from: data) == Self.odd)

      let notANumber = try decoder.decode(
        Sample.self, from: Data(#"{"path":"","limit":"nan","levels":["nan","other"]}"#.utf8))
      #expect(notANumber.limit?.isNaN == true)
      #expect(notANumber.levels.map(\.isNaN) == [true])
    }

    /// A decoder that was not told reads the texts as what they are: a wrong type.
    @Test func dropsTheTextsWhereTheDecoderWasNotTold() {
      let (outcome, issues) = Outcome.of(
        Sample.self, #"{"path":"","levels":["+inf",1]}"#
      ) { $0.levels }
      #expect(outcome == .value([1]))
      #expect(issues == ["dropped element wrong type $.levels[0]"])
    }
  }
}
