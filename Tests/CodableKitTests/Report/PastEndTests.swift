import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// An array with too few elements ends; it does not hold a null.
@Suite struct PastEndTests {
  struct Pair: Decodable, Equatable {
    let first: Int
    let second: Int
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      first = try container.decode(Int.self)
      second = try container.decode(Int.self)
    }
  }

  @Test(arguments: [TestFormat.json, .fast])
  func saysThatTheArrayEnds(format: TestFormat) throws {
    func summary(_ text: String) throws -> String {
      let error = try #require(throws: DecodingError.self) {
        try format.decode([Pair].self, from: text)
      }
      return error.summary(in: Data(text.utf8))
    }
    #expect(
      try summary("[[1]]") == "1:2: error: expected Int, found the end of the array at $[0][1]")
    #expect(try summary("[[1,null]]") == "1:5: error: expected Int, found null at $[0][1]")
  }

  @Test(arguments: TestFormat.allCases)
  func reportsThatTheArrayEnds(format: TestFormat) throws {
    struct Model: Decodable { @LossyArray var v: [Pair] }
    let text = #"{"v":[[1],[1,2]]}"#
    let (model, report) = try DecodingReport.collect {
      try format.decode(Model.self, from: text)
    }
    #expect(model.v.count == 1)
    let issue = try #require(report.issues.first)
    #expect(issue.reason == .missing && issue.expected == "Int")
    #expect(issue.found?.description == "the end of the array")
    #expect("\(issue)".contains("dropped element"))
    #expect("\(issue)".contains("expected Int, found the end of the array"))
  }

  @Test func hasThePlaceOfTheArray() throws {
    struct Model: Decodable { @LossyArray var v: [Pair] }
    let (_, report) = try FastJSONDecoder().decodeReporting(
      Model.self, from: Data(#"{"v":[[1],[1,2]]}"#.utf8))
    #expect(report.issues.map(\.location?.description) == ["1:7"])
    #expect(report.issues.map(\.path.description) == ["$.v[0][1]"])
  }
}
