import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct NonConformingFloatTests {
  struct Model: Codable {
    @Coded<NonConformingFloat<Double>> var v: Double
    @Coded<Lossy<[NonConformingFloat<Float>]>> var w: [Float]
  }

  @Test(arguments: TestFormat.allCases)
  func readsNotANumber(format: TestFormat) throws {
    let text = #"{"v":"NaN","w":["NaN","nan",1.5,"-Infinity"]}"#
    let (model, report) = try DecodingReport.collect { try format.decode(Model.self, from: text) }
    #expect(model.v.isNaN)
    #expect(model.w.count == 3 && model.w[0].isNaN && model.w[1...] == [1.5, -.infinity])
    #expect(report.issues.map(\.expected) == [#"a number, "NaN", "Infinity" or "-Infinity""#])
    let written = #"{"v":"NaN","w":["NaN",1.5,"-Infinity"]}"#
    #expect(try FastJSONEncoder().encodeToString(model) == written)
    #expect(try json(model) == written)
  }

  /// What the decoder's own option says stays true.
  @Test func leavesTheOptionInForce() throws {
    let decoder = FastJSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let model = try decoder.decode(Model.self, from: #"{"v":"inf","w":["Infinity"]}"#)
    #expect(model.v == .infinity && model.w == [.infinity])
  }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @Suite struct Float16Tests {
    struct Model: Codable { @LosslessValue var v: Float16 }

    @Test(
      arguments: [
        ("1.5", 1.5), ("\"0.1\"", 0.1), ("\"65519\"", 65504), ("\"65520\"", nil), ("1e5", nil),
        ("true", nil),
      ] as [(String, Float16?)], TestFormat.allCases)
    func isLossless(row: (text: String, value: Float16?), format: TestFormat) throws {
      let text = #"{"v":\#(row.text)}"#
      let outcome = Outcome.of(Model.self, text, in: format) { $0.v }.outcome
      #expect(outcome == (row.value.map { .value($0) } ?? .typeMismatch("$.v")))
    }

    /// Halfway between two of them, just above, and where a double has been rounded to there.
    @Test(
      arguments: [
        ("2049", 2048), ("2051", 2052), ("2049.00000000000000000001", 2050),
        ("11.0976567", 11.1015625), ("2.98023223876953125e-8", 0), ("-2049", -2048),
        ("2.98023223876953125001e-8", .leastNonzeroMagnitude), ("65519.9999999999999999999", 65504),
        ("65520", .infinity), ("-1e400", -.infinity),
      ] as [(String, Float16)])
    func isRoundedOnce(text: String, value: Float16) {
      #expect(JSONNumber(text)?.float16 == value)
    }
  }
#endif
