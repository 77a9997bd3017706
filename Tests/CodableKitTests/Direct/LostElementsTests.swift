import CodableKitTestSupport
import Foundation
import JSONCore
import Testing

@testable import CodableKit

/// Reports on elements that were lost on the direct path.
@Suite("Lost elements are reported without a second reading of the document")
struct LostElementsTests {
  /// Counts how often it is decoded by containers.
  struct Counted: Decodable, JSONReadable, Equatable {
    @TaskLocal static var count = Count()
    final class Count: @unchecked Sendable {
      // Of one test alone, which is on one thread.
      var number = 0
    }

    let id: Int

    init(from decoder: any Decoder) throws {
      Self.count.number += 1
      id = try decoder.singleValueContainer().decode(Int.self)
    }

    init(from reader: inout JSONReader) throws(JSONError) { id = try reader.read(Int.self) }
  }

  private func report<T: Decodable>(
    _ type: T.Type, _ text: String, _ options: DecodingReport.Options = .lenient
  ) throws -> (value: T, report: DecodingReport) {
    try FastJSONDecoder().decodeReporting(type, from: Data(text.utf8), options)
  }

  @Test func onlyLostElementsAreDecodedByContainers() throws {
    let texts = (0..<500).map { $0 % 10 == 3 ? "\"x\"" : "\($0)" }
    let text = "[" + texts.joined(separator: ",") + "]"
    let all = try Counted.$count.withValue(.init()) {
      let result = try report(LossyArray<Counted>.self, text)
      #expect(Counted.count.number == 50)
      return result
    }
    #expect(all.value.elements.map(\.id) == texts.compactMap { Int($0) })
    #expect(all.report.issues.map(\.path.description) == (0..<50).map { "$[\($0 * 10 + 3)]" })

    var options = DecodingReport.Options.lenient
    options.maximumIssues = 7
    try Counted.$count.withValue(.init()) {
      let few = try report(LossyArray<Counted>.self, text, options)
      #expect(Counted.count.number == 7)
      #expect(few.report.issues == Array(all.report.issues.prefix(7)))
      #expect(few.report.totalCount == 50)
    }
  }

  struct Page<Element: Decodable & Equatable>: Decodable, JSONReadable, Equatable {
    @LossyArray var items: [Element]
    @LossyArray var others: [Int]

    enum CodingKeys: String, CodingKey { case items, others }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _items = try container.decode(LossyArray<Element>.self, forKey: .items)
      _others = try container.decode(LossyArray<Int>.self, forKey: .others)
    }

    init(from reader: inout JSONReader) throws(JSONError) {
      var (items, others): (LossyArray<Element>?, LossyArray<Int>?)
      var members = try reader.readObject(names: "items\nothers")
      while try members.next(&reader) {
        switch members.index {
        case 0: items = try reader.read(LossyArray<Element>.self)
        case 1: others = try reader.read(LossyArray<Int>.self)
        default: try reader.skipValue()
        }
      }
      _items = try members.value(items, 0)
      _others = try members.value(others, 1)
    }
  }

  /// A type without a direct path.
  struct Slow<Value: Decodable>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
  }

  /// Elements that are good for one type and bad for another.
  private static let unlike = #"""
    "x",1,"some text of more than sixteen bytes",2,"\u0041\"","é",1.5,1.0,10e-1,1e2,1e30,-1e30,1e400,0e99,\#
    -0,-1,12345678901234567890,-12345678901234567890,true,false,null,{"a":[1,{"b":2}]},[2],"x",255,256
    """#

  enum Fit: String, Decodable { case x, fill }
  enum Size: Int, Decodable { case one = 1, two }

  /// An issue that was made from another one of the array is that of the element by itself.
  @Test func issuesOfAKind() throws {
    func issues<T: Decodable>(_ type: T.Type, _ text: String) throws -> [DecodingIssue] {
      let elements = text.split(separator: "\n").joined(separator: ",")
      return try DecodingReport.collect {
        try FastJSONDecoder().decode(type, from: "[\(elements)]")
      }.report.issues
    }
    func check<Element: Decodable & Equatable>(_ good: String, _ type: Element.Type) throws {
      for bad in ["x", "y"].map({ "\"\($0)\"" }) + Self.bad {
        for (number, again) in [(2, bad), (3, "\"y\""), (2, "9")] {
          let text = "\(bad)\n\(again)\n" + String(repeating: "\(good)\n", count: number) + bad
          let alone = String(repeating: "\(good)\n", count: number + 2) + bad
          let expected = try issues(LossyArray<Element>.self, alone)
          #expect(
            try issues(LossyArray<Element>.self, text).suffix(expected.count) == expected[...])
          #expect(
            try issues(Slow<LossyArray<Element>>.self, text).suffix(expected.count)
              == expected[...])
        }
      }
    }
    try check("1", Int.self)
    try check("1", Double.self)
    try check("\"a\"", String.self)
    try check("true", Bool.self)
    try check("\"fill\"", Fit.self)
    try check("1", Size.self)
  }

  private static let bad = [
    "1.5", "1e30", "1e400", "-12345678901234567890", "true", "false", "null", "[1]", "{\"a\":1}",
    "\"\\u0078\\n\"", "\"" + String(repeating: "é", count: 100) + "\"",
  ]

  /// The containers' reports, for what is noted and for what is given up.
  @Test(arguments: [
    #"{"items": [1, "x", 2, null, 3.5, 1e30, [], {}], "others": []}"#,
    #"{"others": [1, "x"], "items": []}"#,
    #"{"others": [1, "x"], "items": ["y", 2]}"#,
    #"{"items": ["y"], "others": ["x"]}"#,
    #"{"items": [true, false, true], "items": ["z"], "others": [2, 3]}"#,
    #"{"a": {"items": [1]}, "\u0069tems": [1, 2, "z"], "others": [2, 3]}"#,
    #"{"items": 7, "others": [2, 3]}"#,
    #"{"items": [1, "x", 2}"#,
    "\u{FEFF}" + #"{"items": [1, "x"], "others": [2, 3]}"#,
    #"{"items":[\#(unlike)],"others":[]}"#,
    #"{"items": [1 ,"x" , 2,"x", "x" ], "others": [ "y" ,3]}"#,
    #"{"items":[1,"x",nul,2],"others":[]}"#,
    #"{"items":[1,"x",01],"others":[]}"#,
    #"{"items":[1,"x",1.],"others":[]}"#,
    #"{"items":["x","a\q"],"others":[]}"#,
    #"{"items":["x","a text that does not end],"others":[]}"#,
    #"{"items":["x" 2],"others":[]}"#,
    #"{"items":[1,"x",],"others":[]}"#,
    #"{"items":[{"a"}],"others":[]}"#,
    #"{"items":["x"],"others":["x"}"#,
  ])
  func sameAsByContainers(text: String) {
    func check<Element: Decodable & Equatable>(_ type: Element.Type) {
      for text in [text, "{\"items\":[\(text),7,\(text)],\"others\":[]}"] {
        let direct = Result { try report(Page<Element>.self, text) }
        let slow = Result { try report(Slow<Page<Element>>.self, text) }
        switch (direct, slow) {
        case (.success(let direct), .success(let slow)):
          #expect(direct.value == slow.value.value)
          #expect(direct.report.issues == slow.report.issues)
          #expect(direct.report.totalCount == slow.report.totalCount)
        case (.failure(let direct), .failure(let slow)):
          #expect("\(direct)" == "\(slow)")
        default: Issue.record("\(direct), not \(slow), for \(text)")
        }
      }
    }
    check(Int.self)
    check(UInt8.self)
    check(Double.self)
    check(String.self)
    check(Bool.self)
    check(Int?.self)
    check(Page<Int>.self)
    check([Int].self)
  }

  @Test func strictReportsThrow() {
    #expect(throws: DecodingError.self) { try report(LossyArray<Int>.self, "[1,\"x\"]", .strict) }
  }

  /// A value that is nested deeper than the search for its path goes is reported all the same.
  @Test func deepArrays() throws {
    indirect enum Nest: Decodable, JSONReadable {
      case deeper([Nest])
      case end(LossyArray<Int>)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
          self = .deeper(try container.decode([Nest].self))
        } catch {
          self = .end(
            try decoder.container(keyedBy: AnyCodingKey.self).decode(
              LossyArray<Int>.self, forKey: AnyCodingKey("v")))
        }
      }

      init(from reader: inout JSONReader) throws(JSONError) {
        var members: JSONMembers
        do throws(JSONError) {
          members = try reader.readObject(names: "v")
        } catch {
          self = .deeper(try reader.read([Nest].self))
          return
        }
        var end: LossyArray<Int>?
        while try members.next(&reader) { end = try reader.read(LossyArray<Int>.self) }
        self = .end(try members.value(end, 0))
      }
    }
    for depth in [1, 63, 64, 65, 100] {
      let text =
        String(repeating: "[", count: depth) + #"{"v":[1,"x"]}"#
        + String(repeating: "]", count: depth)
      let issues = try report(Nest.self, text).report.issues
      #expect(issues.map(\.path.components.count) == [depth + 2])
    }
  }
}
