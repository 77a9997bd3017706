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

  /// By either decoder: the place is found although the key is spelled in another way.
  @Test func reportsUnderAKeyStrategy() throws {
    struct Names: Decodable { @LossyArray var allIds: [Int] }
    let text = #"{"all_ids":[1,"x"]}"#
    let fast = FastJSONDecoder()
    fast.keyDecodingStrategy = .convertFromSnakeCase
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    let report = try fast.decodeReporting(Names.self, from: text, named: "a.json").report
    #expect(report.description.hasPrefix("a.json:1:15: warning: dropped element"))
    #expect(
      try foundation.decodeReporting(Names.self, from: text, named: "a.json").report.description
        == report.description)
    #expect(throws: DecodingError.self) {
      try foundation.decodeReporting(Names.self, from: text, .strict)
    }
  }

  @Test func aTypeOfOnesOwnIsAnInput() throws {
    let chunk = Chunk(bytes: Array(#"{"ids":[1,"x"],"code":1}"#.utf8))
    let (model, report) = try FastJSONDecoder().decodeReporting(Model.self, from: chunk)
    #expect(model.ids == [1] && report.totalCount == 1)
    #expect(try FastJSONDecoder().decode(Model.self, from: chunk).ids == [1])
    let numbers = Chunk(bytes: Array("[1,2]".utf8))
    #expect(try FastJSONDecoder().decode([Int].self, from: numbers) == [1, 2])
  }

  /// Every function of the decoder takes every input.
  @Test func inputs() throws {
    let text = #"{"ids":[1,"x"],"code":1.50}"#
    let bytes = Array(text.utf8)
    let decoder = FastJSONDecoder()
    _ = try FastJSONDecoder().decodeReporting(Model.self, from: text)
    _ = try FastJSONDecoder().decodeReporting(Model.self, from: bytes.span)
    let reports = [
      try decoder.decodeReporting(Model.self, from: Data(bytes)),
      try decoder.decodeReporting(Model.self, from: Data([0] + bytes).dropFirst()),
      try decoder.decodeReporting(Model.self, from: bytes),
      try decoder.decodeReporting(Model.self, from: text),
      try decoder.decodeReporting(Model.self, from: bytes.span),
    ].map { (model: $0.value, report: $0.report.description) }
    for (model, report) in reports {
      #expect(model.ids == [1])
      #expect(report == reports[0].report)
      #expect(report.hasPrefix("1:11: warning: dropped element"))
    }
    for report in [
      try JSONDecoder().decodeReporting(Model.self, from: Data(bytes)).report,
      try JSONDecoder().decodeReporting(Model.self, from: bytes).report,
      try JSONDecoder().decodeReporting(Model.self, from: text).report,
      try JSONDecoder().decodeReporting(Model.self, from: bytes.span).report,
    ] {
      #expect(report.description == reports[0].report)
    }
    let value = try JSONValue(parsing: text)
    #expect(try JSONValue(parsing: Data(bytes)) == value)
    #expect(try JSONValue(parsing: Data([0] + bytes).dropFirst()) == value)
    #expect(try JSONValue(parsing: bytes.span) == value)
    #expect(throws: JSONError.self) { try JSONValue(parsing: Data("[1".utf8)) }
    #expect(try decoder.decodeLines(Int.self, from: "1\n2") == [1, 2])
    #expect(try decoder.decodeLines(Int.self, from: bytes.span, skippingFailures: { _ in }) == [])
    var table = ["a": 1]
    try decoder.update(&table, from: #"{"b":2}"#)
    try decoder.update(&table, from: Array(#"{"c":3}"#.utf8).span)
    #expect(table["c"] == 3)
    let error = try #require(
      #expect(throws: DecodingError.self) { try decoder.decode([Int].self, from: text) })
    #expect(error.summary(in: text) == error.summary(in: Data(bytes)))
    #expect(error.explanation(in: bytes.span) == error.explanation(in: Data(bytes)))
    #expect(error.summary(in: text).hasPrefix("1:1: error: expected"))
  }

  private struct User: Codable { var age: Int8 }

  private func check<Value: Decodable>(
    _ type: Value.Type, _ text: String, expected: String
  ) throws {
    let data = Data(text.utf8)
    let theirs = try DecodingReport.collect { try JSONDecoder().decode(type, from: data) }
    let ours = try FastJSONDecoder().decodeReporting(type, from: data)
    #expect(theirs.report.issues.map(\.reason) == [.outOfRange])
    #expect(ours.report.issues.map(\.reason) == [.outOfRange])
    #expect(ours.report.issues.map(\.expected) == [expected])
  }

  /// A number that does not fit is told as such wherever it stands below what is given up.
  @Test func numbersOutOfRange() throws {
    try check(Coded<Lossy<[Int8]>>.self, "[1,300]", expected: "Int8")
    try check(Coded<Lossy<[Lossy<[Int8]>]>>.self, "[[1,300],[2]]", expected: "Int8")
    try check(Coded<Lossy<[[Int8]]>>.self, "[[1,300],[2]]", expected: "Int8")
    try check(Coded<Lossy<[Plain<User>]>>.self, #"[{"age":300},{"age":1}]"#, expected: "Int8")
    try check(Coded<Lossy<[[Double]]>>.self, "[[1e999],[2]]", expected: "Double")
  }

  private struct Scaled: DecodableWithConfiguration {
    var values: [Int]

    init(from decoder: any Decoder, configuration factor: Int) throws {
      let read = try decoder.singleValueContainer().decode(LossyArray<Int>.self)
      values = read.wrappedValue.map { $0 * factor }
    }
  }

  private enum Tenfold: DecodingConfigurationProviding {
    static var decodingConfiguration: Int { 10 }
  }

  @Test func configurations() throws {
    let decoder = FastJSONDecoder()
    let text = #"[1,"x"]"#
    let fivefold = try decoder.decodeReporting(Scaled.self, from: text, configuration: 5)
    #expect(fivefold.value.values == [5])
    #expect(fivefold.report.description.hasPrefix("1:4: warning: dropped element"))
    let tenfold = try decoder.decodeReporting(
      Scaled.self, from: Array(text.utf8), configuration: Tenfold.self, named: "a")
    #expect(tenfold.value.values == [10])
    #expect(tenfold.report.description.hasPrefix("a:1:4: warning: dropped element"))
    #expect(try decoder.decode(Scaled.self, from: text, configuration: 2).values == [2])
    #expect(
      try decoder.decode(Scaled.self, from: Array(text.utf8).span, configuration: Tenfold.self)
        .values == [10])
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

private struct Chunk { var bytes: [UInt8] }

extension Chunk: JSONInput {
  func withJSONBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try body(bytes.span)
  }
}
