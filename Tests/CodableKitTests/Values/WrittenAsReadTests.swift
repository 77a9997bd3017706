import CodableKit
import Foundation
import Testing

@Suite("What was read as it stands is written as it stood")
struct WrittenAsReadTests {
  struct Model: Codable {
    var number: JSONNumber
    var either: StringOrNumber
    @LosslessAsRead var price: Double
    var payload: Payload
  }

  /// Hands its encoder on, as a type that keeps an unknown payload does.
  struct Payload: Codable {
    var value: JSONValue

    init(from decoder: any Decoder) throws { value = try JSONValue(from: decoder) }
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  @Test(arguments: ["1.50", "1e3", "-0.0", "12345678901234567890123", "0.10", "7"])
  func numbersKeepTheirDigits(_ text: String) throws {
    let json =
      #"{"number":\#(text),"either":\#(text),"price":\#(text),"payload":{"z":\#(text),"a":[1.0,{"y":1,"b":2}],"m":null}}"#
    let model = try FastJSONDecoder().decode(Model.self, from: json)
    #expect(model.number.text == text)
    #expect(try FastJSONEncoder().encodeToString(model) == json)
  }

  @Test func notFiniteNumbersAreTheStrategys() throws {
    let encoder = FastJSONEncoder()
    #expect(throws: EncodingError.self) { try encoder.encode([JSONNumber(Double.nan)]) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "nan")
    #expect(try encoder.encodeToString([JSONNumber(Double.nan)]) == #"["nan"]"#)
  }
}
