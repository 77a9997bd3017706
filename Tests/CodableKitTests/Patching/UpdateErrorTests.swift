import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// The errors of an update are those of a decode of the document.
@Suite("Errors of updates") struct UpdateErrorTests {
  /// Every key may be missing, so that a decode of the same document meets the same fault.
  struct Model: Codable {
    var n: Int? = 1
    var text: String? = "a"
    var inner: Inner? = Inner()
    @Coded<ISO8601?> var at: Date? = Date(timeIntervalSince1970: 0.5)
    @Coded<Trimmed<String>?> var trimmed: String? = " a "
    @Coded<Ranged<Int, UpdateKeepingTests.Percent>?> var share: Int? = 130
    @Coded<FirstOf<ISO8601, UnixSeconds>?> var either: Date? = nil
    @Coded<JSONString<Plain<Inner>>?> var json: Inner? = Inner()
    @LossyOptional var lossy: Inner? = Inner()
    var tags: [Int]? = [1]
    var counts: [String: Int]? = ["a": 1]
    var kind: Kind? = .low
    var field = Field.value(1)

    struct Inner: Codable, Equatable {
      var n: Int? = 1
      var zip: String? = "1"
      var tags: [Int]? = [1]
      var deep: Deep? = Deep()
      struct Deep: Codable, Equatable {
        @Coded<DateOnly?> var at: Date? = Date(timeIntervalSince1970: 0.5)
      }
    }
    enum Kind: String, Codable { case low, high }
  }

  static let documents = [
    #"{"n":"x"}"#, #"{"n":1.5}"#, #"{"n":1e99}"#, #"{"text":7}"#, #"{"inner":7}"#,
    #"{"inner":[]}"#, #"{"inner":{"n":"x"}}"#, #"{"inner":{"zip":{}}}"#,
    #"{"inner":{"tags":[1,null]}}"#, #"{"inner":{"deep":{"at":"x"}}}"#,
    #"{"inner":{"deep":{"at":7}}}"#, #"{"at":"x"}"#, #"{"at":7}"#, #"{"trimmed":[]}"#,
    #"{"share":130}"#, #"{"share":"x"}"#, #"{"either":"x"}"#, #"{"json":"{"}"#, #"{"json":7}"#,
    #"{"json":"{\"n\":[]}"}"#, #"{"tags":[1,"x"]}"#, #"{"tags":{}}"#, #"{"counts":{"a":"x"}}"#,
    #"{"kind":"mid"}"#, #"{"kind":7}"#, #"{"field":"x"}"#, "[]", "7", "null", "", "{",
    #"{"n":2,"inner":{"deep":{"at":null},"n":[]}}"#,
  ]

  @Test(arguments: documents) func areThoseOfADecode(document: String) throws {
    let data = Data(document.utf8)
    let plain = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().decode(Model.self, from: data)
    }
    var model = Model()
    let error = #expect(throws: DecodingError.self) {
      try FastJSONDecoder().update(&model, from: data)
    }
    #expect(Outcome<Int>(try #require(error)) == Outcome<Int>(try #require(plain)))
    #expect(error?.summary(in: data) == plain?.summary(in: data))
    #expect(error?.summary() == plain?.summary())
    #expect(model.share == 130 && model.n == 1)

    let foundation = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Model.self, from: data)
    }
    let other = #expect(throws: DecodingError.self) {
      try JSONDecoder().update(&model, from: data)
    }
    #expect(other?.summary(in: data) == foundation?.summary(in: data))
  }

  @Test(arguments: [#"{"lossy":7}"#, #"{"lossy":{"n":"x"}}"#]) func losesWhatADecodeLoses(
    document: String
  ) throws {
    let data = Data(document.utf8)
    let (_, plain) = try FastJSONDecoder().decodeReporting(Model.self, from: data)
    var model = Model()
    let (_, report) = try DecodingReport.collect(from: data) {
      try FastJSONDecoder().update(&model, from: data)
    }
    #expect(report.description == plain.description)
    #expect(report.totalCount == 1)
    #expect(model.lossy == nil && model.share == 130)
  }
}
