import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DecodeReportingTests {
  struct Model: Decodable {
    @LossyArray var ids: [Int]
    @LosslessValue var code: String
  }

  @Test func reportsWithLineAndColumn() throws {
    let data = Data(#"{"ids":[1,"x"],"code":1.50}"#.utf8)
    let (model, report) = try FastJSONDecoder().decodeReporting(
      Model.self, from: data, named: "ids.json")
    #expect(model.ids == [1])
    #expect(model.code == "1.50")
    #expect(
      report.description == """
        ids.json:1:11: warning: dropped element: expected Int, found string "x"
          at $.ids[1]
        """)
  }

  @Test func throwsForARecoveryWhenStrict() {
    #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decodeReporting(
        Model.self, from: Data(#"{"ids":[1,"x"],"code":1}"#.utf8), .strict)
    }
  }

  @Test func locatesTheMemberThatCounted() throws {
    let decoder = FastJSONDecoder()
    decoder.duplicateKeys = .last
    let data = Data(#"{"ids":[],"ids":["x"],"code":1}"#.utf8)
    let (_, report) = try decoder.decodeReporting(Model.self, from: data)
    #expect(report.issues.map(\.location?.column) == [18])
  }

  /// Issues are placed where a key strategy takes the model's keys from, whatever it is.
  @Test func locatesConvertedKeys() throws {
    struct Outer: Decodable {
      var innerModel: [Inner]
      struct Inner: Decodable { @LossyArray var someIds: [Int] }
    }
    func places(_ strategy: JSONDecoder.KeyDecodingStrategy, _ text: String) throws -> [String] {
      let decoder = FastJSONDecoder()
      decoder.keyDecodingStrategy = strategy
      return try decoder.decodeReporting(Outer.self, from: Data(text.utf8)).report.issues.map {
        "\($0.location?.description ?? "nowhere") \($0.path)"
      }
    }
    let path = "$.innerModel[1].someIds[1]"
    // The path has the model's names, and only the last key is the document's.
    let prefixed = try places(
      .custom { keys in
        let last = keys[keys.count - 1]
        let isInner = keys.count == 3 && keys[0].stringValue == "innerModel"
        return AnyKey((isInner ? "some" : "inner") + last.stringValue)
      }, #"{"Model":[{"Ids":[]},{"Ids":[1,"x"]}]}"#)
    #expect(prefixed == ["1:32 " + path])
    // A key that looks right as it stands is another one for the decoder.
    let swapped = try places(
      .custom { keys in
        let last = keys[keys.count - 1].stringValue
        return AnyKey(last == "other" ? "someIds" : last == "someIds" ? "other" : last)
      }, #"{"innerModel":[{"other":[]},{"someIds":["a","b"],"other":[1,"x"]}]}"#)
    #expect(swapped == ["1:61 " + path])
    // Of two spellings the first counts.
    let spelled = try places(
      .convertFromSnakeCase,
      #"{"inner_model":[{"some_ids":[]},{"some_Ids":["y"],"someIds":[1,2]}]}"#)
    #expect(spelled == ["1:46 $.innerModel[1].someIds[0]"])
  }

  /// Keys that are data are found as they stand.
  @Test func locatesKeysThatAreData() throws {
    struct Model: Decodable { var byName: [String: LossyArray<Int>] }
    let decoder = FastJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = Data(#"{"by_name":{"first_one":[1],"second_one":["x"]}}"#.utf8)
    let (_, report) = try decoder.decodeReporting(Model.self, from: data)
    #expect(
      report.issues.map { "\($0.location?.description ?? "") \($0.path)" }
        == ["1:43 $.byName.second_one[0]"])
  }

  @Test func givesTheDigitsOfNumbersAsTheyStand() throws {
    let text = #"[1.50,1e400,123456789012345678901234567890123456789012345678901234567890]"#
    let values = try FastJSONDecoder().decode([StringOrNumber].self, from: text)
    #expect(
      values.map(\.text) == text.dropFirst().dropLast().split(separator: ",").map(String.init))
  }
}
