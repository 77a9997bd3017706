import CodableKit
import Foundation
import Testing

/// What code that uses `JSONDecoder` may have written: that both conform is most of the test.
private protocol DecoderSurface: AnyObject, Sendable {
  var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
  var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy { get set }
  var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy { get set }
  var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
  var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  var allowsJSON5: Bool { get set }
  var assumesTopLevelDictionary: Bool { get set }
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
  func decode<T: DecodableWithConfiguration>(
    _ type: T.Type, from data: Data, configuration: T.DecodingConfiguration
  ) throws -> T
  func decode<T: DecodableWithConfiguration, C: DecodingConfigurationProviding>(
    _ type: T.Type, from data: Data, configuration: C.Type
  ) throws -> T where T.DecodingConfiguration == C.DecodingConfiguration
}

extension JSONDecoder: DecoderSurface {}
extension FastJSONDecoder: DecoderSurface {}

/// The same of `JSONEncoder`.
private protocol EncoderSurface: AnyObject, Sendable {
  var outputFormatting: JSONEncoder.OutputFormatting { get set }
  var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
  var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy { get set }
  var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy { get set }
  var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
  var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  func encode<T: Encodable>(_ value: T) throws -> Data
  func encode<T: EncodableWithConfiguration>(
    _ value: T, configuration: T.EncodingConfiguration
  ) throws -> Data
  func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
    _ value: T, configuration: C.Type
  ) throws -> Data where T.EncodingConfiguration == C.EncodingConfiguration
}

extension JSONEncoder: EncoderSurface {}
extension FastJSONEncoder: EncoderSurface {}

@Suite("A change of name is the whole migration")
struct MigrationTests {
  private struct Payload: Codable, Equatable {
    var userName: String
    var seenAt: Date
    var blob: Data
    var ratio: Double
    @CodableConfiguration(from: Scale.self) var scaled = Scaled(value: 0)
  }

  private enum Scale: DecodingConfigurationProviding, EncodingConfigurationProviding {
    static var decodingConfiguration: Int { 10 }
    static var encodingConfiguration: Int { 10 }
  }

  private struct Scaled: CodableWithConfiguration, Equatable {
    var value: Int

    init(value: Int) { self.value = value }

    init(from decoder: any Decoder, configuration: Int) throws {
      value = try decoder.singleValueContainer().decode(Int.self) * configuration
    }

    func encode(to encoder: any Encoder, configuration: Int) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value / configuration)
    }
  }

  /// One function, both decoders and encoders, all options set, the same bytes and values.
  @Test func sameSource() throws {
    func roundTrip(
      _ encoder: any EncoderSurface, _ decoder: any DecoderSurface
    ) throws -> (text: String, value: Payload) {
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      encoder.dataEncodingStrategy = .base64
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+", negativeInfinity: "-", nan: "?")
      encoder.keyEncodingStrategy = .convertToSnakeCase
      decoder.dateDecodingStrategy = .iso8601
      decoder.dataDecodingStrategy = .base64
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "+", negativeInfinity: "-", nan: "?")
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let payload = Payload(
        userName: "a/b", seenAt: Date(timeIntervalSince1970: 0), blob: Data([1]), ratio: .infinity,
        scaled: Scaled(value: 30))
      let data = try encoder.encode(payload)
      return (
        String(decoding: data, as: UTF8.self), try decoder.decode(Payload.self, from: data)
      )
    }
    let foundation = try roundTrip(JSONEncoder(), JSONDecoder())
    let fast = try roundTrip(FastJSONEncoder(), FastJSONDecoder())
    #expect(fast.text == foundation.text)
    #expect(fast.value == foundation.value)
    #expect(fast.value.scaled.value == 30)
  }

  /// Two threads that set two options at once: none is lost.
  @Test func optionsOfManyThreads() async {
    for _ in 0..<200 {
      let (decoder, encoder) = (FastJSONDecoder(), FastJSONEncoder())
      await withTaskGroup(of: Void.self) { group in
        group.addTask { decoder.allowsJSON5 = true }
        group.addTask { decoder.maximumDepth = 7 }
        group.addTask { decoder.maximumSize = 9 }
        group.addTask { encoder.outputFormatting = .sortedKeys }
        group.addTask { encoder.maximumDepth = 7 }
      }
      #expect(decoder.allowsJSON5)
      #expect(decoder.maximumDepth == 7)
      #expect(decoder.maximumSize == 9)
      #expect(encoder.outputFormatting == .sortedKeys)
      #expect(encoder.maximumDepth == 7)
    }
  }
}
